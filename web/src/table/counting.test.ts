import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Counting } from "./counting.svelte";

const kept = new Map<string, string>();
let still = false;
beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  still = false;
  vi.stubGlobal("sessionStorage", { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v) });
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
});
afterEach(() => vi.useRealTimers());

test("points are counted up source by source, and then all are there", () => {
  const counting = new Counting();
  counting.begin("a", 3, true);
  const seen = [counting.step];
  for (let n = 0; n < 3; n++) {
    vi.advanceTimersByTime(1600);
    seen.push(counting.step);
  }
  expect(seen).toEqual([1, 2, 3, null]);
});
test("any key ends it, and it does not come again", () => {
  const counting = new Counting();
  counting.begin("a", 3, true);
  counting.skip();
  vi.advanceTimersByTime(9000);
  expect(counting.step).toBeNull();
  counting.begin("a", 3, true);
  expect(counting.step).toBeNull();
});
test("who comes later, or wants no motion, sees the end at once", () => {
  const counting = new Counting();
  counting.begin("a", 3, false);
  expect(counting.step).toBeNull();
  still = true;
  counting.begin("b", 3, true);
  expect(counting.step).toBeNull();
});
