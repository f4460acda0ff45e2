/** What can be laid on the map of a position, and what becomes of its tiles. */
import { NEUTRAL } from "../../lib/symbols";
import type { GameView, Tile } from "../../lib/types";
import type { Position } from "../../table/analysis/position";

interface Laid {
  area: string;
  tile: string;
  seat?: number | "neutral";
}
/** Look only, take away, or the tile that is laid. */
export type Tool = "look" | "remove" | (string & {});
export const PLAIN = ["ocean", "greenery", "city"] as const;
/** The keys of the tools, in their order: all special tiles have one. */
export const tools = (special: string): Tool[] => ["look", ...PLAIN, special, "remove"];

const tilesOf = (position: Position): Laid[] => (position.tiles as Laid[] | undefined) ?? [];
const isPlain = (tile: string): boolean => (PLAIN as readonly string[]).includes(tile);

/** The tiles after a press on an area: the same tile once more takes it away, and of special ones there is one. */
export function pressed(position: Position, area: string, tool: Tool, seat: number): Laid[] {
  const tiles = tilesOf(position);
  const there = tiles.find((one) => one.area === area);
  const others = tiles.filter((one) => one.area !== area);
  if (tool === "remove") return others;
  const owner = tool === "ocean" ? {} : { seat };
  if (there?.tile === tool && (tool === "ocean" || there.seat === seat)) return others;
  return [...others.filter((one) => isPlain(tool) || one.tile !== tool), { area, tile: tool, ...owner }];
}

/** The view with what was changed since the server has seen it: it is drawn at once. */
export function drawn(view: GameView, position: Position): GameView {
  const tiles: Tile[] = tilesOf(position).map(({ area, tile, seat }) => ({ area, tile, seat: seat === "neutral" ? NEUTRAL : (seat ?? -1) }));
  const number = (field: string, now: number): number => (typeof position[field] === "number" ? position[field] : now);
  return {
    ...view,
    temperature: number("temperature", view.temperature),
    oxygen: number("oxygen", view.oxygen),
    generation: number("generation", view.generation),
    oceans: tiles.filter((one) => one.tile === "ocean").length,
    tiles,
  };
}
