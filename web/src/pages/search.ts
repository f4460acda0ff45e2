/** What the cards of the encyclopedia say, and which of them are wanted. */
import { plain, says } from "../lib/search";
import type { AresCatalogue, BonusFace, BotCorporationFace, CardFace, Catalogue, MarsBotFace, MoonFace } from "../lib/types";

/** All that a card says, for the search. */
export function haystack(card: CardFace, words: Catalogue | AresCatalogue): string {
  const phases = "phases" in words ? words.phases : [];
  return plain(
    [
      card.name,
      card.id.replaceAll("_", " "), // its English name, in every language
      card.number,
      words.kinds[card.kind] ?? card.kind,
      words.sets[card.set] ?? card.set,
      ...card.tags.map((tag) => words.tags[tag] ?? tag),
      ...phases.filter((p) => card.phases?.includes(p.id)).map((p) => p.name),
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

export function matches(card: CardFace, hay: string, wanted: Wanted): boolean {
  if (wanted.kinds.length > 0 && !wanted.kinds.includes(card.kind)) return false;
  if (wanted.sets.length > 0 && !wanted.sets.includes(card.set)) return false;
  if (!wanted.tags.every((tag) => (tag === "none" ? card.tags.length === 0 : card.tags.includes(tag)))) return false;
  if (wanted.phases?.length && !wanted.phases.some((p) => card.phases?.includes(p as never))) return false;
  if (wanted.needs?.length && !needsOf(card).some((n) => wanted.needs!.includes(n))) return false;
  return says(hay, wanted.text);
}

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
