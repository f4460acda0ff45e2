import { describe, expect, it } from "vitest";
import type { Choice, SeatView } from "../lib/types";
import { placeOf, race } from "./goals";
import { breathes, isLate, wishes, type Moment, type Wish } from "./suggest";

const option = (notation: string, more: Partial<Choice> = {}): Choice => {
  const [kind = "", item = ""] = notation.split(" ");
  return { notation, kind, item, text: notation, card: "", area: "", seat: -1, index: 0, amount: 0, amounts: {}, ...more } as Choice;
};
const seats = (...counts: number[]): SeatView[] => counts.map((n, seat) => ({ seat, measures: { banker: n, miner: n } }) as unknown as SeatView);
const moment = (options: Choice[], more: Partial<Moment> = {}): Moment => ({
  options,
  seats: seats(5, 3),
  you: 0,
  late: true,
  breathing: true,
  playable: [],
  trade: () => 0,
  ...more,
});
const told = (found: Wish[]): string[] => found.map((w) => ("option" in w ? w.option.notation : w.kind));

describe("the dock suggests", () => {
  it("at most three things, claims first and cards last", () => {
    const all = moment(
      [option("use pets"), option("convert heat"), option("trade luna"), option("fund banker"), option("claim builder"), option("pass")],
      { playable: ["comet"], trade: () => 7 },
    );
    expect(told(wishes(all))).toEqual(["claim builder", "fund banker", "trade luna"]);
    expect(told(wishes(all, 9))).toEqual(["claim builder", "fund banker", "trade luna", "convert heat", "use pets", "cards"]);
  });
  it("no award while most of Mars is still to be done", () => {
    expect(told(wishes(moment([option("fund banker")], { late: false })))).toEqual([]);
    expect(isLate({ temperature: -22, oxygen: 4, oceans: 3 })).toBe(false);
    expect(isLate({ temperature: -14, oxygen: 4, oceans: 2 })).toBe(true);
  });
  it("a greenery for two points, and for one when oxygen is complete", () => {
    const worth = (breathing: boolean): number[] =>
      wishes(moment([option("convert plants"), option("convert heat")], { breathing })).map((w) => ("worth" in w ? w.worth : 0));
    expect(worth(true)).toEqual([2, 1]);
    expect(worth(false)).toEqual([1, 1]);
    expect([breathes({ oxygen: 13 }), breathes({ oxygen: 14 })]).toEqual([true, false]);
  });
  it("an award only to who leads by two", () => {
    expect(told(wishes(moment([option("fund banker")], { seats: seats(4, 3) })))).toEqual([]);
  });
  it("the award with the largest lead alone, so that what else there is to do has its place", () => {
    const led = [{ banker: 5, miner: 9 }, { banker: 3, miner: 2 }].map((measures, seat) => ({ seat, measures }) as unknown as SeatView);
    const all = moment([option("fund banker"), option("fund miner"), option("convert plants")], { seats: led });
    expect(told(wishes(all))).toEqual(["fund miner", "convert plants"]);
  });
  it("the best trade, if it is worth five", () => {
    const trades = [option("trade luna"), option("trade io"), option("trade ceres")];
    const worth: Record<string, number> = { luna: 6, io: 9, ceres: 2 };
    expect(told(wishes(moment(trades, { trade: (m) => worth[m]! })))).toEqual(["trade io"]);
    expect(told(wishes(moment(trades, { trade: () => 4 })))).toEqual([]);
  });
  it("card actions one by one where there is room, else together", () => {
    const uses = ["a", "b", "c", "d"].map((c) => option(`use ${c}`));
    expect(told(wishes(moment(uses.slice(0, 3))))).toEqual(["use a", "use b", "use c"]);
    expect(told(wishes(moment(uses)))).toEqual(["actions"]);
  });
  it("nothing that is of no use, and always what must be done", () => {
    expect(told(wishes(moment([option("convert heat", { useless: true })])))).toEqual([]);
    // the first action of a corporation comes alone: all else is refused before it
    expect(told(wishes(moment([option("first_action helion"), option("claim a")], { playable: ["comet"] })))).toEqual(["first_action helion"]);
  });
});

describe("a race", () => {
  it("goes from best to worst, full at what is needed or where the best stands", () => {
    expect(race(seats(3, 6), "banker", 12)).toEqual([
      { seat: 1, n: 6, part: 0.5 },
      { seat: 0, n: 3, part: 0.25 },
    ]);
    expect(race(seats(3, 6), "banker")[0]?.part).toBe(1);
  });
  it("pays the first two, who are level share, and with two seats there is no second", () => {
    expect(placeOf(seats(5, 6, 3), "miner", 0)).toEqual({ place: 2, points: 2, short: 1, lead: -1 });
    expect(placeOf(seats(6, 6, 3), "miner", 0)).toEqual({ place: 1, points: 5, short: 0, lead: 0 });
    expect(placeOf(seats(3, 6, 6), "miner", 0).points).toBe(0);
    expect(placeOf(seats(5, 6), "miner", 0).points).toBe(0);
  });
});
