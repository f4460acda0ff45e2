/** Who opens a table waits for little: all that it takes is asked for at once, before its first message says which game it is. */
import { GAMES } from "./games";
import { catalogue } from "./lib/catalogue.svelte";
import { askEarly } from "./lib/early";
import { FIRST_GAME, gameNamed } from "./lib/gamename";
import { lastGame } from "./lib/lastgame";
import { prefs } from "./lib/prefs.svelte";

export function warm(table: string): void {
  const told = document.querySelector<HTMLMetaElement>("meta[name=game]")?.content ?? null; // see server/preload.py
  const game = gameNamed(told) ?? lastGame() ?? FIRST_GAME;
  const quiet = (): void => undefined; // who needs it asks again, and says what went wrong
  askEarly(table, prefs.lang);
  GAMES[game].table().catch(quiet);
  catalogue.fetch(prefs.lang, game).catch(quiet);
}
