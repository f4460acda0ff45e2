/** What a person likes, kept in this browser. */
import { LANGS } from "./langs";
import { lastGame } from "./lastgame";
import type { Lang } from "./types";

export type Theme = "system" | "dark" | "light";
/** How fast the turns of others are shown. */
export type Pace = "slow" | "normal" | "fast" | "off";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "off"];
/** How large type is, and all with it, in hundredths. */
export type TextSize = 90 | 100 | 115 | 130;
export const TEXT_SIZES: readonly TextSize[] = [90, 100, 115, 130];
const KEY = "tharsis.prefs";

interface Stored {
  theme: Theme;
  lang: Lang;
  sound: boolean;
  notify: boolean;
  confirmAreas: boolean;
  letters: boolean;
  guide: boolean;
  stepwise: boolean;
  planet: boolean;
  pace: Pace;
  showCard: boolean;
  keepRings: boolean;
  suggest: boolean;
  chances: boolean;
  text: TextSize;
}

function firstLang(): Lang {
  for (const wanted of globalThis.navigator?.languages ?? []) {
    const found = LANGS.find((l) => wanted.toLowerCase().startsWith(l));
    if (found) return found;
  }
  return "en";
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

function store(kept: Partial<Stored>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing still plays
  }
}

class Prefs {
  theme = $state<Theme>("system");
  lang = $state<Lang>("en");
  sound = $state(false);
  notify = $state(false);
  confirmAreas = $state(true);
  /** Single letters as keys. */
  letters = $state(true);
  /** Explain each question as it comes. */
  guide = $state(false);
  /** MarsBot's turn is shown step by step. */
  stepwise = $state(true);
  /** The planet changes with the game. */
  planet = $state(true);
  pace = $state<Pace>("normal");
  /** What a rival plays is shown beside their row. */
  showCard = $state(true);
  /** What others placed and moved is ringed until you act, not only while it is shown. */
  keepRings = $state(true);
  /** The place of decisions says what could be done. */
  suggest = $state(true);
  /** Who is how likely to win, as the coach thinks. */
  chances = $state(true);
  text = $state<TextSize>(100);

  constructor() {
    const old = stored();
    this.theme = old.theme ?? "system";
    this.lang = old.lang && LANGS.includes(old.lang) ? old.lang : firstLang();
    this.sound = old.sound ?? false;
    this.notify = old.notify ?? false;
    this.confirmAreas = old.confirmAreas ?? true;
    this.letters = old.letters ?? true;
    const newcomer = lastGame() === null && Object.keys(old).length === 0;
    if (newcomer) store({ guide: true }); // still a newcomer after the first table was opened
    this.guide = old.guide ?? newcomer;
    this.stepwise = old.stepwise ?? true;
    this.planet = old.planet ?? true;
    const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
    this.pace = old.pace && PACES.includes(old.pace) ? old.pace : calm ? "off" : "normal";
    this.showCard = old.showCard ?? true;
    this.keepRings = old.keepRings ?? true;
    this.suggest = old.suggest ?? true;
    this.chances = old.chances ?? true;
    this.text = old.text && TEXT_SIZES.includes(old.text) ? old.text : 100;
  }

  save(): void {
    const { theme, lang, sound, notify, confirmAreas, letters, guide, stepwise, planet, pace, showCard, keepRings, suggest, chances, text } = this;
    store({ theme, lang, sound, notify, confirmAreas, letters, guide, stepwise, planet, pace, showCard, keepRings, suggest, chances, text });
  }

  /** Dark and light in turn; what the system says counts until the first press. */
  toggleTheme(): void {
    this.theme = this.dark ? "light" : "dark";
    this.save();
  }

  get dark(): boolean {
    if (this.theme !== "system") return this.theme === "dark";
    return !matchMedia("(prefers-color-scheme: light)").matches;
  }
}
export const prefs = new Prefs();
