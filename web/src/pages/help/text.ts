/**
 * What the help page says beside the words of the pages: goals and scoring, playing alone, the glossary, the worked
 * examples. It is fetched with the page. Names of things come from the catalogue; here stand sentences about them.
 */
import { t, type Key } from "../../lib/i18n/index.svelte";
import type { GameName } from "../../lib/types";
import examples from "./examples.json";

export type ExampleName = keyof typeof examples;
export interface Told {
  title: string;
  text: string[];
}
export interface HelpText {
  contents: string;
  /** Titles of the parts that the words of the pages have none for. */
  titles: Record<"scoring" | "alone" | "examples" | "glossary", string>;
  /** Milestones and awards, and what the places are worth. */
  goals: Record<(typeof GOALS)[number][0], string>;
  places: { first: string; second: string; players: string; two: string; more: string };
  /** A sentence for each source of points, and who wins a tie. */
  scoring: Record<GameName, Record<string, string>>;
  tie: Record<GameName, string>;
  alone: Record<GameName, string[]>;
  together: string;
  groups: Record<GroupName, string>;
  tags: Record<GameName, Record<string, string>>;
  stocks: Record<GameName, Record<string, string>>;
  capacities: Record<string, string>;
  cubes: string;
  parameters: Record<string, string>;
  tiles: Record<string, string>;
  specialTiles: string;
  oceanTiles: string;
  zones: string;
  symbols: Record<string, string>;
  /** In a picture: the seats after yours, and what is shown. */
  you: string;
  rival: string;
  planet: string;
  production: string;
  before: string;
  after: string;
  /** Read instead of an arrow. */
  becomes: string;
  examples: Record<ExampleName, Told>;
}

/** The parts of the page, in order, with their symbols. */
export const SECTIONS = {
  short: "u-planet",
  misread: "u-warn",
  scoring: "vp",
  alone: "u-person",
  keys: "u-gear",
  thumbs: "u-check",
  examples: "u-eye",
  glossary: "u-search",
};
export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];
const TITLES = { short: "help.short", misread: "help.misread", keys: "keys.title", thumbs: "help.thumbs" } as const;
export const titleOf = (name: SectionName, text: HelpText): string =>
  name in TITLES ? t(TITLES[name as keyof typeof TITLES]) : text.titles[name as keyof HelpText["titles"]];

/** The game in short, each line with its symbol. */
export const SHORT: Record<GameName, [icon: string, key: Key][]> = {
  mars: [
    ["tr", "help.goal"],
    ["u-play", "help.turn"],
    ["f-prod", "help.gen"],
    ["card", "help.cards"],
    ["r-steel", "help.metal"],
    ["tile-greenery", "help.map"],
    ["colony", "help.colonies"],
    ["u-end", "help.end"],
  ],
  ares: [
    ["tr", "help.ares.goal"],
    ["ph-1", "help.ares.plan"],
    ["vp", "help.ares.bonus"],
    ["card", "help.ares.cards"],
    ["cap-steel", "help.ares.metal"],
    ["ph-3", "help.ares.action"],
    ["u-hand", "help.ares.hand"],
    ["u-end", "help.ares.end"],
    ["u-people", "help.ares.solo"],
  ],
};
/** What is often misread: a symbol, the title, the sentence. */
export const MISREAD: Record<GameName, [icon: string, title: Key, sentence: Key][]> = {
  mars: [
    ["t-event", "help.mis.event", "help.mis.event.text"],
    ["milestone", "help.mis.milestones", "help.mis.milestones.text"],
    ["oxygen", "help.mis.oxygen", "help.mis.oxygen.text"],
    ["p-energy", "help.mis.own", "help.mis.own.text"],
    ["c-animal", "help.mis.pets", "help.mis.pets.text"],
    ["tile-city", "help.mis.first", "help.mis.first.text"],
    ["f-any", "help.mis.any", "help.mis.any.text"],
    ["tile-ocean", "help.mis.oceans", "help.mis.oceans.text"],
    ["card", "help.mis.effect", "help.mis.effect.text"],
  ],
  ares: [
    ["temperature", "help.ares.mis.start", "help.ares.mis.start.text"],
    ["tile-ocean", "help.ares.mis.max", "help.ares.mis.max.text"],
    ["ph-4", "help.ares.mis.twice", "help.ares.mis.twice.text"],
    ["card-red", "help.ares.mis.red", "help.ares.mis.red.text"],
    ["u-undo", "help.ares.mis.finish", "help.ares.mis.finish.text"],
    ["r-heat", "help.ares.mis.forced", "help.ares.mis.forced.text"],
    ["star-card", "help.ares.mis.other", "help.ares.mis.other.text"],
  ],
};
export const THUMBS: Record<GameName, Key[]> = {
  mars: ["help.thumb1", "help.thumb2", "help.thumb3", "help.thumb4", "help.thumb5", "help.thumb6"],
  ares: ["help.ares.thumb1", "help.ares.thumb2", "help.ares.thumb3", "help.ares.thumb4", "help.ares.thumb5"],
};
export const GOALS = [
  ["milestones", "milestone"],
  ["awards", "award"],
  ["ties", "u-people"],
] as const;
/** Where points come from, in the order they are counted. */
export const SOURCES: Record<GameName, string[]> = {
  mars: ["tr", "awards", "milestones", "greeneries", "cities", "cards"],
  ares: ["tr", "forests", "cards"],
};

