import { describe, expect, it } from "vitest";
import type { Ask } from "../lib/types";
import { course } from "./lessons";

const ask = (kind: string, optional = false): Ask => ({ id: "1", kind, text: "", card: "", least: 1, most: 1, options: [], optional });

describe("what is explained of Ares Expedition", () => {
  it("is in words of its own where the other game has the same question", () => {
    expect(course.about(ask("research"), {})).toEqual(["ares_research"]);
    expect(course.about(ask("corporation"), {})).toEqual(["corporation"]);
  });
  it("is the phase with its bonus, which alone is another", () => {
    expect(course.about(ask("phase"), {})).toEqual(["ares_phase"]);
    expect(course.about(ask("phase"), { alone: true })).toEqual(["ares_phase_alone"]);
  });
  it("is what was produced, and the end when it is near, before the next phase is picked", () => {
    expect(course.about(ask("phase"), { paid: true, late: true })).toEqual(["ares_phase", "ares_production", "ares_end"]);
  });
  it("is the waiting for those who are not done", () => {
    expect(course.about(ask("action", true), {})).toEqual(["ares_wait"]);
    expect(course.about(null, {})).toEqual([]);
  });
});
