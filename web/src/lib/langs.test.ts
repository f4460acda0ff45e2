import { describe, expect, it } from "vitest";
import { byLang, LANGS } from "./langs";

describe("languages", () => {
  it("are those that have a folder of words", () => {
    expect([...LANGS].sort()).toEqual(["en", "fr", "uk"]);
  });
  it("are told by the name of a file, or of its folder", () => {
    expect(byLang({ "./words/en.ts": 1, "../words/fr/atTable.ts": 2 })).toEqual({ en: 1, fr: 2 });
  });
});
