/**
 * The icons of one part of a card, cut into lines as a face draws them: brown boxes for production, alternatives and
 * separate effects on lines of their own. No rule is applied, only layout.
 */
import type { IconModel, Zone } from "../types";

export interface Mark {
  kind: "icon" | "coin" | "sign" | "word";
  symbol: string;
  /** Text before the symbol, or the number inside the coin. */
  text: string;
  /** A minus sign before a coin. */
  minus: boolean;
  any: boolean;
  star: boolean;
}
/** A brown box holds production, a grey one the metals that lower prices in Ares Expedition. */
export type Piece = { box: false; mark: Mark } | { box: true; capacity?: boolean; lines: Mark[][] };
export type Row = Piece[];

export const MINUS = "\u2212";
const CREDITS = new Set(["r-mc", "r-credits"]);
/** Drawn once for each, up to three of them. */
const REPEATED = /^(temperature|oxygen|tile-|card$|tr$|cap-|forest$)/;
const ZONES: readonly Zone[] = ["purple", "red", "yellow", "white"];

export const figure = (n: number): string => String(n).replace("-", MINUS);

function mark(kind: Mark["kind"], symbol: string, text = "", icon?: IconModel, minus = false): Mark {
  return { kind, symbol, text, minus, any: icon?.any ?? false, star: icon?.star ?? false };
}

/** One icon as one or more marks; `paid` drops the minus sign of what stands left of an arrow. */
function marks(icon: IconModel, paid: boolean): Mark[] {
  const { symbol } = icon;
  const count = icon.count ?? 1;
  const n = paid ? Math.abs(count) : count;
  if (symbol === "arrow" || symbol === "colon") return [mark("sign", symbol)];
  if (symbol === "slash") return [mark("word", "", "/")];
  if (symbol === "u-plus") return [mark("word", "", `+${n}`)];
  if (symbol === "u-minus") return [mark("word", "", `${MINUS}${n}`)];
  if (CREDITS.has(symbol)) return [mark("coin", symbol, String(Math.abs(n)), icon, n < 0)];
  const upTo = symbol === "card" && icon.star;
  if (REPEATED.test(symbol) && n > 1 && n <= 3 && !upTo) {
    return Array.from({ length: n }, (_, i) => mark("icon", symbol, "", { ...icon, star: icon.star && i === n - 1 }));
  }
  const bare = n === 1 && !symbol.startsWith("r-");
  return [mark("icon", symbol, bare ? "" : figure(n), icon)];
}

/** Boxes for neighbouring productions: losses on the first line, gains below. */
function boxed(icons: IconModel[]): Piece {
  const losses = icons.filter((i) => (i.count ?? 1) < 0);
  const gains = icons.filter((i) => (i.count ?? 1) >= 0);
  const lines = [losses, gains].filter((l) => l.length > 0).map((l) => l.flatMap((i) => marks(i, false)));
  return { box: true, lines };
}

function line(icons: IconModel[]): Row {
  const out: Row = [];
  const arrow = icons.findIndex((i) => i.symbol === "arrow");
  // metals stand in a box where they are gained; in an effect or a price they are only named
  const gained = !icons.some((i) => i.symbol === "arrow" || i.symbol === "colon");
  let run: IconModel[] = [];
  let metals: IconModel[] = [];
  const flush = (): void => {
    if (run.length > 0) out.push(boxed(run));
    if (metals.length > 0) out.push({ box: true, capacity: true, lines: [metals.flatMap((i) => marks(i, false))] });
    run = [];
    metals = [];
  };
  icons.forEach((icon, i) => {
    if (gained && icon.symbol.startsWith("cap-")) {
      metals.push(icon);
      return;
    }
    if (icon.production) {
      run.push(i < arrow ? { ...icon, count: Math.abs(icon.count ?? 1) } : icon);
      return;
    }
    flush();
    for (const m of marks(icon, i < arrow)) out.push({ box: false, mark: m });
  });
  flush();
  return out;
}

