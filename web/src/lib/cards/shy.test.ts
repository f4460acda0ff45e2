import { expect, it } from "vitest";
import { parted } from "./shy";

it("parts words between syllables, and only those that are too long for a card", () => {
  expect(parted("Нітритвідновлювальні бактерії").replaceAll("\u00ad", "-")).toBe("Нітритвідновлю-вальні бактерії");
  expect(parted("Nitrite Reducing Bacteria")).toBe("Nitrite Reducing Bacteria");
});
