/** Where things lie on the planet of Ares Expedition, which has no areas: oceans in its middle, forests around them. */
import { CX, polar } from "../lib/globe";
import type { AresTrackFace, AresView } from "../lib/types";
import { values } from "./phases";

export type Spot = readonly [x: number, y: number];

const MIDDLE = 300;
/** The nine ocean tiles, in the order they are flipped. */
export const OCEANS: readonly Spot[] = (
  [
    [-1, -2],
    [-1, 0],
    [-1, 2],
    [0, -3],
    [0, -1],
    [0, 1],
    [0, 3],
    [1, -1],
    [1, 1],
  ] as const
).map(([row, col]) => [CX + col * 39, MIDDLE + row * 68]);

export interface Grove {
  seat: number;
  at: Spot;
  /** How many forests stand there. */
  n: number;
}
const RING = 212;
const APART = 17; // degrees, at least
const WIDE = 26;
const BELOW = 90;

/** The forests of all seats below the oceans, and around them as they grow; in the end one stands for all of a seat. */
export function grovesOf(seats: readonly { seat: number; forests: number }[]): Grove[] {
  const each = seats.flatMap(({ seat, forests }) => Array.from({ length: forests }, () => ({ seat, n: 1 })));
  const shown = each.length * APART <= 360 ? each : seats.filter((s) => s.forests).map(({ seat, forests }) => ({ seat, n: forests }));
  const step = Math.min(WIDE, 360 / Math.max(1, shown.length));
  return shown.map((grove, i) => {
    const [x, y] = polar(BELOW + ((shown.length - 1) / 2 - i) * step, RING);
    return { ...grove, at: [x, y - 4] };
  });
}

export interface Arc {
  value: number;
  from: number;
  to: number;
  zone: string;
}
/** A track as sectors on the limb: oxygen on the left, temperature on the right, both upwards. */
export function arcsOf(face: AresTrackFace): Arc[] {
  const left = face.id === "oxygen";
  const all = values(face);
  const step = (left ? 116 : -116) / all.length;
  return all.map((value, i) => {
    const from = (left ? 122 : 58) + step * i;
    const zone = face.zones.find((z) => value >= z.first && value <= z.last)?.id ?? "";
    return { value, from, to: from + step * 0.93, zone };
  });
}

/** The zone that a track comes to next, and in how many steps; null in the last one. */
export function nextZone(face: AresTrackFace, value: number): { zone: string; steps: number } | null {
  const next = face.zones.find((z) => z.first > value);
  return next ? { zone: next.id, steps: (next.first - value) / face.step } : null;
}

export const valueOf = (view: AresView, track: string): number => view.tracks.find((x) => x.id === track)?.value ?? 0;
