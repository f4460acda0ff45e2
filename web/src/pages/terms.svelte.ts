/** What is agreed about a table beside the rules of its game, while somebody settles it. */
import { DEPUTY } from "../lib/opponents/deputy";
import type { Settings, TableInfo } from "../lib/types";

export const UNDOS = ["off", "turn", "agree"] as const;
export type Undo = (typeof UNDOS)[number];
export const PACES = [0, 1, 3] as const;
export const COACHES = ["off", "first", "all"] as const;
export type Coach = (typeof COACHES)[number];
export const SPEEDS = [0, 0.6, 1.5, 3];

export const undoOf = (settings: Settings): Undo => (!settings.undo ? "off" : settings.agree ? "agree" : "turn");

export class Terms {
  undo = $state<Undo>("turn");
  /** Days for an answer; 0 where nobody's time runs. */
  pace = $state(0);
  /** The bot that plays for who lets them pass. */
  deputy = $state<string>(DEPUTY);
  speed = $state(0.6);
  open = $state(false);
  /** As somebody wished it; else help is off as soon as two people sit. */
  coach = $state<Coach | null>(null);
  listed = $state(false);

  constructor(table?: TableInfo) {
    if (!table) return;
    const { settings } = table;
    this.undo = undoOf(settings);
    this.pace = settings.pace;
    this.deputy = settings.deputy ?? DEPUTY;
    this.speed = settings.bot_delay;
    this.open = settings.open_hands_after;
    this.coach = settings.coach ?? null;
    this.listed = table.listed;
  }
  /** Who plays alone waits for nobody, and asks nobody. */
  settings(alone: boolean): Settings {
    const pace = alone ? 0 : this.pace;
    return {
      undo: this.undo !== "off",
      agree: this.undo === "agree" && !alone,
      pace,
      deputy: pace > 0 ? this.deputy : null,
      bot_delay: this.speed,
      open_hands_after: this.open,
      coach: this.coach,
    };
  }
}
