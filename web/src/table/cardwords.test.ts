import { describe, expect, it } from "vitest";
import type { CardFace } from "../lib/types";
import { actionOf } from "./cardwords";

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
