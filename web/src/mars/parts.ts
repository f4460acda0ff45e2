/** Parts of a table of Terraforming Mars that few of them have, or show at once: each is fetched when it is first shown. */
import { later, soon } from "../lib/later.svelte";

export const Moons = later(() => import("./colonies/Moons.svelte"));
export const MoonPick = later(() => import("./colonies/MoonPick.svelte"));
export const MoonLine = later(() => import("./colonies/MoonLine.svelte"));
export const TradeNow = later(() => import("./colonies/TradeNow.svelte"));
/** What the others did since your last turn: nothing yet at a table that begins. */
export const Digest = soon(() => import("./Digest.svelte"));
/** Points that are bought. */
export const GoalNote = soon(() => import("./GoalNote.svelte"));
export const GoalTally = soon(() => import("./GoalTally.svelte"));
/** What happened so far. */
export const Log = soon(() => import("./Log.svelte"));
export const PhoneMe = soon(() => import("./PhoneMe.svelte"));
/** While the others play. */
export const Ahead = soon(() => import("./Ahead.svelte"), "elsewhere");
export const MarsBot = later(() => import("./marsbot/Panel.svelte"), "elsewhere");
export const TurnEntry = later(() => import("./marsbot/TurnEntry.svelte"), "elsewhere");
