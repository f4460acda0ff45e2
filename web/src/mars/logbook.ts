/** The log of Terraforming Mars as it is read, and a digest of what was missed. */
import type { Line } from "../lib/types";
import { entriesOf, type LogEntry } from "../table/logbook";
import { begins as botBegins } from "./marsbot/lines";

/** Answers that begin something; all others belong to what is going on. */
const HEADS = new Set([
  "play",
  "use",
  "project",
  "convert",
  "claim",
  "fund",
  "sell",
  "trade",
  "moon",
  "first_action",
  "pass",
  "end",
  "buy",
  "first_hand",
  "corporation",
  "draft",
  "world",
  "reveal",
  "production",
  "generation",
]);
/** What everybody does between two turns, and what the game does by itself. */
export const BETWEEN: ReadonlySet<string> = new Set(["end", "buy", "first_hand", "corporation", "draft", "reveal", "production", "generation"]);

/** What a seat decides by itself between two turns. */
const OUTSIDE = new Set([...BETWEEN, "world"]);

/** Whether a line belongs to what a seat did in its own turn: an answer within another's action, or between two turns, does not. */
export function ofOwnTurn(lines: Line[], n: number, seat: number): boolean {
  if (lines[n]!.seat !== seat) return false;
  let head = n;
  while (head > 0 && !HEADS.has(lines[head]!.kind)) head--;
  const begun = lines[head]!.kind === "production" ? lines[n]! : lines[head]!; // after the last production come greeneries
  return begun.seat === seat && (begun.kind === "end" || !OUTSIDE.has(begun.kind));
}

/** Of the last greeneries each is an answer of its own; other tiles are placed as a part of what was begun before. */
const again = (line: Line, first?: Line): boolean => line.kind === "place" && first?.kind === "place";
/** One entry for an action and what followed from it, and for a card of MarsBot and all its steps. */
export const told = (lines: Line[]): LogEntry[] =>
  entriesOf(lines, (line, before, first) =>
    line.marsbot ? botBegins(line, before) : HEADS.has(line.kind) || before?.kind === "production" || again(line, first),
  );

/** How much the others did in their turns from a line on. */
export function rivalsActions(lines: Line[], from: number, you: number): number {
  const fresh = told(lines.filter((line) => line.n >= from));
  return fresh.filter((e) => e.seat >= 0 && e.seat !== you && !BETWEEN.has(e.lines[0]!.kind)).length;
}
