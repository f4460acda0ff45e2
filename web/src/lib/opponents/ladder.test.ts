import { describe, expect, it } from "vitest";
import portraits from "../../../public/portraits.svg?raw";
import type { BotFace, TableCard } from "../types";
import { climbing, contours, expected, measured, rungOf, soFar, standing, usual } from "./ladder";

const LADDER = ["random", "botanist", "greedy", "engineer", "navigator", "architect", "olympus"];
const bot = (id: string, rating: number | null = null): BotFace => {
  const rank = LADDER.indexOf(id) + 1 || null;
  return { id, name: id, text: "", cost: 0, need: 0, tags: [], rank, rating, simulations: 0, milliseconds: 1 };
};

describe("the climb", () => {
  it("goes from the weakest to the strongest, with a face for each", () => {
    const all = climbing([bot("mine"), ...LADDER.map((id) => bot(id)).reverse()]);
    expect(all.map((b) => b.id)).toEqual([...LADDER, "mine"]);
    for (const { id } of all) expect(portraits).toContain(`id="bot-${rungOf(id).portrait}"`);
    expect(new Set(LADDER.map((id) => rungOf(id).portrait)).size).toBe(7);
  });
  it("begins in its middle", () => {
    expect(usual(LADDER.map((id) => bot(id)))?.id).toBe("engineer");
    expect(usual([bot("mine"), bot("random"), bot("greedy")])?.id).toBe("greedy");
    expect(usual([])).toBeUndefined();
  });
  it("has lines of equal rating where all of it is measured", () => {
    const rated = LADDER.map((id, i) => bot(id, 600 + 200 * i));
    expect(contours(rated).map(([rating]) => rating)).toEqual([800, 1200, 1600]);
    expect(contours(rated)[1]![1]).toBeCloseTo(standing(3, 7)[1]);
    expect(contours([bot("random"), bot("greedy", 1000)])).toEqual([]);
    expect(contours([bot("random", 900), bot("greedy", 1000), bot("engineer", 950)])).toEqual([]);
  });
  it("says ratings where more than the yardstick was measured", () => {
    expect(measured([bot("random"), bot("greedy", 1000), bot("engineer")])).toBe(false);
    expect(measured([bot("random"), bot("greedy", 1000), bot("engineer", 1200)])).toBe(true);
  });
  it("knows how often the stronger wins", () => {
    expect([expected(1000, 1000), expected(1400, 1000), expected(600, 1000)]).toEqual([50, 91, 9]);
  });
  it.each([1, 2, 3, 7, 10])("has room for %i on its slope", (n) => {
    const spots = Array.from({ length: n }, (_, i) => standing(i, n));
    for (const [x, y] of spots) {
      expect(x).toBeGreaterThan(0.05);
      expect(x).toBeLessThan(0.95);
      expect(y).toBeGreaterThan(0.1);
      expect(y).toBeLessThan(0.85);
    }
    expect(spots.map(([x]) => x)).toEqual(spots.map(([x]) => x).sort((a, b) => a - b));
    expect(spots.map(([, y]) => y)).toEqual(spots.map(([, y]) => y).sort((a, b) => b - a));
  });
});

describe("games so far", () => {
  const game = (winners: number[], more: object = {}): TableCard =>
    ({
      game: "mars", over: true, you: 0, winners, options: {},
      seats: [{ seat: 0, kind: "person", bot: null }, { seat: 1, kind: "bot", bot: "greedy" }],
      ...more,
    }) as unknown as TableCard;

  it("counts finished games of two against this opponent", () => {
    const others = [game([0], { over: false }), game([0], { game: "ares" }), game([0], { you: null })];
    expect(soFar([game([0]), game([0]), game([1]), ...others], "mars", "greedy")).toEqual({ won: 2, lost: 1 });
    expect(soFar([game([0])], "mars", "random")).toEqual({ won: 0, lost: 0 });
  });
});
