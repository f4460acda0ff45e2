/** What a table loses when it goes back. */
import type { Deed } from "../lib/show.svelte";
import type { Line } from "../lib/types";

/** The actions from a line of the log on: where a turn ended is none, unless it is that end which is taken back. What
 *  people said beside the game stays. */
export function undone(log: Line[], from: number, told: (lines: Line[]) => Deed[]): Deed[] {
  const deeds = told(log.filter((line) => line.n >= from && !line.kind.startsWith("said_"))).filter((deed) => deed.seat >= 0);
  return deeds.filter((deed, n) => n === 0 || deed.lines[0]!.kind !== "end");
}
