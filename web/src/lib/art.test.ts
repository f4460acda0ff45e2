import { describe, expect, it } from "vitest";
import aresNames from "../../../src/tharsis/words/en/names/ares.py?raw";
import colonies from "../../../src/tharsis/words/en/names/colonies.py?raw";
import names from "../../../src/tharsis/words/en/names/mars.py?raw";
import art from "../../public/art.svg?raw";
import covers from "../../public/covers.svg?raw";
import { GAMES } from "../games";
import { artOf, drawnCards, OWN, sceneOf } from "./art";

const drawingsOf = (file: string): Map<string, string> =>
  new Map([...file.matchAll(/<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map((m) => [m[1]!, m[2]!]));
const symbols = new Map([...drawingsOf(art), ...drawingsOf(covers)]);
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

  it("is another one for each of the sixty cards most seen", () => {
    expect(OWN.length).toBeGreaterThanOrEqual(60);
    const shown = cards.map((id) => symbols.get(artOf({ id, tags: [] })));
    expect(OWN.filter((id) => shown.filter((drawing) => drawing === symbols.get(`a-${id}`)).length !== 1)).toEqual([]);
  });

  it("has the pictures of the games in a small file of their own", () => {
    expect(Object.values(GAMES).map((game) => `a-${game.scene}`).sort()).toEqual([...drawingsOf(covers).keys()].sort());
    expect(covers.length).toBeLessThan(6000);
    expect([...drawingsOf(art).keys()].filter((id) => drawingsOf(covers).has(id))).toEqual([]);
  });

  it("falls back to the scene of the first tag", () => {
    expect(artOf({ id: "a_card_of_yours", tags: ["animal"] })).toBe("a-herd");
    expect(symbols.has(artOf({ id: "a_card_of_yours", tags: [] }))).toBe(true);
  });
});
