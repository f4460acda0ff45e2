/**
 * The words of the client in the chosen language. They lie in src/words, a folder for each language, a file for each
 * subject.
 */
import { byLang } from "../langs";
import { prefs } from "../prefs.svelte";
import type { Lang } from "../types";
import type { Key, Words } from "../../words/en";
import { fill, type Values } from "../../words/phrase";

export { capital, figure, signed } from "../../words/phrase";
export type { Key } from "../../words/en";

const LOADERS = byLang(import.meta.glob<{ words: Words }>("../../words/??/index.ts"));

class Speech {
  lang = $state<Lang>("en");
  words = $state.raw<Words | null>(null);

  async load(lang: Lang): Promise<void> {
    const { words } = await LOADERS[lang]();
    if (prefs.lang !== lang) return; // changed again in the meantime
    this.lang = lang;
    this.words = words;
    document.documentElement.lang = lang;
  }
}
export const speech = new Speech();

/** The phrase behind a key, with its {names} filled in; `n` chooses the plural form. */
export function t(key: Key, values?: Values): string {
  const phrase = speech.words?.[key];
  return phrase === undefined ? "" : fill(phrase, speech.lang, values);
}

export function setLang(lang: Lang): void {
  prefs.lang = lang;
  prefs.save();
}
