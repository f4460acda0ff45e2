import { expect, test, vi } from "vitest";
import { ago, ahead, day, regional } from "./when";

const DAY = 86400;
test.each([
  [30, "en", "this minute"],
  [DAY, "en", "yesterday"],
  [2 * DAY, "fr", "avant-hier"],
  [5 * 3600, "uk", "5 год тому"],
])("%i seconds ago in %s", (passed, lang, words) => {
  expect(ago(1e9 - passed, lang, 1e9)).toBe(words);
});

test.each([
  [3 * DAY, "en", "3 days"],
  [2.9 * DAY, "en", "3 days"],
  [1.4 * DAY, "en", "34 hr"],
  [5 * 3600, "uk", "5 год"],
  [61, "fr", "1 min"],
  [60, "en", "1 min"],
  [59.6, "en", "60 sec"],
  [20, "en", "20 sec"],
  [20, "fr", "20 s"],
  [20, "uk", "20 с"],
  [-5, "en", "0 sec"],
])("%i seconds ahead in %s", (left, lang, words) => {
  expect(ahead(1e9 + left, lang, 1e9).replaceAll(/\s/g, " ")).toBe(words);
});

test("dates are written as where one lives, in the language of the page", () => {
  expect(regional("en", ["fr-FR", "en-GB", "en-US"])).toBe("en-GB");
  expect(regional("uk", ["fr-FR", "en-GB"])).toBe("uk");
});

test("a date stays in one line", () => {
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  for (const lang of ["en", "fr", "uk"]) expect(day(1e9, lang)).not.toMatch(/ /);
  vi.unstubAllGlobals();
});
