/** What went wrong, in words of our own: the server's are for programs, and in English. */
import { Trouble } from "./api";
import { t } from "./i18n/index.svelte";

export function troubleText(why: unknown): string {
  if (why instanceof Trouble) return t(`problem.${why.code}`);
  return why instanceof Error ? why.message : String(why);
}

/** What the server said about something it could not read: it names the place in a file. */
export const troubleDetail = (why: unknown): string =>
  why instanceof Trouble && ["malformed", "record", "rules"].includes(why.code) ? why.message : "";