export const GROUPS = ["tags", "stocks", "cubes", "parameters", "tiles", "phases", "zones", "symbols", "signs"] as const;
export type GroupName = (typeof GROUPS)[number];
export const PARAMETERS = ["temperature", "oxygen", "oceans"] as const;
/** The tiles that are no card's own. */
export const COMMON_TILES = ["ocean", "greenery", "city"] as const;
/** Symbols that name a thing, by the key of what is said about it. */
export const SYMBOLS: Record<GameName, [icon: string, key: string][]> = {
  mars: [
    ["tr", "tr"],
    ["vp", "points"],
    ["generation", "generation"],
    ["first-player", "first"],
    ["milestone", "milestone"],
    ["award", "award"],
    ["card", "card"],
    ["card-discount", "discount"],
    ["card-req", "requirement"],
    ["ocean", "ocean"],
    ["u-target", "steal"],
    ["u-lock", "safe"],
    ["star-card", "held"],
    ["u-eye", "eye"],
    ["u-hand", "hand"],
    ["u-cards", "projects"],
    ["u-copy", "copy"],
    ["u-flag", "claim"],
    ["u-plus", "more"],
    ["u-minus", "less"],
    ["slash", "or"],
    ["t-wild", "wild"],
    ["colony", "colony"],
    ["fleet", "fleet"],
    ["u-up", "up"],
    ["u-down", "down"],
  ],
  ares: [
    ["tr", "tr"],
    ["vp", "points"],
    ["forest", "forest"],
    ["card", "card"],
    ["card-green", "green"],
    ["card-blue", "blue"],
    ["card-red", "red"],
    ["card-discount", "discount"],
    ["card-req", "requirement"],
    ["ocean", "ocean"],
    ["star-card", "held"],
    ["u-eye", "eye"],
    ["u-hand", "hand"],
    ["u-cards", "actions"],
    ["u-plus", "more"],
    ["u-minus", "less"],
    ["slash", "or"],
  ],
};
/** How symbols are drawn, and what that means. */
export const SIGNS: Record<GameName, [icon: string, key: Key][]> = {
  mars: [
    ["r-mc", "help.sign.stock"],
    ["p-energy", "help.sign.prod"],
    ["t-science", "help.sign.tag"],
    ["c-microbe", "help.sign.cube"],
    ["tile-city", "help.sign.tile"],
    ["f-any", "help.sign.any"],
    ["asterisk", "help.sign.star"],
    ["arrow", "help.sign.arrow"],
    ["colon", "help.sign.colon"],
  ],
  ares: [
    ["r-mc", "help.sign.stock"],
    ["p-heat", "help.sign.prod"],
    ["cap-titanium", "help.ares.sign.cap"],
    ["t-science", "help.sign.tag"],
    ["c-microbe", "help.sign.cube"],
    ["ph-2", "help.ares.sign.phase"],
    ["tile-ocean", "help.ares.sign.ocean"],
    ["asterisk", "help.sign.star"],
    ["arrow", "help.sign.arrow"],
    ["colon", "help.sign.colon"],
  ],
};
