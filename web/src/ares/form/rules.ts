/** The choices of a table of Ares Expedition: how it is played, and how the first cards are dealt. */
import type { OptionInfo } from "../../lib/types";
import { MOST_SEATS, PARTNERS } from "../setup";

export type Value = boolean | string | number | number[];
export type Chosen = Record<string, Value>;
export const MODES = ["rivals", "solo", "cooperative"] as const;
export type Mode = (typeof MODES)[number];
export const DEALS = ["normal", "first_game", "mulligan"] as const;
export type Deal = (typeof DEALS)[number];
/** Shown as modes and deals, not as switches. */
const SHOWN = new Set(["first_game", "mulligan", "cooperative", "level"]);

/** How the address of a new table wants it to be played. */
export const askedMode = (search = location.search): Mode | undefined => {
  const asked = new URLSearchParams(search).get("mode");
  return MODES.find((mode) => mode === asked);
};

export const modeOf = (seats: number, chosen: Chosen): Mode =>
  seats === 1 ? "solo" : seats === PARTNERS && chosen.cooperative === true ? "cooperative" : "rivals";

export const dealOf = (chosen: Chosen): Deal =>
  chosen.first_game === true ? "first_game" : chosen.mulligan === true ? "mulligan" : "normal";

export const withDeal = (chosen: Chosen, deal: Deal): Chosen => ({
  ...chosen,
  first_game: deal === "first_game",
  mulligan: deal === "mulligan",
});

/** How many seats a table has after its mode was chosen. */
export const seatsFor = (mode: Mode, seats: number): number =>
  mode === "solo" ? 1 : mode === "cooperative" ? PARTNERS : Math.max(2, Math.min(seats, MOST_SEATS));

/** The options that have no place of their own. */
export const others = (options: OptionInfo[]): OptionInfo[] => options.filter((o) => !SHOWN.has(o.id));

/** What is sent: only what differs from the usual, and only what the mode knows. */
export function rulesFor(options: OptionInfo[], chosen: Chosen, seats: number): Chosen {
  const mode = modeOf(seats, chosen);
  const out: Chosen = {};
  for (const o of options) {
    const value = chosen[o.id];
    if (value === undefined || value === o.default) continue;
    if (o.id === "cooperative" && mode !== "cooperative") continue;
    if (o.id === "level" && mode !== "solo") continue;
    out[o.id] = value;
  }
  return out;
}
