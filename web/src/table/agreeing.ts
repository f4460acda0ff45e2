/** Parts that few tables need: what is asked beside the game, and the time that somebody has. */
import { later } from "../lib/later.svelte";

export const Agreeing = later(() => import("./Agreeing.svelte"), "elsewhere");
