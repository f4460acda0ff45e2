/** The bots on their climb: the face of each and how strong it is. One that is not listed here gets a plain face. */
import type { Key } from "../i18n/index.svelte";
import type { BotFace, TableCard } from "../types";

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
  botanist: { portrait: "botanist", stars: 1, strength: "strength.beginner", against: "against.botanist" },
  greedy: { portrait: "prospector", stars: 2, strength: "strength.casual", against: "against.prospector" },
  engineer: { portrait: "engineer", stars: 3, strength: "strength.regular", against: "against.engineer" },
  navigator: { portrait: "navigator", stars: 4, strength: "strength.strong", against: "against.navigator" },
  architect: { portrait: "architect", stars: 4.5, strength: "strength.expert", against: "against.architect" },
  olympus: { portrait: "olympus", stars: 5, strength: "strength.best", against: "against.olympus" },
};
/** Whose rating is fixed; the others are measured against it. */
export const YARDSTICK = "greedy";
const UNKNOWN: Rung = { portrait: "engineer", stars: 3, strength: "strength.regular", against: "lobby.now" };

export const rungOf = (bot: string): Rung => RUNGS[bot] ?? UNKNOWN;
/** From the weakest to the strongest; who stands on no rung comes last. */
export const climbing = (bots: BotFace[]): BotFace[] => [...bots].sort((a, b) => (a.rank ?? 99) - (b.rank ?? 99));
/** Whom to play against where nobody was chosen: in the middle of the climb. */
export function usual(bots: BotFace[]): BotFace | undefined {
  const rungs = climbing(bots).filter((b) => b.rank !== null);
  return rungs[Math.floor(rungs.length / 2)];
}
/** Whether ratings say something: that of the yardstick alone does not. */
export const measured = (bots: BotFace[]): boolean => bots.filter((b) => b.rating !== null).length > 1;
/** How often the first wins against the second, of a hundred games, by the scale of chess. */
export const expected = (rating: number, against: number): number =>
  Math.round(100 / (1 + 10 ** ((against - rating) / 400)));

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
  const apart = Math.max(0, 0.07 * (7 - n)); // few do not stand at the edges
  const x = 680 * (n === 1 ? 0.5 : 0.085 + (0.815 * (i + apart)) / (n - 1 + 2 * apart));
  const right = SLOPE.findIndex(([at]) => at >= x);
  const [x0, y0] = SLOPE[right - 1]!;
  const [x1, y1] = SLOPE[right]!;
  return [x / 680, (y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)) / 236];
}

/** Lines of equal rating across the slope, as ratings and shares of the height; none where ratings are missing or do not
 * rise with the climb. */
export function contours(bots: BotFace[], step = 400): [number, number][] {
  const known = bots.flatMap((b, i) => (b.rating === null ? [] : [{ rating: b.rating, y: standing(i, bots.length)[1] }]));
  if (known.length < 3 || known.some((k, i) => i > 0 && k.rating <= known[i - 1]!.rating)) return [];
  const lines: [number, number][] = [];
  for (let i = 1; i < known.length; i++) {
    const [low, high] = [known[i - 1]!, known[i]!];
    for (let r = Math.ceil(low.rating / step) * step; r < high.rating; r += step)
      lines.push([r, low.y + ((high.y - low.y) * (r - low.rating)) / (high.rating - low.rating)]);
  }
  return lines;
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
