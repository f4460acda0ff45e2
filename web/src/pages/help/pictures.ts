/** What the pictures of the worked examples show, as the engine played them: see docs/examples.py. */
import { parameterIcon, productionIcon, stockIcon } from "../../lib/symbols";
import type { GameName, Tile } from "../../lib/types";
import examples from "./examples.json";
import type { ExampleName } from "./text";

/** A number before and after; of the planet where the seat is below 0. */
export interface Figure {
  seat: number;
  kind: string;
  item: string;
  before: number;
  after: number;
}
export interface Picture {
  game: GameName;
  /** The part of the map that is drawn, none for most. */
  areas: string[];
  before: Tile[];
  after: Tile[];
  cards: { id: string; price: number | null; held: number | null; used: boolean }[];
  /** The ocean tile of Ares Expedition that is flipped, or none. */
  flips: string;
  figures: Figure[];
  scores: { seat: number; points: Record<string, number> }[];
}

/** Oceans belong to nobody. */
const owned = (tiles: { area: string; tile: string; seat?: number }[]): Tile[] =>
  tiles.map(({ area, tile, seat }) => ({ area, tile, seat: seat ?? -1 }));

export const PICTURES: [ExampleName, Picture][] = (Object.keys(examples) as ExampleName[]).map((name) => {
  const raw = examples[name];
  return [name, { ...raw, before: owned(raw.before), after: owned(raw.after) } as Picture];
});

export const figureIcon = ({ kind, item }: Figure): string => {
  if (kind === "production") return item === "cards" ? "card" : productionIcon(item);
  if (kind === "stock") return stockIcon(item);
  if (kind === "capacity") return `cap-${item}`;
  if (kind === "parameter") return parameterIcon(item);
  return { tr: "tr", cards: "card" }[kind] ?? "card";
};

