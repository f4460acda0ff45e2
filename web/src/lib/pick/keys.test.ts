import { describe, expect, it } from "vitest";
import { stepped, typedTo, type Choice } from "./keys";

const BOTS: Choice[] = ["Architect", "Botanist", "Drifter", "Бот", "Brewer"].map((name) => ({ id: name, name }));

describe("a list of choices by keys", () => {
  it("is gone through by arrows, and ends at its ends", () => {
    expect(stepped("ArrowDown", 0, 5)).toBe(1);
    expect(stepped("ArrowDown", 4, 5)).toBe(4);
    expect(stepped("ArrowUp", 0, 5)).toBe(0);
    expect(stepped("PageDown", 1, 5)).toBe(4);
    expect([stepped("Home", 3, 5), stepped("End", 3, 5)]).toEqual([0, 4]);
    expect(stepped("x", 3, 5)).toBe(null);
  });
  it("finds what is typed, in any letters, and goes on with the same letter", () => {
    expect(typedTo("d", 0, BOTS)).toBe(2);
    expect(typedTo("б", 0, BOTS)).toBe(3);
    expect(typedTo("b", 0, BOTS)).toBe(1);
    expect(typedTo("bb", 1, BOTS)).toBe(4);
    expect(typedTo("br", 1, BOTS)).toBe(4);
    expect(typedTo("z", 1, BOTS)).toBe(null);
  });
});
