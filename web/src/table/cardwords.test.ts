import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n/index.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { CardFace, HandCard } from "../lib/types";
import { actionOf, whyNot } from "./cardwords";

const card = (actions: string, choices: string[] = []): CardFace => ({ text: { actions, choices } }) as unknown as CardFace;

describe("an action", () => {
  it("is told by itself where its card has several", () => {
    const eaters = card("Action: add 1 microbe here; or take 2 microbes from here: raise oxygen 1 step.", [
      "Add 1 microbe here.",
      "Take 2 microbes from here: raise oxygen 1 step.",
    ]);
    expect([1, 2].map((n) => actionOf(eaters, n))).toEqual(eaters.text.choices);
  });
  it("is told as the card says it where it is the only one", () => {
    expect(actionOf(card("Action: add 1 animal here."), 0)).toBe("Action: add 1 animal here.");
  });
});

describe("why a card cannot be played", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {}, cookie: "" });
    prefs.lang = "fr";
    await speech.want("atTable");
  });
  afterAll(() => vi.unstubAllGlobals());
  it("is told in whole sentences, with the colon of the language", () => {
    const held = { group: "near", reasons: ["il manque un océan", "vous avez 3 M€"] } as HandCard;
    expect(whyNot(held)).toEqual(["Presque\u00a0: il manque un océan. Vous avez 3 M€."]);
  });
});
