/** What the others did since your last turn: a line for each rival, with a few words for each action. */
import type { Attack } from "../lib/merge";
import type { Line } from "../lib/types";
import { BETWEEN, told } from "./logbook";

/** One thing a rival did: by its card where it has one, else as it is told. */
export interface Thing {
  card: string;
  deed: string;
  areas: string[];
}
export interface RivalLine {
  seat: number;
  things: Thing[];
  /** How many more there were. */
  more: number;
}

/** What was taken before stays red where it is missing; here it is no news. */
export const newest = <Hit extends Pick<Attack, "line">>(attacks: Hit[], missed: Line[]): Hit[] =>
  attacks.filter(({ line }) => missed.some((l) => l.n === line.n));

const MOST = 4;

/** In the order of the seats, from the one after you. */
export function rivalLines(missed: Line[], you: number, seats: number): RivalLine[] {
  const by = new Map<number, Thing[]>();
  for (const { seat, lines } of told(missed)) {
    const head = lines[0]!;
    if (seat < 0 || seat === you || head.marsbot || BETWEEN.has(head.kind)) continue;
    const areas = [...new Set(lines.map((l) => l.area).filter(Boolean))];
    by.set(seat, [...(by.get(seat) ?? []), { card: head.card, deed: head.deed, areas }]);
  }
  return Array.from({ length: seats }, (_, i) => (you + 1 + i) % seats).flatMap((seat) => {
    const things = by.get(seat);
    return things ? [{ seat, things: things.slice(0, MOST), more: Math.max(0, things.length - MOST) }] : [];
  });
}
