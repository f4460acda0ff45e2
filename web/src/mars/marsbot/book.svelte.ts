/** MarsBot as it is printed, looked up by name, and the words for it. */
import { catalogue } from "../../lib/catalogue.svelte";
import { capital, t, type Key } from "../../lib/i18n/index.svelte";
import { cubeIcon, stockIcon, tagIcon } from "../../lib/symbols";
import type { BonusFace, BotCorporationFace, BotCube, BotTrack, Change, IconModel, Line, MarsBotFace, TrackFace } from "../../lib/types";

export const LAST = 18;
const NONE: never[] = [];
const CUBES: Record<string, Key> = {
  microbe: "bot.cube.microbe",
  animal: "bot.cube.animal",
  science: "bot.cube.science",
  floater: "bot.cube.floater",
};

class Book {
  #face = $derived(catalogue.current?.marsbot ?? null);
  #bonus = $derived(new Map((this.#face?.bonus ?? NONE).map((b) => [b.id, b])));
  #corporations = $derived(new Map((this.#face?.corporations ?? NONE).map((c) => [c.id, c])));
  #tracks = $derived(new Map((this.#face?.tracks ?? NONE).map((x) => [x.id, x])));

  get face(): MarsBotFace | null {
    return this.#face;
  }
  get tracks(): TrackFace[] {
    return this.#face?.tracks ?? NONE;
  }
  bonus(id: string): BonusFace | undefined {
    return this.#bonus.get(id);
  }
  corporation(id: string): BotCorporationFace | undefined {
    return this.#corporations.get(id);
  }
  corporationName(id: string | null | undefined): string {
    return id ? (this.#corporations.get(id)?.name ?? catalogue.cardName(id)) : "";
  }
  track(id: string): TrackFace | undefined {
    return this.#tracks.get(id);
  }
  trackName(id: string): string {
    return this.#tracks.get(id)?.name ?? id;
  }
  level(id: string): string {
    return this.#face?.levels.find((l) => l.id === id)?.name ?? id;
  }
}
export const book = new Book();

export { capital };
const plain = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1).replace(/\.$/, "");

/** What a space does, inside a sentence. */
export function does(face: TrackFace | undefined, space: number): string {
  const text = face?.spaces[space]?.text ?? "";
  return text ? plain(text) : t("bot.track.blank");
}

/** Where a track stands, as a sentence. */
export function trackSaid(face: TrackFace, at: BotTrack, cubes: BotCube[]): string {
  const spaces = cubes.filter((c) => c.track === face.id && c.space > Math.max(at.position, at.marker)).map((c) => c.space);
  return [
    t("bot.track.said", { track: capital(face.name), n: at.position }),
    at.position < LAST
      ? t("bot.track.next", { n: at.position + 1, what: does(face, at.position + 1) })
      : t("bot.track.end"),
    at.marker > at.position ? t("bot.track.marker", { n: at.marker }) : "",
    spaces.length > 0 ? t("bot.track.cubes", { spaces: spaces.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** The symbols of a space, small: an arrow of the own track shows forward. */
export const marksOf = (icons: IconModel[]): { symbol: string; n: number }[] => {
  const out: { symbol: string; n: number }[] = [];
  for (const icon of icons) {
    const symbol = icon.symbol === "arrow" ? "u-right" : icon.symbol;
    const last = out.at(-1);
    if (last?.symbol === symbol) last.n += icon.count ?? 1;
    else out.push({ symbol, n: icon.count ?? 1 });
  }
  return out;
};

/** Symbols of expansions that are not in play: their spaces do nothing. */
export const asleep = (colonies: boolean): string[] => (colonies ? ["venus"] : ["venus", "c-floater"]);

/** What is stored in an area of the shipping board: its symbol and its name. */
export const stored = (item: string): [string, string] =>
  CUBES[item] ? [cubeIcon(item), t(CUBES[item])] : [stockIcon(item), catalogue.stock(item)];

/** A change on MarsBot's side: its symbol and what it is; null where it is none. */
export function botChange(c: Change): [string, string] | null {
  if (c.kind === "bot_track") return [tagIcon(c.item), book.trackName(c.item)];
  if (c.kind === "bot_storage") return stored(c.item);
  if (c.kind === "bot_pile") {
    const holds = book.corporation(c.card)?.holds;
    return [holds === "pile" || !holds ? "r-mc" : stockIcon(holds), book.corporationName(c.card)];
  }
  return null;
}

/** The symbol for a step, where nothing better shows it. */
const STEPS: Record<string, string> = {
  bot_project: "card",
  bot_bonus: "card-bonus",
  bot_corporation: "u-robot",
  bot_gain: "r-mc",
  bot_pays: "r-mc",
  bot_fail: "r-mc",
  bot_rating: "tr",
  bot_floaters: "c-floater",
  bot_claim: "milestone",
  bot_fund: "award",
  bot_compete: "award",
  bot_fleet: "fleet",
  bot_trade: "fleet",
  bot_colony: "colony",
  bot_destroy: "u-destroy",
  bot_pass: "u-pass",
  bot_research: "u-cards",
  bot_reshuffle: "u-cards",
  bot_shuffle_in: "card-bonus",
  bot_more_bonus: "card-bonus",
  bot_thin: "card-bonus",
  bot_drop: "card",
  bot_draft_drop: "card-draft",
  bot_extra_card: "card",
  bot_seed: "card",
  bot_option: "u-check",
  bot_nothing: "u-x",
  bot_ignore: "u-x",
  bot_cube: "u-target",
  bot_effect: "u-robot",
  bot_won: "u-planet",
};
export const stepIcon = (kind: string): string => STEPS[kind] ?? "u-robot";

/** What MarsBot took from you, said to you: of stocks it takes plants only. */
export const lost = (line: Line): string => t("log.lost", { n: Math.abs(line.amount), why: catalogue.current?.marsbot.name ?? "" });
