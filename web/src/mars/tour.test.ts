import { describe, expect, it } from "vitest";
import { tour } from "../lib/tour.svelte";
import { TOUR } from "./tour";

describe("the tour", () => {
  it("begins with what the game is about, in company or alone", () => {
    tour.course = TOUR;
    const stops = (alone: boolean): string[] => {
      tour.alone = alone;
      return tour.stops.map((stop) => stop.id);
    };
    expect(stops(false)).toEqual(["aim", "rating", "stock", "cards", "dock", "goals"]);
    expect(stops(true)).toEqual(["aim_alone", "rating", "stock", "cards", "dock"]);
  });
});
