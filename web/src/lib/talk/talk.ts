/** What was said at a table, as it is shown: who, when, and in the reader's language where it is a phrase. */
import type { Named, Saying, TableInfo } from "../types";

export const LONGEST = 200;
const KEPT = 30; // tables whose place in the talk is remembered

/** The words of a saying; a phrase of another time that is not known is shown by its name. */
export const wordsOf = (said: Pick<Saying, "phrase" | "text">, phrases: Named[]): string =>
  said.text ?? phrases.find((p) => p.id === said.phrase)?.name ?? (said.phrase ?? "").replaceAll("_", " ");

/** How many things others said after number `seen`. */
export const unheard = (sayings: Saying[], seen: number, you: number): number =>
  sayings.filter((s) => s.n > seen && s.seat !== you).length;

/** Whether there is somebody to talk with: a second person at the table, or something said already. */
export const worthwhile = (table: Pick<TableInfo, "seats">, sayings: Saying[], you: number): boolean =>
  sayings.length > 0 || table.seats.some((s) => s.kind === "person" && s.seat !== you);

/** Where somebody stopped reading at a table, and whether they want to hear no more. */
export interface Place {
  seen: number;
  muted: boolean;
}
export type Places = Record<string, Place>;

/** Remembers a table's place; the oldest ones go when there are too many. */
export function remember(places: Places, id: string, place: Place): Places {
  const rest = Object.entries(places).filter(([key]) => key !== id);
  return Object.fromEntries([...rest.slice(Math.max(0, rest.length - KEPT + 1)), [id, place]]);
}
