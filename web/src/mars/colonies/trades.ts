/** What is said about colony tiles at the table: questions they answer, and trades of others that bring you something. */
import { catalogue } from "../../lib/catalogue.svelte";
import { t, type Key } from "../../lib/i18n/index.svelte";
import { incomeNow, inside } from "../../lib/moons/moons";
import type { Ask, GameView, Line, MoonFace, MoonView } from "../../lib/types";

const KINDS = new Set(["colony", "trade", "marker", "bring", "moon"]);
/** Whether all answers are colony tiles. */
export const hasMoons = (ask: Ask): boolean =>
  ask.kind !== "turn" && ask.options.length > 0 && ask.options.every((o) => KINDS.has(o.kind));

/** Somebody's fleet on a tile. */
export interface Visit {
  seat: number;
  moon: string;
}

/** The newest trade in these lines. */
export function lastVisit(lines: Line[]): Visit | null {
  for (let i = lines.length - 1; i >= 0; i--) {
    const found = lines[i]!.changes.findLast((c) => c.kind === "fleet");
    if (found) return { seat: found.seat, moon: found.item };
  }
  return null;
}

/** The trade of somebody else by which you are asked something now. */
export function outOfTurn(view: GameView, ask: Ask, you: number, lines: Line[]): Visit | null {
  if (view.phase !== "action" || view.turn === you || ask.kind === "turn" || you < 0) return null;
  const visit = lastVisit(lines);
  if (!visit || visit.seat === you) return null;
  return view.moons.find((m) => m.id === visit.moon)?.colonies.includes(you) ? visit : null;
}

/** Trades of others in these lines with tiles where you have a colony. */
export function paidBy(lines: Line[], moons: MoonView[], you: number): Visit[] {
  const mine = new Set(moons.filter((m) => m.colonies.includes(you)).map((m) => m.id));
  return lines.flatMap((line) =>
    line.changes
      .filter((c) => c.kind === "fleet" && c.seat !== you && mine.has(c.item))
      .map((c) => ({ seat: c.seat, moon: c.item })),
  );
}

/** The tiles that changes speak of. */
export function moonsIn(changes: { kind: string; item: string }[]): string[] {
  const told = new Set(["marker", "moon_in", "moon_out", "moon_open", "colony", "fleet"]);
  return [...new Set(changes.filter((c) => told.has(c.kind)).map((c) => c.item))];
}

export interface Standing {
  legal: boolean;
  chosen: boolean;
  /** An option of the turn. */
  trade: boolean;
  /** Why it is none. */
  why: string;
}

/** A tile in words: name, marker, income, colonies, fleet, and whether it can be chosen or traded with. */
export function spokenMoon(face: MoonFace, moon: MoonView, name: (seat: number) => string, now: Standing): string {
  const income = incomeNow(face, moon);
  return [
    face.name,
    ...(income
      ? [
          t("moon.said.marker", { n: moon.marker }),
          income.text ? t("moon.said.income", { what: inside(income.text) }) : t("moon.said.noincome"),
        ]
      : [t("moon.closed"), opens(face)]),
    moon.colonies.length
      ? t("moon.said.colonies", { names: moon.colonies.map(name).join(", ") })
      : t("moon.said.nocolony"),
    moon.fleet >= 0 ? t("moon.said.fleet", { name: name(moon.fleet) }) : t("moon.said.nofleet"),
    now.chosen ? t("moon.said.chosen") : now.legal ? t("moon.said.legal") : now.trade ? t("moon.said.can") : now.why,
  ]
    .filter(Boolean)
    .join(", ");
}

/** What opens a closed tile. */
export const opens = (face: MoonFace): string => (face.opened_by ? t(`moon.opens.${face.opened_by}` as Key) : "");

/** The colony bonus of a tile in words. */
export const bonusOf = (id: string): string => inside(catalogue.moon(id)?.bonus.text ?? "");
