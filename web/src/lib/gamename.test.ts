import { expect, it } from "vitest";
import { askedGame, askedRival, gameNamed, gamePath, newTable } from "./gamename";

it("needs no word in the address for the first game", () => {
  expect(gamePath("/cards", "mars")).toBe("/cards");
  expect(gamePath("/cards", "ares")).toBe("/cards?game=ares");
});
it("reads the game that an address means, also where it means none", () => {
  expect(askedGame("?game=ares&q=moss")).toBe("ares");
  expect(askedGame("?game=chess")).toBe("mars");
  expect(askedGame("")).toBe("mars");
  expect(gameNamed(null)).toBeNull();
});
it("takes whom one plays against along to a new table", () => {
  expect(newTable("mars", "")).toBe("/new");
  expect(newTable("ares", "engineer")).toBe("/new?game=ares&with=engineer");
  expect(newTable("mars", "marsbot", { level: "hard" })).toBe("/new?with=marsbot&level=hard");
  expect(askedRival("?with=marsbot&level=hard")).toBe("marsbot");
  expect(askedRival("")).toBe("");
});
