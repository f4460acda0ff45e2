/** The past of a game of Ares Expedition. */
import type { LiveTable } from "../lib/live.svelte";
import type { ReplayParts } from "../table/title";
import { AresState, provideAres } from "./ares.svelte";
import Past from "./Past.svelte";
import Rival from "./Rival.svelte";

export const replay: ReplayParts = {
  provide: (position: LiveTable<"ares">) => provideAres(new AresState(position)),
  Board: Past,
  Seat: Rival,
  about: () => "",
  flow: true,
};
