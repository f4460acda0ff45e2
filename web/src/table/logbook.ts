/** The log as it is read: one entry for an action and what followed from it, and a digest of what was missed. */
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
]);

export function entriesOf(lines: Line[], begins = (line: Line): boolean => HEADS.has(line.kind)): LogEntry[] {
  const out: LogEntry[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const head = line.marsbot ? botBegins(line, last?.lines.at(-1)) : begins(line);
    if (last && last.seat === line.seat && last.generation === line.generation && !head) {
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

/** Changes of the same thing as one. */
export function summed(changes: Change[]): Change[] {
  const found = new Map<string, Change>();
  for (const c of changes) {
    const key = [c.kind, c.seat, c.item, c.card, c.area].join("/");
    const old = found.get(key);
    if (old) found.set(key, { ...c, amount: old.amount + c.amount });
    else found.set(key, c);
  }
  return [...found.values()].filter((c) => c.amount !== 0 || !["stock", "production", "tr", "hand"].includes(c.kind));
}
