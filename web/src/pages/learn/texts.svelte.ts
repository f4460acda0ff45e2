/** The texts of the lessons, by game and lesson; in each language. */
import { speech } from "../../lib/i18n/index.svelte";
import { byLang } from "../../lib/langs";
import type { LessonText } from "../../lib/tutor.svelte";
import type { GameName, Lang } from "../../lib/types";

export type Texts = Record<GameName, Record<string, LessonText>>;

const LOADERS = byLang(import.meta.glob<{ texts: Texts }>("./words/??.ts"));
export const textsIn = (lang: Lang): Promise<Texts> => LOADERS[lang]().then((m) => m.texts);

/** Those of the language that is spoken now, as they come. */
export class Spoken {
  texts = $state.raw<Texts | null>(null);
  constructor() {
    $effect(() => {
      const lang = speech.lang;
      void textsIn(lang).then((found) => {
        if (speech.lang === lang) this.texts = found;
      });
    });
  }
}
