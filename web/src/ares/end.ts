/** How a game of Ares Expedition ended: the verdict, the goals, and the moments that led there. */
import type { AresCatalogue, AresView, Line, Score } from "../lib/types";
import { tally } from "./primer";

export const totalOf = (s: Score): number => s.sources.total ?? 0;

/** A goal that the table had: where it stands and where it had to get. */
export interface Goal {
  id: "temperature" | "oxygen" | "oceans" | "points";
  now: number;
  goal: number;
}
export const reached = (g: Goal): boolean => g.now >= g.goal;

type Faces = Pick<AresCatalogue, "tracks" | "oceans">;
/** The three parameters, and the points of partners. */
export function goalsOf(view: Pick<AresView, "tracks" | "oceans" | "partners">, book: Faces): Goal[] {
  const out: Goal[] = view.tracks.map((track) => ({
    id: track.id,
    now: track.value,
    goal: book.tracks.find((f) => f.id === track.id)?.last ?? track.value,
  }));
  out.push({ id: "oceans", now: view.oceans.length, goal: tally(book.oceans) });
  if (view.partners) out.push({ id: "points", now: view.partners.points, goal: view.partners.goal });
  return out;
}

export type Verdict =
  | { kind: "solo"; won: boolean }
  | { kind: "together"; won: boolean; missing: number }
  | { kind: "tie"; seats: number[] }
  | { kind: "by"; seat: number; n: number }
  | { kind: "stock"; seat: number }
  | { kind: "none" };

export function verdict(scores: Score[], goals: Goal[]): Verdict {
  const winners = scores.filter((s) => s.winner);
  const points = goals.find((g) => g.id === "points");
  if (points) {
    // points are all that is missing only where Mars is ready
    const ready = goals.every((g) => g.id === "points" || reached(g));
    return { kind: "together", won: winners.length > 0, missing: ready ? Math.max(0, points.goal - points.now) : 0 };
  }
  if (scores.length === 1) return { kind: "solo", won: winners.length > 0 };
  if (winners.length > 1) return { kind: "tie", seats: winners.map((s) => s.seat) };
  const [first] = winners;
  if (!first) return { kind: "none" };
  const second = Math.max(...scores.filter((s) => s !== first).map(totalOf));
  const by = totalOf(first) - second;
  return by > 0 ? { kind: "by", seat: first.seat, n: by } : { kind: "stock", seat: first.seat };
}

/** A parameter enters a new colour, or comes to its end. */
export interface Moment {
  line: Line;
  item: string;
  now: number;
  zone: string | null;
  done: boolean;
}
export function momentsOf(lines: Line[], book: Faces): Moment[] {
  const out: Moment[] = [];
  const all = tally(book.oceans);
  for (const line of lines) {
    for (const c of line.changes) {
      if (c.kind !== "parameter") continue;
      if (c.item === "oceans") {
        if (c.now === all) out.push({ line, item: c.item, now: c.now, zone: null, done: true });
        continue;
      }
      const face = book.tracks.find((f) => f.id === c.item);
      if (!face) continue;
      const zoneAt = (n: number): string | null => face.zones.find((z) => n >= z.first && n <= z.last)?.id ?? null;
      const zone = zoneAt(c.now);
      const done = c.now === face.last;
      if (done || zone !== zoneAt(c.now - c.amount)) out.push({ line, item: c.item, now: c.now, zone, done });
    }
  }
  return out;
}
