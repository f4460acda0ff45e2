/** How the course of a game is drawn: the words for its parts, and the least range of points. */
import type { Key } from "../lib/i18n/index.svelte";

export interface Scale {
  title: Key;
  /** The same, for those who do not see it. */
  said: Key;
  /** What the parts are called, and one of them: `n`. */
  parts: Key;
  part: Key;
  low: number;
  high: number;
}
