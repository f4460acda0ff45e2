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
