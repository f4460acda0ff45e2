import { describe, expect, it } from "vitest";
import icons from "../../../public/icons.svg?raw";
import { symbol } from "../../lib/symbols";
import { marksOf, stepIcon } from "./book.svelte";
import { page as en } from "./page/en";
import { page as fr } from "./page/fr";
import { page as uk } from "./page/uk";
import { PER_POINT, SECTIONS } from "./page/text";

const drawn = new Set([...icons.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]));
const engine = Object.values(
  import.meta.glob("../../../../src/tharsis/{kernel,vocabulary,mars}/**/*.py", { query: "?raw", import: "default", eager: true }),
) as string[];

describe("symbols", () => {
  it("that the engine names are all drawn", () => {
    const named = new Set(engine.flatMap((text) => [...text.matchAll(/\bIcon\(\s*"([\w-]+)"\s*[,)]/g)].map((m) => m[1]!)));
    expect(named.size).toBeGreaterThan(20);
    expect([...named].filter((name) => !drawn.has(symbol(name)))).toEqual([]);
  });
  it("of MarsBot's steps are all drawn", () => {
    const kinds = new Set(engine.flatMap((text) => [...text.matchAll(/"(bot_[a-z_]+)"/g)].map((m) => m[1]!)));
    expect(kinds.size).toBeGreaterThan(30);
    expect([...kinds].filter((kind) => !drawn.has(stepIcon(kind)))).toEqual([]);
  });
  it("of a space are counted together", () => {
    const icon = (name: string, count = 1) => ({ symbol: name, count, production: false, any: false, star: false });
    expect(marksOf([icon("temperature"), icon("temperature")])).toEqual([{ symbol: "temperature", n: 2 }]);
    expect(marksOf([icon("arrow")])).toEqual([{ symbol: "u-right", n: 1 }]);
    expect(marksOf([icon("t-space"), icon("u-up")]).map((m) => m.symbol)).toEqual(["t-space", "u-up"]);
  });
});

describe("the page that explains MarsBot", () => {
  it("says as much in each language", () => {
    for (const page of [fr, uk])
      for (const name of SECTIONS) {
        expect(page[name].text.length, name).toBe(en[name].text.length);
        expect(page[name].title, name).not.toBe("");
      }
  });
  it("counts credits as the engine does", () => {
    const scoring = engine.find((text) => text.includes("CREDITS_PER_POINT: Final")) ?? "";
    const [, each, times, rest] = /CREDITS_PER_POINT: Final = \[(\d+)\] \* (\d+) \+ \[([^\]]+)\]/.exec(scoring)!;
    const table = [...Array<number>(Number(times)).fill(Number(each)), ...rest!.split(",").map(Number)];
    expect(PER_POINT.map(([generation]) => table[generation])).toEqual(PER_POINT.map(([, credits]) => credits));
    expect(PER_POINT.at(-1)![0]).toBe(table.length - 1);
  });
});
