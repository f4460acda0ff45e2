/** The links of one's own tables, kept in the browser of who opened them: the server knows only what they hash to. */
import type { SeatLink } from "./types";

const KEY = "tharsis.links";
const MOST = 20;
/** Paths by seat; 9 is the link of the spectators. */
export type Links = Record<number, string>;
export const WATCH = 9;

function all(): Record<string, Links> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Links>;
  } catch {
    return {};
  }
}

export const linksOf = (table: string): Links => all()[table] ?? {};

export function keepLinks(table: string, links: SeatLink[]): Links {
  const { [table]: old = {}, ...others } = all();
  const now = { ...old, ...Object.fromEntries(links.map((link) => [link.seat ?? WATCH, link.path])) };
  const kept = [...Object.entries(others), [table, now] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // shown now, and made anew when they are wanted again
  }
  return now;
}
