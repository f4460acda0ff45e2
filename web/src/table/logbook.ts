/** The log as it is read: one entry for an action and what followed from it. */
import { summed } from "../lib/summed";
import type { Change, Line } from "../lib/types";

export interface LogEntry {
  n: number;
  seat: number;
  generation: number;
  lines: Line[];
  changes: Change[];
}

const NOBODY = -1;

/** A line that tells what people agreed, and no answer. */
const said = (line?: Line): boolean => line?.kind.startsWith("said_") ?? false;

/** `begins` says whether a line begins something new, and does not belong to the one before it in the entry of `first`. */
export function entriesOf(lines: Line[], begins: (line: Line, before?: Line, first?: Line) => boolean): LogEntry[] {
  const out: LogEntry[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const before = last?.lines.at(-1);
    const head = said(line) || said(before) || begins(line, before, last?.lines[0]);
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
