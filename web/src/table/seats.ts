/** Small sums about a seat that everybody could do from what lies open. */
import type { Score, SeatView } from "../lib/types";

/** Points are counted from there; who played alone is told only of what brought some. */
export const counts = (scores: readonly Score[], source: string): boolean =>
  scores.some((s) => source in s.sources && (scores.length > 1 || s.sources[source] !== 0));

/** What there will be of a stock after the next production: energy turns into heat, the rating pays. */
export function income(seat: SeatView, kind: string): number {
  const have = seat.stock[kind] ?? 0;
  const makes = seat.production[kind] ?? 0;
  if (kind === "energy") return makes;
  if (kind === "heat") return have + makes + (seat.stock.energy ?? 0);
  if (kind === "credits") return Math.max(0, have + makes + seat.tr);
  return have + makes;
}
