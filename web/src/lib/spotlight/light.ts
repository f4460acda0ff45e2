/** Where the light falls, and where the box stands that speaks of it: beside it, never over it. */
import { placed, type Box, type Side } from "../tips/place";

export interface Light {
  hole: Box | null;
  box: { left: number; top: number; width: number };
  /** On which side of the hole the box stands, and how far along its edge the arrow points there. */
  side: Side | null;
  arrow: number;
  /** So much of what matters at its lower end lies under the box. */
  under?: number;
}
interface Room {
  width: number;
  height: number;
}

const EDGE = 8;
const GAP = 12;
const NARROW = 284;
const LEAST_HOLE = 96;
const HALF = 320;

/** Around all of the boxes, with some room, inside the window. */
export function around(boxes: readonly Box[], pad: number, room: Room): Box | null {
  const seen = boxes.filter((b) => b.width > 0 && b.height > 0);
  if (seen.length === 0) return null;
  const left = Math.max(3, Math.min(...seen.map((b) => b.left)) - pad);
  const top = Math.max(3, Math.min(...seen.map((b) => b.top)) - pad);
  const right = Math.min(room.width - 3, Math.max(...seen.map((b) => b.left + b.width)) + pad);
  const bottom = Math.min(room.height - 3, Math.max(...seen.map((b) => b.top + b.height)) + pad);
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/** On a desk: the box is as wide as it likes, or narrow where only that fits. */
export function beside(hole: Box | null, wide: number, high: (width: number) => number, room: Room): Light {
  if (!hole) {
    return { hole, box: corner(wide, high(wide), room), side: null, arrow: 0 };
  }
  for (const width of [wide, NARROW]) {
    const { left, top, side, arrow } = placed(hole, width, high(width), room);
    const fits = left >= EDGE / 2 && top >= EDGE / 2 && left + width <= room.width && top + high(width) <= room.height;
    if (fits) return { hole, box: { left, top, width }, side, arrow };
  }
  return { hole, box: corner(wide, high(wide), room), side: null, arrow: 0 };
}

/** The shape of all that is dark: the window without the hole. */
export const pierced = ({ left, top, width, height }: Box): string =>
  `path(evenodd, "M-9 -9H9999V9999H-9Z M${left} ${top}h${width}v${height}h${-width}Z")`;

const corner = (wide: number, high: number, room: Room): Light["box"] => ({
  left: room.width - wide - 2 * EDGE,
  top: Math.max(EDGE, room.height - high - 2 * EDGE),
  width: wide,
});

/**
 * On its side a phone has the table in one half and the hand in the other: the box stands in the half that the light leaves
 * free, below a bar at the head. Null where no half is free.
 */
export function aside(hole: Box | null, high: number, room: Room, head = 0): Light | null {
  if (!hole || room.width <= room.height) return null;
  const before = hole.left;
  const after = room.width - hole.left - hole.width;
  const width = Math.max(before, after) - GAP - EDGE;
  if (width < HALF) return null;
  const first = head + EDGE;
  const top = Math.max(first, Math.min(hole.top, room.height - high - EDGE));
  return { hole, box: { left: before > after ? EDGE : hole.left + hole.width + GAP, top, width }, side: null, arrow: 0 };
}

/**
 * On a phone: as wide as the window, below the hole or above it; a hole that leaves no room ends where the box begins.
 * Where what matters is at its lower end, the box stands above. It never goes under a bar at the head of the window;
 * `atop` it stands just below that.
 */
export function stacked(hole: Box | null, high: number, room: Room, low = false, head = 0, atop = false): Light {
  const width = room.width - 2 * EDGE;
  const at = (top: number, light: Box | null, side: Side | null): Light => ({
    hole: light,
    box: { left: EDGE, top, width },
    side,
    arrow: 0,
  });
  const first = head + EDGE;
  const last = Math.max(first, room.height - high - EDGE);
  if (atop) {
    const top = Math.max(hole?.top ?? 0, first + high + GAP);
    return at(first, hole && { ...hole, top, height: Math.max(40, hole.top + hole.height - top) }, hole && "above");
  }
  if (!hole) return at(last, null, null);
  const below = hole.top + hole.height + GAP;
  if (below <= last) return at(below, hole, "below");
  if (hole.top - GAP - high >= first) return at(hole.top - GAP - high, hole, "above");
  // cut: what is left of it is more on one side than on the other
  const above = hole.top + hole.height - (first + high + GAP);
  const rest = last - GAP - hole.top;
  if (above <= 0 || (!low && rest >= Math.min(LEAST_HOLE, hole.height))) return at(last, { ...hole, height: Math.max(40, rest) }, "below");
  const top = first + high + GAP;
  return { ...at(first, { ...hole, top, height: above }, "above"), ...(low && { under: top - hole.top }) };
}
