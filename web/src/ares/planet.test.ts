import { describe, expect, it } from "vitest";
import type { AresTrackFace } from "../lib/types";
import { arcsOf, grovesOf, nextZone, OCEANS } from "./planet";

const OXYGEN = {
  id: "oxygen",
  name: "Oxygen",
  first: 0,
  last: 14,
  step: 1,
  zones: [
    { id: "purple", first: 0, last: 2 },
    { id: "red", first: 3, last: 6 },
    { id: "yellow", first: 7, last: 11 },
    { id: "white", first: 12, last: 14 },
  ],
} as AresTrackFace;

describe("the planet of Ares Expedition", () => {
  it("has nine oceans in its middle", () => {
    expect(OCEANS).toHaveLength(9);
    expect(Math.max(...OCEANS.map(([x, y]) => Math.hypot(x - 400, y - 306)))).toBeLessThan(160);
  });
  it("has the forests of each seat around them, below first", () => {
    const [one, two, three] = grovesOf([
      { seat: 0, forests: 2 },
      { seat: 1, forests: 1 },
    ]);
    expect([one!.seat, two!.seat, three!.seat]).toEqual([0, 0, 1]);
    expect(two!.at[0]).toBeCloseTo(400);
    expect(one!.at[0]).toBeLessThan(400);
    expect(Math.min(...[one, two, three].map((g) => g!.at[1]))).toBeGreaterThan(440);
  });
  it("counts them where there is no room for each", () => {
    const many = grovesOf([
      { seat: 0, forests: 14 },
      { seat: 1, forests: 0 },
      { seat: 2, forests: 9 },
    ]);
    expect(many.map(({ seat, n }) => [seat, n])).toEqual([
      [0, 14],
      [2, 9],
    ]);
  });
  it("has tracks on its limbs, with the colours of their zones", () => {
    const arcs = arcsOf(OXYGEN);
    expect(arcs.map((a) => a.zone).join(" ").split(" ").filter((z) => z === "yellow")).toHaveLength(5);
    expect(arcs[0]).toMatchObject({ value: 0, from: 122 });
    expect(arcs.at(-1)!.to).toBeLessThan(240);
  });
  it("says how far the next zone is", () => {
    expect(nextZone(OXYGEN, 1)).toEqual({ zone: "red", steps: 2 });
    expect(nextZone(OXYGEN, 6)).toEqual({ zone: "yellow", steps: 1 });
    expect(nextZone(OXYGEN, 13)).toBeNull();
  });
});
