import { describe, expect, it } from "vitest";
import icons from "../../../public/icons.svg?raw";
import { words } from "../../words/en";
import { figureIcon, PICTURES } from "./pictures";
import { COMMON_TILES, GOALS, MISREAD, SECTIONS, SHORT, SIGNS, SOURCES, SYMBOLS, THUMBS, type HelpText } from "./text";
import { help as en } from "./words/en";
import { help as fr } from "./words/fr";
import { help as uk } from "./words/uk";

const GAMES = ["mars", "ares"] as const;
const drawn = new Set([...icons.matchAll(/<symbol id="([\w-]+)"/g)].map((m) => m[1]));
const LANGS: Record<string, HelpText> = { en, fr, uk };

/** Every sentence with the way to it. */
function* sentences(part: unknown, path = ""): Generator<[string, string]> {
  if (typeof part === "string") yield [path, part];
  else for (const [key, value] of Object.entries(part as object)) yield* sentences(value, `${path}.${key}`);
}

describe("the lists of the help page", () => {
  it.each(GAMES)("of %s name symbols that are drawn and words that exist", (game) => {
    const icons = [...SHORT[game], ...SIGNS[game], ...SYMBOLS[game], ...MISREAD[game]].map(([icon]) => icon);
    for (const icon of [...icons, ...Object.values(SECTIONS), ...GOALS.map((g) => g[1])]) expect(drawn).toContain(icon);
    const keys = [...SHORT[game], ...SIGNS[game]].map(([, key]) => key);
    for (const key of [...keys, ...MISREAD[game].flatMap(([, ...both]) => both), ...THUMBS[game]]) expect(words).toHaveProperty([key]);
  });
  it("put the right symbol before each line", () => {
    const icon = (key: string): string | undefined => SHORT.mars.find((line) => line[1] === key)?.[0];
    expect(icon("help.colonies")).toBe("colony");
    expect(icon("help.end")).toBe("u-end");
    for (const game of GAMES) expect(new Set(SHORT[game].map(([, key]) => key)).size).toBe(SHORT[game].length);
  });
});

describe.each(Object.keys(LANGS))("the help in %s", (lang) => {
  const text = LANGS[lang]!;
  it("says all that the English one says, and leaves nothing empty", () => {
    const paths = (of: HelpText): string[] => [...sentences(of)].map(([path]) => path);
    const same = (path: string): boolean => !/^\.(examples|alone)\./.test(path); // there the number of sentences is free
    expect(paths(text).filter(same)).toEqual(paths(en).filter(same));
    for (const [path, sentence] of sentences(text)) expect(sentence, path).not.toBe("");
  });
  it("names the same cards in its examples", () => {
    const named = (of: HelpText, name: keyof HelpText["examples"]): string[] =>
      [...of.examples[name].text.join(" ").matchAll(/\{\w+\}/g)].map((m) => m[0]).sort();
    for (const [name] of PICTURES) expect(named(text, name), name).toEqual(named(en, name));
  });
  it.each(GAMES)("explains every source of points and every symbol of %s", (game) => {
    for (const source of SOURCES[game]) expect(text.scoring[game]).toHaveProperty([source]);
    for (const [, key] of SYMBOLS[game]) expect(text.symbols).toHaveProperty([key]);
    for (const tile of COMMON_TILES) expect(text.tiles).toHaveProperty([tile]);
  });
  it("sets its signs as the language wants it", () => {
    for (const [path, sentence] of sentences(text)) {
      if (lang === "fr") expect(sentence, path).not.toMatch(/[^\u00a0][:;?!%]/);
      else expect(sentence, path).not.toMatch(/\s[:;?!]/);
    }
  });
});

describe("the pictures of the examples", () => {
  it("are there for both games, with symbols that are drawn", () => {
    for (const game of GAMES) expect(PICTURES.filter(([, p]) => p.game === game).length).toBeGreaterThan(3);
    for (const [name, picture] of PICTURES)
      for (const figure of picture.figures) expect(drawn, `${name} ${figure.kind} ${figure.item}`).toContain(figureIcon(figure));
  });
  it("show what the sentences tell: a city beside two oceans pays 4", () => {
    const picture = PICTURES.find(([name]) => name === "oceans")![1];
    expect(picture.figures).toContainEqual({ seat: 0, kind: "stock", item: "credits", before: 25, after: 4 });
    expect(picture.after).toContainEqual({ area: "B5", tile: "city", seat: 0 });
    expect(picture.before.map((tile) => tile.seat)).toEqual([-1, -1]);
  });
});
