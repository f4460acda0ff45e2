import { describe, expect, it } from "vitest";
import names from "../../../src/tharsis/words/en/names.py?raw";
import sprite from "../../public/art.svg?raw";
import { artOf, drawnCards, sceneOf } from "./art";

const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]));
const cards = [...(names.split("CARDS")[1]?.split("\n}")[0] ?? "").matchAll(/^ {4}"(\w+)":/gm)].map((m) => m[1] ?? "");

describe("pictures", () => {
  it("knows all 275 cards", () => expect(cards.length).toBe(275));

  it("has a picture for every card of the catalogue", () => {
    expect(cards.filter((id) => !sceneOf(id))).toEqual([]);
  });

  it("draws only what is in the sprite", () => {
    expect(cards.map((id) => artOf({ id, tags: [] })).filter((a) => !symbols.has(a))).toEqual([]);
  });

  it("names no card that does not exist, and none twice", () => {
    const all = drawnCards();
    expect(all.filter((id) => !cards.includes(id))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it("falls back to the scene of the first tag", () => {
    expect(artOf({ id: "a_card_of_yours", tags: ["animal"] })).toBe("a-herd");
    expect(symbols.has(artOf({ id: "a_card_of_yours", tags: [] }))).toBe(true);
  });
});
