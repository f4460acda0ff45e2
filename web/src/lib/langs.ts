/** The languages of the page: whatever has a folder of words, by code. Wherever else there are words, there is a file of that name too. */
import type { Lang } from "./types";

type Load<T> = () => Promise<T>;

/** Files found by listing a folder of words, by language. */
export function byLang<T>(files: Record<string, T>): Record<Lang, T> {
  return Object.fromEntries(Object.entries(files).map(([file, found]) => [/\/(\w\w)(?:\/\w+)?\.ts$/.exec(file)![1]!, found])) as Record<Lang, T>;
}

export const LANGS = Object.keys(byLang<Load<unknown>>(import.meta.glob("../words/??/atTable.ts"))) as Lang[];

/** A language as it calls itself: Français. To look that up takes a while; the words of each say it too, as `app.own`. */
export function ownName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
/** Such a name in two letters, wherever there is little room: УК. */
export const letters = (name: string): string => name.slice(0, 2).toLocaleUpperCase();
