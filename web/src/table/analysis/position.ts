/**
 * Positions as they are written: in brief only what differs from the start, whole with all that is not hidden. What is
 * changed is written into the brief one.
 */
import type { GameName } from "../../lib/types";

export type Fields = Record<string, unknown>;
export type Amounts = Record<string, number>;
export interface SeatFields extends Fields {
  corporation?: string | null;
  stock?: Amounts;
  production?: Amounts;
  hand?: string[];
  played?: string[];
  events?: string[];
}
export interface Position extends Fields {
  game?: GameName;
  seats: SeatFields[];
}

/** Where cards lie: before a seat, and on the table. */
const OF_A_SEAT = ["hand", "dealt", "drafted", "played", "events", "offered", "used"] as const;
const OF_ALL = ["deck", "discard", "shown"] as const;

/** The beginning of a game about which nothing is said. */
export const blank = (game: GameName, seats: number): Position => ({ game, seats: Array.from({ length: seats }, () => ({})) });

/** All of a position: what is written, and otherwise what is so anyway. */
export function filled(whole: Position, brief: Position): Position {
  return { ...whole, ...brief, seats: brief.seats.map((seat, s) => ({ ...whole.seats[s], ...seat })) };
}

/** Another value for a field of the table; what is asked next follows from it anew. */
export function withField(position: Position, field: string, value: unknown): Position {
  const { frames: _, ...rest } = position;
  return field === "frames" ? ({ ...rest } as Position) : ({ ...position, [field]: value } as Position);
}

export function withSeat(position: Position, seat: number, change: Fields): Position {
  return { ...position, seats: position.seats.map((s, i) => (i === seat ? { ...s, ...change } : s)) };
}

/** So much of one kind; nothing is not written. */
export function withAmount(amounts: Amounts | undefined, kind: string, n: number): Amounts {
  const { [kind]: _, ...rest } = amounts ?? {};
  return n === 0 ? rest : { ...rest, [kind]: n };
}

const has = (list: unknown, card: string): list is string[] => Array.isArray(list) && list.includes(card);
const cut = (list: string[], card: string): string[] => list.filter((c) => c !== card);

/** A card lies in one place at most: here it is taken away from wherever it lies. */
export function withoutCard(position: Position, whole: Position, card: string): Position {
  const now = filled(whole, position);
  let out = position;
  for (const pile of OF_ALL) if (has(now[pile], card)) out = { ...out, [pile]: cut(now[pile], card) };
  now.seats.forEach((seat, s) => {
    const change: Fields = {};
    for (const pile of OF_A_SEAT) if (has(seat[pile], card)) change[pile] = cut(seat[pile], card);
    if (seat.corporation === card) change.corporation = null;
    if (card in ((seat.resources as Amounts | undefined) ?? {})) change.resources = withAmount(seat.resources as Amounts, card, 0);
    if (Object.keys(change).length > 0) out = withSeat(out, s, change);
  });
  return out;
}

/** A card is laid into a hand or before a seat. */
export function withCard(position: Position, whole: Position, seat: number, pile: "hand" | "played", card: string): Position {
  const out = withoutCard(position, whole, card);
  return withSeat(out, seat, { [pile]: [...(filled(whole, out).seats[seat]?.[pile] ?? []), card] });
}

export function withCorporation(position: Position, whole: Position, seat: number, card: string): Position {
  return withSeat(withoutCard(position, whole, card), seat, { corporation: card });
}

/** A mistake is about this field, or about a part of it. */
export const isAbout = (mistake: string, field: string): boolean =>
  mistake === field || mistake.startsWith(`${field}.`) || mistake.startsWith(`${field}[`);

/** What was written, and what may have been meant. */
export function meant(text: string): { wrong: string; right: string } | null {
  const found = /'([^']+)'; did you mean '([^']+)'\?/.exec(text);
  return found ? { wrong: found[1]!, right: found[2]! } : null;
}

/** A text with a word instead of another one that is none. */
export const mended = (text: string, { wrong, right }: { wrong: string; right: string }): string =>
  text.replace(new RegExp(`(?<![\\w-])${wrong.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`), right);

/** The areas that an answer names. */
export const areasIn = (answer: readonly string[]): string[] => answer.flatMap((one) => one.match(/\b[A-I][1-9]\b/g) ?? []);
