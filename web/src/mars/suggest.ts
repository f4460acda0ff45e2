/** What the dock offers while nothing is decided: few things, each of which can be done now, the most worth first. */
import type { Choice, GameView, IconModel, SeatView } from "../lib/types";
import { CLAIM_POINTS, FIRST_POINTS, placeOf } from "./goals";

export type Wish =
  | { kind: "first_action" | "claim" | "fund" | "trade" | "convert" | "use"; option: Choice; worth: number }
  | { kind: "actions"; options: Choice[] }
  | { kind: "cards"; cards: string[] };

export const MOST = 3;
/** On a phone they stand in a row that is scrolled. */
export const MOST_IN_A_ROW = 5;
const SURE_LEAD = 2; // who funds an award wants to stay ahead
const GOOD_TRADE = 5; // M€
const LATE = 14; // of the 42 steps of Mars: before them an award is decided by what is still to come

export const isLate = (mars: Pick<GameView, "temperature" | "oxygen" | "oceans">): boolean =>
  (mars.temperature + 30) / 2 + mars.oxygen + mars.oceans >= LATE;

const ALL_OXYGEN = 14;
/** Oxygen still rises. */
export const breathes = ({ oxygen }: Pick<GameView, "oxygen">): boolean => oxygen < ALL_OXYGEN;

/** What a gain is worth in M€, roughly; a step of production comes back several times. */
const WORTH: Record<string, number> = { "r-credits": 1, "r-steel": 2, "r-titanium": 3, "r-plants": 2, card: 3 };
const AGAIN = 4;
export const worthOf = (icons: IconModel[]): number =>
  icons.reduce((sum, i) => sum + (i.count ?? 1) * (WORTH[i.symbol] ?? 1) * (i.production ? AGAIN : 1), 0);

export interface Moment {
  options: Choice[];
  seats: SeatView[];
  you: number;
  /** The game has gone on far enough to tell who leads in an award. */
  late: boolean;
  /** While oxygen rises a greenery is a point and a step of the rating. */
  breathing: boolean;
  /** Cards in hand that can be played now. */
  playable: string[];
  /** What a trade with a colony tile brings now, in M€. */
  trade: (moon: string) => number;
}

export function wishes({ options, seats, you, late, breathing, playable, trade }: Moment, most = MOST): Wish[] {
  const useful = options.filter((o) => !o.useless);
  const of = (kind: string): Choice[] => useful.filter((o) => o.kind === kind);
  const must: Wish[] = of("first_action").map((option) => ({ kind: "first_action", option, worth: 0 }));
  if (must.length > 0) return must;
  const trades = of("trade").map((option) => ({ kind: "trade" as const, option, worth: trade(option.item) }));
  /** One of them, so that what else there is to do is not pushed out. */
  const awards = of("fund")
    .map((option) => ({ option, lead: placeOf(seats, option.item, you).lead }))
    .filter(({ lead }) => late && lead >= SURE_LEAD)
    .toSorted((a, b) => b.lead - a.lead)
    .slice(0, 1);
  const found: Wish[] = [
    ...of("claim").map((option) => ({ kind: "claim" as const, option, worth: CLAIM_POINTS })),
    ...awards.map(({ option }) => ({ kind: "fund" as const, option, worth: FIRST_POINTS })),
    ...trades.filter((w) => w.worth >= GOOD_TRADE).toSorted((a, b) => b.worth - a.worth).slice(0, 1),
    ...of("convert").map((option) => ({ kind: "convert" as const, option, worth: option.item === "plants" && breathing ? 2 : 1 })),
  ].slice(0, most);
  const uses = of("use");
  if (uses.length > 0 && found.length < most) {
    if (found.length + uses.length <= most) found.push(...uses.map((option) => ({ kind: "use" as const, option, worth: 0 })));
    else found.push({ kind: "actions", options: uses });
  }
  if (playable.length > 0 && found.length < most) found.push({ kind: "cards", cards: playable });
  return found;
}
