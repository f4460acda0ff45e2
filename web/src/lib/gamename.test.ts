import { expect, it } from "vitest";
import { askedGame, gameNamed, gamePath } from "./gamename";

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
