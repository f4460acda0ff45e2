import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { speech } from "../../lib/i18n/index.svelte";
import { prefs } from "../../lib/prefs.svelte";
import { inWords, mistakeText } from "./mistake";

describe("a mistake in a position", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {}, cookie: "" });
    prefs.lang = "fr";
    await speech.want("elsewhere");
  });
  afterAll(() => vi.unstubAllGlobals());
  const high = { field: "oxygen", text: "oxygen: must be a whole number from 0 to 14, not 15", code: "number", about: { least: 0, most: 14, given: "15" } };
  it("is told in the language of the page", () => {
    expect(mistakeText(high)).toBe("Il faut un nombre entier de 0 à 14, et non 15.");
  });
  it("is told as the server tells it where the page knows nothing of it, without its field", () => {
    const odd = { ...high, code: "odd", about: {} };
    expect(inWords(odd)).toBe("");
    expect(mistakeText(odd)).toBe("must be a whole number from 0 to 14, not 15");
  });
});