/** Cuts where an alternative with an arrow or a condition of its own begins, and before the occasion of a second effect. */
function cut(icons: IconModel[]): IconModel[][] {
  const out: IconModel[][] = [];
  let now: IconModel[] = [];
  const rest = (from: number): IconModel[] => {
    const until = icons.findIndex((i, k) => k > from && i.symbol === "slash");
    return icons.slice(from + 1, until < 0 ? undefined : until);
  };
  icons.forEach((icon, i) => {
    if (icon.symbol === "slash" && now.some((k) => k.symbol === "arrow") && rest(i).some((k) => k.symbol === "arrow")) {
      out.push(now);
      now = [];
      return;
    }
    // an alternative under a condition
    if (icon.symbol === "slash" && icons[i + 2]?.symbol === "colon") {
      out.push(now);
      now = [icon];
      return;
    }
    const second = icons[i + 1]?.symbol === "colon" && now.some((k) => k.symbol === "colon");
    const picked = icons[i + 1]?.symbol === "colon" && icon.symbol.startsWith("ph-") && now.length > 0;
    if (picked || (second && !now.some((k) => k.symbol === "slash"))) {
      // tags before this one belong to the same occasion
      let start = now.length;
      while (now[start - 1]?.symbol.startsWith("t-")) start--;
      out.push(now.slice(0, start));
      now = now.slice(start);
    }
    now.push(icon);
  });
  if (now.length > 0) out.push(now);
  return out;
}

export function rows(icons: IconModel[] | undefined): Row[] {
  return icons && icons.length > 0 ? cut(icons).map(line) : [];
}

/** Many marks in a row stand closer together. */
export const crowded = (row: Row): boolean => row.length > 4;

/** The phases as they are drawn: more than three in a row as the first and the last of them. */
export function phaseMarks<T extends string>(phases: readonly T[], order: readonly T[]): { from: T; to: T | null }[] {
  const at = phases.map((p) => order.indexOf(p));
  const run = at.length > 3 && at.every((n, i) => i === 0 || n === at[i - 1]! + 1);
  return run ? [{ from: phases[0]!, to: phases.at(-1)! }] : phases.map((from) => ({ from, to: null }));
}

/** The requirement: a value with its unit before the symbol; a maximum has the sign for "at most". */
export interface Requirement {
  text: string;
  symbol: string;
  any: boolean;
  production: boolean;
}
/** Colours of a track that are allowed, of all four in order. */
export interface InZones {
  symbol: string;
  zones: { id: Zone; allowed: boolean }[];
}
function inZones(icons: IconModel[]): InZones | null {
  const at = icons.findIndex((i) => i.symbol.startsWith("zone-"));
  const parameter = icons[at - 1];
  if (at < 1 || !parameter) return null;
  const limit = ZONES.indexOf(icons[at]!.symbol.slice(5) as Zone);
  const most = parameter.star ?? false;
  return { symbol: parameter.symbol, zones: ZONES.map((id, i) => ({ id, allowed: most ? i <= limit : i >= limit })) };
}
export interface Requirements {
  parts: Requirement[];
  most: boolean;
  zones: InZones | null;
}
export function requirements(icons: IconModel[] | undefined): Requirements {
  const zones = inZones(icons ?? []);
  const list = (icons ?? []).filter((i, k, all) => !i.symbol.startsWith("zone-") && !all[k + 1]?.symbol.startsWith("zone-"));
  const parts = list.map((icon) => {
    const n = icon.count ?? 1;
    const sign = icon.star ? "\u2264" : "";
    const measured = icon.symbol === "temperature" || icon.symbol === "oxygen";
    const plus = icon.symbol === "temperature" && n > 0 ? "+" : "";
    const unit = icon.symbol === "oxygen" ? "%" : icon.symbol === "temperature" ? "°" : "";
    const bare = !measured && n === 1 && (list.length > 1 || icon.production);
    return {
      text: bare ? "" : `${sign}${plus}${figure(n)}${unit}`,
      symbol: icon.symbol === "ocean" ? "tile-ocean" : icon.symbol,
      any: icon.any ?? false,
      production: icon.production ?? false,
    };
  });
  return { parts, most: list.some((i) => i.star), zones };
}

/** Points: a number, or so many for each of something. */
export interface Points {
  flat: string | null;
  each: { per: string; symbol: string; any: boolean; star: boolean } | null;
  n: number;
}
export function points(icons: IconModel[] | undefined): Points | null {
  if (!icons || icons.length === 0) return null;
  const vp = icons.find((i) => i.symbol === "vp");
  const n = vp?.count ?? 1;
  const last = icons.at(-1);
  if (!last || last.symbol === "vp") return { flat: figure(n), each: null, n };
  const per = last.count ?? 1;
  return {
    flat: null,
    each: { per: per > 1 ? String(per) : "", symbol: last.symbol, any: last.any ?? false, star: last.star ?? false },
    n,
  };
}
