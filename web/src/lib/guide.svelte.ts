/** The guided first game: each kind of question is explained the first time it comes. */
import type { Key } from "./i18n/index.svelte";
import { prefs } from "./prefs.svelte";
import type { Ask } from "./types";

const KEY = "tharsis.guide";
type LessonIn<K> = K extends `guide.${infer L}.text` ? L : never;
/** What can be explained: all that has words for it. */
export type Lesson = LessonIn<Key>;

/** What a question does not tell of the game it belongs to. */
export interface Moment {
  /** Actions taken in this turn. */
  actions?: number;
  /** Nobody else plays. */
  alone?: boolean;
  over?: boolean;
  /** What happened is gone through step by step first: the question waits. */
  told?: boolean;
  /** Something was produced already. */
  paid?: boolean;
  /** Few steps are left until Mars is done, or, alone, few generations. */
  late?: boolean;
}

/** What a game has to explain. */
export interface Course {
  all: readonly Lesson[];
  /** About this question at this moment: what matters most comes first. */
  about: (ask: Ask | null, moment: Moment) => readonly Lesson[];
  /** Where the thing is that a lesson speaks of. */
  points: (lesson: Lesson) => string;
}

class Guide {
  /** The lessons of the game that is played. */
  course = $state.raw<Course | null>(null);
  seen = $state<Lesson[]>([]);
  /** The table at which the tutorial takes place. */
  taught = $state("");
  /** Somebody else explains: a tour, or the tutorial. */
  silent = $state(false);

  constructor() {
    try {
      this.seen = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Lesson[];
    } catch {
      // begins again
    }
  }

  /** How much of the course is explained. */
  known = $derived.by(() => this.course?.all.filter((one) => this.seen.includes(one)).length ?? 0);

  /** What there is to explain about a question; null when it was explained before, or the guide is off. */
  lesson(ask: Ask | null, moment: Moment = {}): Lesson | null {
    if (!prefs.guide || this.silent || moment.over || moment.told) return null;
    return this.course?.about(ask, moment).find((one) => !this.seen.includes(one)) ?? null;
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
export const whyOf = (lesson: Lesson): Key => `guide.${lesson}.why`;
