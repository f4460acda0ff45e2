/** What a card of the hand says, and what is said of it: what keeps it from being played, and what it sets off. */
import { setOff } from "../lib/cards/triggers";
import { catalogue } from "../lib/catalogue.svelte";
import { capital, t, type Key } from "../lib/i18n/index.svelte";
import type { AresSeatView, CardFace, HandCard, SeatView } from "../lib/types";

/** Its own words, with what it needs and what it is worth. */
export const wordsOf = ({ text }: CardFace): string =>
  [text.effects, text.actions, text.play, text.needs, text.points].filter(Boolean).join(" ");

/** What one of its actions does; 0 where it has only one. */
export const actionOf = ({ text }: CardFace, index: number): string => text.choices[index - 1] ?? text.actions;

/** What may come to nothing, besides parameters, by the name that the server gives it. */
export const IDLE_PARTS: Record<string, Key> = { cube: "dock.part.cube", count: "dock.part.count", colony: "dock.part.colony" };

/** All that is in its way, in whole sentences. */
export function whyNot(h: HandCard): string[] {
  if (h.reasons.length === 0) return [];
  const name = t(h.group === "near" ? "hand.near" : h.group === "later" ? "hand.later" : "hand.wait");
  const [first = "", ...others] = h.reasons;
  return [`${t("app.label", { name })} ${[first, ...others.map(capital)].join(". ")}.`];
}

/** Your cards that answer to it. */
export function answers(id: string, me: SeatView | AresSeatView | null): string[] {
  const card = catalogue.card(id);
  if (!card || !me) return [];
  const inPlay = [me.corporation ?? "", ...me.played].map((x) => catalogue.card(x)).filter((c) => c !== undefined);
  const names = [...new Set(setOff(card, inPlay).map((c) => c.name))];
  return names.length > 0 ? [capital(t("hand.setsoff", { cards: names.join(", ") }))] : [];
}
