/** What this browser keeps of puzzles: the rating, and how each one went. */
import { dayOf, type Tries } from "./choosing";

const KEY = "tharsis.puzzles";
const FIRST = 1000;

interface Stored {
  rating: number;
  tries: Tries;
}

function stored(): Stored {
  try {
    const old = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
    return { rating: old.rating ?? FIRST, tries: old.tries ?? {} };
  } catch {
    return { rating: FIRST, tries: {} };
  }
}

export class Kept {
  #all = $state.raw<Stored>(stored());
  tries = $derived.by<Tries>(() => this.#all.tries);
  rating = $derived.by(() => Math.round(this.#all.rating));
  tried = $derived.by(() => Object.keys(this.tries).length);
  solved = $derived.by(() => Object.values(this.tries).filter((one) => one.solved).length);
  readonly today = dayOf(new Date());

  /** The rating to be told to the server. */
  get exact(): number {
    return this.#all.rating;
  }

  /** How the puzzle of a day went; null where it was not tried then. */
  on(day: string): boolean | null {
    return Object.values(this.tries).find((one) => one.days.includes(day))?.solved ?? null;
  }

  /** Keeps a result, and the rating of the first one: by how much it has changed. */
  keep(name: string, solved: boolean, rating: number, day: string): number {
    const old = this.tries[name];
    const change = old ? 0 : Math.round(rating) - this.rating;
    const days = day && !old?.days.includes(day) ? [...(old?.days ?? []), day] : (old?.days ?? []);
    this.#all = {
      rating: old ? this.#all.rating : rating,
      tries: { ...this.tries, [name]: { solved: solved || (old?.solved ?? false), days } },
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // counts until the page is closed
    }
    return change;
  }
}
export const kept = new Kept();
