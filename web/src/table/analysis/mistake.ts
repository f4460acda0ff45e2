/** What is wrong with a position, in the language of the page; without a sentence of ours, what the server says. */
import { t, type Key } from "../../lib/i18n/index.svelte";
import type { Mistake } from "../../lib/types";

export const inWords = (mistake: Mistake): string => t(`mistake.${mistake.code}` as Key, mistake.about);

export function mistakeText(mistake: Mistake): string {
  const field = `${mistake.field}: `;
  return inWords(mistake) || (mistake.text.startsWith(field) ? mistake.text.slice(field.length) : mistake.text);
}
