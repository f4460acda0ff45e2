import { describe, expect, it } from "vitest";
import { barsOf, gained, kindBars, points, ranksOf, sharesOf, signOf } from "./figures";

describe("bars", () => {
  it("are as long as the gain, with the range around their end", () => {
    const [first, second] = barsOf([
      { gain: 4, range: 0 },
      { gain: 2, range: 1 },
    ]);
    expect(first).toEqual({ width: 100, from: null, to: null });
    expect(second).toEqual({ width: 54, from: 31, to: 77 });
  });
  it("begin at the worst that may be, where something may do harm", () => {
    const [, worse] = barsOf([
      { gain: 2, range: 0 },
      { gain: -1, range: 1 },
    ]);
    expect(worse?.from).toBe(8);
    expect(worse?.width).toBeGreaterThan(8);
  });
  it("stay short while all are worth next to nothing", () => {
    expect(kindBars([{ gain: 0 }, { gain: 0 }])).toEqual([8, 8]);
    expect(kindBars([{ gain: 1 }, { gain: 0 }])).toEqual([54, 8]);
  });
});

describe("ranks", () => {
  it("are places where one is clearly best", () => {
    expect(ranksOf([{ level: false }, { level: false }], "clear")).toEqual(["1", "2"]);
  });
  it("are signs where they cannot be told apart", () => {
    expect(ranksOf([{ level: false }, { level: true }, { level: false }], "close")).toEqual(["=", "=", "3"]);
  });
});

describe("points", () => {
  it.each([
    [2.46, "en", "+2.5"],
    [-0.8, "fr", "−0,8"],
    [-0.02, "uk", "+0,0"],
  ])("%s in %s is %s", (n, lang, said) => {
    expect(points(n, lang)).toBe(said);
  });
  it("are whole where they are rough", () => {
    expect(points(3, "en", 0)).toBe("+3");
    expect([gained(0.02, "fr"), gained(-0.4, "en", 0), gained(-0.4, "en")]).toEqual(["0,0", "0", "−0.4"]);
  });
});

describe("the bar of chances", () => {
  it("begins with the likeliest", () => {
    expect(sharesOf([0.29, 0.6, 0.11], 0)).toEqual([
      { seat: 1, percent: 60 },
      { seat: 0, percent: 29 },
      { seat: 2, percent: 11 },
    ]);
  });
  it("is one for all who win or lose together", () => {
    expect(sharesOf([0.7], 0)).toEqual([{ seat: 0, percent: 70 }]);
    expect(sharesOf([0.4, 0.4], 1)).toEqual([{ seat: 1, percent: 40 }]);
  });
});

describe("reasons", () => {
  it("tells what is given up from what is won", () => {
    const kinds = ["coach_points", "coach_income_less", "coach_counts"];
    expect(kinds.map((kind) => signOf({ kind }))).toEqual(["+", "−", "·"]);
  });
});
