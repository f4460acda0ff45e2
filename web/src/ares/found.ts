/** Ares Expedition in the encyclopedia. */
import type { FoundParts } from "../table/title";
import Filters from "./Filters.svelte";
import Found from "./Found.svelte";

export const found: FoundParts = { Filters, Found };
