import { describe, expect, it } from "vitest";
import type { BotFace, GameResult, TableCard } from "../types";
import { boutsAt, boutsIn, course, placeOf, rated } from "./rating";

const bots = [
  { id: "random", rating: null },
  { id: "greedy", rating: 1000 },
  { id: "engineer", rating: 1200 },
  { id: "navigator", rating: 1500 },
] as BotFace[];
const game = (bot: string | null, won: boolean, more: Partial<GameResult> = {}): GameResult =>
  ({ game: "mars", seat: 0, winners: [won ? 0 : 1], seats: [{ kind: "person" }, { kind: bot ? "bot" : "person", bot }], ...more }) as unknown as GameResult;

describe("a person's rating", () => {
  it("needs games against bots that have one", () => {
    expect(rated([])).toBeNull();
    expect(boutsIn([game("random", true), game(null, true), game("greedy", true, { game: "ares" }), game("greedy", true, { options: { cooperative: true } })], "mars", bots)).toEqual([]);
  });
  it("is that of a bot beaten as often as not, and sure only by many games", () => {
    const few = rated([{ against: 1200, won: 1 }, { against: 1200, won: 0 }])!;
    const many = rated(Array.from({ length: 200 }, (_, i) => ({ against: 1200, won: i % 2 })))!;
    expect(few.rating).toBeGreaterThan(1000);
    expect(few.rating).toBeLessThan(1200);
    expect(Math.abs(many.rating - 1200)).toBeLessThan(6);
    expect(many.half).toBeLessThan(60);
    expect(few.half).toBeGreaterThan(300);
  });
  it("stays in sight of what people are like when all is won or lost", () => {
    const all = rated(Array.from({ length: 50 }, () => ({ against: 1500, won: 1 })))!;
    expect(all.rating).toBeGreaterThan(1500);
    expect(all.rating).toBeLessThan(2200);
    expect(rated([{ against: 1500, won: 0 }])!.rating).toBeLessThan(1000);
  });
  it("goes from the oldest game to the newest, and half a win is one of two winners", () => {
    const bouts = boutsIn([game("engineer", true), game("greedy", false, { winners: [0, 1] })], "mars", bots);
    expect(bouts).toEqual([{ against: 1000, won: 0.5 }, { against: 1200, won: 1 }]);
    const [first, second] = course(bouts);
    expect(first).toBe(1000);
    expect(second).toBeGreaterThan(1000);
  });
  it("is found from the tables of the lobby, whichever seat was yours", () => {
    const table = { over: true, game: "mars", you: 1, winners: [1], options: {}, seats: [{ seat: 1 }, { seat: 0, bot: "engineer" }] } as unknown as TableCard;
    expect(boutsAt([table, { ...table, over: false }, { ...table, you: null }], "mars", bots)).toEqual([{ against: 1200, won: 1 }]);
  });
  it("has its place between two bots on the slope", () => {
    const [low, at, high] = [1000, 1100, 1200].map((r) => placeOf(bots, r)![0]);
    expect(at).toBeCloseTo((low! + high!) / 2);
    expect(placeOf(bots, 3000)![0]).toBeLessThan(1);
    expect(placeOf(bots.slice(0, 2), 1000)).toBeNull();
    const level = [...bots, { id: "architect", rating: 1490 }] as BotFace[];
    expect(placeOf(level, 1600)![0]).toBeGreaterThan(placeOf(level, 1400)![0]);
  });
});
