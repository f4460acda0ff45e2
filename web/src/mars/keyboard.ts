/** Keys of the table. Letters can be switched off; keys inside a text field belong to it. */
import { prefs } from "../lib/prefs.svelte";
import { isChosen } from "../table/chosen";
import { answerNth } from "../table/nth";
import { regionKey } from "../table/regions";
import { trayKey } from "../table/traykeys";
import { zoom } from "../lib/cards/zoom.svelte";
import type { PhoneTab, TableState } from "./table.svelte";

interface Board {
  next(by: 1 | -1): void;
  enter(): void;
}

const GO: Record<string, [string, PhoneTab]> = {
  b: ["board", "mars"],
  h: ["hand", "hand"],
  t: ["rivals", "table"],
  l: ["log", "log"],
  c: ["moons", "mars"],
};

/** A key while MarsBot's turn is shown. What it does not know ends the turn and is then done as usual. */
function walked(e: KeyboardEvent, table: TableState): boolean {
  const walk = table.walk;
  const key = e.key.toLowerCase();
  const shown = (e.target as HTMLElement).closest?.("[data-walk]");
  if (e.key === "Enter" || e.key === " ") {
    if (shown && (e.target as HTMLElement).closest("button, [role=button]")) return true; // it answers for itself
    walk.next();
  } else if (e.key === "Escape") walk.stop();
  else if (key === "n" && prefs.letters) walk.toCard();
  else if (key === "w" && prefs.letters) walk.why = !walk.why;
  else if (/^[uep1-9]$/.test(key) && prefs.letters) {
    walk.stop();
    return false;
  } else return false;
  e.preventDefault();
  return true;
}

/** A letter or a figure; whether it means anything. */
function letter(e: KeyboardEvent, table: TableState, board: Board | undefined): boolean {
  const key = e.key.toLowerCase();
  if (key === "?") table.sheet = "keys";
  else if (key === "n") board?.next(e.shiftKey ? -1 : 1);
  else if (key === "q" && table.coach.offered) table.coach.press();
  else if (key === "u") void table.undo();
  else if (key === "e") void table.endTurn();
  else if (key === "p") void table.pass();
  else if (key === "m" && table.marsbot >= 0) table.inspected = table.marsbot;
  else if (/^[1-9]$/.test(key)) {
    const n = Number(key) - 1;
    if (answerNth(n, table)) return true;
    const card = table.now?.hand.filter((h) => h.group === "playable")[n];
    if (!card) return false;
    table.handTab = "hand";
    document.querySelector<HTMLElement>(`#hand [data-card="${card.card}"]`)?.focus();
    table.begin(`play ${card.card}`);
  } else if (GO[key]) {
    const [id, tab] = GO[key];
    if (id === "moons" && table.moons.length === 0) return false;
    table.phoneTab = tab;
    if (id === "hand" && table.desk && table.hand.length > 0) {
      table.wholeHand = table.wholeHand === false;
      return true;
    }
    if (id === "board") board?.enter();
    else {
      const box = document.getElementById(id);
      (box?.querySelector<HTMLElement>("[data-card], [data-moon], button:not(.lab)") ?? box)?.focus();
    }
  } else return false;
  return true;
}

export function handle(e: KeyboardEvent, table: TableState, board: Board | undefined): void {
  if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || table.sheet || table.shownMoon || table.inspected !== null) return;
  const target = e.target as HTMLElement;
  if (target.matches?.("input, textarea, select, [contenteditable]") || zoom.held) return;
  if (!table.view || table.view.over || regionKey(e)) return;
  if (table.walk.active && walked(e, table)) return;
  if (e.key === " " && table.show.now && !target.closest?.("button, a, [role=gridcell]")) {
    table.show.skip();
    e.preventDefault();
    return;
  }
  if (trayKey(e, table.tray)) return;
  if (e.key === "Escape") {
    table.leave();
    return;
  }
  if (e.key === "Enter" || e.key === " ") {
    // a focused control answers for itself; from anywhere else, and on what is chosen already, it is the main button
    const own = target.closest?.("button, a, [role=gridcell]");
    const chosen = e.key === "Enter" && (own === table.source || isChosen(own));
    if (own && !(chosen && table.ready)) return;
    if (table.sureToPass) void table.pass();
    else if (table.ready) void table.commit();
    else return;
    e.preventDefault();
    return;
  }
  if (prefs.letters && letter(e, table, board)) e.preventDefault();
}
