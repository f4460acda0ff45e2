import { describe, expect, it } from "vitest";
import type { GameResult } from "../../lib/types";
import { plain, says } from "../../lib/search";
import { againstBots, byCorporation, interval, measures, placeIn, toldOf, total } from "./count";

function game(points: number[], more: Partial<GameResult> = {}): GameResult {
  const most = Math.max(...points);
  return {
    table: "tabletable", at: 1, name: "", game: "mars", options: {}, seat: 0, rounds: 11, planet: null, hints: 0,
    winners: points.flatMap((n, i) => (n === most ? [i] : [])),
    seats: points.map((n, i) => ({
      name: "", points: n, colour: i, kind: i ? ("bot" as const) : ("person" as const), bot: i ? "greedy" : null, corporation: i ? null : "helion",
    })),
    ...more,
  };
}

describe("your games in numbers", () => {
  it("counts wins and what chance alone would bring", () => {
    const sum = total([game([80, 70], { hints: 3 }), game([60, 70, 50, 40])]);
    expect(sum).toMatchObject({ games: 2, bots: 2, won: 1, rate: 0.5, chance: 0.375, points: 70, hints: 3, helped: 1 });
  });
  it("leaves games without a rival out of the wins", () => {
    expect(total([game([80])])).toMatchObject({ games: 1, alone: 1, bots: 0, fought: 0, won: 0, rate: 0 });
    expect(byCorporation([game([80]), game([9, 9], { options: { cooperative: true } })])).toEqual([]);
  });
  it("says how sure a share is", () => {
    const [from, to] = interval(6, 9);
    expect(from).toBeCloseTo(0.354, 2);
    expect(to).toBeCloseTo(0.879, 2);
    expect(byCorporation([game([80, 70]), game([60, 70])])[0]).toMatchObject({ id: "helion", games: 2, won: 1 });
  });
  it("measures games as those of people are", () => {
    expect(measures([game([80, 70]), game([60, 100])])).toEqual({ winner: 90, rounds: 11, lead: 25, mean: 77.5 });
  });
  it("knows the place, also of who lost by money", () => {
    expect(placeIn(game([60, 70, 50]))).toBe(2);
    expect(placeIn(game([70, 70], { winners: [1] }))).toBe(2);
    expect([...againstBots([game([80, 70]), game([60, 70])])]).toEqual([["greedy", { won: 1, lost: 1 }]]);
  });
  it("finds a game by its name, its seats and its corporation", () => {
    const told = plain(toldOf(game([80, 70], { name: "Friday table" }), ["Héliôn"]));
    expect([says(told, "friday helion"), says(told, "sunday")]).toEqual([true, false]);
  });
});
