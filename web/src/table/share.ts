/** The address under which a replay can be seen by others. */
import type { SeatLink } from "../lib/types";

const KEY = "tharsis.share.";

/**
 * Every call to the server makes a new link, so the first one is kept. While the game runs, and for spectators, there
 * is none: then the plain address, which works for everybody at the table.
 */
export async function shareLink(
  table: string,
  n: number,
  ask: (table: string) => Promise<SeatLink>,
  kept: Pick<Storage, "getItem" | "setItem">,
  origin: string,
): Promise<string> {
  try {
    let path = kept.getItem(KEY + table);
    if (!path) {
      path = (await ask(table)).path;
      kept.setItem(KEY + table, path);
    }
    return `${origin}${path}?replay=${n}`;
  } catch {
    return `${origin}/t/${table}/replay?n=${n}`;
  }
}
