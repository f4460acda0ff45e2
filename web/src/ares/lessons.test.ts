import { describe, expect, it } from "vitest";
import type { Ask } from "../lib/types";
import { lesson } from "./lessons";

const ask = (kind: string, optional = false): Ask => ({ id: "1", kind, text: "", card: "", least: 1, most: 1, options: [], optional });

describe("what is explained of Ares Expedition", () => {
  it("is in words of its own where the other game has the same question", () => {
    expect(lesson(ask("research"), {}, [])).toBe("ares_research");
    expect(lesson(ask("corporation"), {}, [])).toBe("corporation");
  });
  it("is the phase with its bonus, which alone is another", () => {
    expect(lesson(ask("phase"), {}, [])).toBe("ares_phase");
    expect(lesson(ask("phase"), { alone: true }, [])).toBe("ares_phase_alone");
  });
  it("is the waiting for those who are not done", () => {
    expect(lesson(ask("action", true), {}, [])).toBe("ares_wait");
    expect(lesson(null, {}, [])).toBeNull();
  });
});
