/** Which puzzle comes next, how sure a rating is, and the days of a month: what is counted from the results kept here. */
import type { PuzzleCard } from "../types";

/** How a puzzle went: the first try counts, a later one can still solve it. */
export interface Tried {
  solved: boolean;
  /** The days that it was the puzzle of. */
  days: string[];
}
export type Tries = Record<string, Tried>;

/** A level: puzzles below `to`, from the one before on. */
export interface Level {
  from: number;
  to: number;
  solved: number;
  all: number;
}
const STEPS = [0, 1100, 1200, 1300, 4000];
const DAY_MS = 86_400_000;

/** The day by the clock of whoever asks, as the address has it. */
export function dayOf(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
/** Noon, so that no time zone makes another day of it. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** Days in a row with the puzzle of the day solved; today may still be open. */
export function streakOf(tries: Tries, today: string): number {
  const solved = new Set(Object.values(tries).flatMap((one) => (one.solved ? one.days : [])));
  const before = (day: string, n: number): string => dayOf(new Date(dateOf(day).getTime() - n * DAY_MS));
  let n = solved.has(today) ? 0 : 1;
  const first = n;
  while (solved.has(before(today, n))) n++;
  return n - first;
}

/** The month of a day: its days, after as many gaps as it needs to begin on its weekday; weeks begin on Monday. */
export function monthOf(today: string): { gaps: number; days: string[] } {
  const date = dateOf(today);
  const first = new Date(date.getFullYear(), date.getMonth(), 1, 12);
  const length = new Date(date.getFullYear(), date.getMonth() + 1, 0, 12).getDate();
  return {
    gaps: (first.getDay() + 6) % 7,
    days: Array.from({ length }, (_, n) => dayOf(new Date(date.getFullYear(), date.getMonth(), n + 1, 12))),
  };
}

const within = (card: PuzzleCard, { from, to }: Pick<Level, "from" | "to">): boolean => card.rating >= from && card.rating < to;

export function levelsOf(cards: PuzzleCard[], tries: Tries): Level[] {
  return STEPS.slice(1).map((to, i) => {
    const from = STEPS[i]!;
    const there = cards.filter((card) => within(card, { from, to }));
    return { from, to, all: there.length, solved: there.filter((card) => tries[card.name]?.solved).length };
  });
}

/** As hard as somebody is strong, of those of their level that were not tried yet; null where none is left. */
export function nextOf(cards: PuzzleCard[], tries: Tries, rating: number): PuzzleCard | null {
  const level = levelsOf(cards, tries).find((one) => rating < one.to)!;
  const fresh = cards.filter((card) => within(card, level) && !(card.name in tries));
  const far = (card: PuzzleCard): number => Math.abs(card.rating - rating);
  return fresh.reduce<PuzzleCard | null>((best, card) => (best === null || far(card) < far(best) ? card : best), null);
}

/** What is left for somebody who has tried all of their level: the easiest of the harder ones, else the hardest of the easier ones. */
export interface Beyond {
  way: "harder" | "easier" | null;
  card: PuzzleCard | null;
  /** All of the level are solved, not only tried. */
  solved: boolean;
}
export function beyond(cards: PuzzleCard[], tries: Tries, rating: number): Beyond {
  const level = levelsOf(cards, tries).find((one) => rating < one.to)!;
  const fresh = cards.filter((card) => !within(card, level) && !(card.name in tries)).toSorted((a, b) => a.rating - b.rating);
  const harder = fresh.find((card) => card.rating >= level.to) ?? null;
  const card = harder ?? fresh.at(-1) ?? null;
  return { way: harder ? "harder" : card ? "easier" : null, card, solved: level.all === level.solved };
}

/** The next of a level: one not tried, else one not solved, else any. */
export function nextIn(cards: PuzzleCard[], tries: Tries, level: Pick<Level, "from" | "to">): PuzzleCard | null {
  const there = cards.filter((card) => within(card, level)).toSorted((a, b) => a.rating - b.rating);
  return there.find((card) => !(card.name in tries)) ?? there.find((card) => !tries[card.name]?.solved) ?? there[0] ?? null;
}

/** One standard error of a rating after so many tries against puzzles about as strong: each tells as much as a game. */
export const doubtOf = (tries: number): number => Math.round((2 * 400) / (Math.LN10 * Math.sqrt(tries)));
