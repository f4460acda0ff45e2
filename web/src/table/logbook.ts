/** The log as it is read: one entry for an action and what followed from it, and a digest of what was missed. */
import { summed } from "../lib/summed";
import type { Change, Line } from "../lib/types";
import { begins as botBegins } from "../marsbot/lines";

export interface LogEntry {
  n: number;
  seat: number;
  generation: number;
  lines: Line[];
  changes: Change[];
}

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
const BETWEEN = new Set(["end", "buy", "first_hand", "corporation", "draft", "reveal", "production", "generation"]);

const NOBODY = -1;

export function entriesOf(lines: Line[], begins = (line: Line): boolean => HEADS.has(line.kind)): LogEntry[] {
  const out: LogEntry[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const head = line.marsbot ? botBegins(line, last?.lines.at(-1)) : begins(line);
    if (last && line.kind === "draft" && last.lines[0]?.kind === "draft" && last.generation === line.generation) {
      last.lines.push(line); // cards go round: that is one thing, whoever keeps which
      last.seat = NOBODY;
    } else if (last && last.seat === line.seat && last.generation === line.generation && !head) {
      last.lines.push(line);
      last.changes = summed([...last.changes, ...line.changes]);
    } else {
      out.push({
        n: line.n,
        seat: line.seat,
        generation: line.generation,
        lines: [line],
        changes: summed(line.changes),
      });
    }
  }
  return out;
}

/** How much the others did in their turns from a line on. */
export function rivalsActions(lines: Line[], from: number, you: number): number {
  const fresh = entriesOf(lines.filter((line) => line.n >= from));
  return fresh.filter((e) => e.seat >= 0 && e.seat !== you && !BETWEEN.has(e.lines[0]!.kind)).length;
}
