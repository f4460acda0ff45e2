/** How colony tiles look and what is read off them. No rule is applied: only what was sent is put into words. */
import type { IconModel, MoonFace, MoonView, Said } from "../types";

/** What is drawn beside a moon: the world it circles. */
export type Beside = "earth" | "jupiter" | "saturn" | "uranus" | "neptune" | "charon" | "rocks";
/** What lies on a moon. */
export type Ground = "craters" | "cracks" | "stripes" | "vents" | "haze" | "heart" | "cliffs";
export interface Look {
  /** Lit side, middle and dark side. */
  ball: [string, string, string];
  ground: Ground;
  /** The colour of what lies on it. */
  mark: string;
  beside: Beside;
}

const LOOKS: Record<string, Look> = {
  callisto: { ball: ["#d9cdb8", "#85786a", "#2b2622"], ground: "craters", mark: "#f3ead6", beside: "jupiter" },
  ceres: { ball: ["#cbb59c", "#8a7258", "#41342a"], ground: "craters", mark: "#5d4a39", beside: "rocks" },
  enceladus: { ball: ["#ffffff", "#cfe6f2", "#5f87a6"], ground: "stripes", mark: "#6fb2d6", beside: "saturn" },
  europa: { ball: ["#ffffff", "#d8c6ac", "#7b5a3e"], ground: "cracks", mark: "#a8613a", beside: "jupiter" },
  ganymede: { ball: ["#e6dccb", "#9d8b78", "#453a35"], ground: "cliffs", mark: "#6b5a4e", beside: "jupiter" },
  io: { ball: ["#fff0a0", "#e0b03e", "#7b4b14"], ground: "vents", mark: "#c2461e", beside: "jupiter" },
  luna: { ball: ["#fbf8f2", "#b5b0a6", "#45423d"], ground: "craters", mark: "#6d6961", beside: "earth" },
  miranda: { ball: ["#eef3f6", "#a3b3bf", "#3c4a58"], ground: "cliffs", mark: "#66798a", beside: "uranus" },
  pluto: { ball: ["#f7e3cf", "#c19a80", "#4d3530"], ground: "heart", mark: "#fff3e2", beside: "charon" },
  titan: { ball: ["#ffd98f", "#d99034", "#6d3c10"], ground: "haze", mark: "#fff0c2", beside: "saturn" },
  triton: { ball: ["#f6dfe4", "#b3a3bd", "#52465f"], ground: "stripes", mark: "#8d6f8c", beside: "neptune" },
};
const UNKNOWN: Look = { ball: ["#eee6da", "#a8988a", "#4a4038"], ground: "craters", mark: "#6d6258", beside: "rocks" };

export const lookOf = (id: string): Look => LOOKS[id] ?? UNKNOWN;
/** All moons that have a look of their own. */
export const drawnMoons = (): string[] => Object.keys(LOOKS);
/** The moon as a small ball. */
export function ball(id: string): string {
  const [light, middle, dark] = lookOf(id).ball;
  return `radial-gradient(circle at 35% 30%, ${light}, ${middle} 58%, ${dark})`;
}

/** Any element that names a tile zooms it under this name; cards go by their own. */
const MARK = "moon:";
export const zoomName = (id: string): string => MARK + id;
export const zoomedMoon = (name: string | null): string | null => (name?.startsWith(MARK) ? name.slice(MARK.length) : null);

/** The step on which a marker begins. */
export const FIRST_MARKER = 2;
/** The places of a tile; colonies stand on its first steps. */
export const PLACES = 3;
export const placesLeft = (moon: Pick<MoonView, "colonies">): number => Math.max(0, PLACES - moon.colonies.length);

export interface StepMark {
  /** The colony that stands there. */
  owner: number;
  /** What a trade brings there: a number, or a symbol where the kind differs from step to step. */
  text: string;
  symbol: string;
  on: boolean;
}

/** The symbol of a kind, as production where it is. */
export function symbolOf(icon: IconModel): string {
  return icon.production ? icon.symbol.replace(/^r-/, "p-") : icon.symbol;
}

/** What all steps bring, if it is one kind: "r-energy"; null where steps differ. */
export function incomeSymbol(face: MoonFace): string | null {
  const kinds = new Set(face.income.flatMap((s) => s.icons.map(symbolOf)));
  return kinds.size === 1 ? [...kinds][0]! : null;
}

export function track(face: MoonFace, moon?: Pick<MoonView, "marker" | "colonies">): StepMark[] {
  const same = incomeSymbol(face) !== null;
  return face.income.map((said, i) => {
    const icon = said.icons[0];
    return {
      owner: moon?.colonies[i] ?? -1,
      text: icon ? (same ? String(icon.count) : "") : "0",
      symbol: icon && !same ? symbolOf(icon) : "",
      on: moon !== undefined && i + 1 === moon.marker,
    };
  });
}

/** By what a step is called: what a trade brings there, or its number where steps bring different things. */
export function stepFigure(face: MoonFace | undefined, step: number): number {
  return face && incomeSymbol(face) !== null ? (face.income[step - 1]?.icons[0]?.count ?? 0) : step;
}

/** What a trade would bring to the trader now; null while the tile is closed. */
export function incomeNow(face: MoonFace, moon: Pick<MoonView, "marker">): Said | null {
  return moon.marker > 0 ? (face.income[moon.marker - 1] ?? null) : null;
}

/** The owners on a tile, each once, with how many colonies they have. */
export function ownersOf(moon: Pick<MoonView, "colonies">): [seat: number, n: number][] {
  const found = new Map<number, number>();
  for (const seat of moon.colonies) found.set(seat, (found.get(seat) ?? 0) + 1);
  return [...found];
}

/** A sentence inside another one: without its full stop, the first letter small unless it is a sign. */
export function inside(text: string): string {
  const bare = text.replace(/\.$/, "");
  return /^[A-ZА-ЯІЇЄҐÀÉÊ][a-zа-яіїєґàéêè]/.test(bare) ? bare.charAt(0).toLocaleLowerCase() + bare.slice(1) : bare;
}
