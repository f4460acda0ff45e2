/** What there is to explain about the questions of Terraforming Mars. */
import type { Course, Lesson } from "../lib/guide.svelte";

const KNOWN: readonly Lesson[] = [
  "corporation",
  "first_hand",
  "draft",
  "buy",
  "pay",
  "place",
  "sell",
  "look",
  "remove",
  "reduce",
  "choose",
  "world",
  "last_greenery",
  "colony",
  "fee",
  "moons",
];
const SAME: Record<string, Lesson> = { world_ocean: "place", discard: "look" };

export const lesson: Course = (ask, { actions = 0, alone = false }, seen) => {
  if (!ask) return alone ? null : "wait";
  if (ask.kind === "turn") {
    if (ask.options.some((o) => o.kind === "first_action")) return "first_action";
    if (actions > 1) return "done";
    return actions > 0 && seen.includes("turn") ? "second" : "turn";
  }
  return SAME[ask.kind] ?? KNOWN.find((k) => k === ask.kind) ?? null;
};
