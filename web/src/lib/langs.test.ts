import { describe, expect, it } from "vitest";
import { byLang, LANGS, letters, ownName } from "./langs";

describe("languages", () => {
  it("are those that have a folder of words", () => {
    expect([...LANGS].sort()).toEqual(["en", "fr", "uk"]);
  });
  it("are told by the name of a file, or of its folder", () => {
    expect(byLang({ "./words/en.ts": 1, "../words/fr/atTable.ts": 2 })).toEqual({ en: 1, fr: 2 });
  });
  it("say themselves what the browser calls them", async () => {
    const words = byLang(import.meta.glob<{ words: Record<string, string> }>("../words/??/table.ts"));
    for (const lang of LANGS) expect((await words[lang]()).words["app.own"]).toBe(ownName(lang));
    expect(LANGS.map(ownName).map(letters).sort()).toEqual(["EN", "FR", "УК"]);
  });
});
