/** Chances over time as bands that lie on each other, and where on them the moments stand. */
import type { CoachReview, ReviewMoment } from "../types";

export interface Band {
  seat: number;
  /** For each point in time where it begins and ends, from 0 at the top to 1. */
  from: number[];
  to: number[];
}

/** All win or lose together, or one plays alone. */
const isShared = (chances: CoachReview["chances"]): boolean =>
  chances.some((c) => c.by_seat.length === 1 || Math.abs(c.by_seat.reduce((sum, p) => sum + p, 0) - 1) > 0.01);

/** Who plays against the game wins or loses it in the last generation: the chances go on to how it came out. */
export function chancesOf({ chances, moves, winners }: Pick<CoachReview, "chances" | "moves" | "winners">): CoachReview["chances"] {
  const last = chances.at(-1);
  if (!last || !isShared(chances)) return chances;
  const n = Math.max(last.n, ...moves.map((m) => m.n)) + 1;
  return [...chances, { ...last, n, by_seat: last.by_seat.map((_, seat) => Number(winners.includes(seat))) }];
}

/** One's own seat on top. Where all win or lose together, it is the only one. */
export function bandsOf(chances: CoachReview["chances"], seat: number): Band[] {
  const seats = chances[0]?.by_seat.length ?? 0;
  const others = isShared(chances) ? [] : Array.from({ length: seats }, (_, s) => s).filter((s) => s !== seat);
  const edge = chances.map(() => 0);
  return [seat, ...others].map((s) => {
    const from = [...edge];
    chances.forEach((c, i) => (edge[i]! += c.by_seat[s] ?? 0));
    return { seat: s, from, to: [...edge] };
  });
}

/** The first point in time of each generation. */
export const generationsOf = (chances: CoachReview["chances"]): { generation: number; i: number }[] =>
  chances.flatMap(({ generation }, i) => (i === 0 || chances[i - 1]!.generation !== generation ? [{ generation, i }] : []));

/** The point in time that is shown for an answer: the last one before it. */
export const pointOf = (chances: CoachReview["chances"], n: number): number =>
  Math.max(
    0,
    chances.findLastIndex((c) => c.n <= n),
  );

/** Where an answer stands between the points in time, so that those of one generation do not lie on each other. */
export function placeOf(chances: CoachReview["chances"], n: number): number {
  const i = pointOf(chances, n);
  const [here, next] = [chances[i], chances[i + 1]];
  return here && next && n > here.n ? i + Math.min(1, (n - here.n) / (next.n - here.n)) : i;
}

/** What a row of figures is at a place between two of them. */
export function between(figures: number[], place: number): number {
  const i = Math.floor(place);
  const here = figures[i] ?? 0;
  return here + (place - i) * ((figures[i + 1] ?? here) - here);
}

/** The few that mattered most, in the order in which they came. */
export function weightiest<M extends Pick<ReviewMoment, "mark" | "lost" | "ahead">>(moments: M[], most: number): M[] {
  const chosen = new Set(moments.toSorted((a, b) => Math.abs(worthOf(b)) - Math.abs(worthOf(a))).slice(0, most));
  return moments.filter((m) => chosen.has(m));
}

/** The moment that mattered most, for better or worse; null where none did. To explain a victory only what was well
 * done counts, to explain a defeat only what was not. */
export const decisive = <M extends Pick<ReviewMoment, "mark" | "lost" | "ahead">>(moments: M[], won: boolean | null = null): M | null =>
  moments
    .filter((one) => won === null || (one.mark === "best") === won)
    .reduce<M | null>((most, one) => (most === null || Math.abs(worthOf(one)) > Math.abs(worthOf(most)) ? one : most), null);

/** What a moment was worth: what was lost, or by how much it was the best. */
export const worthOf = (moment: Pick<ReviewMoment, "mark" | "lost" | "ahead">): number => (moment.mark === "best" ? moment.ahead : -moment.lost);

const LETTERS = 11; // of a name, beside its band or line
export const shortOf = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1).trimEnd()}…` : name);
