/** What the server keeps of a person: finished games and devices; more of both; and the end of it here. */
import { call } from "./api";
import type { Brought, GameResult, Me, MoveCode } from "./types";

export const kept = {
  person: () => call<Me>("GET", "/api/me"),
  bringGames: (games: GameResult[]) => call<Brought>("POST", "/api/me/games", { games }),
  moveCode: () => call<MoveCode>("POST", "/api/me/code"),
  redeem: (code: string) => call<void>("POST", "/api/me/redeem", { code }),
  sendAway: (device: string) => call<void>("DELETE", `/api/me/devices/${device}`),
  leave: () => call<void>("POST", "/api/me/leave"),
};
