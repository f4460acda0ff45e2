import { describe, expect, it } from "vitest";
import type { CardFace, Catalogue } from "../lib/types";
import { needsOf, plain } from "../lib/search";
import { haystack, matches } from "./search";

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

describe("Ares Expedition", () => {
  const icon = (symbol: string, count = 1) => ({ symbol, count, production: false, any: false, star: false });
  const moss = {
    ...card,
    id: "moss",
    name: "Mousse",
    kind: "automated",
    phases: ["production"],
    icons: { needs: [icon("ocean", 3), icon("r-plants", -1)] },
  } as CardFace;
  const book = { ...words, phases: [{ id: "production", name: "Production" }, { id: "action", name: "Action" }] } as never;

  it("tells what a card asks for", () => {
    expect(needsOf(moss)).toEqual(["oceans", "price"]);
    expect(needsOf({ icons: { needs: [icon("oxygen"), icon("zone-red")] } })).toEqual(["oxygen"]);
    expect(needsOf({ icons: { needs: [icon("tr", -1)] } })).toEqual(["price"]);
    expect(needsOf({ icons: { needs: [icon("tr", 7)] } })).toEqual(["tr"]);
    expect(needsOf({ icons: { needs: [icon("t-plant"), icon("t-animal")] } })).toEqual(["tags"]);
    expect(needsOf({ icons: {} })).toEqual(["none"]);
  });
  it("narrows by phase and requirement, one of each being enough", () => {
    const found = (more: object): boolean => matches(moss, "", { ...all, ...more });
    expect(found({ phases: ["action", "production"] })).toBe(true);
    expect(found({ phases: ["action"] })).toBe(false);
    expect(found({ needs: ["price", "tags"] })).toBe(true);
    expect(found({ needs: ["none"] })).toBe(false);
  });
  it("finds a card by the name of its phase", () => {
    expect(haystack(moss, book)).toContain("production");
    expect(haystack(moss, book)).not.toContain("action");
  });
});
