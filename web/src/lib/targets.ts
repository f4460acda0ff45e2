/** Questions about whom something is taken from: whose it is, how much, and nobody. */
import type { Ask, CardFace, Choice } from "./types";

/** One place that something can be taken from. */
export interface Target {
  key: string;
  seat: number;
  /** The amounts to choose from, the largest first. */
  options: Choice[];
}
export interface Targets {
  /** Who can lose most stands first. */
  others: Target[];
  own: Target[];
  nobody: Choice | null;
}

/** The answer after something was taken from a rival already. */
const NO_MORE = "no more";
const TAKING = new Set(["remove", "steal", "reduce", "take"]);
/** The same place, whatever the amount. */
const placeOf = (o: Choice): string => o.notation.replace(/^(\w+) \d+ /, "$1 ");

/** Null for any other question. What lies on a card is taken from whoever owns that. */
export function targetsOf(ask: Ask, you: number, ownerOf: (card: string) => number = () => -1): Targets | null {
  const taking = ask.options
    .filter((o) => TAKING.has(o.kind))
    .map((o) => (o.seat < 0 && o.card ? { ...o, seat: ownerOf(o.card) } : o))
    .filter((o) => o.seat >= 0);
  const nobody = ask.options.find((o) => o.kind === "no") ?? null;
  if (ask.most !== 1 || taking.length === 0 || taking.length + (nobody ? 1 : 0) !== ask.options.length) return null;
  const found = new Map<string, Target>();
  for (const o of taking) {
    const key = placeOf(o);
    const target = found.get(key) ?? { key, seat: o.seat, options: [] };
    target.options.push(o);
    found.set(key, target);
  }
  const all = [...found.values()];
  for (const target of all) target.options.sort((a, b) => b.amount - a.amount);
  all.sort((a, b) => b.options[0]!.amount - a.options[0]!.amount);
  return { others: all.filter((x) => x.seat !== you), own: all.filter((x) => x.seat === you), nobody };
}

interface Held {
  stock: Record<string, number>;
  production: Record<string, number>;
  resources: Record<string, number>;
}
interface Owner extends Held {
  seat: number;
  played: string[];
}
/** A rival who cannot be hit: for want of what is taken, or because a card protects it. */
export interface Spared {
  seat: number;
  /** The card that protects; empty where there is nothing to take. */
  card: string;
  /** What the production is, where that is taken. */
  makes: number | null;
}
/** A lock on a card's face, with what it keeps: named beside it, or else what lies on the card itself. */
function keeps(card: CardFace | undefined, item: string): boolean {
  const symbols = Object.values(card?.icons ?? {}).flat().map((i) => i.symbol);
  if (!symbols.includes("u-lock")) return false;
  return symbols.includes(`r-${item}`) || symbols.includes(`c-${item}`) || card?.holds === item;
}
/** The rivals who are not among the targets, each with the reason, as far as it lies open on the table. */
export function sparedOf(targets: Targets, seats: Owner[], you: number, faceOf: (card: string) => CardFace | undefined): Spared[] {
  const one = [...targets.others, ...targets.own][0]?.options[0];
  if (!one || targets.nobody?.notation === NO_MORE) return [];
  const hit = new Set(targets.others.map((x) => x.seat));
  const has = (seat: Owner): boolean =>
    one.card ? seat.played.some((c) => faceOf(c)?.holds === one.item && (seat.resources[c] ?? 0) > 0) : (seat.stock[one.item] ?? 0) > 0;
  return seats
    .filter((seat) => seat.seat !== you && !hit.has(seat.seat))
    .map((seat) => {
      if (one.kind === "reduce") return { seat: seat.seat, card: "", makes: seat.production[one.item] ?? 0 };
      const card = has(seat) ? seat.played.find((c) => keeps(faceOf(c), one.item)) : undefined;
      return { seat: seat.seat, card: card ?? "", makes: null };
    });
}

/** The only rival and the only amount there is, which need not be chosen; without a rival nobody, rather than yourself. */
export function onlyTarget(targets: Targets | null): Choice | undefined {
  const [place, another] = targets?.others ?? [];
  if (!place) return targets?.nobody ?? undefined;
  const [only, more] = place?.options ?? [];
  return another || more || only?.useless ? undefined : only;
}
/** What a seat has now and would have then, where it lies open. */
export function leaves(o: Choice, seat: Held | undefined): { have: number; left: number } | null {
  const have = o.card ? seat?.resources[o.card] : (o.kind === "reduce" ? seat?.production : seat?.stock)?.[o.item];
  return have === undefined || (o.kind !== "reduce" && have < o.amount) ? null : { have, left: have - o.amount };
}
/** Few places with one amount each: they fit on chips. */
export const areFew = ({ others, own }: Targets): boolean => others.length <= 4 && [...others, ...own].every((x) => x.options.length === 1);

/** The amount next to the one chosen: a smaller one, or a larger. */
export function nextAmount(target: Target, now: Choice, by: 1 | -1): Choice | undefined {
  return target.options[target.options.indexOf(now) - by];
}
