/** How the hand is laid out: faces while they fit, then rows, then overlap. */
import type { CardFace, HandCard } from "../lib/types";
import { LEAST, type HandGroup } from "../table/handgroup";

/** The hand by what is missing: nothing, little, much. Nothing is playable before the first action that a seat owes. */
export function groupsOf(hand: HandCard[], owes = false): [HandGroup, HandGroup, HandGroup] {
  const of = (group: HandCard["group"]): HandCard[] => hand.filter((h) => h.group === group);
  return [
    { ...(owes ? { icon: "u-right", tone: "warn", word: "hand.afterfirst" } : { icon: "u-check", tone: "gain", word: "hand.playable" }), cards: of("playable") },
    { icon: "u-right", tone: "warn", word: "hand.near", cards: of("near") },
    { icon: "u-lock", word: "hand.later", cards: of("later") },
  ];
}

export interface Layout {
  /** Distance from one playable card to the next. */
  pitch: number;
  /** "Almost" as lines instead of faces. */
  nearRows: boolean;
  /** "Not yet" as lines: only where all of the hand fits as faces it is shown like the rest. */
  laterRows: boolean;
  /** Columns of lines. */
  nearColumns: number;
  laterColumns: number;
  /** Playable cards that do not fit. */
  cut: number;
}

const GAP = 8;
/** What is seen of a card that lies below the next one, where there is more room. */
const LEAST_WIDE = 102;
const WIDE = 1240;
/** A column of lines. */
const COLUMN = 170;
const SEP = 29;

/** Faces while they fit, then lines beside faces that overlap; `rows` lines fit below each other. */
export function layout(width: number, face: number, playable: number, near: number, later: number, rows: number): Layout {
  const column = (n: number, columns = 1): number => (n ? columns * COLUMN + SEP : 0);
  const full = (n: number): number => n * (face + GAP);
  const beside = (n: number): number => (n ? full(n) + SEP : 0);
  const faces = full(playable) + beside(near) + column(later);
  if (full(playable) + beside(near) + beside(later) <= width) {
    return { pitch: face + GAP, nearRows: false, laterRows: false, nearColumns: 0, laterColumns: 0, cut: 0 };
  }
  if (faces <= width) {
    const spare = Math.floor((width - faces) / COLUMN);
    const laterColumns = Math.min(Math.ceil(later / rows), 1 + spare);
    return { pitch: face + GAP, nearRows: false, laterRows: true, nearColumns: 0, laterColumns, cut: 0 };
  }
  let nearColumns = near ? 1 : 0;
  let laterColumns = later ? 1 : 0;
  const rest = (): number => width - column(near, nearColumns) - column(later, laterColumns);
  // more columns where all the faces leave room for them
  const more = (n: number, columns: number): boolean => n > columns * rows && rest() - COLUMN >= full(playable);
  while (more(near, nearColumns)) nearColumns += 1;
  while (more(later, laterColumns)) laterColumns += 1;
  if (full(playable) <= rest() || playable < 2) return { pitch: face + GAP, nearRows: true, laterRows: true, nearColumns, laterColumns, cut: 0 };
  const least = width >= WIDE ? LEAST_WIDE : LEAST;
  const pitch = Math.floor((rest() - face - GAP) / (playable - 1));
  const shown = 1 + Math.floor((rest() - face - GAP) / least);
  return { pitch: Math.max(least, pitch), nearRows: true, laterRows: true, nearColumns, laterColumns, cut: Math.max(0, playable - shown) };
}

export type Sorting = "play" | "cost" | "tag";

export function sorted(hand: HandCard[], by: Sorting, face: (id: string) => CardFace | undefined): HandCard[] {
  if (by === "play") return hand;
  const key = (h: HandCard): string =>
    by === "tag" ? (face(h.card)?.tags[0] ?? "~") : String(h.price).padStart(3, "0");
  return [...hand].sort((a, b) => key(a).localeCompare(key(b)) || a.price - b.price);
}
