/** Questions about whom something is taken from: whose it is, how much, and nobody. */
import type { Ask, Choice } from "./types";

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

const TAKING = new Set(["remove", "steal", "reduce", "take"]);
/** The same place, whatever the amount. */
const placeOf = (o: Choice): string => o.notation.replace(/^(\w+) \d+ /, "$1 ");

/** Null for any other question. */
export function targetsOf(ask: Ask, you: number): Targets | null {
  const taking = ask.options.filter((o) => TAKING.has(o.kind) && o.seat >= 0);
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
