/** The words of the pages, in French. */
import type { Phrase } from "../../lib/i18n/phrase";
import type { words as english } from "./en";

export const words: Record<keyof typeof english, Phrase> = {};
