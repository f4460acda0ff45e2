/** What areas of the map, milestones, awards and standard projects are. */
import { catalogue } from "../lib/catalogue.svelte";
import { capital, signed, t } from "../lib/i18n/index.svelte";
import { projectIcon, stockIcon, tileIcon } from "../lib/symbols";
import type { Row, Tip } from "../lib/tips/tip.svelte";
import type { Area, Choice, GameView, Named, Tile } from "../lib/types";
import type { Meaning } from "../table/figures";
import { CLAIM_POINTS, CLAIMS, placeOf, race } from "./goals";
import type { TableState } from "./table.svelte";

export const MEANING: Meaning = {
  stock: { credits: "tip.credits", plants: "tip.plants", energy: "tip.energy", heat: "tip.heat" },
  production: "tip.production.text",
};

export const kindOf = (a: Area): string =>
  a.row < 0 ? t("map.off") : a.kind === "ocean" ? t("map.ocean") : a.kind === "reserved" ? t("map.reserved") : t("map.land");

interface There {
  tile?: Tile | undefined;
  /** The seat that has claimed it. */
  claim?: number | undefined;
  legal?: Choice | undefined;
}

/** An area: what it is, what lies on it, what placing a tile would bring. */
export function areaTip(a: Area, { tile, claim, legal }: There, table: TableState): Tip {
  const printed = Object.entries(a.bonus).map(([what, n]) => table.amount(what, n));
  const gains = legal ? Object.entries(legal.amounts).filter(([, n]) => n !== 0) : [];
  const lies = tile
    ? [t("map.tile", { tile: catalogue.tile(tile.tile) }), tile.seat >= 0 ? t("map.of", { name: table.name(tile.seat) }) : ""]
    : [t("map.empty"), printed.length ? t("map.bonus", { what: printed.join(", ") }) : "", a.fee ? t("map.fee", { n: a.fee }) : ""];
  const claimed = claim !== undefined ? [t("map.claimed", { name: table.name(claim) })] : [];
  const sentence = (parts: string[]): string => `${capital(parts.filter(Boolean).join(", "))}.`;
  return {
    title: [a.row < 0 ? "" : a.id, a.name].filter(Boolean).join(" · "),
    icon: tile ? tileIcon(tile.tile) : undefined,
    figure: kindOf(a),
    text: [sentence([...lies, ...claimed])],
    brings: t("tip.area.here"),
    gains: gains.map(([what, n]) => ({ icon: stockIcon(what), text: signed(n), label: table.amount(what, n) })),
  };
}

export const projectTip = (p: Named, price: number, why: string): Tip => ({
  title: p.name,
  icon: projectIcon(p.id),
  figure: `${price} ${catalogue.stock("credits")}`,
  text: p.text ? [p.text] : [],
  blocked: why || undefined,
});

const CLAIM_COST = 8;

/** Everybody on the way to a goal, the best first. */
export const runners = (view: GameView, table: TableState, id: string, need = 0): Row[] =>
  race(view.seats, id, need).map(({ seat, n, part }) => ({
    label: seat === table.you ? t("seat.you") : table.name(seat),
    value: String(n),
    seat,
    part,
    full: need > 0,
    strong: seat === table.you,
  }));

/** Rivals who lack one for a milestone, in a sentence. */
export function close(view: GameView, table: TableState, m: Named): string {
  const near = race(view.seats, m.id).filter((r) => r.seat !== table.you && r.n === m.need - 1);
  return near.length ? t("goal.close", { n: near.length, names: near.map((r) => table.name(r.seat)).join(", ") }) : "";
}
export const left = (view: GameView): string => {
  const n = CLAIMS - view.milestones.length;
  return n === CLAIMS ? t("goal.left.all") : n > 0 ? t("goal.left", { n }) : t("goal.left.none");
};

export function milestoneTip(m: Named, view: GameView, table: TableState): Tip {
  const owner = view.milestones.find((c) => c.name === m.id)?.seat;
  const option = table.offered(`claim ${m.id}`);
  const lacks = m.need - (view.seats[table.you]?.measures[m.id] ?? 0);
  const mine = option ? t("goal.ready", { n: option.amount || CLAIM_COST }) : table.you >= 0 && lacks > 0 ? t("goal.lack", { n: lacks }) : "";
  const now = owner === undefined ? [mine, close(view, table, m), left(view)] : [t("goal.claimed", { goal: m.name, name: table.name(owner) })];
  return {
    title: m.name,
    icon: "milestone",
    figure: t("goal.points", { n: CLAIM_POINTS }),
    text: [m.text],
    lead: true,
    rows: runners(view, table, m.id, m.need),
    blocked: owner === undefined && !option && lacks <= 0 && table.myTurn ? table.whyNot(`claim ${m.id}`) : undefined,
    now: now.filter(Boolean).join(" "),
  };
}

export function awardTip(a: Named, view: GameView, table: TableState): Tip {
  const owner = view.awards.find((c) => c.name === a.id)?.seat;
  const two = view.seats.length === 2;
  return {
    title: a.name,
    icon: "award",
    figure: two ? t("goal.points", { n: 5 }) : "5 · 2",
    text: [a.text, t(two ? "goal.pays.two" : "goal.pays")],
    lead: true,
    rows: runners(view, table, a.id),
    blocked: owner === undefined && table.myTurn && !table.offered(`fund ${a.id}`) ? table.whyNot(`fund ${a.id}`) : undefined,
    now: owner === undefined ? t("goal.whoever") : t("goal.funded", { goal: a.name, name: table.name(owner) }),
  };
}

/** Where you stand for an award, and what the first place would take. */
export function standing(a: Named, view: GameView, you: number): string[] {
  const { place, points, short } = placeOf(view.seats, a.id, you);
  const now = t(place === 1 ? "goal.place.first" : points ? "goal.place.second" : "goal.place.none");
  return short > 0 ? [now, t("goal.first", { n: short })] : [now];
}
