/** The guided first game: each kind of question is explained the first time it comes. */
import { catalogue } from "./catalogue.svelte";
import type { Key } from "./i18n/index.svelte";
import { prefs } from "./prefs.svelte";
import type { Ask } from "./types";

const KEY = "tharsis.guide";
const KNOWN = [
  "corporation",
  "first_hand",
  "draft",
  "buy",
  "turn",
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
] as const;
/** Questions of Ares Expedition; the rest of its questions are those of the other game. */
const ARES = [
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
const SHARED = ["corporation", "choose"] as const;
export type Lesson =
  | (typeof KNOWN)[number]
  | "second"
  | "done"
  | "first_action"
  | "wait"
  | `ares_${(typeof ARES)[number]}`
  | "ares_phase_alone"
  | "ares_wait";
const SAME: Record<string, Lesson> = { world_ocean: "place", discard: "look" };

/** What a question does not tell of the game it belongs to. */
export interface Moment {
  /** Actions taken in this turn. */
  actions?: number;
  /** Nobody else plays. */
  alone?: boolean;
  over?: boolean;
}

class Guide {
  seen = $state<Lesson[]>([]);

  constructor() {
    try {
      this.seen = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Lesson[];
    } catch {
      // begins again
    }
  }

  /** What there is to explain about a question; null when it was explained before, or the guide is off. */
  lesson(ask: Ask | null, moment: Moment = {}): Lesson | null {
    if (!prefs.guide || moment.over) return null;
    const lesson = this.#kind(ask, moment);
    return lesson && !this.seen.includes(lesson) ? lesson : null;
  }

  #kind(ask: Ask | null, { actions = 0, alone = false }: Moment): Lesson | null {
    if (catalogue.game === "ares") {
      if (ask?.optional) return "ares_wait";
      if (ask?.kind === "phase" && alone) return "ares_phase_alone";
      const own = ARES.find((k) => k === ask?.kind);
      return own ? `ares_${own}` : (SHARED.find((k) => k === ask?.kind) ?? null);
    }
    if (!ask) return alone ? null : "wait";
    if (ask.kind === "turn") {
      if (ask.options.some((o) => o.kind === "first_action")) return "first_action";
      if (actions > 1) return "done";
      return actions > 0 && this.seen.includes("turn") ? "second" : "turn";
    }
    return SAME[ask.kind] ?? KNOWN.find((k) => k === ask.kind) ?? null;
  }

  understood(lesson: Lesson): void {
    if (!this.seen.includes(lesson)) this.seen = [...this.seen, lesson];
    this.#save();
  }

  off(): void {
    prefs.guide = false;
    prefs.save();
  }

  again(): void {
    this.seen = [];
    this.#save();
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.seen));
    } catch {
      // explained again next time
    }
  }
}
export const guide = new Guide();
export const titleOf = (lesson: Lesson): Key => `guide.${lesson}`;
export const textOf = (lesson: Lesson): Key => `guide.${lesson}.text`;
