import { describe, expect, it } from "vitest";
import type { PuzzleCard } from "../types";
import { beyond, dayOf, doubtOf, isDay, levelsOf, monthOf, nextIn, nextOf, streakOf, type Tries } from "./choosing";
import { Kept } from "./kept.svelte";

const card = (name: string, rating: number): PuzzleCard => ({ name, rating, kind: "points" });
const CARDS = [card("a", 900), card("b", 1150), card("c", 1210), card("d", 1500)];
const on = (...days: string[]): Tries => Object.fromEntries(days.map((day) => [day, { solved: true, days: [day] }]));

describe("the next puzzle", () => {
  it("is as hard as somebody is strong, and new", () => {
    expect(nextOf(CARDS, {}, 1160)?.name).toBe("b");
    expect(nextOf([...CARDS, card("e", 1110)], { b: { solved: false, days: [] } }, 1160)?.name).toBe("e");
    expect(nextOf([], {}, 1160)).toBeNull();
  });
  it("is none where all of one's level are tried, and then a harder one, else an easier one, is open", () => {
    const tried = (solved: boolean, ...names: string[]): Tries => Object.fromEntries(names.map((name) => [name, { solved, days: [] }]));
    expect(nextOf(CARDS, tried(false, "b"), 1160)).toBeNull();
    expect(beyond(CARDS, tried(false, "b"), 1160)).toMatchObject({ way: "harder", card: { name: "c" }, solved: false });
    expect(beyond(CARDS, tried(true, "b", "c", "d"), 1160)).toMatchObject({ way: "easier", card: { name: "a" }, solved: true });
    expect(beyond(CARDS, tried(true, "a", "b", "c", "d"), 1160)).toMatchObject({ way: null, card: null, solved: true });
  });
  it("of a level is one not tried, then one not solved", () => {
    const level = { from: 1100, to: 1300 };
    expect(nextIn(CARDS, {}, level)?.name).toBe("b");
    const failed: Tries = { b: { solved: true, days: [] }, c: { solved: false, days: [] } };
    expect(nextIn(CARDS, failed, level)?.name).toBe("c");
    expect(nextIn(CARDS, {}, { from: 2000, to: 2100 })).toBeNull();
  });
  it("is counted by level", () => {
    const levels = levelsOf(CARDS, { b: { solved: true, days: [] } });
    expect(levels.map(({ solved, all }) => [solved, all])).toEqual([[0, 1], [1, 1], [0, 1], [0, 1]]);
  });
});

describe("days", () => {
  it("are those of the clock on the wall", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
    expect(isDay("2026-01-05") && !isDay("0a1b2c3d4e")).toBe(true);
  });
  it("in a row are counted up to today, or up to yesterday while today is open", () => {
    expect(streakOf(on("2026-02-28", "2026-03-01", "2026-03-02"), "2026-03-02")).toBe(3);
    expect(streakOf(on("2026-02-28", "2026-03-01"), "2026-03-02")).toBe(2);
    expect(streakOf(on("2026-02-28"), "2026-03-02")).toBe(0);
  });
  it("of a month begin on their weekday", () => {
    const { gaps, days } = monthOf("2026-11-16");
    expect([gaps, days.length, days[0], days.at(-1)]).toEqual([6, 30, "2026-11-01", "2026-11-30"]);
  });
});

describe("what is kept", () => {
  it("takes the rating of the first try, and lets a later one solve it", () => {
    const kept = new Kept();
    expect([kept.rating, kept.keep("a", false, 984.3, "2026-11-16")]).toEqual([1000, -16]);
    expect(kept.on("2026-11-16")).toBe(false);
    expect(kept.keep("a", true, 1020, "2026-11-16")).toBe(0);
    expect([kept.rating, kept.solved, kept.tried, kept.on("2026-11-16")]).toEqual([984, 1, 1, true]);
  });
  it("is told with its doubt", () => expect([doubtOf(4), doubtOf(52)]).toEqual([174, 48]));
});
