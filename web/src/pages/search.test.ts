import { describe, expect, it } from "vitest";
import type { CardFace, Catalogue, MarsBotFace, MoonFace } from "../lib/types";
import { botFound, haystack, matches, matchesMoon, moonHaystack, plain } from "./search";

const card = {
  id: "comet",
  name: "Comète",
  number: "010",
  set: "base",
  kind: "event",
  cost: 21,
  tags: ["space", "event"],
  holds: null,
  text: { needs: "", effects: "", actions: "", play: "Placez 1 océan.", points: "" },
  icons: {},
} as CardFace;
const words = {
  kinds: { event: "événement" },
  sets: { base: "base" },
  tags: { space: "espace", event: "événement" },
} as unknown as Catalogue;
const hay = haystack(card, words);
const all = { text: "", kinds: [], tags: [], sets: [] };

describe("search", () => {
  it("ignores accents and case, and keeps Ukrainian letters apart", () => {
    expect(plain("OCÉAN")).toBe("ocean");
    expect(plain("Їжак й")).toBe("їжак й");
  });
  it("finds by name, text, tag and number, in any order", () => {
    for (const text of ["comete", "ocean", "espace comete", "010", "événement", ""])
      expect(matches(card, hay, { ...all, text })).toBe(true);
    expect(matches(card, hay, { ...all, text: "comete ville" })).toBe(false);
  });
  it("narrows by kind, tag and set", () => {
    expect(matches(card, hay, { ...all, kinds: ["active"] })).toBe(false);
    expect(matches(card, hay, { ...all, kinds: ["active", "event"], tags: ["space"], sets: ["base"] })).toBe(true);
    expect(matches(card, hay, { ...all, tags: ["space", "earth"] })).toBe(false);
    expect(matches(card, hay, { ...all, tags: ["none"] })).toBe(false);
  });
});

describe("colony tiles", () => {
  const said = (text: string) => ({ icons: [], text });
  const titan = {
    id: "titan",
    name: "Titan",
    opened_by: "floater",
    income: [said(""), said("Ajoutez 1 flotteur.")],
    build: said("Ajoutez 3 flotteurs."),
    bonus: said("Ajoutez 1 flotteur."),
  } as MoonFace;
  const hayOf = moonHaystack(titan, { ...words, sets: { colonies: "Colonies" } } as Catalogue, "Tuiles Colonie");
  it("are found with the cards, by name, set and what they bring", () => {
    for (const text of ["titan", "colonies", "tuiles", "FLOTTEURS", ""]) expect(matchesMoon(hayOf, { ...all, text })).toBe(true);
    expect(matchesMoon(hayOf, { ...all, text: "comete" })).toBe(false);
  });
  it("are a kind of their own, of Colonies, without tags", () => {
    expect(matchesMoon(hayOf, { ...all, kinds: ["moon"], sets: ["colonies"] })).toBe(true);
    expect(matchesMoon(hayOf, { ...all, kinds: ["event"] })).toBe(false);
    expect(matchesMoon(hayOf, { ...all, sets: ["base"] })).toBe(false);
    expect(matchesMoon(hayOf, { ...all, tags: ["none"] })).toBe(false);
  });
});

describe("MarsBot's cards", () => {
  const face = {
    bonus: [{ id: "meteor_shower", name: "Pluie de Météores", text: "Détruire cette carte." }],
    corporations: [{ id: "helion", name: "Helion", text: ["Cubes blancs.", "Cubes noirs."] }],
  } as unknown as MarsBotFace;
  const found = (text: string): string[] => {
    const { bonus, corporations } = botFound(face, text, "MarsBot");
    return [...bonus, ...corporations].map((c) => c.id);
  };
  it("are found by name, English name, words and by MarsBot itself", () => {
    expect(found("meteores")).toEqual(["meteor_shower"]);
    expect(found("meteor shower")).toEqual(["meteor_shower"]);
    expect(found("cubes noirs")).toEqual(["helion"]);
    expect(found("marsbot")).toEqual(["meteor_shower", "helion"]);
    expect(found("comete")).toEqual([]);
  });
});
