/** The game that was played last in this browser: its table is fetched before the server says what it is. */
import { gameNamed } from "./gamename";
import type { GameName } from "./types";

const KEY = "tharsis.game";

/** Null where nothing was played yet. */
export function lastGame(): GameName | null {
  try {
    return gameNamed(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}
export function keepGame(game: GameName): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // a browser that keeps nothing still plays
  }
}
