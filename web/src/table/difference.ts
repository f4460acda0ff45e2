/** By which kind of points a game was won or lost. */
import type { Score } from "../lib/types";

export interface Difference {
  /** Against whom: the winner, or who came next. */
  seat: number;
  won: boolean;
  /** All in all. */
  margin: number;
  /** The kind that made most of it; null in a draw that was settled by what was left. */
  source: string | null;
  points: number;
  /** The other kinds that differ, the largest first. */
  others: { source: string; points: number }[];
}

const MOST = 3; // other kinds that are told
const total = (s: Score): number => s.sources.total ?? 0;

/** What a seat had more or less than its rival; null where there is none, or where nobody won. */
export function differenceOf(scores: readonly Score[], seat: number): Difference | null {
  const own = scores.find((s) => s.seat === seat);
  const others = scores.filter((s) => s.seat !== seat).toSorted((a, b) => Number(b.winner) - Number(a.winner) || total(b) - total(a));
  const rival = others[0];
  if (!own || !rival || own.winner === rival.winner) return null;
  const margin = total(own) - total(rival);
  const sign = own.winner ? 1 : -1;
  const kinds = Object.keys({ ...own.sources, ...rival.sources })
    .filter((source) => source !== "total")
    .map((source) => ({ source, points: (own.sources[source] ?? 0) - (rival.sources[source] ?? 0) }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const most = margin === 0 ? undefined : kinds.find(({ points }) => points * sign > 0);
  return {
    seat: rival.seat,
    won: own.winner,
    margin,
    source: most?.source ?? null,
    points: most?.points ?? 0,
    others: kinds.filter((kind) => kind !== most).slice(0, MOST),
  };
}
