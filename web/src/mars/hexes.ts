/** Where things stand on the drawn map. */
import { ROWS } from "../lib/globe";
import type { Area, ParameterFace } from "../lib/types";

export { CX, CY, hexagon, place, PLANET, polar, R, sector } from "../lib/globe";

/** The classes that an area is drawn by. */
export const look = (a: Area): string =>
  ["hex", a.kind === "ocean" ? "oc" : a.kind === "reserved" ? "re" : a.volcano ? "vo" : "", a.row < 0 ? "off" : ""].join(" ");

const name = (row: number, col: number): string | null =>
  row < 0 || row > 8 || col < 0 || col >= (ROWS[row] ?? 0) ? null : "ABCDEFGHI"[row]! + (col + 1);

/** Of areas in their order the next one after a place, or before it, whether that is one of them or not; then from the other end. */
export const nextOf = (areas: string[], here: string, by: 1 | -1): string | undefined =>
  by > 0 ? (areas.find((one) => one > here) ?? areas[0]) : (areas.findLast((one) => one < here) ?? areas.at(-1));

/** The area that a key leads to; null at the edge. */
export function neighbour(area: string, key: string): string | null {
  const row = "ABCDEFGHI".indexOf(area[0] ?? "");
  const col = Number(area.slice(1)) - 1;
  const size = ROWS[row] ?? 0;
  const clamp = (r: number, c: number): string | null =>
    name(r, Math.max(0, Math.min((ROWS[r] ?? 1) - 1, c)));
  switch (key) {
    case "ArrowLeft":
      return name(row, col - 1);
    case "ArrowRight":
      return name(row, col + 1);
    case "ArrowUp":
      return clamp(row - 1, row > 4 ? col : col - 1);
    case "ArrowDown":
      return clamp(row + 1, row < 4 ? col : col - 1);
    case "Home":
      return name(row, 0);
    case "End":
      return name(row, size - 1);
    default:
      return null;
  }
}

export interface Segment {
  value: number;
  /** Angles of the sector, for the arcs on the limbs. */
  from: number;
  to: number;
  fill: string;
  bonus: string | null;
}

const BRINGS = { heat: "p-heat", ocean: "tile-ocean", temperature: "temperature" };

/** The steps of a parameter's track, from cold to warm and from none to full. */
export function track(kind: "oxygen" | "temperature", face: ParameterFace | undefined): Segment[] {
  if (!face) return [];
  const oxygen = kind === "oxygen";
  const n = (face.last - face.first) / face.step + 1;
  const step = (oxygen ? 116 : -116) / n;
  return Array.from({ length: n }, (_, i) => {
    const value = face.first + face.step * i;
    const brings = face.bonus[value];
    const from = (oxygen ? 122 : 58) + step * i;
    const fill = oxygen
      ? `color-mix(in srgb,#1f6f9c ${100 - i * 6}%,#d9f5ff)`
      : `color-mix(in srgb,#5b8fe6 ${Math.max(0, 100 - i * 9)}%,${i > 10 ? "#ffb03a" : "#e8663c"})`;
    return { value, from, to: from + step * 0.93, fill, bonus: brings ? BRINGS[brings] : null };
  });
}
