/** Cards of the hand under one name. */
import type { Key } from "../lib/i18n/index.svelte";
import type { HandCard } from "../lib/types";

export interface HandGroup {
  word: Key;
  icon: string;
  size?: number;
  /** The colour of the icon. */
  tone?: string;
  cards: HandCard[];
}

/** The same as it lies in the strip below a board: faces that may overlap, or lines in columns. */
export interface ShownGroup extends HandGroup {
  /** How far it is from one face to the next; lines where there is none. */
  pitch?: number;
  columns?: number;
  /** How many cards do not fit. */
  cut: number;
  /** It needs no name. */
  alone?: boolean;
}

const GAP = 8;
/** What is seen at least of a card that lies below the next one. */
export const LEAST = 78;

/** A hand without groups, as faces: sorted otherwise, or to pick cards from. */
export function ungrouped(cards: HandCard[], width: number, face: number): ShownGroup {
  const room = width - face - GAP;
  const pitch = cards.length > 1 ? Math.floor(room / (cards.length - 1)) : face;
  const shown = 1 + Math.floor(room / LEAST);
  return { word: "hand.title", icon: "card", cards, pitch: Math.max(LEAST, Math.min(face + GAP, pitch)), cut: Math.max(0, cards.length - shown) };
}

/** How many lines of cards fit below each other. */
export const linesFit = (compact: boolean): number => (compact ? 5 : 6);
