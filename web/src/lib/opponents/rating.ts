/** How strong somebody is, on the scale of the bots: from games at tables of two against those that have a rating. */
import type { BotFace, GameResult, TableCard } from "../types";
import { standing } from "./ladder";

/** One game: the rating of the bot, and 1 where it was won, 0 where it was lost, a half where both won. */
export interface Bout {
  against: number;
  won: number;
}
export interface Rated {
  rating: number;
  /** Half of the interval in which it is in 95 of 100 cases. */
  half: number;
  games: number;
}

const USUAL = 1000; // where somebody is looked for of whom nothing is known,
const APART = 300; // and how much people differ
const SCALE = Math.LN10 / 400; // as in chess

/** The rating that fits the games best, and what people are like; none where there are no games. */
export function rated(bouts: Bout[]): Rated | null {
  if (bouts.length === 0) return null;
  let rating = USUAL;
  let bend = 0;
  for (let step = 0; step < 30; step++) {
    let slope = (USUAL - rating) / APART ** 2;
    bend = 1 / APART ** 2;
    for (const { against, won } of bouts) {
      const chance = 1 / (1 + Math.exp(SCALE * (against - rating)));
      slope += SCALE * (won - chance);
      bend += SCALE ** 2 * chance * (1 - chance);
    }
    rating += Math.max(-APART, Math.min(APART, slope / bend));
  }
  return { rating: Math.round(rating), half: Math.round(1.96 / Math.sqrt(bend)), games: bouts.length };
}

/** Game by game. */
export const course = (bouts: Bout[]): number[] => bouts.map((_, i) => rated(bouts.slice(0, i + 1))!.rating);

interface Played {
  you: number;
  winners: number[];
  seats: { bot?: string | null }[];
}
function boutsOf(games: Played[], bots: BotFace[]): Bout[] {
  const ratings = new Map(bots.map((b) => [b.id, b.rating]));
  return games.flatMap(({ you, winners, seats }) => {
    const against = seats.length === 2 ? ratings.get(seats[1 - you]?.bot ?? "") : null;
    return against == null ? [] : [{ against, won: winners.includes(you) ? 1 / winners.length : 0 }];
  });
}

/** Of the games of one's numbers, the newest of which comes first: the oldest first. */
export const boutsIn = (games: GameResult[], game: string, bots: BotFace[]): Bout[] =>
  boutsOf(games.filter((g) => g.game === game && g.options?.cooperative !== true).map((g) => ({ ...g, you: g.seat })), bots).reverse();

/** Of the tables of the lobby. */
export const boutsAt = (tables: TableCard[], game: string, bots: BotFace[]): Bout[] =>
  boutsOf(
    tables.flatMap((x) =>
      x.over && x.game === game && x.you !== null && !x.options.cooperative ? [{ ...x, you: x.you, seats: x.seats.toSorted((a, b) => a.seat - b.seat) }] : [],
    ),
    bots,
  );

/** Where somebody of this rating stands among bots from the weakest to the strongest, as shares of width and height; none
 * where too few are rated to tell. Who is rated no higher than a weaker one tells nothing. */
export function placeOf(bots: BotFace[], rating: number): [number, number] | null {
  const known = bots.flatMap((b, i) => (b.rating === null || bots.slice(0, i).some((weaker) => (weaker.rating ?? 0) >= b.rating!) ? [] : [{ i, rating: b.rating }]));
  const above = known.findIndex((k) => k.rating > rating);
  if (known.length < 2) return null;
  const right = Math.max(1, above < 0 ? known.length - 1 : above);
  const [low, high] = [known[right - 1]!, known[right]!];
  const at = low.i + ((high.i - low.i) * (rating - low.rating)) / (high.rating - low.rating);
  return standing(Math.max(0, Math.min(bots.length - 1, at)), bots.length);
}
