/** The tour: six things of the table, shown one after the other before the first game. */
import type { Key } from "./i18n/index.svelte";
import type { Spot } from "./spotlight/spot";

const KEY = "tharsis.tour";
type StopIn<K> = K extends `tour.${infer S}.text` ? S : never;

/** A thing that is shown. */
export interface Stop extends Spot {
  id: StopIn<Key>;
  icon: string;
  /** What is pressed there to see it. */
  press?: string;
  /** Alone there is nothing like it. */
  company?: boolean;
  /** Only who plays alone sees it. */
  alone?: boolean;
}

class Tour {
  /** The stops in the game that is played. */
  course = $state.raw<readonly Stop[]>([]);
  alone = $state(false);
  stops = $derived.by(() => this.course.filter((stop) => !(this.alone ? stop.company : stop.alone)));
  /** Where it is; -1 while there is none. */
  at = $state(-1);
  seen = $state(true);

  constructor() {
    try {
      this.seen = localStorage.getItem(KEY) !== null;
    } catch {
      // a browser that keeps nothing is not led around each time
    }
  }

  stop = $derived.by<Stop | null>(() => this.stops[this.at] ?? null);

  begin(): void {
    this.at = 0;
  }
  go(by: 1 | -1): void {
    if (this.at + by >= this.stops.length) this.end();
    else this.at = Math.max(0, this.at + by);
  }
  end(): void {
    this.at = -1;
    this.seen = true;
    try {
      localStorage.setItem(KEY, "1");
    } catch {
      // see above
    }
  }
}
export const tour = new Tour();
