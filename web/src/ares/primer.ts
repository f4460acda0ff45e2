/** Small sums for the explanation of the tracks and tiles of Ares Expedition. */
import type { OceanFace } from "../lib/types";

/** The values of a zone, from its first to its last. */
export const values = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) => first + i * step);
export const unit = (track: string): string => (track === "oxygen" ? "\u00a0%" : "\u00a0°C");
/** How many tiles there are in all. */
export const tally = (oceans: Pick<OceanFace, "count">[]): number => oceans.reduce((n, o) => n + o.count, 0);
