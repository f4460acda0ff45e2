/** How the hand is laid out: faces while they fit, then rows, then overlap. */
import type { CardFace, HandCard } from "../lib/types";
import type { HandGroup } from "../table/handgroup";

const GROUPS = [
  { id: "playable", icon: "u-check", tone: "gain", word: "hand.playable" },
  { id: "near", icon: "u-right", tone: "warn", word: "hand.near" },
  { id: "later", icon: "u-lock", tone: "", word: "hand.later" },
] as const;
export type GroupId = (typeof GROUPS)[number]["id"];

/** The hand by what is missing. */
export const groupsOf = (hand: HandCard[]): (HandGroup & { id: GroupId })[] =>
  GROUPS.map((g) => ({ ...g, cards: hand.filter((h) => h.group === g.id) }));

export interface Layout {
  /** Distance from one playable card to the next. */
  pitch: number;
  /** "One step away" as rows instead of faces. */
  nearRows: boolean;
}

const GAP = 8;
const LEAST = 84;
const ROW_WIDTH = 190;
const SEP = 29;
const ROWS = 4;

export function layout(width: number, face: number, playable: number, near: number, later: number): Layout {
  const laterWidth = later ? ROW_WIDTH + SEP : 0;
  const full = (n: number): number => (n ? n * (face + GAP) : 0);
  if (full(playable) + (near ? full(near) + SEP : 0) + laterWidth <= width) return { pitch: face + GAP, nearRows: false };
  const rest = width - laterWidth - (near ? Math.ceil(near / ROWS) * ROW_WIDTH + SEP : 0);
  if (full(playable) <= rest || playable < 2) return { pitch: face + GAP, nearRows: true };
  return { pitch: Math.max(LEAST, Math.floor((rest - face - GAP) / (playable - 1))), nearRows: true };
}

export type Sorting = "play" | "cost" | "tag";

export function sorted(hand: HandCard[], by: Sorting, face: (id: string) => CardFace | undefined): HandCard[] {
  if (by === "play") return hand;
  const key = (h: HandCard): string =>
    by === "tag" ? (face(h.card)?.tags[0] ?? "~") : String(h.price).padStart(3, "0");
  return [...hand].sort((a, b) => key(a).localeCompare(key(b)) || a.price - b.price);
}
