/** What the others did since your last turn. */
import type { Attack } from "../lib/merge";
import type { Line } from "../lib/types";
import { linesOf, type RivalLine } from "../table/digest";
import { BETWEEN, ofOwnTurn, told } from "./logbook";

/** The lines after what a seat did last in its own turn: what the others did since. */
export function sinceLast(lines: Line[], seat: number): Line[] {
  let last = lines.length - 1;
  while (last >= 0 && ofOwnTurn(lines, last, seat)) last--; // what it did just now
  let start = last;
  while (start >= 0 && !ofOwnTurn(lines, start, seat)) start--;
  return lines.slice(start + 1, last + 1);
}

/** What was taken before stays red where it is missing; here it is no news. */
export const newest = <Hit extends Pick<Attack, "line">>(attacks: Hit[], missed: Line[]): Hit[] =>
  attacks.filter(({ line }) => missed.some((l) => l.n === line.n));

export const rivalLines = (missed: Line[], you: number, seats: number): RivalLine[] =>
  linesOf(told(missed).filter(({ lines: [head] }) => !head!.marsbot && !BETWEEN.has(head!.kind)), you, seats);
