import { describe, expect, it } from "vitest";
import aresNames from "../../../src/tharsis/words/en/names/ares.py?raw";
import colonies from "../../../src/tharsis/words/en/names/colonies.py?raw";
import names from "../../../src/tharsis/words/en/names/mars.py?raw";
import sprite from "../../public/art.svg?raw";
import { artOf, drawnCards, sceneOf } from "./art";

const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]));
const named = (file: string): string[] =>
  [...(file.split("CARDS")[1]?.split("\n}")[0] ?? "").matchAll(/^ {4}"(\w+)":/gm)].map((m) => m[1] ?? "");
const mars = [...named(names), ...named(colonies)];
const ares = named(aresNames);
const cards = [...new Set([...mars, ...ares])];

describe("pictures", () => {
  it("knows all cards of both games", () => {
    expect(mars.length).toBe(275);
    expect(ares.length).toBe(220);
  });

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
