/** What the others did since your last turn. */
import type { Attack } from "../lib/merge";
import type { Line } from "../lib/types";
import { linesOf, type RivalLine } from "../table/digest";
import { BETWEEN, told } from "./logbook";

/** What was taken before stays red where it is missing; here it is no news. */
export const newest = <Hit extends Pick<Attack, "line">>(attacks: Hit[], missed: Line[]): Hit[] =>
  attacks.filter(({ line }) => missed.some((l) => l.n === line.n));

export const rivalLines = (missed: Line[], you: number, seats: number): RivalLine[] =>
  linesOf(told(missed).filter(({ lines: [head] }) => !head!.marsbot && !BETWEEN.has(head!.kind)), you, seats);
