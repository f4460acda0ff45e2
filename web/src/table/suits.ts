/** Which cards go with a corporation: they have tags that it counts or has itself. */
import type { CardFace } from "../lib/types";

export interface Suit {
  tag: string;
  /** Cards that have it. */
  n: number;
  /** The corporation's effect is about it. */
  paid: boolean;
}

const MOST = 3;
const TAG = "t-";

export function suits(firm: Pick<CardFace, "tags" | "icons">, cards: readonly Pick<CardFace, "tags">[]): Suit[] {
  const told = [...(firm.icons.effects ?? []), ...(firm.icons.actions ?? [])].map((i) => i.symbol);
  const paid = new Set(told.filter((symbol) => symbol.startsWith(TAG)).map((symbol) => symbol.slice(TAG.length)));
  return [...new Set([...paid, ...firm.tags])]
    .map((tag) => ({ tag, n: cards.filter((card) => card.tags.includes(tag)).length, paid: paid.has(tag) }))
    .filter(({ n }) => n > 0)
    .slice(0, MOST);
}
