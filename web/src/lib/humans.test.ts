import { expect, test } from "vitest";
import { betterThan, HUMANS, humansLike } from "./humans";

test("the middle is the middle, and nobody beats all", () => {
  const { winner } = HUMANS[4]!;
  expect([winner.low, winner.middle, winner.high, 500, 0].map((n) => betterThan(n, winner))).toEqual([1, 5, 9, 9, 0]);
});
test("only games by the same rules are compared", () => {
  expect(humansLike("mars", 2, {})?.games).toBe(552);
  expect(humansLike("mars", 2, { colonies: true })).toBeNull();
  expect(humansLike("mars", 2, { corporate_era: false })).toBeNull();
  expect(humansLike("ares", 2, {})).toBeNull();
  expect(humansLike("mars", 1, {})).toBeNull();
});
