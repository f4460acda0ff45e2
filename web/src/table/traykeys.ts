/** Keys while a tray lies on the table: numbers choose, arrows go from card to card, Enter takes what is chosen, B and Esc put it aside and bring it back. */
import { prefs } from "../lib/prefs.svelte";
import type { Tray } from "../lib/tray.svelte";
import type { GameName } from "../lib/types";
import { arrowKey } from "./regions";

/** Whether the key was for the tray. */
export function trayKey<G extends GameName>(e: KeyboardEvent, tray: Tray<G>): boolean {
  if (!tray.laid || tray.table.wholeHand !== false) return false;
  const target = e.target as HTMLElement;
  if (e.key === "Enter") {
    // Enter on a card that is not chosen chooses it
    const own = target.closest?.("button, a, [role=gridcell]");
    const chosen = own?.matches("[aria-checked=true], [aria-pressed=true]");
    if ((own && !chosen) || !tray.ready) return false;
    void tray.commit();
  } else if (/^[1-9]$/.test(e.key) && prefs.letters && !tray.folded) {
    tray.nth(Number(e.key));
  } else if (e.key.toLowerCase() === "b" && prefs.letters) {
    tray.folded = !tray.folded;
  } else if (e.key === "Escape" && !tray.folded) {
    tray.folded = true;
  } else return arrowKey(e);
  e.preventDefault();
  return true;
}
