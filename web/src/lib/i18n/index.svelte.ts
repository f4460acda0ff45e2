/**
 * The words of the client in the chosen language. They lie in src/words, a folder for each language, a file for each
 * subject; they come in parts, so that nobody waits for words that are not said yet.
 */
import { byLang } from "../langs";
import { prefs } from "../prefs.svelte";
import type { Lang } from "../types";
import type { Key, Words } from "../../words/en";
import { fill, type Values } from "../../words/phrase";

export { capital, figure, signed } from "../../words/phrase";
export type { Key } from "../../words/en";

type Some = { words: Partial<Words> };
const LOADERS = {
  atTable: byLang(import.meta.glob<Some>("../../words/??/atTable.ts")),
  playing: byLang(import.meta.glob<Some>("../../words/??/playing.ts")),
  ares: byLang(import.meta.glob<Some>("../../words/??/ares.ts")),
  elsewhere: byLang(import.meta.glob<Some>("../../words/??/elsewhere.ts")),
};
export type Part = keyof typeof LOADERS;
export const PARTS = Object.keys(LOADERS) as Part[];

class Speech {
  lang = $state<Lang>("en");
  words = $state.raw<Partial<Words> | null>(null);
  #wanted = new Set<Part>();
  #known = $state.raw<ReadonlySet<Part>>(new Set());

  /** These parts, from now on, in the chosen language; until all of it is there, the old one is spoken. */
  async want(...parts: Part[]): Promise<void> {
    for (const part of parts) this.#wanted.add(part);
    const wanted = [...this.#wanted];
    const { lang } = prefs;
    const found = await Promise.all(wanted.map((part) => LOADERS[part][lang]()));
    if (prefs.lang !== lang) return; // changed again in the meantime
    const said = found.map((some) => some.words);
    if (this.words && this.lang === lang) {
      if (this.knows(wanted)) return;
      Object.assign(this.words, ...said); // added, not replaced: who found their words has nothing to say anew
      this.#known = new Set([...this.#known, ...wanted]);
      return;
    }
    this.lang = lang;
    this.words = Object.assign({}, ...said);
    this.#known = new Set(wanted);
    document.documentElement.lang = lang; // also the same one would be a reason to style the whole page again
    document.cookie = `tharsis-lang=${lang}; path=/; max-age=31536000; samesite=lax`; // see server/preload.py
  }
  knows(parts: readonly Part[]): boolean {
    return parts.every((part) => this.#known.has(part));
  }
  /** The phrase behind a key; who looks for one that is not there yet hears of it when more words come. */
  phrase(key: Key): Words[Key] | undefined {
    return this.words?.[key] ?? (this.#known, undefined);
  }
}
export const speech = new Speech();

/** The phrase behind a key, with its {names} filled in; `n` chooses the plural form. */
export function t(key: Key, values?: Values): string {
  const phrase = speech.phrase(key);
  return phrase === undefined ? "" : fill(phrase, speech.lang, values);
}

/** Several reasons in one line. */
export const apart = (said: readonly string[]): string => said.join(t("app.apart"));

export function setLang(lang: Lang): void {
  prefs.lang = lang;
  prefs.save();
}
