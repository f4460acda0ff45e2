/** Reading what lies open at a table of Ares Expedition: phases picked, who is busy, what is within reach. */
import type { AresPhase, AresSeatView, AresTrackFace, AresView, Ask, Blocked, CardFace, HandCard, Line } from "../lib/types";
import { PHASES } from "../lib/symbols";
import type { HandGroup as NamedGroup } from "../table/handgroup";

/** Questions that a seat answers as often as it likes, until it finishes the phase. */
export const ACTING = new Set(["development", "construction", "action"]);

/** Questions in which a seat plays; others come in between. */
const TURNS: ReadonlySet<string> = new Set(["phase", ...PHASES]);

/** In a phase nothing is left but to finish it; cards can always be thrown away. */
export const nothingLeft = (ask: Ask | null): boolean =>
  ask !== null && ACTING.has(ask.kind) && ask.options.every((o) => o.useless || o.kind === "finish" || o.kind === "sell");

/** The phases that a seat picked, the newest first, as the log tells. */
export function picksOf(lines: Line[], seat: number, most = 3): AresPhase[] {
  const out: AresPhase[] = [];
  for (let i = lines.length - 1; i >= 0 && out.length < most; i--)
    for (const c of lines[i]!.changes)
      if (c.kind === "picked" && c.seat === seat && c.item && out.length < most) out.push(c.item as AresPhase);
  return out;
}

/** The round before brought a production. */
export const paidBefore = (lines: Line[], round: number): boolean =>
  lines.some((line) => line.kind === "begins" && line.item === "production" && line.generation === round - 1);

export const PHASE_COLOUR: Record<AresPhase, string> = {
  development: "#2f9e56",
  construction: "#3b82d0",
  action: "#e0703a",
  production: "#c99a2a",
  research: "#9466d0",
};

export type Busy = "thinking" | "chosen" | "acting" | "finished";

/** What a seat does just now; null where nobody does anything. */
export function busy(view: AresView, seat: number): Busy | null {
  if (view.over) return null;
  const asked = view.asked.includes(seat);
  if (view.phase === null) return asked ? "thinking" : "chosen";
  return asked ? "acting" : "finished";
}

/** How far a phase of the round has come. */
export type Stage = "now" | "done" | "next" | "not";

export function stageOf(view: AresView, phase: AresPhase, order: readonly AresPhase[]): Stage {
  if (view.phase === phase) return "now";
  if (!view.phases.includes(phase)) return "not";
  if (view.phase === null) return view.over ? "done" : "next";
  return order.indexOf(phase) < order.indexOf(view.phase) ? "done" : "next";
}

export type HandGroup = "green" | "blue" | "later";

/** A hand by the phase in which its cards are played; apart stands what cannot be played yet, in rows also what lacks but a little money. */
export function groupOf(h: HandCard, card: CardFace | undefined, rows = false): HandGroup {
  if (h.group === "later" || (h.group === "near" && (rows || h.lacks.some((lack) => lack.kind !== "credits")))) return "later";
  return card?.kind === "automated" ? "green" : "blue";
}
const GREEN = { id: "green", icon: "ph-1", size: 18, word: "ares.hand.green" } as const;
const BLUE = { id: "blue", icon: "ph-2", size: 18, word: "ares.hand.blue" } as const;
const LATER = { id: "later", icon: "u-lock", size: 18, word: "ares.hand.later" } as const;

/** The same in groups, those of the running phase first. */
export function groupsOf(hand: HandCard[], phase: AresPhase | null, face: (id: string) => CardFace | undefined, rows = false): (NamedGroup & { id: HandGroup })[] {
  const order = phase === "construction" ? [BLUE, GREEN, LATER] : [GREEN, BLUE, LATER];
  return order.map((g) => ({ ...g, cards: hand.filter((h) => groupOf(h, face(h.card), rows) === g.id) }));
}
export const phaseOfCard = (card: CardFace | undefined): AresPhase =>
  card?.kind === "automated" ? "development" : "construction";

