import { describe, expect, it } from "vitest";
import type { IconModel } from "../types";
import { crowded, phaseMarks, points, requirements, rows, type Row } from "./rows";

const icon = (symbol: string, count = 1, more: Partial<IconModel> = {}): IconModel => ({
  symbol,
  count,
  production: false,
  any: false,
  star: false,
  ...more,
});
const box = (symbol: string, count = 1, more: Partial<IconModel> = {}): IconModel =>
  icon(symbol, count, { production: true, ...more });
/** A row as text: boxes in brackets, lines inside them with a bar. */
const read = (row: Row): string =>
  row
    .map((p) =>
      p.box
        ? `[${p.lines.map((l) => l.map((m) => `${m.minus ? "−" : ""}${m.text}${m.kind === "coin" ? "M" : m.symbol}`).join(" ")).join(" | ")}]`
        : `${p.mark.minus ? "−" : ""}${p.mark.text}${p.mark.kind === "coin" ? "M" : p.mark.symbol}`,
    )
    .join(" ");

describe("rows", () => {
  it("puts neighbouring productions into one box, losses above gains", () => {
    expect(rows([icon("tile-city"), box("r-credits", 3), box("r-energy", -1)]).map(read)).toEqual([
      "tile-city [−1r-energy | 3M]",
    ]);
  });
  it("drops the minus of what is paid for an action, and keeps it after the arrow", () => {
    expect(rows([icon("r-energy", -4), icon("arrow"), icon("r-steel"), icon("oxygen")]).map(read)).toEqual([
      "4r-energy arrow 1r-steel oxygen",
    ]);
    expect(rows([icon("arrow"), icon("u-eye"), icon("card"), icon("r-mc", -3)]).map(read)).toEqual([
      "arrow u-eye card −3M",
    ]);
  });
  it("gives alternative actions and second effects lines of their own", () => {
    const act = [icon("arrow"), icon("c-microbe"), icon("slash"), icon("c-microbe", -3), icon("arrow"), icon("tr")];
    expect(rows(act).map(read)).toEqual(["arrow c-microbe", "3c-microbe arrow tr"]);
    const effects = [icon("t-power"), icon("colon"), icon("r-mc", -3), icon("p-energy"), icon("colon"), icon("r-mc", -3)];
    expect(rows(effects).map(read)).toEqual(["t-power colon −3M", "p-energy colon −3M"]);
  });
  it("repeats steps of parameters up to three", () => {
    expect(rows([icon("temperature", 2), icon("r-titanium", 4)]).map(read)).toEqual([
      "temperature temperature 4r-titanium",
    ]);
  });
});

describe("Ares Expedition", () => {
  it("puts metals that are gained into a box of their own", () => {
    const [row] = rows([box("r-credits", 3), icon("cap-steel", 2), icon("cap-titanium")]);
    expect(row).toMatchObject([{ box: true }, { box: true, capacity: true }]);
    expect(read(row!)).toBe("[3M] [cap-steel cap-steel cap-titanium]");
  });
  it("leaves metals of an effect or a price as they are", () => {
    expect(rows([icon("cap-steel"), icon("colon"), icon("tr")]).map(read)).toEqual(["cap-steel colon tr"]);
    const price = [icon("r-mc", -12, { star: true }), icon("slash"), icon("cap-titanium"), icon("arrow"), icon("tile-ocean")];
    expect(rows(price).map(read)).toEqual(["12M / cap-titanium arrow tile-ocean"]);
  });
  it("gives what the picked phase adds a line of its own", () => {
    const act = [icon("r-mc", -1), icon("arrow"), icon("r-heat", 2), icon("ph-3"), icon("colon"), icon("r-heat")];
    expect(rows(act).map(read)).toEqual(["1M arrow 2r-heat", "ph-3 colon 1r-heat"]);
  });
  it("keeps the tags of one occasion together", () => {
    const effects = [icon("t-earth"), icon("colon"), icon("r-mc", -3), icon("t-earth"), icon("t-jovian"), icon("colon"), icon("card")];
    expect(rows(effects).map(read)).toEqual(["t-earth colon −3M", "t-earth t-jovian colon card"]);
  });
  it("puts an alternative under a condition on a line of its own", () => {
    const play = [icon("temperature"), icon("r-plants", 2), icon("slash"), icon("t-plant", 3), icon("colon"), icon("r-plants", 6)];
    expect(rows(play).map(read)).toEqual(["temperature 2r-plants", "/ 3t-plant colon 6r-plants"]);
  });
  it("writes a number of cards that is a limit as a number", () => {
    const act = [icon("card", -3, { star: true }), icon("arrow"), icon("card", 3, { star: true })];
    expect(rows(act).map(read)).toEqual(["3card arrow 3card"]);
  });
  it("stands closer together where there are many", () => {
    const [row] = rows([icon("tr", -1), icon("arrow"), icon("card", 3)]);
    expect(crowded(row!)).toBe(true);
    expect(crowded(rows([icon("tr"), icon("arrow"), icon("card")])[0]!)).toBe(false);
  });
  it("shortens a long run of phases", () => {
    const order = ["a", "b", "c", "d", "e"];
    expect(phaseMarks(["a", "b", "c", "d", "e"], order)).toEqual([{ from: "a", to: "e" }]);
    expect(phaseMarks(["a", "b", "c"], order).map((m) => m.from)).toEqual(["a", "b", "c"]);
    expect(phaseMarks(["a", "b", "c", "e"], order).length).toBe(4);
  });
  it("reads a requirement as the colours that are allowed", () => {
    const allowed = (...icons: IconModel[]): string =>
      requirements(icons).zones!.zones.flatMap((z) => (z.allowed ? [z.id] : [])).join(" ");
    expect(allowed(icon("temperature"), icon("zone-yellow"))).toBe("yellow white");
    expect(allowed(icon("oxygen", 1, { star: true }), icon("zone-red"))).toBe("purple red");
    expect(requirements([icon("oxygen"), icon("zone-white")])).toMatchObject({ parts: [], zones: { symbol: "oxygen" } });
    expect(requirements([icon("ocean", 3), icon("r-plants", -1)]).parts.map((p) => p.text)).toEqual(["3", "−1"]);
    expect(requirements([icon("t-science", 2)]).zones).toBeNull();
  });
});

describe("requirements and points", () => {
  it("writes values with sign and unit, a maximum with its sign", () => {
    expect(requirements([icon("temperature", -12, { star: true })])).toMatchObject({ most: true, parts: [{ text: "≤−12°" }] });
    expect(requirements([icon("temperature", 2)]).parts[0]?.text).toBe("+2°");
    expect(requirements([icon("ocean", 3)]).parts[0]).toMatchObject({ text: "3", symbol: "tile-ocean" });
    expect(requirements([icon("t-plant"), icon("t-animal")]).parts.map((p) => p.text)).toEqual(["", ""]);
  });
  it("tells flat points from points for each", () => {
    expect(points([icon("vp", -2)])).toMatchObject({ flat: "−2", each: null });
    expect(points([icon("vp"), icon("slash"), icon("c-animal", 2)])).toMatchObject({ flat: null, n: 1, each: { per: "2" } });
    expect(points([icon("slash"), icon("t-jovian")])).toMatchObject({ n: 1, each: { symbol: "t-jovian", per: "" } });
    expect(points(undefined)).toBeNull();
  });
});
