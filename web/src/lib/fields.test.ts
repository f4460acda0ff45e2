import { describe, expect, it } from "vitest";
import { Fields } from "./fields.svelte";

interface Told {
  seats: number[];
  phase: string;
  moons?: string[];
}

describe("an object told field by field", () => {
  it("stays the same object and has what was told last", () => {
    const seats = [1, 2];
    const fields = new Fields<Told>();
    const shown = fields.tell({ seats, phase: "action" });
    expect(fields.tell({ seats, phase: "over", moons: ["io"] })).toBe(shown);
    expect(shown).toEqual({ seats, phase: "over", moons: ["io"] });
    expect(shown.seats).toBe(seats);
    fields.tell({ seats: [], phase: "over" });
    expect([shown.seats, shown.moons, "moons" in shown]).toEqual([[], undefined, false]);
    expect({ ...shown }).toEqual({ seats: [], phase: "over" });
  });
});
