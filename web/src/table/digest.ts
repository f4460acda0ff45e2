/** What the others did of late: a line for each rival, with a few words for each action. */
import type { Change, Line } from "../lib/types";
import type { LogEntry } from "./logbook";

/** One thing a rival did: by its card where it has one, else as it is told. */
export interface Thing {
  card: string;
  deed: string;
  areas: string[];
  /** What became different on the planet: tiles, and how far its parameters are. */
  planet: Change[];
}
export interface RivalLine {
  seat: number;
  things: Thing[];
  /** How many more there were. */
  more: number;
}

const MOST = 4;

/** An ocean is told by its tile. */
function planetBy(lines: Line[]): Change[] {
  const changes = lines.flatMap((l) => l.changes);
  const ends = new Map(changes.filter((c) => c.kind === "parameter" && c.item !== "oceans").map((c) => [c.item, c]));
  return [...changes.filter((c) => c.kind === "tile"), ...ends.values()];
}

/** In the order of the seats, from the one after you. */
export function linesOf(deeds: LogEntry[], you: number, seats: number): RivalLine[] {
  const by = new Map<number, Thing[]>();
  for (const { seat, lines } of deeds) {
    if (seat < 0 || seat === you) continue;
    const head = lines[0]!;
    const areas = [...new Set(lines.map((l) => l.area).filter(Boolean))];
    by.set(seat, [...(by.get(seat) ?? []), { card: head.card, deed: head.deed, areas, planet: planetBy(lines) }]);
  }
  return Array.from({ length: seats }, (_, i) => (you + 1 + i) % seats).flatMap((seat) => {
    const things = by.get(seat);
    return things ? [{ seat, things: things.slice(0, MOST), more: Math.max(0, things.length - MOST) }] : [];
  });
}
