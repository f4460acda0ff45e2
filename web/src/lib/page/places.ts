/** The places of the page, in the top bar and in the tabs of a phone. */
import type { Key } from "../i18n/index.svelte";
import type { PageName } from "../router.svelte";

export interface Place {
  path: string;
  word: Key;
  icon: string;
  /** The pages that belong to it. */
  pages: PageName[];
  /** Not among the tabs of a phone, which are few: it is reached from a game. */
  wide?: true;
}

export const PLACES: Place[] = [
  { path: "/", word: "nav.play", icon: "u-play", pages: ["lobby", "new", "join", "table", "replay", "review"] },
  { path: "/puzzles", word: "nav.puzzles", icon: "u-puzzle", pages: ["puzzles"] },
  { path: "/learn", word: "nav.learn", icon: "u-school", pages: ["learn", "lesson", "help", "marsbot"] },
  { path: "/analysis", word: "nav.analysis", icon: "u-flask", pages: ["analysis"], wide: true },
  { path: "/cards", word: "nav.cards", icon: "u-cards", pages: ["cards"] },
  { path: "/you", word: "nav.you", icon: "u-person", pages: ["you"] },
];
