/** The log of Ares Expedition as it is read: rounds with their phases, and below them what everybody did. */
import type { AresPhase, Line } from "../lib/types";
import { entriesOf, type LogEntry } from "../table/logbook";

export interface RoundLog {
  round: number;
  /** The phases that took place, in their order. */
  phases: AresPhase[];
  /** The newest first. */
  entries: LogEntry[];
}

/** Lines that say nothing which the table does not show. */
const QUIET = new Set(["corporation", "phase", "finish", "resume", "round"]);

/** The corporations are shown at once, when the last is chosen: each is told of whoever plays for it. */
function bySeat(line: Line): Line[] {
  if (line.kind !== "corporation") return [line];
  const seats = [...new Set(line.changes.map((c) => c.seat))];
  return seats.map((seat) => ({ ...line, n: line.n + seat / 10, seat, changes: line.changes.filter((c) => c.seat === seat) }));
}

/** What all do at the same time or the game by itself, and what only belongs to something else. */
export const BETWEEN: ReadonlySet<string> = new Set([...QUIET, "mulligan", "picks", "begins", "neutral_phase", "keep", "give", "cube", "sell_card", "pay", "sell_to_pay"]);

export const told = (lines: Line[]): LogEntry[] =>
  entriesOf(
    lines.flatMap(bySeat).filter((l) => !(QUIET.has(l.kind) && l.changes.length === 0)),
    (line) => line.kind !== "pay" && line.kind !== "sell_to_pay",
  );

/** How much the others did from a line on. */
export const rivalsActions = (lines: Line[], from: number, you: number): number =>
  told(lines.filter((l) => l.n >= from)).filter((e) => e.seat >= 0 && e.seat !== you && !QUIET.has(e.lines[0]!.kind)).length;

/** What the others did in this round, or in the last one while they have done nothing yet, and which that is. */
export function lastRound(lines: Line[], you: number): { round: number; deeds: LogEntry[] } {
  const round = lines.findLast((l) => l.seat >= 0 && l.seat !== you && !BETWEEN.has(l.kind))?.generation ?? 0;
  const old = round < (lines.at(-1)?.generation ?? 0) - 1;
  const deeds = old ? [] : told(lines.filter((l) => l.generation === round)).filter((e) => !BETWEEN.has(e.lines[0]!.kind));
  return { round, deeds };
}

/** The newest round first. */
export function roundsOf(lines: Line[], order: readonly AresPhase[]): RoundLog[] {
  const out: RoundLog[] = [];
  for (const entry of told(lines)) {
    let round = out.at(-1);
    if (round?.round !== entry.generation) out.push((round = { round: entry.generation, phases: [], entries: [] }));
    round.entries.unshift(entry);
    for (const line of entry.lines) {
      // a neutral phase that was ordered is told when it begins
      const found = line.changes.filter((c) => c.kind === "picked" || c.kind === "neutral_phase").map((c) => c.item);
      for (const phase of line.kind === "begins" ? [...found, line.item] : found)
        if (order.includes(phase as AresPhase) && !round.phases.includes(phase as AresPhase)) round.phases.push(phase as AresPhase);
    }
    round.phases.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }
  return out.reverse();
}
