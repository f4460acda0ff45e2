import { describe, expect, it } from "vitest";
import names from "../../../../src/tharsis/words/en/names/colonies.py?raw";
import type { IconModel, MoonFace } from "../types";
import { drawnMoons, incomeNow, incomeSymbol, inside, ownersOf, placesLeft, stepFigure, track, zoomedMoon, zoomName } from "./moons";

const icon = (symbol: string, count: number, production = false): IconModel => ({ symbol, count, production, any: false, star: false });
const said = (...icons: IconModel[]) => ({ icons, text: icons.length ? "Gain it." : "" });
const face = (income: MoonFace["income"]): MoonFace => ({
  id: "luna",
  name: "Luna",
  opened_by: null,
  income,
  build: said(),
  bonus: said(icon("r-credits", 2)),
});
const luna = face([1, 2, 4, 7, 10, 13, 17].map((n) => said(icon("r-credits", n))));
const europa = face([said(icon("r-credits", 1, true)), said(icon("r-energy", 1, true)), said(icon("r-plants", 1, true))]);

describe("colony tiles", () => {
  it("all have a look of their own", () => {
    const all = [...(names.split("MOONS")[1]?.split("\n}")[0] ?? "").matchAll(/^ {4}"(\w+)":/gm)].map((m) => m[1]);
    expect(all.length).toBe(11);
    expect(drawnMoons().sort()).toEqual(all.sort());
  });
  it("show numbers, colonies on the first steps, and the marker", () => {
    const steps = track(luna, { marker: 4, colonies: [0, 2] });
    expect(steps.map((s) => s.text)).toEqual(["1", "2", "4", "7", "10", "13", "17"]);
    expect(steps.map((s) => s.owner)).toEqual([0, 2, -1, -1, -1, -1, -1]);
    expect(steps.findIndex((s) => s.on)).toBe(3);
  });
  it("show symbols where the kind differs from step to step", () => {
    expect(incomeSymbol(luna)).toBe("r-credits");
    expect(incomeSymbol(europa)).toBeNull();
    expect(track(europa).map((s) => [s.text, s.symbol])).toEqual([
      ["", "p-credits"],
      ["", "p-energy"],
      ["", "p-plants"],
    ]);
  });
  it("show nothing to gain as 0, and no marker on a closed tile", () => {
    const titan = face([said(), said(icon("c-floater", 1))]);
    expect(track(titan, { marker: 0, colonies: [] }).map((s) => [s.text, s.on])).toEqual([
      ["0", false],
      ["1", false],
    ]);
    expect(incomeNow(titan, { marker: 0 })).toBeNull();
    expect(incomeNow(luna, { marker: 3 })?.icons[0]?.count).toBe(4);
  });
  it("name a step by what stands on it, or by its number", () => {
    expect([1, 4, 7].map((step) => stepFigure(luna, step))).toEqual([1, 7, 17]);
    expect(stepFigure(europa, 3)).toBe(3);
    expect(stepFigure(undefined, 2)).toBe(2);
  });
  it("count owners and places", () => {
    expect(ownersOf({ colonies: [2, 0, 2] })).toEqual([
      [2, 2],
      [0, 1],
    ]);
    expect(placesLeft({ colonies: [2, 0] })).toBe(1);
  });
  it("are zoomed by a name that no card has", () => {
    expect(zoomedMoon(zoomName("io"))).toBe("io");
    expect(zoomedMoon("ants")).toBeNull();
    expect(zoomedMoon(null)).toBeNull();
  });
  it("put a sentence into another", () => {
    expect(inside("Gain 2\u00a0M€.")).toBe("gain 2\u00a0M€");
    expect(inside("M€ production +1.")).toBe("M€ production +1");
  });
});
