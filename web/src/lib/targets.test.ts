import { describe, expect, it } from "vitest";
import { areFew, leaves, nextAmount, onlyTarget, sparedOf, targetsOf } from "./targets";
import type { Ask, CardFace, Choice } from "./types";

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
  fees: {},
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
  it("knows whose the cards are that cubes lie on, and puts one's own apart", () => {
    const onCard = (card: string): Choice => ({ ...choice(`take ${card}`, -1, 1, "take"), card });
    const options = [onCard("birds"), onCard("fish"), choice("take 1 animals from 2", 1, 1, "take")];
    const found = targetsOf(ask(options), 0, (card) => ({ birds: 0, fish: 2 })[card] ?? -1)!;
    expect(found.others.map((x) => [x.seat, x.options[0]!.card])).toEqual([[2, "fish"], [1, ""]]);
    expect(found.own.map((x) => x.options[0]!.card)).toEqual(["birds"]);
    expect(targetsOf(ask(options), 0)).toBeNull();
  });
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
  it("says why the other rivals cannot be hit", () => {
    const habitats = { icons: { effect: [{ symbol: "u-lock" }, { symbol: "colon" }, { symbol: "r-plants", any: true }] } } as unknown as CardFace;
    const seat = (n: number, plants: number, played: string[] = []): Parameters<typeof sparedOf>[1][0] => ({
      seat: n,
      stock: { plants },
      production: { plants: n },
      resources: {},
      played,
    });
    const seats = [seat(0, 3), seat(1, 4, ["mine", "protected_habitats"]), seat(2, 2), seat(3, 0, ["protected_habitats"])];
    const face = (id: string): CardFace | undefined => (id === "protected_habitats" ? habitats : undefined);
    const removal = targetsOf(ask([choice("remove 2 plants from 2", 2, 2), choice("remove nothing", -1, 0, "no")]), 0)!;
    expect(sparedOf(removal, seats, 0, face)).toEqual([
      { seat: 1, card: "protected_habitats", makes: null },
      { seat: 3, card: "", makes: null },
    ]);
    const loss = targetsOf(ask([choice("reduce plants of 2", 2, 1, "reduce"), choice("reduce plants of 3", 3, 1, "reduce")]), 0)!;
    expect(sparedOf(loss, seats, 0, face)).toEqual([{ seat: 1, card: "", makes: 1 }]);
  });
  it("knows the only rival with the only amount, whatever could be done to yourself", () => {
    const own = choice("reduce plants of 0", 0, 1, "reduce");
    const olena = choice("reduce plants of 1", 1, 1, "reduce");
    expect(onlyTarget(targetsOf(ask([own, olena]), 0))).toBe(olena);
    expect(onlyTarget(targetsOf(ask([own]), 0))).toBeUndefined();
    const nobody = choice("remove nothing", -1, 0, "no");
    expect(onlyTarget(targetsOf(ask([own, nobody]), 0))).toBe(nobody);
    expect(onlyTarget(targetsOf(ask([own, olena, nobody]), 0))).toBe(olena);
    expect(onlyTarget(targetsOf(ASTEROID, 0))).toBeUndefined();
    const amounts = ask([choice("remove 2 plants from 1", 1, 2), choice("remove 1 plants from 1", 1, 1)]);
    expect(onlyTarget(targetsOf(amounts, 0))).toBeUndefined();
  });
  it("leaves other questions alone", () => {
    expect(targetsOf(ask([choice("place E5", -1, 0, "place")]), 0)).toBeNull();
    expect(targetsOf(ask([choice("no", -1, 0, "no")]), 0)).toBeNull();
  });
});
