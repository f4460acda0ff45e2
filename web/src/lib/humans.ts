import figures from "./humans.json";

/**
 * How games of people end: of 1,464 reported games of Terraforming Mars with Corporate Era and no other box. Of each
 * measure the tenth, the middle and the ninetieth of a hundred games; such lists favour good scores.
 */
export interface Band {
  low: number;
  middle: number;
  high: number;
}
export interface Humans {
  games: number;
  generations: Band;
  winner: Band;
  /** Mean points of all seats, and how far the winner was ahead in the middle. */
  mean: number;
  lead: number;
}

/** By seats: the figures are the coach's, written by `make people`. */
export const HUMANS: Record<number, Humans> = figures;
/** Those with the same rules and as many seats; none where too few are known. */
export function humansLike(game: string, seats: number, options: Record<string, unknown>): Humans | null {
  const others = ["colonies", "prelude", "venus", "marsbot"].some((box) => options[box] && options[box] !== "off" && options[box] !== "none");
  return game === "mars" && options.corporate_era !== false && !others ? (HUMANS[seats] ?? null) : null;
}
/** Of ten winners so many had fewer points, by the three figures there are. */
export function betterThan(points: number, { low, middle, high }: Band): number {
  const [from, to, base] = points < middle ? [low, middle, 1] : [middle, high, 5];
  const tenths = base + (4 * (points - from)) / (to - from);
  return Math.max(0, Math.min(9, Math.round(tenths)));
}
