import { describe, expect, it } from "vitest";
import { words as en } from "./en";
import { words as fr } from "./fr";
import { figure, fill, plural, signed, type Phrase } from "./phrase";
import { words as uk } from "./uk";

const LANGS = { en, fr, uk } as Record<string, Record<string, Phrase>>;
const names = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!))].sort();

describe.each(["en", "fr", "uk"])("the words in %s", (lang) => {
  const words = LANGS[lang]!;
  it("has every key and no other", () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  });
  it("leaves nothing empty", () => {
    for (const [key, phrase] of Object.entries(words))
      for (const text of typeof phrase === "string" ? [phrase] : Object.values(phrase)) expect(text, key).not.toBe("");
  });
  it("fills in the same names as English", () => {
    for (const [key, phrase] of Object.entries(words)) {
      const english = LANGS.en![key]!;
      const wanted = new Set(names(typeof english === "string" ? english : Object.values(english).join(" ")));
      for (const text of typeof phrase === "string" ? [phrase] : Object.values(phrase))
        for (const name of names(text)) expect([...wanted], `${lang} ${key}`).toContain(name);
    }
  });
  it("has every plural form its language needs", () => {
    for (const [key, phrase] of Object.entries(words)) {
      if (typeof phrase === "string") continue;
      for (const n of [0, 1, 2, 5, 11, 21, 22, 25]) {
        const form = plural(lang, n);
        expect(phrase[form] ?? phrase.other, `${lang} ${key} ${n}`).toBeDefined();
        if (lang === "uk") expect(phrase[form], `${lang} ${key} ${form}`).toBeDefined();
      }
    }
  });
});

describe("phrases", () => {
  it("choose the plural by n", () => {
    const cards = uk["seat.cards"];
    expect(fill(cards, "uk", { n: 1 })).toBe("1 карта в руці");
    expect(fill(cards, "uk", { n: 3 })).toBe("3 карти в руці");
    expect(fill(cards, "uk", { n: 11 })).toBe("11 карт у руці");
    expect(fill(en["seat.cards"], "en", { n: 2 })).toBe("2 cards in hand");
  });
  it("write numbers with a true minus", () => {
    expect(figure(-3)).toBe("−3");
    expect(signed(4)).toBe("+4");
  });
});

describe("the lines of the guide", () => {
  it.each([
    ["en", 95],
    ["fr", 115],
    ["uk", 110],
  ])("are short in %s: they stand in one line", (lang, most) => {
    const long = Object.entries(LANGS[lang]!).filter(([key, text]) => /^guide\..*\.text$/.test(key) && String(text).length > most);
    expect(long).toEqual([]);
  });
  it("explain in sixty words at most", () => {
    for (const words of Object.values(LANGS))
      for (const [key, text] of Object.entries(words))
        if (/^guide\..*\.why$/.test(key)) expect(String(text).split(" ").length, key).toBeLessThanOrEqual(60);
  });
});
