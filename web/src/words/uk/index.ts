/** All words of the page, in Ukrainian: every key stands in each language. */
import type { Words } from "../en";
import { words as ares } from "./ares";
import { words as atTable } from "./atTable";
import { words as elsewhere } from "./elsewhere";

export const words: Words = { ...atTable, ...ares, ...elsewhere };
