/** What a card would be now, reckoned with the money that is left: playable, or what it lacks. */
import { figure, t } from "../lib/i18n/index.svelte";
import { catalogue } from "../lib/catalogue.svelte";
import type { Verdict } from "../lib/tray.svelte";
import type { HandCard, Lack } from "../lib/types";

export interface Purse {
  credits: number;
  stock: Record<string, number>;
}

/** All that a card could be paid with. */
export function purseFor(card: HandCard, { credits, stock }: Purse): number {
  let sum = credits;
  for (const [metal, worth] of Object.entries(card.metals)) sum += worth * (stock[metal] ?? 0);
  return sum;
}
export const affordable = (card: HandCard, purse: Purse): boolean => card.price <= purseFor(card, purse);

/** So much of something, by a name that is not inflected. */
const some = (n: number, what: string): string => t("tray.some", { n, what });
const money = (n: number): string => `${figure(n)}\u00a0${catalogue.stock("credits")}`;

/** The ways to pay that come to mind: credits alone, and as much of a metal as there is need for. */
export function priceNote(card: HandCard, { credits, stock }: Purse): string {
  const plain = card.price <= credits ? money(card.price) : "";
  for (const [metal, worth] of Object.entries(card.metals)) {
    const n = Math.min(stock[metal] ?? 0, Math.floor(card.price / worth));
    const rest = card.price - n * worth;
    if (n < 1 || rest > credits) continue;
    const mixed = `${some(n, catalogue.stock(metal))}${rest ? ` + ${rest}` : ""}`;
    return plain ? t("tray.or", { one: plain, other: mixed }) : mixed;
  }
  return plain ? t("tray.leaves", { price: plain, n: credits - card.price }) : money(card.price);
}

const DEGREES = 2; // of a step of temperature
const UNITS: Record<string, string> = { temperature: "\u202f°C", oxygen: "\u202f%\u00a0O₂" };
const amount = (item: string, n: number): string =>
  item === "oceans" ? t("tray.oceans", { n }) : `${figure(n)}${UNITS[item] ?? ""}`;

/** What one lack comes to: in numbers where it has some, else as the server says it. */
function short(lack: Lack, said: string): { text: string; side: string } {
  const { kind, item, need, have } = lack;
  if (kind === "parameter_low") {
    const steps = Math.ceil((need - have) / (item === "temperature" ? DEGREES : 1));
    return { text: t("tray.now", { need: amount(item, need), have }), side: t("tray.steps", { n: steps }) };
  }
  if (kind === "parameter_high") return { text: t("tray.now", { need: `≤ ${amount(item, need)}`, have }), side: t("tray.late") };
  if (kind === "tags") return { text: t("tray.have", { need: some(need, catalogue.tag(item)), have }), side: "" };
  if (kind === "production_short")
    return { text: t("tray.have", { need: some(need, t("log.production", { what: catalogue.stock(item) })), have }), side: "" };
  if (kind === "stock_short") return { text: t("tray.have", { need: some(need, catalogue.stock(item)), have }), side: "" };
  return { text: said.charAt(0).toLocaleUpperCase() + said.slice(1), side: "" };
}

export function verdictOf(card: HandCard, purse: Purse): Verdict {
  const at = card.lacks.findIndex((l) => l.kind !== "credits");
  if (at >= 0) return { ok: false, ...short(card.lacks[at]!, card.reasons[at] ?? "") };
  const all = purseFor(card, purse);
  if (card.price > all)
    return { ok: false, text: t("tray.have", { need: money(card.price), have: all }), side: t("tray.short", { n: card.price - all }) };
  return { ok: true, text: t("tray.playable"), side: priceNote(card, purse) };
}

const ordinals = new Map<string, Intl.PluralRules>();
/** 1st, 2nd, 3rd, as the language says it. */
export function nth(n: number, lang: string): string {
  let rule = ordinals.get(lang);
  if (!rule) ordinals.set(lang, (rule = new Intl.PluralRules(lang, { type: "ordinal" })));
  const form = rule.select(n);
  return t(form === "one" || form === "two" || form === "few" ? `nth.${form}` : "nth.other", { n });
}
