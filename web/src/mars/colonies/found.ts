/** Colony tiles in the encyclopedia. */
import { plain, says, type Wanted } from "../../lib/search";
import type { Catalogue, MoonFace } from "../../lib/types";

/** All that a colony tile says; `kind` is what such tiles are called. */
export function moonHaystack(moon: MoonFace, words: Catalogue, kind: string): string {
  const said = [moon.build, moon.bonus, ...moon.income].map((s) => s.text);
  return plain([moon.name, moon.id, kind, words.sets.colonies ?? "", moon.opened_by ?? "", ...said].join(" "));
}

/** Colony tiles are a kind of their own, belong to Colonies and have no tags. */
export function matchesMoon(hay: string, wanted: Wanted): boolean {
  if (wanted.kinds.length > 0 && !wanted.kinds.includes("moon")) return false;
  if (wanted.sets.length > 0 && !wanted.sets.includes("colonies")) return false;
  return wanted.tags.length === 0 && says(hay, wanted.text);
}
