/** All words of the page, in English: every key stands in each language. */
import type { Phrase } from "../phrase";
import { words as ares } from "./ares";
import { words as around } from "./around";
import { words as guide } from "./guide";
import { words as marsbot } from "./marsbot";
import { words as pages } from "./pages";
import { words as table } from "./table";
import { words as tips } from "./tips";
import { words as tray } from "./tray";

const all = { ...table, ...ares, ...pages, ...around, ...guide, ...marsbot, ...tips, ...tray };
export type Key = keyof typeof all;
export type Words = Record<Key, Phrase>;
export const words: Words = all;
