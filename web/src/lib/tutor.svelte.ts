/**
 * The tutorial: lessons at prepared tables, each of a few steps. What is done in a step the server says, where it is
 * done the game, and what is told about it the words of the pages. How far one has come is kept in this browser.
 */
import { guide } from "./guide.svelte";
import type { Teacher } from "./live.svelte";
import type { Spot } from "./spotlight/spot";
import { tour } from "./tour.svelte";
import type { Answers, GameName, LessonInfo, LessonStep } from "./types";

/** Where something is that a lesson speaks of. */
export interface Place extends Spot {
  /** What opens it on a phone. */
  open?: string;
  /** On a phone what matters is at its lower end: the box stands above. */
  low?: boolean;
  /** What is to be pressed, where nothing is answered. */
  press?: string;
}
/** The places of a game: of things to see, by lesson and step; and of what an answer begins with. */
export interface Places {
  see: Record<string, Place>;
  act: (notation: string) => Place;
  /** Where it is seen what an answer has brought, by lesson and step; else the light stays. */
  brought: Record<string, Place>;
  /** What is not there yet in a lesson. */
  hides: (lesson: string) => string;
}
/** Where answers of a kind are begun, given what the pattern found. */
export type Acts = [RegExp, (what: string) => Place][];
/** By the first pattern that fits, else in the dock. */
export const pointing =
  (acts: Acts) =>
  (notation: string): Place => {
    for (const [pattern, place] of acts) {
      const found = pattern.exec(notation);
      if (found) return place(found[1] ?? notation);
    }
    return { desk: "#dock" };
  };
export interface Told {
  title: string;
  say: string[];
  /** What to do; nothing where one only looks. */
  do?: string;
}
export interface LessonText {
  title: string;
  text: string;
  seconds: number;
  steps: Record<string, Told>;
}
export interface Course {
  lessons: LessonInfo[];
  texts: Record<string, LessonText>;
  places: Places;
  /** Kind words: something else is to be done now, or only to be looked at. */
  later: (what: string) => string;
  look: string;
}

const KEY = "tharsis.tutorial";
export interface Progress {
  /** Names of lessons that were finished. */
  done: string[];
  /** Where one stopped. */
  at: { lesson: string; step: number; table: string; touched: boolean } | null;
}
type Stored = Partial<Record<GameName, Progress>>;
const NOTHING: Progress = { done: [], at: null };

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

const same = (a: readonly string[] = [], b: readonly string[] = []): boolean => a.length === b.length && a.every((one) => b.includes(one));

export class Tutor implements Teacher {
  #kept = $state.raw<Stored>(stored());
  game = $state<GameName | null>(null);
  course = $state.raw<Course | null>(null);
  n = $state(0);
  at = $state(0);
  /** The last step of the lesson was done, or what was to be pressed was. */
  done = $state(false);
  /** Something was answered: one cannot simply go back. */
  touched = $state(false);

  lesson = $derived.by<LessonInfo | null>(() => this.course?.lessons[this.n] ?? null);
  step = $derived.by<LessonStep | null>(() => this.lesson?.steps[this.at] ?? null);
  text = $derived.by<LessonText | null>(() => (this.lesson ? (this.course?.texts[this.lesson.name] ?? null) : null));
  told = $derived.by<Told | null>(() => (this.step ? (this.text?.steps[this.step.name] ?? null) : null));
  place = $derived.by<Place | null>(() => {
    const { course, lesson, step } = this;
    if (!course || !lesson || !step) return null;
    const { see, act, brought } = course.places;
    const name = `${lesson.name}.${step.name}`;
    const first = step.answers[0]?.[0];
    return (this.done && brought[name]) || (see[name] ?? (first ? act(first) : null));
  });
  /** Nothing is to be done, or it was done. */
  free = $derived.by(() => this.done || (this.step?.answers.length === 0 && !this.place?.press));
  last = $derived.by(() => this.at >= (this.lesson?.steps.length ?? 1) - 1);

  /** The table at which it takes place. */
  get table(): string {
    return guide.taught;
  }
  progress(game: GameName): Progress {
    return this.#kept[game] ?? NOTHING;
  }

  /** Goes to a lesson at its table; where one stopped there, on from that step. */
  begin(game: GameName, course: Course, n: number, table: string): void {
    const { at } = this.progress(game);
    const again = at !== null && at.table === table && at.lesson === course.lessons[n]?.name;
    this.game = game;
    this.course = course;
    this.n = n;
    guide.taught = table;
    this.at = again ? Math.min(at.step, course.lessons[n]!.steps.length - 1) : 0;
    this.touched = again && at.touched;
    this.done = false;
    this.#keep();
  }
  end(): void {
    this.course = null;
    guide.taught = "";
  }

  /** On to the next step; false when the lesson is over. */
  next(): boolean {
    if (!this.last) {
      this.at++;
      this.done = false;
      this.#keep();
      return true;
    }
    this.#keep(true);
    const { game, course } = this;
    // who was taught everything is not led around
    if (game && course && course.lessons.every(({ name }) => this.progress(game).done.includes(name))) tour.end();
    return false;
  }
  /** A step back; false where the lesson has to begin anew for it, or an earlier one. */
  back(): boolean {
    if (this.at === 0 || this.touched) return false;
    this.at--;
    this.done = false;
    this.#keep();
    return true;
  }
  /** What was to be pressed was pressed. */
  pressed(): void {
    this.done = true;
  }

  // ---- at the table
  objects(answers: Answers): string {
    const { step, course } = this;
    if (!step || !course) return "";
    if (step.answers.length === 0 || this.done) return course.look;
    const wanted = step.answers.slice(0, step.exact);
    const fits = wanted.every((one, i) => i >= answers.length || same(one, answers[i]));
    return fits ? "" : course.later(this.told?.do ?? "");
  }
  /** While one only looks nothing is wanted, and what could be done stands where it will stand later. */
  wants(notation: string): boolean {
    const looks = this.done || !this.step?.answers.length;
    return looks || this.objects([[notation]]) === "";
  }
  hears(): void {
    this.touched = true;
    if (this.last) {
      this.done = true;
      this.#keep();
    } else this.next();
  }

  #keep(finished = false): void {
    const { game, lesson } = this;
    if (!game || !lesson) return;
    const { done } = this.progress(game);
    const at = finished ? null : { lesson: lesson.name, step: this.at, table: this.table, touched: this.touched };
    const known = finished && !done.includes(lesson.name) ? [...done, lesson.name] : done;
    this.#kept = { ...this.#kept, [game]: { done: known, at } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // begins again next time
    }
  }
}
export const tutor = new Tutor();
