/** The past of a game of Terraforming Mars. */
import { catalogue } from "../lib/catalogue.svelte";
import type { LiveTable } from "../lib/live.svelte";
import type { GameView } from "../lib/types";
import type { ReplayParts } from "../table/title";
import { mapName } from "./goals";
import Past from "./Past.svelte";
import Rival from "./Rival.svelte";
import { provideTable, TableState } from "./table.svelte";

export const replay: ReplayParts = {
  provide: (position: LiveTable) => provideTable(new TableState(position)),
  Board: Past,
  Seat: Rival,
  about: (view: GameView) => mapName(catalogue.current?.maps ?? [], view.map),
  flow: false,
};
