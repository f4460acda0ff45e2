/** Keys of a table of Ares Expedition. Letters can be switched off; keys inside a text field belong to it. */
import { zoom } from "../lib/cards/zoom.svelte";
import type { PhoneTab } from "../lib/deciding.svelte";
import { prefs } from "../lib/prefs.svelte";
import { isChosen } from "../table/chosen";
import { answerNth } from "../table/nth";
import { regionKey } from "../table/regions";
import { trayKey } from "../table/traykeys";
import { PHASES } from "../lib/symbols";
import type { AresState } from "./ares.svelte";

const GO: Record<string, [string, PhoneTab]> = {
  b: ["tableau", "me"],
  h: ["hand", "hand"],
  t: ["rivals", "table"],
  l: ["log", "log"],
};

const CARDS = "#hand .card.can";
const DOCK = "#dock [data-option]:not([aria-disabled=true])";
const TO_PRESS = `#phases [role=radio]:not([aria-disabled=true]), #tableau [data-option], #standard button:not([aria-disabled=true]), ${CARDS}, ${DOCK}`;

/** A card of the hand whose phase is another one leads nowhere now. */
const leads = (node: HTMLElement, table: AresState): boolean =>
  table.cardStep !== null || !node.matches(CARDS) || table.offered(`play ${node.dataset.card}`) !== undefined;

/** What can be pressed to go on, in the order of the page; where cards of the hand are asked for, those and no others. */
function next(by: 1 | -1, table: AresState): void {
  const found = document.querySelectorAll<HTMLElement>(table.cardStep ? `${CARDS}, ${DOCK}` : TO_PRESS);
  const all = [...found].filter((node) => node.offsetParent !== null && leads(node, table));
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus();
}

/** Arrow keys in a row of which one can be chosen. */
export function radioArrows(e: KeyboardEvent): void {
  const by = e.key === "ArrowRight" || e.key === "ArrowDown" ? 1 : e.key === "ArrowLeft" || e.key === "ArrowUp" ? -1 : 0;
  if (!by) return;
  e.preventDefault();
  const all = [...(e.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=radio]")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + by + all.length) % all.length]?.focus();
}

/** A figure: a phase, an answer, or a card to play; whether there is one. */
function nth(n: number, table: AresState): boolean {
  const phase = PHASES[n];
  if (table.phaseStep) {
    if (!phase) return false;
    document.querySelector<HTMLElement>(`#phases [data-phase="${phase}"]`)?.focus();
    table.pickPhase(phase);
    return true;
  }
  if (answerNth(n, table)) return true;
  const card = table.playable[n]?.card;
  if (!card) return false;
  table.handTab = "hand";
  document.querySelector<HTMLElement>(`#hand [data-card="${card}"]`)?.focus();
  table.begin(`play ${card}`);
  return true;
}

export function handle(e: KeyboardEvent, table: AresState): void {
  if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || table.sheet || table.inspected !== null) return;
  const target = e.target as HTMLElement;
  if (target.matches?.("input, textarea, select, [contenteditable]") || zoom.held) return;
  if (!table.view || table.view.over || regionKey(e)) return;
  if (e.key === " " && table.show.now && !target.closest?.("button, a")) {
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
    const own = target.closest?.("button, a");
    const chosen = e.key === "Enter" && (own === table.source || isChosen(own));
    if (own && !(chosen && table.ready)) return;
    if (!table.ready) return;
    void table.commit();
    e.preventDefault();
    return;
  }
  if (!prefs.letters) return;
  const key = e.key.toLowerCase();
  if (key === "?") table.sheet = "keys";
  else if (key === "q" && table.coach.offered) table.coach.press();
  else if (key === "n") next(e.shiftKey ? -1 : 1, table);
  else if (key === "u") void table.undo();
  else if (key === "e") void (table.finished ? table.resume() : table.finish());
  else if (/^[1-9]$/.test(key)) {
    if (!nth(Number(key) - 1, table)) return;
  } else if (GO[key]) {
    const [id, tab] = GO[key];
    table.phoneTab = tab;
    if (id === "hand" && table.desk && table.hand.length > 0) {
      table.wholeHand = table.wholeHand === false;
      e.preventDefault();
      return;
    }
    const box = document.getElementById(id);
    (box?.querySelector<HTMLElement>("[data-card], button:not(.lab)") ?? box)?.focus();
  } else return;
  e.preventDefault();
}