/** Why a card cannot be played; that its phase is another one is said by its group already. */
export const otherReasons = (h: HandCard): string[] => (h.group === "playable" ? [] : h.reasons);

/** Nothing but so much money is missing. */
const within = (h: HandCard, cut: number): boolean =>
  cut > 0 && h.group === "near" && h.lacks.every((lack) => lack.kind === "credits" && lack.need - lack.have <= cut);

/** Cards of the hand that nothing but the phase keeps from being played, the cheapest first; so much will be off their price. */
export function playableIn(hand: HandCard[], phase: AresPhase, face: (id: string) => CardFace | undefined, cut = 0): HandCard[] {
  return hand
    .filter((h) => phaseOfCard(face(h.card)) === phase && (h.group === "playable" || within(h, cut)))
    .sort((a, b) => a.price - b.price);
}

/** Card actions that nothing but the phase keeps from being used, each card once; in their phase those used and those offered. */
export function readyActions(ask: Ask | null, blocked: Blocked[], used: string[]): string[] {
  if (ask?.kind === "action") return [...new Set([...used, ...ask.options.filter((o) => o.kind === "use").map((o) => o.card)])];
  // whatever else is asked stands before all that a phase brings
  const first = ask && TURNS.has(ask.kind) ? 0 : 1;
  const cards = blocked
    .filter((b) => b.notation.startsWith("use ") && b.reasons.length === first + 1)
    .map((b) => b.notation.split(" ")[1] ?? "");
  return [...new Set(cards)];
}

/** Forests that the plants of a seat would be in an action phase, and steps that its heat would be while it is not as warm as can be. */
export function convertible(seat: AresSeatView, tracks: AresView["tracks"], faces: AresTrackFace[]): { item: "forest" | "temperature"; n: number }[] {
  const warm = tracks.some((track) => track.id === "temperature" && track.value === faces.find((f) => f.id === track.id)?.last);
  const times = (kind: "plants" | "heat"): number => Math.floor((seat.stock[kind] ?? 0) / (seat.prices[kind] ?? Infinity));
  const all = [
    { item: "forest", n: times("plants") },
    { item: "temperature", n: warm ? 0 : times("heat") },
  ] as const;
  return all.filter(({ n }) => n > 0);
}

/** The distance from one card of the hand to the next, in two groups with so many cards that must lie in a width. */
export function pitchOf(width: number, face: number, groups: number[], apart: number, least = 70): number {
  const filled = groups.filter((n) => n > 0);
  const covered = filled.reduce((sum, n) => sum + n - 1, 0);
  const whole = filled.length * face + Math.max(0, filled.length - 1) * apart;
  if (covered === 0) return face;
  return Math.max(least, Math.min(face, Math.floor((width - whole) / covered)));
}

/** Which of the three parts of the tableau a card lies in. */
export type Part = "actions" | "production" | "events";

export function partOf(card: CardFace): Part {
  if (card.kind === "active") return "actions";
  if (card.kind === "automated") return "production";
  return card.kind === "corporation" && acts(card) ? "actions" : "events";
}

/** It has an action to be used. */
export const acts = (card: CardFace): boolean => (card.icons.actions?.length ?? 0) > 0;

/** Everything a seat has played, in order, its corporation first. */
export function inPlay(seat: AresSeatView): string[] {
  return [...new Set([...(seat.corporation ? [seat.corporation] : []), ...seat.played, ...seat.events])];
}

/** How many uses a card has had in this phase. */
export const usesOf = (seat: AresSeatView, card: string): number => seat.used.filter((id) => id === card).length;

/** All values of a track, from the first to the last. */
export function values(track: { first: number; last: number; step: number }): number[] {
  return Array.from({ length: (track.last - track.first) / track.step + 1 }, (_, i) => track.first + i * track.step);
}
