/** Parts of every table that it can begin without: each is fetched when it is first shown, most of them as soon as the table stands. */
import { later, soon } from "../lib/later.svelte";

/** The questions of an action, and what they are answered with. */
export const Steps = soon(() => import("./StepView.svelte"), "playing");
/** A choice that all make: on a desk, beside it, and on a phone. */
export const Tray = soon(() => import("./Tray.svelte"));
export const Beside = soon(() => import("./Beside.svelte"));
export const TrayView = soon(() => import("./TrayView.svelte"));
export const TrayFoot = soon(() => import("./TrayFoot.svelte"));
/** What another seat does now, on a strip. */
export const ShowStrip = soon(() => import("./ShowStrip.svelte"), "playing");
/** What must not be missed: a lost connection, what was said just now. */
export const Notices = soon(() => import("./Notices.svelte"), "playing");
export const Talk = soon(() => import("../lib/talk/Talk.svelte"));
export const Suits = later(() => import("./Suits.svelte"));
export const WholeHand = later(() => import("./WholeHand.svelte"));
/** The coach: its panel, and the bar of chances. */
export const CoachPanel = later(() => import("./coach/Panel.svelte"), "elsewhere");
export const WinBar = later(() => import("./coach/WinBar.svelte"), "elsewhere");
/** The time that somebody has, where it is not endless. */
export const TimeLeft = later(() => import("../lib/TimeLeft.svelte"), "elsewhere");
/** Those who explain. */
export const Guide = later(() => import("../lib/Guide.svelte"), "elsewhere");
export const Tour = later(() => import("../lib/Tour.svelte"), "elsewhere");
export const Tutor = later(() => import("./Tutor.svelte"), "elsewhere");
