/** Terraforming Mars in the encyclopedia. */
import type { FoundParts } from "../table/title";
import Found from "./Found.svelte";

export const found: FoundParts = { Found };
