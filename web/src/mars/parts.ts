/** Parts of a table of Terraforming Mars that few of them have, or show at once: each is fetched when it is first shown. */
import { later, soon } from "../lib/later.svelte";

export const Moons = later(() => import("./colonies/Moons.svelte"), "playing");
export const MoonPick = later(() => import("./colonies/MoonPick.svelte"), "playing");
export const MoonLine = later(() => import("./colonies/MoonLine.svelte"), "playing");
export const TradeNow = later(() => import("./colonies/TradeNow.svelte"), "playing");
/** What the others did since your last turn: nothing yet at a table that begins. */
export const Digest = soon(() => import("./Digest.svelte"), "playing");
/** Points that are bought. */
export const GoalNote = soon(() => import("./GoalNote.svelte"), "playing");
export const GoalTally = soon(() => import("./GoalTally.svelte"), "playing");
/** What happened so far. */
export const Log = soon(() => import("./Log.svelte"), "playing");
/** Where actions are decided, once nothing lies over the table: on a phone, the sheet below the board. */
export const Dock = soon(() => import("./Dock.svelte"), "playing");
export const PhoneSheet = soon(() => import("./PhoneSheet.svelte"), "playing");
export const PhoneMe = soon(() => import("./PhoneMe.svelte"), "playing");
/** While the others play. */
export const Ahead = soon(() => import("./Ahead.svelte"), "elsewhere");
export const MarsBot = later(() => import("./marsbot/Panel.svelte"), "elsewhere");
export const TurnEntry = later(() => import("./marsbot/TurnEntry.svelte"), "elsewhere");
