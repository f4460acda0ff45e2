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

const band = (low: number, middle: number, high: number): Band => ({ low, middle, high });
export const HUMANS: Record<number, Humans> = {
  2: { games: 552, generations: band(12, 13, 15), winner: band(93, 111, 136), mean: 105, lead: 13 },
  3: { games: 549, generations: band(10, 11, 13), winner: band(77, 91, 112), mean: 81, lead: 10 },
  4: { games: 305, generations: band(9, 10, 12), winner: band(63, 77, 95), mean: 66, lead: 7 },
  5: { games: 58, generations: band(8, 9, 11), winner: band(56, 69, 88), mean: 58, lead: 5 },
};
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
