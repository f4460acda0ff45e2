/** What the numbers of a seat mean, one function for each kind of them. */
import { catalogue } from "../lib/catalogue.svelte";
import { capital, signed, t } from "../lib/i18n/index.svelte";
import { tagIcon } from "../lib/symbols";
import type { Tip } from "../lib/tips/tip.svelte";
import type { AresSeatView, HandCard, SeatView } from "../lib/types";
import type { Figure } from "./figures";

type Seat = SeatView | AresSeatView;
const METALS: Record<string, string> = { steel: "building", titanium: "space" };
const MOST = 6; // names of cards
const NEEDS = 2; // cards that wait

function means({ id, meaning }: Figure, seat: Seat): string[] {
  const metal = METALS[id];
  if (metal) return [t("tip.metal", { tag: catalogue.tag(metal) })];
  const key = meaning.stock[id];
  return key ? [t(key, { n: seat.prices[id] ?? 8 })] : [];
}

/** A stock: what it is for, and what it will be. */
export const stockTip = (figure: Figure, seat: Seat, then?: string): Tip => ({
  title: capital(figure.name),
  icon: figure.icon,
  figure: `${figure.n} ${signed(figure.p)}`,
  text: [...means(figure, seat), ...(then ? [then] : [])],
});

export const productionTip = (figure: Figure, then: string): Tip => ({
  title: t("tip.production", { what: capital(figure.name) }),
  icon: figure.icon,
  figure: signed(figure.p),
  text: [t(figure.meaning.production), ...(then ? [then] : [])],
});

export const ratingTip = (n: number): Tip => ({ title: t("tip.rating"), icon: "tr", figure: String(n), text: [t("tip.rating.text")] });

/** Points as they stand: what is hidden is not among them. */
export const pointsTip = (seat: Seat, name: string, mine: boolean): Tip => ({
  title: t("tip.points", { name }),
  icon: "vp",
  figure: mine ? String(seat.points) : `~${seat.points}`,
  rows: [
    { label: t("tip.rating"), value: String(seat.tr) },
    { label: t("tip.points.rest"), value: String(seat.points - seat.tr) },
    ...(mine ? [] : [{ label: t("tip.points.hand"), value: seat.hand_count ? "?" : "0" }]),
  ],
});

/** A tag: from which cards it comes, and what in your hand waits for more of it. */
export function tagTip(tag: string, seat: Seat, hand: readonly HandCard[] = []): Tip {
  const cards = [seat.corporation ?? "", ...seat.played].map((id) => catalogue.card(id));
  const names = cards.filter((c) => c && c.kind !== "event" && c.tags.includes(tag)).map((c) => c!.name);
  const rest = names.length - MOST;
  const told = [...names.slice(0, MOST), ...(rest > 0 ? [`+${rest}`] : [])].join(", ");
  const waiting = hand.flatMap((h) => {
    const lack = h.lacks.find((l) => l.kind === "tags" && l.item === tag);
    return lack ? [t("tip.tag.needs", { card: catalogue.cardName(h.card), n: lack.need })] : [];
  });
  const text = [told || t("tip.tag.none"), ...waiting.slice(0, NEEDS)];
  return { title: capital(catalogue.tag(tag)), icon: tagIcon(tag), figure: String(seat.tags[tag] ?? 0), text };
}
