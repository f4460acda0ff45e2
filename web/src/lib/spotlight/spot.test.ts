import { expect, it } from "vitest";
import { sought, tabOf, type Spot } from "./spot";

const RATING: Spot = { desk: ".own .who", phone: ".resbar", tab: "mars" };
const PROJECT: Spot = { desk: "#goals", tab: "table", tablet: "goals" };

it("finds a thing by its name in each layout, on a tablet by either", () => {
  expect([sought(RATING, "desk"), sought(RATING, "lying")]).toEqual([".own .who", ".resbar"]);
  expect(sought(RATING, "standing")).toBe(".own .who, .resbar");
  expect(sought(PROJECT, "phone")).toBe("#goals");
});
it("opens the view of a phone or the tab of a tablet", () => {
  expect([tabOf(PROJECT, "phone"), tabOf(PROJECT, "tablet"), tabOf(RATING, "tablet")]).toEqual(["table", "goals", "mars"]);
});
