/** Finding cards as you type: every word must occur, in any order, with or without accents. */
import type { BonusFace, BotCorporationFace, CardFace, Catalogue, MarsBotFace, MoonFace } from "../lib/types";

export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, (mark) => (mark === "\u0306" || mark === "\u0308" ? mark : ""))
    .normalize("NFC")
    .replace(/[’ʼ`]/g, "'");

/** All that a card says, for the search. */
export function haystack(card: CardFace, words: Catalogue): string {
  return plain(
    [
      card.name,
      card.id.replaceAll("_", " "), // its English name, in every language
      card.number,
      words.kinds[card.kind] ?? card.kind,
      words.sets[card.set] ?? card.set,
      ...card.tags.map((tag) => words.tags[tag] ?? tag),
      ...Object.values(card.text),
    ].join(" "),
  );
}

/** All that a colony tile says; `kind` is what such tiles are called. */
export function moonHaystack(moon: MoonFace, words: Catalogue, kind: string): string {
  const said = [moon.build, moon.bonus, ...moon.income].map((s) => s.text);
  return plain([moon.name, moon.id, kind, words.sets.colonies ?? "", moon.opened_by ?? "", ...said].join(" "));
}

export interface Wanted {
  text: string;
  kinds: string[];
  tags: string[];
  sets: string[];
}

export function matches(card: CardFace, hay: string, wanted: Wanted): boolean {
  if (wanted.kinds.length > 0 && !wanted.kinds.includes(card.kind)) return false;
  if (wanted.sets.length > 0 && !wanted.sets.includes(card.set)) return false;
  if (!wanted.tags.every((tag) => (tag === "none" ? card.tags.length === 0 : card.tags.includes(tag)))) return false;
  return says(hay, wanted.text);
}

const says = (hay: string, text: string): boolean =>
  plain(text)
    .split(/\s+/)
    .every((word) => hay.includes(word));

/** Colony tiles are a kind of their own, belong to Colonies and have no tags. */
export function matchesMoon(hay: string, wanted: Wanted): boolean {
  if (wanted.kinds.length > 0 && !wanted.kinds.includes("moon")) return false;
  if (wanted.sets.length > 0 && !wanted.sets.includes("colonies")) return false;
  return wanted.tags.length === 0 && says(hay, wanted.text);
}

/** MarsBot's cards that say what is looked for; `kind` is what it is called. */
export function botFound(
  face: MarsBotFace,
  text: string,
  kind: string,
): { bonus: BonusFace[]; corporations: BotCorporationFace[] } {
  const hay = (id: string, name: string, words: string): string => plain([name, id.replaceAll("_", " "), kind, words].join(" "));
  return {
    bonus: face.bonus.filter((c) => says(hay(c.id, c.name, c.text), text)),
    corporations: face.corporations.filter((c) => says(hay(c.id, c.name, c.text.join(" ")), text)),
  };
}
