/** What the cards of the encyclopedia say, and which of them are wanted. */
import { needsOf, plain, says, type Wanted } from "../lib/search";
import type { AresCatalogue, CardFace, Catalogue } from "../lib/types";

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

export function matches(card: CardFace, hay: string, wanted: Wanted): boolean {
  if (wanted.kinds.length > 0 && !wanted.kinds.includes(card.kind)) return false;
  if (wanted.sets.length > 0 && !wanted.sets.includes(card.set)) return false;
  if (!wanted.tags.every((tag) => (tag === "none" ? card.tags.length === 0 : card.tags.includes(tag)))) return false;
  if (wanted.phases?.length && !wanted.phases.some((p) => card.phases?.includes(p as never))) return false;
  if (wanted.needs?.length && !needsOf(card).some((n) => wanted.needs!.includes(n))) return false;
  return says(hay, wanted.text);
}
