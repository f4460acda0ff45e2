/** Small sums about a seat that everybody could do from what lies open. */
import type { SeatView } from "../lib/types";

/** What there will be of a stock after the next production: energy turns into heat, the rating pays. */
export function income(seat: SeatView, kind: string): number {
  const have = seat.stock[kind] ?? 0;
  const makes = seat.production[kind] ?? 0;
  if (kind === "energy") return makes;
  if (kind === "heat") return have + makes + (seat.stock.energy ?? 0);
  if (kind === "credits") return Math.max(0, have + makes + seat.tr);
  return have + makes;
}
