/** The keys of the table, and the words that say what each does. */
import type { Key } from "./i18n/index.svelte";

import type { GameName } from "./types";

/** The third says who has to sit there, or what lie there, for there to be anything to press. */
type Keys = [string[], Key, ("rival" | "marsbot" | "colonies")?][];
const MARS: Keys = [
  [["←", "→", "↑", "↓", "Home", "End"], "keys.move"],
  [["N", "Shift N"], "keys.next"],
  [["Enter", "Space"], "keys.enter"],
  [["Esc"], "keys.esc"],
  [["U"], "keys.undo"],
  [["E"], "keys.end"],
  [["P"], "keys.pass"],
  [["1", "…", "9"], "keys.nth"],
  [["+", "−"], "keys.pay"],
  [["Z"], "keys.zoom"],
  [["B", "T", "L"], "keys.go"],
  [["C"], "keys.colonies", "colonies"],
  [["H"], "keys.whole"],
  [["B"], "keys.tray"],
  [["Q"], "keys.coach"],
  [["G"], "keys.guide"],
  [["Space"], "keys.skip", "rival"],
  [["M"], "keys.marsbot", "marsbot"],
  [["Space", "N", "W", "Esc"], "keys.step", "marsbot"],
  [["F6", "Shift F6"], "keys.region"],
  [["?"], "keys.help"],
];
const ARES: Keys = [
  [["←", "→", "↑", "↓"], "keys.ares.move"],
  [["N", "Shift N"], "keys.ares.next"],
  [["Enter", "Space"], "keys.enter"],
  [["Esc"], "keys.esc"],
  [["U"], "keys.undo"],
  [["E"], "keys.ares.end"],
  [["1", "…", "9"], "keys.ares.nth"],
  [["+", "−"], "keys.pay"],
  [["Z"], "keys.zoom"],
  [["B", "T", "L"], "keys.ares.go"],
  [["H"], "keys.whole"],
  [["B"], "keys.tray"],
  [["Q"], "keys.coach"],
  [["G"], "keys.guide"],
  [["Space"], "keys.skip", "rival"],
  [["F6", "Shift F6"], "keys.region"],
  [["?"], "keys.help"],
];
export const KEYS: Record<GameName, Keys> = { mars: MARS, ares: ARES };
