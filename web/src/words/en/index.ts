/** All words of the page, in English: every key stands in each language. */
import type { Phrase } from "../phrase";
import { words as ares } from "./ares";
import { words as atTable } from "./atTable";
import { words as elsewhere } from "./elsewhere";
import { words as playing } from "./playing";

const all = { ...atTable, ...playing, ...ares, ...elsewhere };
export type Key = keyof typeof all;
export type Words = Record<Key, Phrase>;
export const words: Words = all;
