/** Your finished games in numbers; all of it is counted here, from the list. */
import type { GameResult } from "../../lib/types";

export const wonIt = (g: GameResult): boolean => g.winners.includes(g.seat);
export const pointsOf = (g: GameResult): number => g.seats[g.seat]?.points ?? 0;
/** How often one wins by chance alone: one of so many seats, or nobody knows. */
const chanceOf = (g: GameResult): number => (g.seats.length > 1 ? Math.max(1, g.winners.length) / g.seats.length : 0);
const mean = (list: number[]): number => (list.length === 0 ? 0 : list.reduce((a, b) => a + b, 0) / list.length);
/** Those in which somebody is beaten: alone or together there is nobody to beat. */
export const contests = (games: GameResult[]): GameResult[] => games.filter((g) => g.seats.length > 1 && g.options?.cooperative !== true);

export function total(games: GameResult[]): { games: number; alone: number; bots: number; fought: number; won: number; rate: number; chance: number; points: number; last: number; hints: number; helped: number } {
  const fought = contests(games);
  const won = fought.filter(wonIt).length;
  return {
    games: games.length,
    alone: games.filter((g) => g.seats.length === 1).length,
    bots: games.filter((g) => g.seats.length > 1 && g.seats.every((s, i) => i === g.seat || s.kind !== "person")).length,
    fought: fought.length,
    won,
    rate: fought.length ? won / fought.length : 0,
    chance: mean(fought.map(chanceOf)),
    points: mean(games.map(pointsOf)),
    last: mean(games.slice(0, 10).map(pointsOf)),
    hints: games.reduce((n, g) => n + (g.hints ?? 0), 0),
    helped: games.filter((g) => g.hints).length,
  };
}

/** The 95 % interval of a share, after Wilson. */
export function interval(k: number, n: number): [number, number] {
  const z = 1.96;
  const p = k / n;
  const d = 1 + (z * z) / n;
  const middle = (p + (z * z) / (2 * n)) / d;
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / d;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export interface Corporation {
  id: string;
  games: number;
  won: number;
  rate: number;
  from: number;
  to: number;
  chance: number;
}
/** The most played first. */
export function byCorporation(games: GameResult[]): Corporation[] {
  const groups = new Map<string, GameResult[]>();
  for (const g of contests(games)) {
    const id = g.seats[g.seat]?.corporation;
    if (id) groups.set(id, [...(groups.get(id) ?? []), g]);
  }
  return [...groups]
    .map(([id, list]) => {
      const won = list.filter(wonIt).length;
      const [from, to] = interval(won, list.length);
      return { id, games: list.length, won, rate: won / list.length, from, to, chance: mean(list.map(chanceOf)) };
    })
    .sort((a, b) => b.games - a.games || b.rate - a.rate || a.id.localeCompare(b.id));
}

/** What the games of so many seats are like: the same measures as those of people. */
export function measures(games: GameResult[]): { winner: number; rounds: number; lead: number; mean: number } {
  const sorted = games.map((g) => g.seats.map((s) => s.points).sort((a, b) => b - a));
  return {
    winner: mean(sorted.map((s) => s[0] ?? 0)),
    rounds: mean(games.map((g) => g.rounds)),
    lead: mean(sorted.map((s) => (s[0] ?? 0) - (s[1] ?? 0))),
    mean: mean(sorted.map(mean)),
  };
}

/** Your place: 1 for winners, else by points. */
export const placeIn = (g: GameResult): number =>
  wonIt(g) ? 1 : Math.max(2, 1 + g.seats.filter((s) => s.points > pointsOf(g)).length);

/** Won and lost against each kind of bot, at tables of two. */
export function againstBots(games: GameResult[]): Map<string, { won: number; lost: number }> {
  const out = new Map<string, { won: number; lost: number }>();
  for (const g of contests(games)) {
    const other = g.seats.length === 2 ? g.seats[1 - g.seat] : undefined;
    const kind = other && other.kind !== "person" ? (other.bot ?? other.kind) : null;
    if (!kind) continue;
    const so = out.get(kind) ?? { won: 0, lost: 0 };
    out.set(kind, wonIt(g) ? { ...so, won: so.won + 1 } : { ...so, lost: so.lost + 1 });
  }
  return out;
}

/** All the words by which a game is found: its name, its seats, and what else is said of it. */
export const toldOf = (g: GameResult, more: string[]): string =>
  [g.name, ...g.seats.map((s) => s.name), ...more].filter(Boolean).join(" ");
