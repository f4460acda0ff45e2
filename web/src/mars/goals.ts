/** Milestones and awards of the maps. */
import type { Change, GameView, MapFace, Named, SeatView } from "../lib/types";

/** The map as it is told beside a table's name: not at all where it is Tharsis, which needs no word. */
export const mapName = (maps: MapFace[], id: unknown): string =>
  id === "tharsis" ? "" : (maps.find((m) => m.id === id)?.name ?? "");

/** How far a seat has come towards a goal. */
export interface Runner {
  seat: number;
  n: number;
  /** Of its bar, from 0 to 1. */
  part: number;
}

/** Everybody's count, the best first; a bar is full at what is needed, or where the best stands. */
export function race(seats: SeatView[], id: string, need = 0): Runner[] {
  const counts = seats.map((s) => ({ seat: s.seat, n: s.measures[id] ?? 0 }));
  const full = need || Math.max(1, ...counts.map((c) => c.n));
  return counts.toSorted((a, b) => b.n - a.n || a.seat - b.seat).map((c) => ({ ...c, part: c.n / full }));
}

export const CLAIMS = 3;
export const CLAIM_POINTS = 5;
export const FIRST_POINTS = 5;
export const SECOND_POINTS = 2;

export interface Place {
  /** 1 for the first; who is level shares it. */
  place: number;
  points: number;
  /** How many are missing for the first place. */
  short: number;
  /** How far ahead of everybody else. */
  lead: number;
}

/** Where a seat stands for an award, and what it would bring now. */
export function placeOf(seats: SeatView[], id: string, seat: number): Place {
  const mine = seats.find((s) => s.seat === seat)?.measures[id] ?? 0;
  const others = seats.filter((s) => s.seat !== seat).map((s) => s.measures[id] ?? 0);
  const best = Math.max(0, ...others);
  const place = 1 + others.filter((n) => n > mine).length;
  // rulebook: with two players there is no second place, nor where the first is shared
  const points = place === 1 ? FIRST_POINTS : place === 2 && seats.length > 2 ? SECOND_POINTS : 0;
  return { place, points, short: Math.max(0, best - mine), lead: mine - best };
}

/** What awards funded before would bring a seat then, where that is more or less. */
export const raced = (before: Pick<GameView, "awards" | "seats">, after: Pick<GameView, "seats">, seat: number): Change[] =>
  before.awards.flatMap(({ name }) => {
    const now = placeOf(after.seats, name, seat).points;
    const amount = now - placeOf(before.seats, name, seat).points;
    return amount ? [{ kind: "race", seat, item: name, card: "", area: "", amount, now }] : [];
  });
