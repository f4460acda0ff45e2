/**
 * One word for one thing. The engine's names stand in tests/words/names.json, the words that a rulebook has another one
 * for in tests/words/terms.json; Python's tests hold the engine to the same lists.
 */
import { describe, expect, it } from "vitest";
import names from "../../../tests/words/names.json";
import terms from "../../../tests/words/terms.json";
import { page as pageEn } from "../mars/marsbot/page/en";
import { page as pageFr } from "../mars/marsbot/page/fr";
import { page as pageUk } from "../mars/marsbot/page/uk";
import { words as en } from "./en";
import { words as fr } from "./fr";
import type { Phrase } from "./phrase";
import { words as uk } from "./uk";

const LANGS = ["en", "fr", "uk"] as const;
const WORDS: Record<(typeof LANGS)[number], Record<string, Phrase>> = { en, fr, uk };
const MARSBOT = { en: pageEn, fr: pageFr, uk: pageUk };
const PARTS = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
// words that are fetched with their own page, wherever they lie: found by listing
const FILES = import.meta.glob(["./??/*.ts", "../**/{words,page}/??.ts"], { eager: true });

type Text = { where: string; text: string };
function texts(value: unknown, where: string): Text[] {
  if (typeof value === "string") return [{ where, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => texts(inside, `${where} ${key}`));
}
const said = (lang: string): Text[] => [
  ...Object.entries(FILES).flatMap(([file, found]) => (new RegExp(`/${lang}(/\\w+)?\\.ts$`).test(file) ? texts(found, file) : [])),
];
const plain = (phrase: Phrase | undefined): string => String(phrase).replaceAll("\u00ad", "");
/** A word without its ending, so that it is found in any case. */
const stem = (name: string): string => name.toLowerCase().slice(0, Math.max(2, name.length - 3));

describe.each(LANGS)("the page in %s", (lang) => {
  const words = WORDS[lang];
  const called = names[lang];

  it("is read whole", () => {
    expect(said(lang).length).toBeGreaterThan(900);
  });
  it("has no word that the rulebook has another one for", () => {
    for (const [wrong, right] of Object.entries(terms[lang])) {
      const pattern = new RegExp(wrong.replace(/\\b/g, "(?:(?<=\\p{L})(?!\\p{L})|(?<!\\p{L})(?=\\p{L}))").replace(/\\w/g, "[\\p{L}\\d_]"), "u");
      expect(said(lang).filter((t) => pattern.test(t.text)), right).toEqual([]);
    }
  });
  it("calls standard projects, resources and parameters as the engine does", () => {
    for (const id of ["power_plant", "asteroid", "aquifer", "greenery", "city", "colony"] as const)
      expect(plain(words[`project.${id}`])).toBe(called.projects[id]);
    for (const key of ["project.sell", "dock.kind.sell"]) expect(plain(words[key])).toBe(called.projects.sell_patents);
    for (const kind of ["microbe", "animal", "science", "floater"] as const)
      expect(words[`bot.cube.${kind}`]).toBe(called.cubes[kind]);
    for (const kind of ["temperature", "oxygen", "oceans"] as const)
      expect(words[`param.${kind}`]).toBe(called.parameters[kind]);
  });
  it("speaks of tiles and stocks by the names on the map and the cards", () => {
    for (const [key, ...things] of [
      ["dock.convert.plants", called.stocks.plants, called.tiles.greenery],
      ["dock.convert.heat", called.stocks.heat, called.parameters.temperature],
      ["me.greenery", called.tiles.greenery],
      ["moon.fee", called.stocks.energy, called.stocks.titanium],
      ["help.colonies", called.stocks.energy, called.stocks.titanium],
      ["help.metal", called.stocks.steel, called.stocks.titanium],
      ["ares.capacity.steel", called.stocks.steel],
      ["ares.capacity.titanium", called.stocks.titanium],
    ] as const)
      for (const thing of things) expect(plain(words[key]).toLowerCase(), key).toContain(stem(thing));
  });
  it("calls the phases as the engine does", () => {
    for (const phase of ["development", "construction", "action", "research"] as const)
      expect(words[`guide.ares_${phase}`]).toBe(called.phases[phase]);
    for (const phase of Object.values(called.phases))
      expect(String(words["help.ares.bonus"]).toLowerCase()).toContain(stem(phase));
    for (const phase of ["research", "action"] as const)
      expect(called.before[phase].toLowerCase()).toContain(stem(String(words[`phase.${phase}`])));
  });
  it("calls games and options as the engine does", () => {
    expect(words["game.ares"]).toBe(called.games.ares);
    expect(String(words["new.beginner"]).toLowerCase()).toBe(called.cards.beginner_corporation.toLowerCase());
    for (const key of ["phase.solar", "guide.world"]) expect(words[key]).toBe(called.options.world_government);
  });
  it("explains MarsBot with the names of goals, cards and readings", () => {
    const { tiles, goals, yours } = MARSBOT[lang];
    const goal = goals.text.join(" ").toLowerCase();
    for (const id of ["builder", "planner"] as const) expect(goal).toContain(stem(called.milestones[id]));
    for (const id of ["banker", "scientist", "thermalist", "miner"] as const) expect(goal).toContain(stem(called.awards[id]));
    expect(yours.text.join(" ")).toContain(called.cards.galilean_waystation);
    // what another reading changes is said as such
    for (const section of [tiles, yours]) expect(section.text.join(" ")).toContain(called.options["wording.seeds"]);
  });
  it("puts no bare number before a noun", () => {
    // what may follow: abbreviations, heat, and words that are no nouns
    const harmless = "M PV МК ПО min хв heat of sur з із too when lie began next commence au de sont більше лежать нічого".split(" ");
    for (const [key, phrase] of Object.entries(words)) {
      if (typeof phrase !== "string") continue;
      for (const [, after] of phrase.matchAll(/\{n\}[ \u00a0](\p{L}+)/gu)) expect(harmless, key).toContain(after);
    }
  });
});

describe("French", () => {
  it("sets one kind of space, which does not break", () => {
    for (const { where, text } of said("fr")) {
      expect(text, where).not.toMatch(/[^\S\u00a0][;:?!»%]|«[^\S\u00a0]|[\d}] (M€|PV|°C)/u);
      expect(text, where).not.toMatch(/[\p{L}\p{N}}][;:?!»%]|«\p{L}/u);
    }
  });
  it("needs no elision before a name", () => {
    for (const { where, text } of said("fr")) expect(text, where).not.toMatch(/(?<!\p{L})(de|que) \{(name|names|moon)\}/iu);
  });
  it("sets it before colons that the page puts behind a word", () => {
    const wrong = Object.entries(PARTS).filter(([, text]) => /\)\}:[ <{]/.test(text));
    expect(wrong.map(([file]) => file), 't("app.label")').toEqual([]);
  });
});
