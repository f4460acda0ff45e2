/** Who opens a table waits for little: all that it takes is asked for at once, before the server says which game it is. */
import { GAMES } from "./games";
import { catalogue } from "./lib/catalogue.svelte";
import { lastGame } from "./lib/lastgame";
import { prefs } from "./lib/prefs.svelte";

export function warm(): void {
  const game = lastGame() ?? "mars";
  const quiet = (): void => undefined; // who needs it asks again, and says what went wrong
  GAMES[game].table().catch(quiet);
  catalogue.fetch(prefs.lang, game).catch(quiet);
}
