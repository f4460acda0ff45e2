/** The bots on their climb: the face of each and how strong it is. One that is not listed here gets a plain face. */
import type { Key } from "../i18n/index.svelte";
import type { Named, TableCard } from "../types";

export interface Rung {
  portrait: string;
  /** Of five, by halves. */
  stars: number;
  /** Its strength in a word. */
  strength: Key;
  /** "Play against" it: some languages bend its name. */
  against: Key;
}

const RUNGS: Record<string, Rung> = {
  random: { portrait: "drifter", stars: 0.5, strength: "strength.first", against: "against.drifter" },
  greedy: { portrait: "prospector", stars: 2, strength: "strength.casual", against: "against.prospector" },
};
const UNKNOWN: Rung = { portrait: "engineer", stars: 3, strength: "strength.regular", against: "lobby.now" };

export const rungOf = (bot: string): Rung => RUNGS[bot] ?? UNKNOWN;
/** From the weakest to the strongest. */
export const climbing = (bots: Named[]): Named[] => [...bots].sort((a, b) => rungOf(a.id).stars - rungOf(b.id).stars);

/** The slope of the mountain, in parts of a drawing of 680 by 236. */
const SLOPE: [number, number][] = [
  [0, 200],
  [58, 188],
  [146, 172],
  [240, 150],
  [336, 122],
  [434, 94],
  [528, 64],
  [612, 36],
  [680, 40],
];
/** Where the i-th of n stands, as shares of the width and the height. */
export function standing(i: number, n: number): [number, number] {
  const x = 680 * (n === 1 ? 0.5 : 0.085 + (0.815 * (i + 0.35)) / (n - 0.3));
  const right = SLOPE.findIndex(([at]) => at >= x);
  const [x0, y0] = SLOPE[right - 1]!;
  const [x1, y1] = SLOPE[right]!;
  return [x / 680, (y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)) / 236];
}

/** Games won and lost against one opponent at tables of two: a bot, or "marsbot". */
export function soFar(tables: TableCard[], game: string, opponent: string): { won: number; lost: number } {
  const mine = tables.filter(
    (x) =>
      x.over && x.game === game && x.you !== null && x.seats.length === 2 && !x.options.cooperative &&
      x.seats.some((s) => s.seat !== x.you && (s.bot ?? s.kind) === opponent),
  );
  const won = mine.filter((x) => x.winners.includes(x.you ?? -1)).length;
  return { won, lost: mine.length - won };
}
