import { expect, test } from "vitest";
import type { GameView } from "../lib/types";
import { turnsAhead } from "./order";

const table = (phase: string, passed: number[]): Pick<GameView, "phase" | "seats"> =>
  ({ phase, seats: [0, 1, 2, 3].map((seat) => ({ seat, passed: passed.includes(seat) })) }) as Pick<GameView, "phase" | "seats">;

test.each([
  ["the next seat", [], 1, 2, 1],
  ["round the table", [], 1, 0, 3],
  ["past those who have passed", [2, 3], 1, 0, 1],
  ["who has passed has no turn to come", [0], 1, 0, 0],
  ["nor has who plays now", [], 1, 1, 0],
  ["somebody who has just passed is left behind", [1], 1, 0, 3],
])("%s", (_, passed, from, to, turns) => {
  expect(turnsAhead(table("action", passed), from, to)).toBe(turns);
});
test("only turns are counted", () => expect(turnsAhead(table("research", []), 1, 0)).toBe(0));
