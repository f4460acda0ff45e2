/** How the planet looks: which of its pictures can be seen, and where sea and groves show on a board. */

/** A place on the board, in its units; the picture of the planet spans 600 of them from (LEFT, TOP). */
export type Spot = readonly [x: number, y: number];

/** What lies on a board, as far as the ground around it turns. */
export interface Ground {
  /** Where an ocean may lie on this map. */
  basins: readonly Spot[];
  /** Ocean tiles. */
  sea: readonly Spot[];
  /** Greenery tiles. */
  groves: readonly Spot[];
}

export interface Climate {
  temperature: number;
  oxygen: number;
  oceans: number;
  /** How many of the city lights shine, from 0 to 1; without it they follow oxygen and oceans. */
  lights?: number | undefined;
}

export const COLD: Climate = { temperature: -30, oxygen: 0, oceans: 0, lights: 0 };

const LEFT = 100;
const TOP = 6;
const SIZE = 600;
/** Where a disc has faded out around a tile, in units of the board. */
export const SEA_REACH = 84;
export const GROVE_REACH = 74;

/** From below. */
const LAYERS = [
  "halo dust",
  "halo air",
  "rock",
  "soil",
  "moss",
  "green",
  "grove",
  "sea sea-1",
  "sea sea-2",
  "sea sea-3",
  "frost",
  "cap",
  "cap south",
  "cloud",
  "rim dust",
  "rim air",
  "night",
  "dusk",
  "lights",
  "hush",
] as const;
export type Layer = (typeof LAYERS)[number];
/** All that a picture of a few pixels needs. */
const SMALL: ReadonlySet<Layer> = new Set<Layer>(["rock", "green", "sea sea-1", "sea sea-2", "sea sea-3", "cap", "night"]);

/** A picture that cannot be seen yet is not there: its noise is painted when it first shows, never at the start. */
export function unseen({ temperature, oxygen, oceans, lights }: Climate, ground?: Ground): ReadonlySet<Layer> {
  const warmth = (temperature + 30) / 38;
  const air = oxygen / 14;
  const water = oceans / 9;
  const life = 0.62 * air + 0.24 * warmth + 0.14 * water;
  const lamps = lights ?? 0.55 * air + 0.45 * water;
  const hidden: [Layer, boolean][] = [
    ["frost", warmth >= 0.6],
    ["moss", life <= 0.087],
    ["green", life <= 0.379],
    ["grove", !ground?.groves.length],
    ["sea sea-1", ground !== undefined || water === 0],
    ["sea sea-2", ground !== undefined || water <= 0.3],
    ["sea sea-3", ground ? ground.sea.length === 0 : water <= 0.667],
    ["cloud", 0.62 * water + 0.5 * air <= 0.14],
    ["dusk", air === 0],
    ["lights", 1.25 * lamps <= 0.12],
  ];
  return new Set(hidden.filter(([, off]) => off).map(([layer]) => layer));
}

/** The layers to draw, from below. */
export function layers(climate: Climate, ground?: Ground, small = false): Layer[] {
  const off = unseen(climate, ground);
  return LAYERS.filter((layer) => !off.has(layer) && (!small || SMALL.has(layer)));
}

/** A mask of soft discs around places. */
export const discs = (spots: readonly Spot[], reach: number): string =>
  spots.length === 0
    ? "linear-gradient(#0000, #0000)"
    : spots
        .map(([x, y]) => {
          const [left, top] = [(x - LEFT) / (SIZE / 100), (y - TOP) / (SIZE / 100)];
          const out = reach / (SIZE / 100) / Math.SQRT2; // percentages go by the diagonal
          return `radial-gradient(circle at ${left.toFixed(1)}% ${top.toFixed(1)}%, #000 ${(out * 0.62).toFixed(1)}%, #0000 ${out.toFixed(1)}%)`;
        })
        .join(", ");

// where oceans lie on Tharsis: the planet without a board has their seas
const THARSIS: readonly Spot[] = [
  [338, 90],
  [462, 90],
  [525, 90],
  [556, 144],
  [618, 252],
  [338, 306],
  [400, 306],
  [462, 306],
  [494, 360],
  [556, 360],
  [618, 360],
  [525, 522],
];
/** How far the water stands around each basin, at the three levels. */
const SHORE = { 1: 31, 2: 38, 3: 47 } as const;

const WATER = `<filter id="f" x="0" y="0" width="600" height="600" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".013 .017" numOctaves="4" seed="61" result="t"/>
<feDisplacementMap in="SourceGraphic" in2="t" scale="64" xChannelSelector="R" yChannelSelector="G" result="m"/>
<feGaussianBlur in="m" stdDeviation="9" result="s"/>
<feComposite in="s" in2="t" operator="arithmetic" k1="0" k2=".8" k3=".95" k4="0" result="h"/>
<feColorMatrix in="h" values="0 0 0 0 .42 0 0 0 0 .74 0 0 0 0 .68 0 0 0 13 -10.40" result="coast"/>
<feColorMatrix in="h" values="0 0 0 0 .13 0 0 0 0 .5 0 0 0 0 .66 0 0 0 9 -7.52" result="shelf"/>
<feColorMatrix in="h" values="0 0 0 0 .03 0 0 0 0 .25 0 0 0 0 .47 0 0 0 4.5 -3.92" result="deep"/>
<feTurbulence type="fractalNoise" baseFrequency=".012 .03" numOctaves="3" seed="14" result="q"/>
<feColorMatrix in="q" values="0 0 0 0 .3 0 0 0 0 .72 0 0 0 0 .86 0 0 0 2.4 -1.02" result="sw"/>
<feComposite in="sw" in2="shelf" operator="in" result="swell"/>
<feMerge result="all"><feMergeNode in="coast"/><feMergeNode in="shelf"/><feMergeNode in="deep"/><feMergeNode in="swell"/></feMerge>
<feComposite in="all" in2="coast" operator="in"/></filter>`.replaceAll("\n", "");

/** The seas of a map, as a picture for a style sheet. An ocean that lies elsewhere has one too. */
export function seas(level: 1 | 2 | 3, ground?: Ground): string {
  const basins = ground ? [...ground.basins, ...ground.sea.filter((s) => !ground.basins.some((b) => near(b, s)))] : THARSIS;
  const circles = basins.map(([x, y]) => `<circle cx="${Math.round(x - LEFT)}" cy="${Math.round(y - TOP)}" r="${SHORE[level]}"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><defs><clipPath id="c"><circle cx="300" cy="300" r="296"/></clipPath>${WATER}</defs><g clip-path="url(#c)"><g filter="url(#f)">${circles}</g></g></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
const near = ([x, y]: Spot, [u, v]: Spot): boolean => Math.hypot(x - u, y - v) < 1;
