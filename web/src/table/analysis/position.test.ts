import { describe, expect, it } from "vitest";
import { areasIn, blank, filled, isAbout, meant, mended, withAmount, withCard, withCorporation, withField, withoutCard, type Position } from "./position";

const WHOLE: Position = {
  game: "mars",
  oxygen: 0,
  frames: { "0": [] },
  discard: ["comet"],
  seats: [
    { tr: 20, hand: ["ants", "fish"], played: ["birds"], resources: { birds: 2 }, used: [] },
    { tr: 20, hand: [], played: [], corporation: "helion" },
  ],
};
const BRIEF: Position = { game: "mars", discard: ["comet"], seats: [{ hand: ["ants", "fish"], played: ["birds"], resources: { birds: 2 } }, { corporation: "helion" }] };

describe("a position in brief", () => {
  it("is filled with what is so anyway", () => {
    const now = filled(WHOLE, { ...BRIEF, oxygen: 3 });
    expect([now.oxygen, now.seats[0]!.tr, now.seats[1]!.corporation]).toEqual([3, 20, "helion"]);
  });
  it("leaves out nothings", () => {
    expect(withAmount({ credits: 3 }, "credits", 0)).toEqual({});
    expect(withAmount(undefined, "heat", -1)).toEqual({ heat: -1 });
  });
  it("begins a turn where what is pending is dropped", () => {
    expect(withField({ ...blank("mars", 1), frames: {} }, "frames", null)).toEqual(blank("mars", 1));
    expect(withField(blank("mars", 1), "oxygen", 4)).toEqual({ ...blank("mars", 1), oxygen: 4 });
  });
});

describe("a card", () => {
  it("lies in one place", () => {
    const moved = withCard(BRIEF, WHOLE, 1, "hand", "ants");
    expect(moved.seats.map((s) => s.hand)).toEqual([["fish"], ["ants"]]);
    expect(withCard(BRIEF, WHOLE, 0, "played", "comet").discard).toEqual([]);
  });
  it("takes its cubes away with it", () => {
    expect(withoutCard(BRIEF, WHOLE, "birds").seats[0]).toEqual({ hand: ["ants", "fish"], played: [], resources: {} });
  });
  it("of a corporation belongs to one seat", () => {
    expect(withCorporation(BRIEF, WHOLE, 0, "helion").seats.map((s) => s.corporation)).toEqual(["helion", null]);
  });
});

describe("a mistake", () => {
  it("is shown at its field", () => {
    expect(isAbout("seats[0].hand[2]", "seats[0].hand")).toBe(true);
    expect(isAbout("seats[0].stock.heat", "seats[0].stock.heat")).toBe(true);
    expect(isAbout("seats[10].tr", "seats[1]")).toBe(false);
  });
  it("may say what was meant, and is mended with that", () => {
    const found = meant("seats[0].hand[0]: there is no card 'astroid'; did you mean 'asteroid'?")!;
    expect(mended("hand: [big_astroid, astroid]", found)).toBe("hand: [big_astroid, asteroid]");
    expect(meant("oxygen: must be a whole number")).toBeNull();
  });
});

describe("an answer", () => {
  it("names areas", () => {
    expect(areasIn(["place ocean F6"])).toEqual(["F6"]);
    expect(areasIn(["play comet"])).toEqual([]);
  });
});
