/** The result of a game as a picture to send: 1200 by 630, drawn on a canvas of this browser. */
import { catalogue } from "../lib/catalogue.svelte";
import { COLOURS } from "../lib/colours.svelte";
import { CX, CY, place, PLANET, placeOf, R } from "../lib/globe";
import { inked, stockIcon, tileIcon } from "../lib/symbols";
import type { Area, Planet } from "../lib/types";

export interface Fact {
  /** "" where the words say enough. */
  icon: string;
  text: string;
}
export interface Result {
  headline: string;
  rows: { name: string; corporation: string; points: string; colour: number }[];
  /** Where the points came from, in the order of the rows; shown where the rows leave room. */
  sources: { icon: string; name: string; points: string[] }[];
  /** How long, where, when. */
  facts: Fact[];
  planet: Planet;
  colours: number[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 630; // of what is written
const RIGHT = 1148;
const INK = "#f8f0e9";
const QUIET = "#d3c0b4";
const CONDENSED = '"Roboto Condensed", "Avenir Next Condensed", Bahnschrift, "Arial Narrow", "Liberation Sans Narrow", sans-serif';

/** The picture of a symbol, as the style of the page has it; in the colour of the words where it has none of its own. */
function symbol(name: string): Promise<HTMLImageElement | null> {
  if (inked(name)) {
    const drawn = document.getElementById(name);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="${drawn?.getAttribute("viewBox")}" color="${QUIET}">${drawn?.innerHTML}</svg>`;
    return load(drawn ? `data:image/svg+xml,${encodeURIComponent(svg)}` : undefined);
  }
  const box = document.body.appendChild(document.createElement("span"));
  box.className = `d-${name}`;
  const found = /url\("(.*)"\)/.exec(getComputedStyle(box).backgroundImage)?.[1];
  box.remove();
  // without a size of its own some browsers draw nothing
  return load(found?.replace("<svg ", "<svg width=%2264%22 height=%2264%22 ").replace("%3Csvg ", "%3Csvg width=%2264%22 height=%2264%22 "));
}
function load(address: string | undefined): Promise<HTMLImageElement | null> {
  if (!address) return Promise.resolve(null);
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image, () => null);
}

function hexagon(c: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  c.beginPath();
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI / 180) * (60 * i - 90);
    c.lineTo(x + r * Math.cos(a), y + r * Math.sin(a));
  }
  c.closePath();
}

/** The shape of a seat: circle, triangle, square, diamond, hexagon. */
function piece(c: CanvasRenderingContext2D, colour: number, x: number, y: number, r: number): void {
  c.fillStyle = COLOURS[colour] ?? INK;
  c.strokeStyle = "#fff";
  c.lineWidth = r / 5;
  c.beginPath();
  const corners = [0, 3, 4, 4, 6][colour] ?? 0;
  if (corners === 0) c.arc(x, y, r, 0, 2 * Math.PI);
  for (let i = 0; i < corners; i++) {
    const a = (2 * Math.PI * i) / corners - Math.PI / 2 + (colour === 2 ? Math.PI / 4 : 0);
    c.lineTo(x + r * 1.15 * Math.cos(a), y + r * 1.15 * Math.sin(a));
  }
  c.closePath();
  c.fill();
  c.stroke();
}

/** The picture of the planet as it stands on the page: its layers that are pictures, as much of each as shows there. */
async function layers(c: CanvasRenderingContext2D): Promise<boolean> {
  const orb = document.querySelector<HTMLElement>(".ball .orb");
  const wide = orb?.clientWidth ?? 0;
  if (!orb || !wide) return false;
  const shown = [...orb.children].map((layer) => getComputedStyle(layer)).filter((style) => !style.maskImage.includes("gradient"));
  const drawn = await Promise.all(shown.map((style) => load(/url\("(.*)"\)/.exec(style.backgroundImage)?.[1])));
  const unit = (2 * PLANET) / wide;
  shown.forEach((style, i) => {
    const image = drawn[i];
    if (!image) return;
    const [x = 0, y = 0] = style.transformOrigin.split(" ").map(parseFloat);
    c.save();
    c.globalAlpha = Number(style.opacity);
    c.translate(CX - PLANET, CY - PLANET);
    c.scale(unit, unit);
    c.translate(x, y);
    if (style.transform !== "none") c.transform(...matrix(style.transform));
    c.drawImage(image, -x, -y, wide, wide);
    c.restore();
  });
  return true;
}
function matrix(transform: string): [number, number, number, number, number, number] {
  const { a, b, c, d, e, f } = new DOMMatrix(transform);
  return [a, b, c, d, e, f];
}

function ball(c: CanvasRenderingContext2D, alpha: number, stops: readonly string[]): void {
  const fill = c.createRadialGradient(CX - 80, CY - 110, 20, CX, CY, PLANET);
  stops.forEach((stop, i) => fill.addColorStop(i / (stops.length - 1), stop));
  c.globalAlpha = alpha;
  c.fillStyle = fill;
  c.beginPath();
  c.arc(CX, CY, PLANET, 0, 2 * Math.PI);
  c.fill();
  c.globalAlpha = 1;
}

async function globe(c: CanvasRenderingContext2D, planet: Planet): Promise<void> {
  const blue = (planet.warmth + planet.oxygen) / 2 > 0.4;
  const glow = c.createRadialGradient(CX, CY, PLANET * 0.95, CX, CY, PLANET * 1.2);
  glow.addColorStop(0, blue ? "#7fc4ffaa" : "#ff8a4c88");
  glow.addColorStop(1, "#0000");
  c.fillStyle = glow;
  c.fillRect(CX - 400, CY - 400, 800, 800);
  ball(c, 1, ["#e2935f", "#b85f37", "#843a20", "#4a1c12"]);
  if (!(await layers(c))) ball(c, planet.oxygen, ["#a9d27a", "#4f8a4a", "#2b5a3c", "#12301f"]);
  ball(c, planet.oxygen * 0.3, ["#d6f0a8", "#7cc06a", "#3a7a4a"]); // seen small, it should be green at a glance
  c.strokeStyle = blue ? "#cfeaffb0" : "#ffc79a90";
  c.lineWidth = 3;
  c.beginPath();
  c.arc(CX, CY, PLANET - 1, 0, 2 * Math.PI);
  c.stroke();
}

type Symbols = ReadonlyMap<string, HTMLImageElement | null>;
const symbols = async (names: Iterable<string>): Promise<Symbols> =>
  new Map(await Promise.all([...new Set(names)].map(async (name) => [name, await symbol(name)] as const)));

const printed = (area: Area): string[] => Object.entries(area.bonus).flatMap(([kind, n]) => Array<string>(n).fill(stockIcon(kind)));

/** What an area is for, as the map has it: waves, a volcano. */
function sign(c: CanvasRenderingContext2D, area: Area, x: number, y: number): void {
  c.lineWidth = 2;
  if (area.kind === "ocean") {
    c.strokeStyle = "#bfe6ff";
    c.stroke(new Path2D(`M${x - 15} ${y + 19}q4-4 7.5 0t7.5 0 7.5 0 7.5 0`));
  } else if (area.volcano) {
    const hill = new Path2D(`M${x - 13} ${y + 24}l8-12h10l8 12z`);
    c.fillStyle = "#e07a48";
    c.strokeStyle = "#ffd0a4";
    c.fill(hill);
    c.stroke(hill);
  }
}
/** An area where nothing lies: its outline, and what is printed on it. */
function free(c: CanvasRenderingContext2D, area: Area, pictures: Symbols): void {
  const [x, y] = place(area.row, area.col);
  const ocean = area.kind === "ocean";
  hexagon(c, x, y, R - 1);
  if (ocean) {
    c.fillStyle = "#2f8fe0a0";
    c.fill();
  }
  const reserved = area.kind === "reserved";
  c.strokeStyle = ocean ? "#7cc4ff" : reserved ? "#ffe9cf" : "#ffe9cf66";
  c.lineWidth = 1.5;
  c.setLineDash(reserved ? [5, 4] : []);
  c.stroke();
  c.setLineDash([]);
  sign(c, area, x, y);
  const rise = ocean || area.volcano ? -7 : 0;
  const icons = printed(area);
  const wide = icons.length > 1 ? 20 : 22;
  icons.forEach((icon, i) => {
    const image = pictures.get(icon);
    const left = x + (i - icons.length / 2) * (wide + 1.5);
    if (image) c.drawImage(image, left, y + rise - wide / 2, wide, wide);
  });
}
async function ground(c: CanvasRenderingContext2D, planet: Planet): Promise<void> {
  const covered = new Set((planet.tiles ?? []).map((tile) => tile.area));
  const areas = catalogue.areas.filter((a) => a.row >= 0 && !covered.has(a.id));
  const pictures = await symbols(areas.flatMap(printed));
  for (const area of areas) free(c, area, pictures);
}

async function tiles(c: CanvasRenderingContext2D, { planet, colours }: Result): Promise<void> {
  const images = await symbols((planet.tiles ?? []).map((t) => tileIcon(t.tile)));
  for (const { area, tile, seat = -1 } of planet.tiles ?? []) {
    const [x, y] = placeOf(area);
    const image = images.get(tileIcon(tile));
    hexagon(c, x, y, R - 1);
    c.fillStyle = tile === "ocean" ? "#2f8fe0" : tile === "greenery" ? "#4fae3f" : "#aab4c2";
    if (image) c.drawImage(image, x - R, y - R, 2 * R, 2 * R);
    else c.fill();
    if (seat >= 0 && seat < 5) piece(c, colours[seat] ?? seat, x, y + 21, 10);
  }
  if (!planet.map) await oceans(c, planet.oceans);
}
/** Without a map: in two rows, those that are not flipped dark. */
async function oceans(c: CanvasRenderingContext2D, flipped: number): Promise<void> {
  const image = await symbol(tileIcon("ocean"));
  for (let i = 0; i < 9; i++) {
    const [x, y] = [CX + (i < 5 ? i - 2 : i - 6.5) * 74, CY + (i < 5 ? -36 : 36)];
    hexagon(c, x, y, R);
    c.fillStyle = i < flipped ? "#2f8fe0" : "#00000038";
    if (image && i < flipped) c.drawImage(image, x - R, y - R, 2 * R, 2 * R);
    else c.fill();
  }
}

/** A text that fits: smaller where it must be, and cut at last. */
function write(c: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, most: number, weight = 700): void {
  let fits = size;
  c.font = `${weight} ${fits}px ${CONDENSED}`;
  while (fits > size * 0.55 && c.measureText(text).width > most) c.font = `${weight} ${--fits}px ${CONDENSED}`;
  let shown = text;
  while (shown.length > 1 && c.measureText(shown).width > most) shown = `${shown.slice(0, -2)}…`;
  c.fillText(shown, x, y);
}

/** Two lines of about the same length; one where there is no place to part it. */
export function parted(text: string): string[] {
  const places = [...text.matchAll(/ /g)].map((found) => found.index);
  const off = (at: number): number => Math.abs(at - text.length / 2);
  const at = places.reduce((best, here) => (best < 0 || off(here) < off(best) ? here : best), -1);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
/** What happened: a sentence that is long for one line has two. */
function headed(c: CanvasRenderingContext2D, text: string): void {
  c.font = `700 44px ${CONDENSED}`;
  const [first = "", second] = c.measureText(text).width > RIGHT - LEFT ? parted(text) : [text];
  if (second === undefined) return write(c, first, LEFT, 165, 58, RIGHT - LEFT);
  write(c, first, LEFT, 122, 44, RIGHT - LEFT);
  write(c, second, LEFT, 169, 44, RIGHT - LEFT);
}

/** One line below all: each with its symbol, as far as they fit. */
async function about(c: CanvasRenderingContext2D, facts: readonly Fact[]): Promise<void> {
  const pictures = await symbols(facts.map((f) => f.icon).filter(Boolean));
  c.fillStyle = QUIET;
  c.font = `600 20px ${CONDENSED}`;
  let x = LEFT;
  for (const { icon, text } of facts) {
    const image = pictures.get(icon);
    const words = x + (image ? 28 : 0);
    const end = words + c.measureText(text).width;
    if (end > RIGHT) break;
    if (image) c.drawImage(image, x, 574, 22, 22);
    c.fillText(text, words, 592);
    x = end + 22;
  }
}

function words(c: CanvasRenderingContext2D, { headline, rows }: Result): void {
  c.fillStyle = QUIET;
  c.textAlign = "left";
  c.letterSpacing = "6px";
  write(c, "THARSIS", 680, 74, 28, 300);
  c.letterSpacing = "0px";
  c.fillStyle = INK;
  headed(c, headline);
  rows.forEach((row, i) => {
    const y = 222 + ROW * i;
    c.strokeStyle = "#4d3c39";
    c.lineWidth = 1;
    c.beginPath();
    c.moveTo(LEFT, y - 28);
    c.lineTo(RIGHT, y - 28);
    c.stroke();
    piece(c, row.colour, 645, y, 10);
    c.fillStyle = INK;
    write(c, row.corporation ? `${row.name} · ${row.corporation}` : row.name, 678, y + 9, 25, 390, 600);
    c.textAlign = "right";
    write(c, row.points, RIGHT, y + 11, 32, 80);
    c.textAlign = "left";
  });
}

const ROW = 56; // of a seat,
const LINE = 37; // and of a source
/** Where the points of one or two came from: more rows leave no room for it. */
async function sources(c: CanvasRenderingContext2D, { rows, sources: told }: Result): Promise<void> {
  if (rows.length > 2) return;
  const pictures = await symbols(told.map(({ icon }) => icon));
  const column = (i: number): number => RIGHT - 84 * (rows.length - 1 - i);
  let y = 222 + ROW * rows.length + (rows.length > 1 ? 16 : 0);
  c.textAlign = "right";
  if (rows.length > 1) rows.forEach(({ colour }, i) => piece(c, colour, column(i) - 14, y - 26, 8));
  for (const { icon, name, points } of told) {
    const image = pictures.get(icon);
    if (image) c.drawImage(image, 634, y - 17, 24, 24);
    c.fillStyle = QUIET;
    c.textAlign = "left";
    write(c, name, 678, y + 2, 21, 300, 600);
    c.textAlign = "right";
    points.forEach((n, i) => write(c, n, column(i), y + 3, 24, 80, 600));
    y += LINE;
  }
  c.textAlign = "left";
}

export async function drawResult(result: Result): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const c = canvas.getContext("2d")!;
  const night = c.createLinearGradient(0, 0, WIDTH, HEIGHT);
  night.addColorStop(0, "#14243a");
  night.addColorStop(1, "#08060b");
  c.fillStyle = night;
  c.fillRect(0, 0, WIDTH, HEIGHT);
  c.save();
  c.translate(320 - CX * 0.87, 315 - CY * 0.87);
  c.scale(0.87, 0.87);
  await globe(c, result.planet);
  if (result.planet.map) await ground(c, result.planet);
  await tiles(c, result);
  c.restore();
  const logo = await load("/favicon.svg");
  if (logo) c.drawImage(logo, LEFT, 46, 36, 36);
  words(c, result);
  await sources(c, result);
  await about(c, result.facts);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
