/** The log arrives in pieces: lines from a number on replace what was there. */
import type { Line } from "./types";

export function mergeLines(old: Line[], from: number, fresh: Line[]): Line[] {
  const kept = old.filter((line) => line.n < from);
  if (!fresh.length && kept.length === old.length) return old;
  // the last line comes again with each message: as long as it did not grow it stays the same object
  const known = new Map(old.slice(kept.length).map((line) => [line.n, line]));
  return [...kept, ...fresh.map((line) => share(known.get(line.n), line))];
}

const BY_ITSELF = new Set(["generation", "production", "reveal"]);
/** What the game does without anybody's answer. */
export const byItself = (line: Line): boolean => BY_ITSELF.has(line.kind);

export interface Attack {
  line: Line;
  kind: "stock" | "production" | "cubes";
  item: string;
  card: string;
  amount: number;
}

/** What others took from a seat: stock, production and cubes that went down by somebody else's answer. */
export function attacksOn(lines: Line[], seat: number): Attack[] {
  const out: Attack[] = [];
  for (const line of lines) {
    if (line.seat === seat || line.seat < 0) continue;
    for (const c of line.changes) {
      if (c.seat !== seat || c.amount >= 0) continue;
      if (c.kind === "stock" || c.kind === "production" || c.kind === "cubes")
        out.push({ line, kind: c.kind, item: c.item, card: c.card, amount: c.amount });
    }
  }
  return out;
}

/**
 * The new message with the parts of the old one that did not change: what is the same stays the same object, so that
 * only what differs is drawn again.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh) || typeof old !== "object" || typeof fresh !== "object" || !old || !fresh) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const before = old as Record<string, unknown>;
  const after = fresh as Record<string, unknown>;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const kept = share(before[key], after[key]);
    if (!(key in before) || !Object.is(kept, before[key])) same = false;
    after[key] = kept;
  }
  return same ? (old as T) : fresh;
}
