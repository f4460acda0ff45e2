import { describe, expect, it } from "vitest";
import { making, standing } from "./clearing.svelte";

const PLACE = { height: 400, unit: 0.6 }; // a planet of 348

describe("a planet with something over its place", () => {
  it("stays as it is while nothing covers it, or only the sky beside it", () => {
    expect(standing(PLACE, 0, 400)).toEqual({ scale: 1, shift: 0 });
    expect(standing(PLACE, 10, 380)).toEqual({ scale: 1, shift: 0 });
  });
  it("has its poles out of sight in a low place, and does not shrink for that", () => {
    const low = { height: 300, unit: 0.6 };
    expect(standing(low, 0, 299)).toEqual({ scale: 1, shift: 0 });
    expect(standing(low, 0, 270)).toEqual({ scale: 0.9, shift: -15 });
  });
  it("is whole in the middle of the room that is left", () => {
    expect(standing(PLACE, 0, 174)).toEqual({ scale: 0.5, shift: -113 });
    expect(standing(PLACE, 226, 400)).toEqual({ scale: 0.5, shift: 113 });
    expect(standing(PLACE, 0, 350)).toEqual({ scale: 1, shift: -25 });
  });
  it("takes the room above it only where it could not be read, and no more of it than that takes", () => {
    expect(making(PLACE, [0, -77, -180], 261).away).toBe(0);
    expect(making(PLACE, [0, -77, -180], 174)).toEqual({ scale: 251 / 348, shift: -151.5, away: 1 });
    expect(making(PLACE, [0, -77, -180], 100).away).toBe(2);
    expect(making(PLACE, [0], 100).away).toBe(0);
  });
});
