import { describe, expect, it } from "vitest";
import { areFew, leaves, nextAmount, targetsOf } from "./targets";
import type { Ask, Choice } from "./types";

const choice = (notation: string, seat: number, amount: number, kind = "remove"): Choice => ({
  notation,
  text: notation,
  kind,
  seat,
  amount,
  card: "",
  area: "",
  item: "plants",
  index: 0,
  amounts: {},
  idle: [],
  useless: false,
});
const ask = (options: Choice[]): Ask => ({ id: "1", kind: "remove", text: "", card: "", least: 1, most: 1, options, optional: false });

const ASTEROID = ask([
  choice("remove 3 plants from 1", 0, 3),
  choice("remove 2 plants from 1", 0, 2),
  choice("remove 1 plants from 1", 0, 1),
  choice("remove 1 plants from 2", 1, 1),
  choice("remove 2 plants from 3", 2, 2),
  choice("remove 1 plants from 3", 2, 1),
  choice("remove nothing", -1, 0, "no"),
]);

describe("whom something is taken from", () => {
  it("puts rivals first, who can lose most before the others, and yourself apart", () => {
    const found = targetsOf(ASTEROID, 0)!;
    expect(found.others.map((x) => [x.seat, x.options[0]!.amount])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(found.own.map((x) => x.options.length)).toEqual([3]);
    expect(found.nobody?.notation).toBe("remove nothing");
  });
  it("goes through the amounts of one place", () => {
    const [target] = targetsOf(ASTEROID, 0)!.others;
    const most = target!.options[0]!;
    const less = nextAmount(target!, most, -1)!;
    expect([most.amount, less.amount]).toEqual([2, 1]);
    expect(nextAmount(target!, less, 1)).toBe(most);
    expect(nextAmount(target!, less, -1)).toBeUndefined();
  });
  it("keeps two places of one seat apart", () => {
    const storage = ask([choice("remove 2 plants from marsbot supply", 1, 2), choice("remove 2 plants from marsbot storage", 1, 2)]);
    expect(targetsOf(storage, 0)!.others.map((x) => x.key)).toEqual([
      "remove plants from marsbot supply",
      "remove plants from marsbot storage",
    ]);
  });
  it("says what is left to them, where that is known", () => {
    const seat = { stock: { plants: 5 }, production: { plants: 0 }, resources: { birds: 2 } };
    expect(leaves(choice("remove 3 plants from 2", 1, 3), seat)).toEqual({ have: 5, left: 2 });
    expect(leaves(choice("reduce plants of 2", 1, 1, "reduce"), seat)).toEqual({ have: 0, left: -1 });
    expect(leaves({ ...choice("remove 1 animal", 1, 1), card: "birds" }, seat)).toEqual({ have: 2, left: 1 });
    expect(leaves(choice("remove 3 heat from 2", 1, 3), { ...seat, stock: {} })).toBeNull();
  });
  it("fits on chips while there are few and no amounts to choose", () => {
    expect(areFew(targetsOf(ASTEROID, 0)!)).toBe(false);
    expect(areFew(targetsOf(ask([choice("reduce plants of 2", 1, 1, "reduce"), choice("reduce plants of 3", 2, 1, "reduce")]), 0)!)).toBe(true);
  });
  it("leaves other questions alone", () => {
    expect(targetsOf(ask([choice("place E5", -1, 0, "place")]), 0)).toBeNull();
    expect(targetsOf(ask([choice("no", -1, 0, "no")]), 0)).toBeNull();
  });
});
