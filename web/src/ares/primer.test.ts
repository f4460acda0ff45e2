import { expect, it } from "vitest";
import { tally, unit, values } from "./primer";

it("lists the values of a zone", () => {
  expect(values(-18, -10, 2)).toEqual([-18, -16, -14, -12, -10]);
  expect(values(12, 14, 1)).toEqual([12, 13, 14]);
});
it("counts tiles that are there twice", () => expect(tally([{ count: 2 }, { count: 1 }])).toBe(3));
it("has a unit for each track", () => expect([unit("oxygen"), unit("temperature")]).toEqual(["\u00a0%", "\u00a0°C"]));
