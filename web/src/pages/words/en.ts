/** The words of the pages, in English. */
import type { Phrase } from "../../lib/i18n/phrase";

export const words = {} satisfies Record<string, Phrase>;
