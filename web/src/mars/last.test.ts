import { expect, it } from "vitest";
import { isLast } from "./last";

const ready = { phase: "action", generation: 9, temperature: 8, oxygen: 14, oceans: 9, seats: [0, 1] };

it("is the generation in which Mars is ready", () => {
  expect(isLast(ready)).toBe(true);
  for (const less of [{ temperature: 6 }, { oxygen: 13 }, { oceans: 8 }]) expect(isLast({ ...ready, ...less })).toBe(false);
});
it("is said while there is something to do in it", () => {
  expect(["research", "production", "final", "over"].some((phase) => isLast({ ...ready, phase }))).toBe(false);
});
it("is the fourteenth for who plays alone, whatever Mars is like", () => {
  expect([13, 14].map((generation) => isLast({ ...ready, generation, seats: [0] }))).toEqual([false, true]);
  expect(isLast({ ...ready, generation: 14, temperature: -30, seats: [0] })).toBe(true);
});
