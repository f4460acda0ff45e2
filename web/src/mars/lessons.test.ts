import { beforeEach, describe, expect, it } from "vitest";
import { guide } from "../lib/guide.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { Ask, Choice } from "../lib/types";
import { course } from "./lessons";

const ask = (kind: string, ...offered: string[]): Ask => ({
  id: "1",
  kind,
  text: "",
  card: "",
  least: 1,
  most: 1,
  options: offered.map((one) => ({ kind: one }) as Choice),
  optional: false,
});

describe("what is explained", () => {
  beforeEach(() => {
    prefs.guide = true;
    guide.seen = [];
    guide.course = course;
  });
  it("is the question, once", () => {
    expect(guide.lesson(ask("turn"), { told: true })).toBeNull();
    expect(guide.lesson(ask("turn"))).toBe("turn");
    guide.understood("turn");
    expect(guide.lesson(ask("turn"))).toBeNull();
  });
  it("does not say of cards of the hand that they were shown, and what is not chosen is lost", () => {
    expect(guide.lesson(ask("look"))).toBe("look");
    expect(guide.lesson(ask("discard"))).toBeNull();
  });
  it("promises nothing where the World Government places an ocean", () => {
    expect(guide.lesson(ask("place"))).toBe("place");
    expect(guide.lesson(ask("world_ocean"))).toBe("world");
  });
  it("speaks of metals only where they can be paid with", () => {
    const paying = (...amounts: Record<string, number>[]): Ask => ({ ...ask("pay"), options: amounts.map((a) => ({ kind: "pay", amounts: a }) as unknown as Choice) });
    expect(guide.lesson(paying({ credits: 6 }, { credits: 5, heat: 1 }))).toBe("pay_heat");
    expect(guide.lesson(paying({ credits: 6 }, { steel: 3 }))).toBe("pay");
  });
  it("goes by the actions that are left, with other words alone", () => {
    guide.understood("turn");
    expect(guide.lesson(ask("turn"), { actions: 1 })).toBe("second");
    expect(guide.lesson(ask("turn"), { actions: 2 })).toBe("done");
    expect(guide.lesson(ask("turn"), { actions: 2, alone: true })).toBe("done_alone");
  });
  it("comes one after the other: production, a milestone in reach, the end, awards", () => {
    const turn = ask("turn", "claim", "fund");
    const told = [];
    for (let one = guide.lesson(turn, { paid: true, late: true }); one; one = guide.lesson(turn, { paid: true, late: true })) {
      told.push(one);
      guide.understood(one);
    }
    expect(told).toEqual(["turn", "production", "milestone", "end", "award"]);
  });
  it("speaks of the others' turn only where there are others", () => {
    expect(guide.lesson(null)).toBe("wait");
    expect(guide.lesson(null, { alone: true })).toBeNull();
  });
  it("is nothing when the game is over, or while somebody else explains", () => {
    expect(guide.lesson(null, { over: true })).toBeNull();
    guide.silent = true;
    expect(guide.lesson(ask("turn"))).toBeNull();
    guide.silent = false;
  });
});
