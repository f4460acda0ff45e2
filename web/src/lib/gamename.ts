/** The games by name, and which of them an address means: the first one needs no word. */
import type { GameName } from "./types";

export const GAME_NAMES: readonly GameName[] = ["mars", "ares"];
export const FIRST_GAME: GameName = GAME_NAMES[0]!;

export const gameNamed = (name: string | null): GameName | null => GAME_NAMES.find((game) => game === name) ?? null;
/** The game that the address of this page asks for. */
export const askedGame = (search = location.search): GameName =>
  gameNamed(new URLSearchParams(search).get("game")) ?? FIRST_GAME;
/** Against whom, where the address of a new table says it. */
export const askedRival = (search = location.search): string => new URLSearchParams(search).get("with") ?? "";
/** The address of a page about a game. */
export const gamePath = (path: string, game: GameName): string => (game === FIRST_GAME ? path : `${path}?game=${game}`);
/** The address of a new table against somebody, with what else is wished of it. */
export const newTable = (game: GameName, rival: string, wishes: Record<string, string> = {}): string => {
  const asked = new URLSearchParams({ ...(game === FIRST_GAME ? {} : { game }), ...(rival && { with: rival }), ...wishes }).toString();
  return asked ? `/new?${asked}` : "/new";
};
