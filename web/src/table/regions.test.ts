import { describe, expect, it } from "vitest";
import { after, nearest } from "./regions";

describe("going about the table", () => {
  it("goes round, either way, and begins at an end", () => {
    expect(after(["tray", "hand", "board"], "tray", 1)).toBe("hand");
    expect(after(["tray", "hand", "board"], "tray", -1)).toBe("board");
    expect(after(["tray", "hand", "board"], undefined, 1)).toBe("tray");
    expect(after([], undefined, 1)).toBeUndefined();
  });
  it("an arrow finds the card that lies that way, in its own row or column first", () => {
    // two columns of three rows
    const cards = [0, 100, 200].flatMap((y) => [0, 300].map((x) => ({ x, y })));
    const from = { x: 0, y: 0 };
    const others = cards.slice(1);
    expect(others[nearest(from, others, [1, 0])]).toEqual({ x: 300, y: 0 });
    expect(others[nearest(from, others, [0, 1])]).toEqual({ x: 0, y: 100 });
    expect(nearest(from, others, [-1, 0])).toBe(-1);
    expect(nearest(from, others, [0, -1])).toBe(-1);
  });
});
