/** How an opinion looks: lengths of bars, numbers with their doubt, and the parts of the bar of chances. */
import type { CoachKind, CoachLine } from "../types";

export interface Bar {
  /** In hundredths of the longest. */
  width: number;
  /** The range of the estimate; null where it is what the others are measured by. */
  from: number | null;
  to: number | null;
}
/** The least that a whole bar stands for: differences smaller than a point look small. */
const WHOLE = 2;
/** What is worth least still has a bar. */
const LEAST = 8;

export function barsOf(lines: Pick<CoachLine, "gain" | "range">[]): Bar[] {
  const low = Math.min(0, ...lines.map((l) => l.gain - l.range));
  const high = Math.max(low + WHOLE, ...lines.map((l) => l.gain + l.range));
  const at = (points: number): number => Math.round(LEAST + ((100 - LEAST) * (points - low)) / (high - low));
  return lines.map(({ gain, range }) => ({
    width: at(gain),
    from: range > 0 ? at(gain - range) : null,
    to: range > 0 ? at(gain + range) : null,
  }));
}

export const kindBars = (kinds: Pick<CoachKind, "gain">[]): number[] =>
  barsOf(kinds.map(({ gain }) => ({ gain, range: 0 }))).map((bar) => bar.width);

/** Places, or signs that there are none: what cannot be told from the first is level with it. */
export const ranksOf = (lines: Pick<CoachLine, "level">[], verdict: string): string[] =>
  lines.map((line, i) => (line.level || (i === 0 && verdict === "close") ? "=" : String(i + 1)));

/** +2.5 or −0.8, with the comma where it belongs. */
export function points(n: number, lang: string, digits = 1): string {
  const text = Math.abs(n).toFixed(digits);
  const sign = n < 0 && Number(text) !== 0 ? "−" : "+";
  return sign + (lang === "en" ? text : text.replace(".", ","));
}

/** The same, but nothing has no sign. */
export const gained = (n: number, lang: string, digits = 1): string =>
  Number(n.toFixed(digits)) === 0 ? points(0, lang, digits).slice(1) : points(n, lang, digits);

export interface Share {
  seat: number;
  percent: number;
}
/** Those who have a number in the bar of chances, and those who have its sign as well. */
export const [NUMBERED, SIGNED] = [15, 18];

/** The likeliest first. Where all win or lose together there is one share: that of all. */
export function sharesOf(chances: number[], you: number): Share[] {
  const together = chances.length === 1 || Math.abs(chances.reduce((sum, p) => sum + p, 0) - 1) > 0.01;
  if (together) return [{ seat: you, percent: Math.round(100 * (chances[you] ?? 0)) }];
  return chances.map((p, seat) => ({ seat, percent: Math.round(100 * p) })).sort((a, b) => b.percent - a.percent || a.seat - b.seat);
}

/** Whether a reason speaks for an answer, tells what is given up for it, or only has to be known. */
export function signOf(reason: { kind: string }): "+" | "−" | "·" {
  return reason.kind === "coach_counts" ? "·" : reason.kind.endsWith("_less") ? "−" : "+";
}
