/** Who moves when. */
import type { GameView } from "../lib/types";

/** How many turns it is from that of one seat to that of another, by those who still play; 0 where it has none to come. */
export function turnsAhead(view: Pick<GameView, "phase" | "seats">, from: number, to: number): number {
  const plays = (seat: number): boolean => view.seats.some((s) => s.seat === seat && !s.passed);
  if (view.phase !== "action" || from === to || !plays(to)) return 0;
  let turns = 0;
  for (let seat = from; seat !== to; ) {
    seat = (seat + 1) % view.seats.length;
    if (plays(seat)) turns++;
  }
  return turns;
}
