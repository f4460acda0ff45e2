/** What there is to explain about the questions of Terraforming Mars. */
import type { Course, Lesson, Moment } from "../lib/guide.svelte";
import type { Ask } from "../lib/types";

/** Questions that are explained under their own name. */
const KNOWN: readonly Lesson[] = [
  "corporation",
  "first_hand",
  "draft",
  "buy",
  "pay",
  "pay_heat",
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
const SAME: Record<string, Lesson> = { world_ocean: "world" };
const METALS = ["steel", "titanium"];
const OF_A_TURN: readonly Lesson[] = ["first_action", "turn", "second", "done", "milestone", "award", "production", "end"];

/** Where each lesson points; a question that has a step in the dock is marked there. */
const STEP = "#dock .step:has(.n.todo)";
const POINTS: Partial<Record<Lesson, string>> = {
  turn: "#hand",
  second: "#dock .go",
  second_alone: "#dock .go",
  done: "#dock .go",
  done_alone: "#dock .go",
  place: "#board .mars",
  last_greenery: "#board .mars",
  wait: "#log",
  milestone: "[data-goals=milestones]",
  award: "[data-goals=awards]",
  production: ".own .grid6, .resbar",
  end: "#board .mars",
  end_alone: "#board .mars",
  moons: "#moons",
};

function turn(ask: Ask, { actions = 0, alone = false, paid = false, late = false }: Moment): Lesson[] {
  const offered = (kind: string): boolean => ask.options.some((o) => o.kind === kind);
  const lessons: [boolean, Lesson][] = [
    [offered("first_action"), "first_action"],
    [actions < 2, "turn"],
    [actions === 1, alone ? "second_alone" : "second"],
    [actions > 1, alone ? "done_alone" : "done"],
    [paid, "production"],
    [offered("claim"), "milestone"],
    [late, alone ? "end_alone" : "end"],
    [offered("fund"), "award"],
  ];
  return lessons.filter(([fits]) => fits).map(([, lesson]) => lesson);
}

export const course: Course = {
  all: [...KNOWN.filter((one) => !["colony", "fee", "moons", "pay_heat"].includes(one)), ...OF_A_TURN, "wait"],
  about(ask, moment) {
    if (!ask) return moment.alone ? [] : ["wait"];
    if (ask.kind === "turn") return turn(ask, moment);
    if (ask.kind === "pay" && !METALS.some((metal) => ask.options.some((o) => o.amounts[metal]))) return ["pay_heat"];
    return [SAME[ask.kind] ?? KNOWN.find((one) => one === ask.kind) ?? []].flat();
  },
  points: (lesson) => POINTS[lesson] ?? STEP,
};
