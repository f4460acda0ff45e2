import { describe, expect, it } from "vitest";
import { placed, type Box } from "./place";

const WINDOW = { width: 1000, height: 600 };
const at = (left: number, top: number, width = 40, height = 20): Box => ({ left, top, width, height });
const over = (thing: Box, wide: number, high: number): boolean => {
  const { left, top } = placed(thing, wide, high, WINDOW);
  return left < thing.left + thing.width && left + wide > thing.left && top < thing.top + thing.height && top + high > thing.top;
};

describe("an explanation", () => {
  it("stands at the right of its thing, else left, above, below", () => {
    expect(placed(at(100, 100), 200, 80, WINDOW).side).toBe("right");
    expect(placed(at(900, 100), 200, 80, WINDOW).side).toBe("left");
    expect(placed(at(0, 500, 1000), 200, 80, WINDOW).side).toBe("above");
    expect(placed(at(0, 0, 1000), 200, 80, WINDOW).side).toBe("below");
  });
  it("stays in the window, and its arrow at the thing", () => {
    const low = placed(at(100, 590, 40, 8), 200, 120, WINDOW);
    expect(low.top + 120).toBeLessThanOrEqual(594);
    expect(low.top + low.arrow).toBeGreaterThan(560);
  });
  it("never covers its thing", () => {
    for (const left of [0, 300, 700, 960]) for (const top of [0, 250, 570]) expect(over(at(left, top), 320, 150)).toBe(false);
  });
});
