/** How much the others did since the log was last looked at. */
import type { Deciding } from "../lib/deciding.svelte";

/** To be made while a component is set up; `open` says whether the log is in sight, `news` counts from a line on. */
export class Unread {
  /** The line up to which the log was read; what was there at first counts as read. */
  #seen = $state(-1);
  readonly #news: (from: number) => number;

  constructor(table: Deciding, news: (from: number) => number, open: () => boolean) {
    this.#news = news;
    $effect(() => {
      const length = table.live.log.length;
      if (length && (open() || this.#seen < 0)) this.#seen = length;
    });
    $effect(() => {
      if (open()) table.show?.seen();
    });
  }

  get count(): number {
    return this.#seen < 0 ? 0 : this.#news(this.#seen);
  }
}
