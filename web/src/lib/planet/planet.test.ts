import { describe, expect, it } from "vitest";
import { Pace } from "./pace.svelte";
import { COLD, discs, layers, seas, type Climate, type Ground } from "./planet";

const HOME: Climate = { temperature: 8, oxygen: 14, oceans: 9 };
const ground = (sea: [number, number][], groves: [number, number][] = []): Ground => ({ basins: [[400, 306]], sea, groves });

describe("the layers of the planet", () => {
  it("are few at the start: what cannot be seen is not painted", () => {
    expect(layers(COLD)).toEqual(
      ["halo dust", "halo air", "rock", "soil", "frost", "cap", "cap south", "rim dust", "rim air", "night", "hush"],
    );
  });
  it("are all there at the end, but for the frost", () => {
    expect(layers(HOME)).toContain("cloud");
    expect(layers(HOME)).toContain("lights");
    expect(layers(HOME)).not.toContain("frost");
  });
  it("show sea and groves on a board only where tiles lie", () => {
    expect(layers(HOME, ground([]))).not.toContain("sea sea-3");
    expect(layers(HOME, ground([[400, 306]]))).toContain("sea sea-3");
    expect(layers(HOME, ground([], [[338, 306]]))).toContain("grove");
    expect(layers(HOME)).toContain("sea sea-1"); // without a board by their number
  });
  it("are five pictures where the planet is small", () => {
    expect(layers(HOME, undefined, true)).toEqual(["rock", "green", "sea sea-1", "sea sea-2", "sea sea-3", "cap", "night"]);
  });
});

describe("the sea", () => {
  it("lies in the basins of its map, and around an ocean anywhere else", () => {
    const circles = (g: Ground): number => decodeURIComponent(seas(3, g)).split("<circle").length - 2; // one is the planet
    expect(circles(ground([]))).toBe(1);
    expect(circles(ground([[400, 306]]))).toBe(1);
    expect(circles(ground([[338, 90]]))).toBe(2);
  });
  it("shows in a disc around each tile", () => {
    expect(discs([[400, 306]], 84)).toBe("radial-gradient(circle at 50.0% 50.0%, #000 6.1%, #0000 9.9%)");
    expect(discs([], 84)).toContain("#0000, #0000");
  });
});

describe("a machine that draws", () => {
  /** Frames that take so many milliseconds each, as many as are asked for. */
  function watched(...took: number[]): { pace: Pace; frames: number } {
    const pace = new Pace();
    let next: ((now: number) => void) | null = null;
    let now = 0;
    let frames = 0;
    pace.watch((then) => (next = then));
    for (let i = 0; next && i < 200; i++) {
      const look: (now: number) => void = next;
      next = null;
      frames++;
      look((now += took[i % took.length]!));
    }
    return { pace, frames };
  }
  it("fast enough goes on easing, and is looked at for a part of a change only", () => {
    const { pace, frames } = watched(16);
    expect(pace.steps).toBe(false);
    expect(frames).toBeLessThan(30);
  });
  it("slowly steps from then on", () => {
    expect(watched(40).pace.steps).toBe(true);
    expect(watched(120).pace.steps).toBe(true);
  });
  it("is not slow because somebody was away", () => {
    expect(watched(16, 16, 16, 16, 5000).pace.steps).toBe(false);
  });
});
