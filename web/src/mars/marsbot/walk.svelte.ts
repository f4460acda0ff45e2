/**
 * MarsBot's turn, step by step: the lines that came with an answer are gone through one by one, and the table is shown
 * as it was after each of them. It blocks nothing: any action of the player ends it.
 */
import { api } from "../../lib/api";
import { prefs } from "../../lib/prefs.svelte";
import type { GameView, Line } from "../../lib/types";
import { isNews, leads, nextCard } from "./lines";

/** Positions asked for before they are needed. */
const AHEAD = 2;

export class Walk {
  /** The steps to show; none when nothing is shown. */
  lines = $state.raw<Line[]>([]);
  /** The step shown now. */
  at = $state(0);
  /** The table after it, or after the last one that is known. */
  view = $state.raw<GameView | null>(null);
  /** The table before the first step. */
  from = $state.raw<GameView | null>(null);
  /** Its reasons are unfolded. */
  why = $state(false);
  active = $derived(this.lines.length > 0);
  line = $derived<Line | null>(this.lines[this.at] ?? null);
  /** The effect that it comes of. */
  lead = $derived<Line | null>(leads(this.lines[this.at - 1], this.lines[this.at]) ? this.lines[this.at - 1]! : null);
  /** The steps it stops at. */
  stops = $derived(this.lines.map((_, i) => i).filter((i) => !leads(this.lines[i], this.lines[i + 1])));
  /** It is no turn of its own: only what a card of MarsBot does in somebody else's. */
  aside = $derived(this.active && this.lines.every((l) => l.kind === "bot_effect"));
  last = $derived(this.at >= this.lines.length - 1);

  /** The last step that was shown. */
  seen = -1;

  /** The table after so many lines. */
  #after: (n: number) => Promise<GameView>;
  /** The last line heard of; what was there at first is not gone through. */
  #known: number | null = null;
  #before: GameView | null = null;
  #asked = new Map<number, Promise<GameView>>();
  #shown = -1;

  constructor(id: string, after = (n: number) => api.replayStep(id, n, prefs.lang).then((step) => step.view)) {
    this.#after = after;
  }

  /** New lines have come, or a message without any. `view` is the table after them. */
  hear(lines: Line[], view: GameView, mine: boolean): void {
    const known = this.#known;
    const before = this.#before;
    const last = lines.at(-1)?.n ?? -1;
    this.#known = last;
    this.#before = view;
    if (known === null || !mine) return;
    if (last < known) this.stop(); // something was taken back
    const fresh = lines.filter((l) => l.n > known && l.marsbot);
    if (fresh.some(isNews) && prefs.stepwise) this.start(fresh, before);
    // in another language they are the same lines
    else if (this.active) this.lines = this.lines.map((old) => lines.find((l) => l.n === old.n) ?? old);
  }

  start(lines: Line[], before: GameView | null): void {
    this.lines = lines;
    this.at = 0;
    this.view = this.from = before;
    this.#shown = -1;
    this.#asked.clear();
    this.#show();
  }

  next(): void {
    if (this.last) this.stop();
    else {
      this.at++;
      this.#show();
    }
  }

  /** To the next card that is turned over. */
  toCard(): void {
    const to = nextCard(this.lines, this.at);
    if (to >= this.lines.length) this.stop();
    else {
      this.at = to;
      this.#show();
    }
  }

  stop(): void {
    if (!this.active) return;
    this.lines = [];
    this.at = 0;
    this.view = this.from = null;
    this.#asked.clear();
  }

  #show(): void {
    const lines = this.lines;
    while (leads(lines[this.at], lines[this.at + 1])) this.at++;
    for (let i = this.at; i <= Math.min(this.at + AHEAD, lines.length - 1); i++) {
      const n = lines[i]!.n;
      if (this.#asked.has(n)) continue;
      const wait = this.#after(n + 1);
      this.#asked.set(n, wait);
      wait.catch(() => undefined);
    }
    const wanted = lines[this.at]!.n;
    this.seen = wanted;
    this.#asked.get(wanted)?.then(
      (view) => this.#arrived(lines, wanted, view),
      () => this.#arrived(lines, wanted, null), // the table as it is now will do
    );
  }

  #arrived(lines: Line[], n: number, view: GameView | null): void {
    if (this.lines[0]?.n !== lines[0]?.n || n < this.#shown || n > (this.line?.n ?? -1)) return;
    this.#shown = n;
    this.view = view;
  }
}
