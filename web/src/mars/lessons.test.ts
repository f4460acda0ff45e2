import { beforeEach, describe, expect, it } from "vitest";
import { guide } from "../lib/guide.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { Ask } from "../lib/types";
import { lesson } from "./lessons";

const ask = (kind: string): Ask => ({ id: "1", kind, text: "", card: "", least: 1, most: 1, options: [], optional: false });

describe("what is explained", () => {
  beforeEach(() => {
    prefs.guide = true;
    guide.seen = [];
    guide.course = lesson;
  });
  it("is the question, once", () => {
    expect(guide.lesson(ask("turn"))).toBe("turn");
    guide.understood("turn");
    expect(guide.lesson(ask("turn"))).toBeNull();
  });
  it("goes by the actions that are left", () => {
    guide.understood("turn");
    expect(guide.lesson(ask("turn"), { actions: 1 })).toBe("second");
    expect(guide.lesson(ask("turn"), { actions: 2 })).toBe("done");
  });
  it("speaks of the others' turn only where there are others", () => {
    expect(guide.lesson(null)).toBe("wait");
    expect(guide.lesson(null, { alone: true })).toBeNull();
  });
  it("is nothing when the game is over", () => {
    expect(guide.lesson(null, { over: true })).toBeNull();
  });
});
