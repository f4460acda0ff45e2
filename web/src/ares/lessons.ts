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
const POINTS: Partial<Record<Lesson, string>> = {
  ares_phase: "#phases",
  ares_phase_alone: "#phases",
  ares_neutral_phase: "#phases",
  ares_development: "#hand",
  ares_construction: "#hand",
  ares_action: "#standard",
  ares_production: ".own .grid6, .resbar",
  ares_end: "#tracks",
};

export const course: Course = {
  all: [...SHARED, ...OWN.filter((one) => !["cube", "give", "neutral_phase", "help"].includes(one)).map((one) => `ares_${one}` as const), "ares_wait", "ares_production", "ares_end"],
  about(ask, { alone = false, paid = false, late = false }) {
    if (!ask) return [];
    if (ask.optional) return ["ares_wait"];
    const own = OWN.find((k) => k === ask.kind);
    if (!own) return SHARED.filter((k) => k === ask.kind);
    const lessons: Lesson[] = [ask.kind === "phase" && alone ? "ares_phase_alone" : `ares_${own}`];
    if (ask.kind === "phase" && paid) lessons.push("ares_production");
    if (ask.kind === "phase" && late) lessons.push("ares_end");
    return lessons;
  },
  points: (lesson) => POINTS[lesson] ?? "#dock .step:has(.n.todo)",
};
