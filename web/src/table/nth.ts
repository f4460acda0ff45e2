/** Figures while something was begun: they answer what it asks. */
import type { Deciding } from "../lib/deciding.svelte";

const ANSWERS = "[data-option], [data-card]";

/** A card that is asked for in the hand. */
function chooseNth(n: number, asked: Set<string>, table: Deciding): void {
  const cards = [...document.querySelectorAll<HTMLElement>("#hand [data-card]")].filter((card) => asked.has(card.dataset.card ?? ""));
  const card = cards[n];
  card?.focus();
  if (card) table.choose(card.dataset.card ?? "");
}

/** Gives the nth answer of the open question, else of the last one that has answers; whether the figure was for a question. */
export function answerNth(n: number, table: Deciding): boolean {
  const hand = table.cardStep?.ask.options.map((o) => o.card);
  if (hand) {
    chooseNth(n, new Set(hand), table);
    return true;
  }
  const steps = [...document.querySelectorAll("#dock .step")];
  const asked = steps.find((step) => step.querySelector(".n.todo")) ?? steps.findLast((step) => step.querySelector(ANSWERS));
  const answer = asked?.querySelectorAll<HTMLElement>(ANSWERS)[n];
  answer?.focus();
  answer?.click();
  return asked !== undefined;
}
