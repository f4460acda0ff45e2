/** What the planet below the board has to know of it: where the ground turns to sea and wood, and how many cities shine. */
import type { Ground, Spot } from "../lib/planet/planet";
import type { Area, Tile } from "../lib/types";
import { place } from "./hexes";

const CITIES = new Set(["city", "capital"]);
const ALL_LIT = 8; // cities

const on = (areas: Area[], tiles: Map<string, Tile>, kind: (tile: string) => boolean): Spot[] =>
  areas.filter((a) => a.row >= 0 && kind(tiles.get(a.id)?.tile ?? "")).map((a) => place(a.row, a.col));

export const groundOf = (areas: Area[], tiles: Map<string, Tile>): Ground => ({
  basins: areas.filter((a) => a.kind === "ocean").map((a) => place(a.row, a.col)),
  sea: on(areas, tiles, (tile) => tile === "ocean"),
  groves: on(areas, tiles, (tile) => tile === "greenery"),
});

export const lightsOf = (areas: Area[], tiles: Map<string, Tile>): number =>
  Math.min(1, on(areas, tiles, (tile) => CITIES.has(tile)).length / ALL_LIT);
