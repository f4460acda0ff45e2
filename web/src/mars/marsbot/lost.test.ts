import { afterEach, expect, it } from "vitest";
import { speech } from "../../lib/i18n/index.svelte";
import type { Line } from "../../lib/types";
import { words as en } from "../../words/en";
import { words as uk } from "../../words/uk";
import { lost } from "./book.svelte";

const plants = (amount: number): string => lost({ kind: "bot_human_loses", item: "plants", amount } as Line);

afterEach(() => {
  speech.lang = "en";
});
it("counts the plants that MarsBot takes", () => {
  speech.words = en;
  speech.lang = "en";
  expect([1, 3].map(plants)).toEqual(["You lost 1 plant ()", "You lost 3 plants ()"]);
  speech.words = uk;
  speech.lang = "uk";
  expect([1, 3, 5].map(plants)).toEqual(["Ви втратили 1 рослину ()", "Ви втратили 3 рослини ()", "Ви втратили 5 рослин ()"]);
});
