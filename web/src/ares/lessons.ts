/** What there is to explain about the questions of Ares Expedition; some are those of the other game. */
import type { Course, Lesson } from "../lib/guide.svelte";

const OWN = [
  "phase",
  "development",
  "construction",
  "action",
  "research",
  "sell_to_pay",
  "hand_limit",
  "mulligan",
  "play_free",
  "cube",
  "give",
  "neutral_phase",
  "help",
] as const;
const SHARED: readonly Lesson[] = ["corporation", "choose"];

export const lesson: Course = (ask, { alone = false }) => {
  if (ask?.optional) return "ares_wait";
  if (ask?.kind === "phase" && alone) return "ares_phase_alone";
  const own = OWN.find((k) => k === ask?.kind);
  return own ? `ares_${own}` : (SHARED.find((k) => k === ask?.kind) ?? null);
};
