/** Whom this browser has played against last, by game: the climb begins there. */
import type { GameName } from "../types";

/** In place of a rival: nobody. */
export const SOLO = "solo";

const key = (game: GameName): string => `tharsis.rival.${game}`;

/** Empty where nobody was chosen yet. */
export function lastRival(game: GameName): string {
  try {
    return localStorage.getItem(key(game)) ?? "";
  } catch {
    return "";
  }
}
export function keepRival(game: GameName, rival: string): void {
  try {
    localStorage.setItem(key(game), rival);
  } catch {
    // a browser that keeps nothing still plays
  }
}
