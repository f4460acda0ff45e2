/** What a card would be now, reckoned with the money that is left: playable, or what it lacks. */
import { capital, figure, t } from "../lib/i18n/index.svelte";
import { catalogue } from "../lib/catalogue.svelte";
import { parameterIcon, productionIcon, stockIcon, tagIcon } from "../lib/symbols";
import type { Verdict } from "../lib/tray.svelte";
import type { HandCard, Lack } from "../lib/types";

export interface Purse {
  credits: number;
  stock: Record<string, number>;
}

/** How a seat stands, and which scales have left the place that counts for requirements. */
export interface Standing extends Purse {
  moved: readonly string[];
}

/** All that a card could be paid with. */
export function purseFor(card: HandCard, { credits, stock }: Purse): number {
  let sum = credits + card.cuts;
  for (const [metal, worth] of Object.entries(card.metals)) sum += worth * (stock[metal] ?? 0);
  return sum;
}
export const affordable = (card: HandCard, purse: Purse): boolean => card.price <= purseFor(card, purse);

/** So much of something, by a name that is not inflected. */
const some = (n: number, what: string): string => t("tray.some", { n, what });
const money = (n: number): string => `${figure(n)}\u00a0${catalogue.stock("credits")}`;

/** The ways to pay that come to mind: credits alone, and as much of a metal as there is need for. */
function priceNote(card: HandCard, { credits, stock }: Purse): Pick<Verdict, "side" | "paid"> {
  const plain = card.price <= credits ? money(card.price) : "";
  for (const [metal, worth] of Object.entries(card.metals)) {
    const n = Math.min(stock[metal] ?? 0, Math.floor(card.price / worth));
    const rest = card.price - n * worth;
    if (n < 1 || rest > credits) continue;
    return { side: plain ? t("tray.or", { price: plain }) : "", paid: { metal, n, rest } };
  }
  return { side: plain ? t("tray.leaves", { price: plain, n: credits - card.price }) : money(card.price) };
}

const DEGREES = 2; // of a step of temperature
const UNITS: Record<string, string> = { temperature: "\u202f°C", oxygen: "\u202f%\u00a0O₂" };
const value = (item: string, n: number): string => (item === "temperature" && n > 0 ? `+${n}` : figure(n));
/** A value of a parameter with its unit. */
export const amount = (item: string, n: number): string =>
  item === "oceans" ? t("tray.oceans", { n }) : `${value(item, n)}${UNITS[item] ?? ""}`;

/** The zones of a track by their number, as requirements count them. */
const zone = (track: string, n: number): string =>
  catalogue.zone(catalogue.ares?.tracks.find((x) => x.id === track)?.zones[n]?.id ?? "");

interface Short {
  text: string;
  /** How far away that is. */
  side: string;
  /** The same with a symbol in place of the word, where there is little room. */
  icon?: string;
  brief?: string;
  /** Too much for a line on a card. */
  long?: boolean;
}

/** What one lack comes to: in numbers where it has some, else as the server says it. */
function short(lack: Lack, said: string, moved: readonly string[] = []): Short {
  const { kind, item, need, have } = lack;
  const brief = t("hand.lack.have", { need: figure(need), have: figure(have) });
  if (kind === "parameter_low" || kind === "parameter_high") {
    const most = kind === "parameter_high" ? "≤ " : "";
    const now = moved.includes(item) ? "hand.lack.began" : "tray.now";
    const steps = Math.ceil((need - have) / (item === "temperature" ? DEGREES : 1));
    return {
      text: t(now, { need: most + amount(item, need), have }),
      side: most ? t("tray.late") : t("tray.steps", { n: steps }),
      icon: parameterIcon(item),
      brief: t(now, { need: most + value(item, need), have }),
    };
  }
  if (kind === "zone_low" || kind === "zone_high") {
    const text = t(moved.includes(item) ? "hand.lack.zone.began" : "hand.lack.zone", { need: zone(item, need), have: zone(item, have) });
    return { text, side: "", icon: item, brief: (kind === "zone_high" ? "≤ " : "") + zone(item, need) }; // where it is now, the track shows
  }
  if (kind === "tags")
    return { text: t("tray.have", { need: some(need, catalogue.tag(item)), have }), side: "", icon: tagIcon(item), brief };
  if (kind === "production_short") {
    const text = t("tray.have", { need: t("tray.production", { n: need, what: catalogue.stock(item) }), have });
    return { text, side: "", icon: productionIcon(item), brief, long: true };
  }
  if (kind === "stock_short") return { text: capital(said), side: "", icon: stockIcon(item), brief, long: true }; // said in number and case
  if (kind === "too_late") return { text: capital(t("tray.late")), side: "" };
  if (kind === "credits") return { text: t("tray.have", { need: money(need), have }), side: "", brief: t("hand.lack.money", { n: have }) };
  return { text: capital(said), side: "" };
}

export interface LackLine {
  /** In half a line, behind a symbol; the price of a card stands elsewhere. */
  brief: string;
  icon: string;
  /** On the face of a card: with words, behind a symbol only where they would be too long. */
  text: string;
  sign: string;
}
/** Where cards can be discarded for money the server counts them: what there is without them comes first. */
function withCards(card: HandCard, { have }: Lack, purse: Purse): Short | null {
  const own = purseFor(card, purse);
  return have > own ? { text: t("hand.lack.cards", { own, all: have }), side: "" } : null;
}
/** The first thing that keeps a card of the hand from being played, in a line. */
export function lackOf(card: HandCard, now: Standing): LackLine | null {
  const said = card.reasons[0];
  if (!said) return null;
  const lack = card.lacks[0];
  const money = lack?.kind === "credits" ? withCards(card, lack, now) : null;
  const first: Short = money ?? (lack ? short(lack, said, now.moved) : { text: said, side: "" });
  const { text, icon = "", brief = text, long = false } = first;
  return { icon, brief, text: long ? brief : text, sign: long ? icon : "" };
}

/** `keep` is what the card takes to be kept at all: only what is left then can pay for it. */
export function verdictOf(card: HandCard, had: Purse, keep = 0): Verdict {
  if (keep > had.credits) return { ok: false, text: t("tray.unkept", { need: money(keep), have: had.credits }), side: "" };
  const purse = { ...had, credits: had.credits - keep };
  const at = card.lacks.findIndex((l) => l.kind !== "credits");
  if (at >= 0) {
    const { text, side } = short(card.lacks[at]!, card.reasons[at] ?? "");
    return { ok: false, text, side };
  }
  const all = purseFor(card, purse);
  if (card.price > all)
    return { ok: false, text: t("tray.have", { need: money(card.price), have: all }), side: t("tray.short", { n: card.price - all }) };
  return { ok: true, text: t("tray.playable"), ...priceNote(card, purse) };
}

const ordinals = new Map<string, Intl.PluralRules>();
/** 1st, 2nd, 3rd, as the language says it. */
export function nth(n: number, lang: string): string {
  let rule = ordinals.get(lang);
  if (!rule) ordinals.set(lang, (rule = new Intl.PluralRules(lang, { type: "ordinal" })));
  const form = rule.select(n);
  return t(form === "one" || form === "two" || form === "few" ? `nth.${form}` : "nth.other", { n });
}
