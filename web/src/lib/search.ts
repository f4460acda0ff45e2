/** Finding as you type: every word must occur, in any order, with or without accents. */
import type { CardFace } from "./types";

export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, (mark) => (mark === "\u0306" || mark === "\u0308" ? mark : ""))
    .normalize("NFC")
    .replace(/[’ʼ`]/g, "'");

/** Whether a text, made plain, says all that is looked for. */
export const says = (hay: string, text: string): boolean =>
  plain(text)
    .split(/\s+/)
    .every((word) => hay.includes(word));

/** What the encyclopedia is narrowed to. */
export interface Wanted {
  text: string;
  kinds: string[];
  tags: string[];
  sets: string[];
  /** Ares Expedition: works in one of these phases; asks for one of these things. */
  phases?: string[];
  needs?: Need[];
}

/** What a card of Ares Expedition asks for before it is played. */
export const NEEDS = ["temperature", "oxygen", "oceans", "tags", "tr", "price", "none"] as const;
export type Need = (typeof NEEDS)[number];
export function needsOf(card: Pick<CardFace, "icons">): Need[] {
  const found = new Set<Need>();
  for (const { symbol, count = 1 } of card.icons.needs ?? []) {
    if (count < 0 && /^(r-|tr$)/.test(symbol)) found.add("price");
    else if (symbol === "temperature" || symbol === "oxygen" || symbol === "tr") found.add(symbol);
    else if (symbol === "ocean") found.add("oceans");
    else if (symbol.startsWith("t-")) found.add("tags");
  }
  return found.size > 0 ? [...found] : ["none"];
}

/** Nothing is wanted: everything is shown. */
export const EVERYTHING: Wanted = { text: "", kinds: [], tags: [], sets: [], phases: [], needs: [] };
export const narrows = ({ text, kinds, tags, sets, phases = [], needs = [] }: Wanted): boolean =>
  text !== "" || kinds.length + tags.length + sets.length + phases.length + needs.length > 0;

/** A list with one more, or one less. */
export const toggled = <T>(list: T[], one: T): T[] => (list.includes(one) ? list.filter((x) => x !== one) : [...list, one]);
