/** How a table stands, asked for beside the scripts that show it: a line to the server is opened only by them. */
import { api } from "./api";
import type { GameName, Lang, Lives } from "./types";

let asked: { id: string; live: Promise<Lives[GameName]> } | null = null;

export function askEarly(id: string, lang: Lang): void {
  asked = { id, live: api.live<GameName>(id, lang) };
  asked.live.catch(() => undefined); // the connection says what is wrong
}
/** What was asked about this table; only once, for it grows old. */
export function takeEarly(id: string): Promise<Lives[GameName]> | null {
  const found = asked?.id === id ? asked.live : null;
  asked = null;
  return found;
}
