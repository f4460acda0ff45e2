/** What a card would make of productions when it is played, as far as that is certain. */
import type { CardFace, IconModel, SeatView } from "../lib/types";

/** Rulebook p. 8: production of credits goes down to −5, of all else to 0. */
const leastOf = (kind: string): number => (kind === "credits" ? -5 : 0);

/** How often it is made: once, or for so many tags, its own among them; null where something else decides it. */
function times(icons: readonly IconModel[], at: number, tags: (tag: string) => number): number | null {
  if (icons[at - 1]?.symbol === "slash") return null;
  if (icons[at + 1]?.symbol !== "slash") return 1;
  const each = icons[at + 2];
  if (!each || each.any || !each.symbol.startsWith("t-")) return null;
  return Math.floor(tags(each.symbol.slice(2)) / each.count);
}

/** Production now and then, by kind; nothing of what cannot be, or depends on more than tags. */
export function produced(card: CardFace, me: Pick<SeatView, "production" | "tags">): { kind: string; had: number; has: number }[] {
  const icons = card.icons.play ?? [];
  if (icons.some((i) => i.symbol === "colon")) return [];
  const tags = (tag: string): number => (me.tags[tag] ?? 0) + card.tags.filter((x) => x === tag).length;
  return icons.flatMap((icon, at) => {
    if (!icon.production || icon.any || !icon.symbol.startsWith("r-")) return [];
    const kind = icon.symbol.slice(2);
    const had = me.production[kind];
    const n = times(icons, at, tags);
    if (had === undefined || n === null || n === 0) return [];
    const has = had + n * icon.count;
    return has < leastOf(kind) ? [] : [{ kind, had, has }];
  });
}
