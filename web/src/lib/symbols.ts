/** Names of symbols for the things that messages speak of. */
import { colours } from "./colours.svelte";

const STOCK: Record<string, string> = { credits: "mc" };
const SHORT_TILE: Record<string, string> = {
  natural_preserve: "preserve",
  mining_area: "mining",
  mining_rights: "mining",
  commercial_district: "commercial",
  nuclear_zone: "nuclear",
  industrial_center: "industrial",
  ecological_zone: "ecological",
  lava_flows: "lava",
  mohole_area: "mohole",
  restricted_area: "restricted",
  neural_instance: "neural",
};
const CUBE: Record<string, string> = { none: "c-camp" };
export const SHAPES = ["circle", "triangle", "square", "diamond", "hexagon"] as const;
/** What somebody hears who does not see the colour. */
export const shapeWord = (colour: number) => `seat.${SHAPES[colour] ?? "hexagon"}` as const;
export const NEUTRAL = 9;

/** Drawn in the colour of the words or of a player; all other symbols have colours of their own. */
export const inked = (symbol: string): boolean => /^(u-|pg-|piece-|(asterisk|slash|star-card)$)/.test(symbol);

/** The symbol of a name that the server uses: "r-credits" is drawn as "r-mc". */
export const symbol = (name: string): string => name.replace(/^([rp])-credits$/, "$1-mc");
export const stockIcon = (kind: string): string =>
  kind === "cards" || kind === "card" ? "card" : kind === "oceans" ? "tile-ocean" : `r-${STOCK[kind] ?? kind}`;
export const productionIcon = (kind: string): string => `p-${STOCK[kind] ?? kind}`;
export const tagIcon = (tag: string): string => `t-${tag}`;
export const tileIcon = (tile: string): string => `tile-${SHORT_TILE[tile] ?? tile}`;
export const cubeIcon = (cube: string): string => CUBE[cube] ?? `c-${cube}`;
export const parameterIcon = (item: string): string => (item === "oceans" ? "tile-ocean" : item);
export const projectIcon = (id: string): string =>
  ({
    power_plant: "p-energy",
    asteroid: "temperature",
    aquifer: "tile-ocean",
    greenery: "tile-greenery",
    city: "tile-city",
    colony: "colony",
    sell: "r-mc",
  })[id] ?? "card";
/** The phases of Ares Expedition in their order. */
export const PHASES = ["development", "construction", "action", "production", "research"] as const;
export const phaseIcon = (phase: string): string => `ph-${PHASES.indexOf(phase as (typeof PHASES)[number]) + 1}`;
export const pieceIcon = (seat: number): string => `piece-${SHAPES[colours.of(seat)] ?? "hexagon"}`;

/** Colour of each stock, for the edge of its box. */
export const STOCK_COLOUR: Record<string, string> = {
  credits: "#f3bd34",
  steel: "#b0754c",
  titanium: "#8ea2c0",
  plants: "#5fb34a",
  energy: "#9a5fd0",
  heat: "#e8663c",
};

/** Cards of Ares Expedition go by their colours. */
export const COLOUR_WORDS: Record<string, "cards.green" | "cards.blue" | "cards.red"> = {
  automated: "cards.green",
  active: "cards.blue",
  event: "cards.red",
};

/** The symbol of a source of points. */
export const sourceIcon = (source: string): string =>
  ({
    tr: "tr",
    milestones: "milestone",
    awards: "award",
    greeneries: "tile-greenery",
    cities: "tile-city",
    forests: "forest",
    cards: "card",
    neural_instance: "tile-neural",
    credits: "r-mc",
  })[source] ?? "vp";
