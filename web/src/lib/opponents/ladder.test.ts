import { describe, expect, it } from "vitest";
import portraits from "../../../public/portraits.svg?raw";
import type { Named, TableCard } from "../types";
import { climbing, rungOf, soFar, standing } from "./ladder";

const bot = (id: string): Named => ({ id, name: id, text: "", cost: 0, need: 0, tags: [] });

describe("the climb", () => {
  it("goes from the weakest to the strongest, with a face for each", () => {
    const all = climbing([bot("greedy"), bot("mine"), bot("random")]);
    expect(all.map((b) => b.id)).toEqual(["random", "greedy", "mine"]);
    for (const { id } of all) expect(portraits).toContain(`id="bot-${rungOf(id).portrait}"`);
  });
  it.each([1, 2, 3, 7])("has room for %i on its slope", (n) => {
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
