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

/** How many lines of cards fit below each other. */
export const linesFit = (compact: boolean): number => (compact ? 5 : 6);
