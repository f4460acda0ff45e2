/** Parts of a table of Ares Expedition that it can begin without: fetched as soon as it stands. */
import { soon } from "../lib/later.svelte";

/** What the others did of late: nothing yet at a table that begins. */
export const Digest = soon(() => import("./Digest.svelte"), "playing");
/** Where actions are decided, once nothing lies over the table: on a phone, the sheet below the board. */
export const Dock = soon(() => import("./Dock.svelte"), "playing");
export const PhoneSheet = soon(() => import("./PhoneSheet.svelte"), "playing");
