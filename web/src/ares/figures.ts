/** What is counted at a seat of Ares Expedition: three stocks, and the cards that are drawn in production. */
import { signed, t } from "../lib/i18n/index.svelte";
import { ARES_STOCKS, type AresSeatView } from "../lib/types";
import { stocksOf, type Figure, type Meaning } from "../table/figures";

const CARD_COLOUR = "#b0512a";
const MEANING: Meaning = {
  stock: { credits: "tip.credits.ares", plants: "tip.plants.ares", heat: "tip.heat", cards: "tip.cards.ares" },
  production: "tip.production.ares",
};

export function figuresOf(seat: AresSeatView): Figure[] {
  const n = seat.hand_count;
  const p = seat.production.cards ?? 0;
  const said = t("ares.seat.cards", { n, p: signed(p) });
  const cards: Figure = { id: "cards", icon: "card", colour: CARD_COLOUR, name: t("map.cards", { n: 2 }), n, p, said, meaning: MEANING };
  return [...stocksOf(seat, ARES_STOCKS, MEANING), cards];
}
