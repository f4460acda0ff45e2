/** Where an explanation stands: beside its thing, never over it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Side = "right" | "left" | "above" | "below";
export interface Placed {
  left: number;
  top: number;
  side: Side;
  /** How far along its edge the arrow points at the thing. */
  arrow: number;
}

const GAP = 10; // the arrow lies in it
const EDGE = 6; // of the window
const CORNER = 16; // no arrow there
const ORDER: readonly Side[] = ["right", "left", "above", "below"];

const within = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

export function placed(thing: Box, wide: number, high: number, window: { width: number; height: number }): Placed {
  const room: Record<Side, number> = {
    right: window.width - EDGE - (thing.left + thing.width + GAP) - wide,
    left: thing.left - GAP - EDGE - wide,
    above: thing.top - GAP - EDGE - high,
    below: window.height - EDGE - (thing.top + thing.height + GAP) - high,
  };
  const side = ORDER.find((s) => room[s] >= 0) ?? ORDER.toSorted((a, b) => room[b] - room[a])[0]!;
  const x = thing.left + thing.width / 2;
  const y = thing.top + thing.height / 2;
  if (side === "right" || side === "left") {
    const top = within(y - Math.min(26, high / 2), EDGE, window.height - high - EDGE);
    const left = side === "right" ? thing.left + thing.width + GAP : thing.left - GAP - wide;
    return { left, top, side, arrow: within(y - top, CORNER, high - CORNER) };
  }
  const left = within(x - Math.min(34, wide / 2), EDGE, window.width - wide - EDGE);
  const top = side === "below" ? thing.top + thing.height + GAP : thing.top - GAP - high;
  return { left, top, side, arrow: within(x - left, CORNER, wide - CORNER) };
}
