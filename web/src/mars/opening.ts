/** What a first turn could look like with the cards that are kept: reckoned with printed prices, so it never promises too much. */
import { requirements } from "../lib/cards/rows";
import type { Counted } from "../lib/tray.svelte";
import type { CardFace } from "../lib/types";

const METALS = [
  { metal: "steel", tag: "building", worth: 2 },
  { metal: "titanium", tag: "space", worth: 3 },
];
const LEAST_INCOME = -5; // production of credits may go as low as this

/** Mars is as cold and dry as it ever is: what needs no more than that can be played. */
function playable(card: CardFace, { production }: Counted): boolean {
  const need = requirements(card.icons.needs);
  if (need.parts.length > 0 && !need.most) return false;
  return (card.icons.play ?? []).every((icon) => {
    if (!icon.production || icon.count >= 0) return true;
    const kind = icon.symbol.slice(2);
    return !icon.any && (production[kind] ?? 0) + icon.count >= (kind === "credits" ? LEAST_INCOME : 0);
  });
}

/** What is left after paying for a card, with metals first; null when that is not enough. */
function pay(card: CardFace, stock: Record<string, number>): Record<string, number> | null {
  const left = { ...stock };
  let due = card.cost;
  for (const { metal, worth } of METALS.filter((m) => card.tags.includes(m.tag))) {
    const n = Math.min(left[metal] ?? 0, Math.ceil(due / worth));
    left[metal] = (left[metal] ?? 0) - n;
    due = Math.max(0, due - n * worth);
  }
  left.credits = (left.credits ?? 0) - due;
  return left.credits < 0 ? null : left;
}

/** The two cards, or the one, that use the most of what there is. */
export function opening(kept: readonly CardFace[], start: Counted): CardFace[] {
  const cards = kept.filter((card) => playable(card, start));
  const turns = cards.flatMap((first, i) => [[first], ...cards.slice(i + 1).map((second) => [first, second])]);
  const price = (turn: readonly CardFace[]): number => turn.reduce((sum, card) => sum + card.cost, 0);
  const affordable = turns.filter((turn) => turn.reduce<Record<string, number> | null>((stock, card) => stock && pay(card, stock), start.stock));
  return affordable.toSorted((a, b) => price(b) - price(a))[0] ?? [];
}
