import type { Change } from "./types";

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
