/** All words of the page, in French: every key stands in each language. */
import type { Words } from "../en";
import { words as ares } from "./ares";
import { words as atTable } from "./atTable";
import { words as elsewhere } from "./elsewhere";
import { words as playing } from "./playing";

export const words: Words = { ...atTable, ...playing, ...ares, ...elsewhere };
