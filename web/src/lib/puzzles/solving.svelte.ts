/**
 * A puzzle that is being solved at a table of its own. The server says how the line does after each answer; what the
 * best line is it says when the puzzle is solved or given up.
 */
import { api } from "../api";
import { t } from "../i18n/index.svelte";
import { LiveTable, type Teacher } from "../live.svelte";
import { prefs } from "../prefs.svelte";
import type { Answers, GameName, PuzzleHint, PuzzleInfo, PuzzleResult } from "../types";
import { isDay } from "./choosing";
import { kept } from "./kept.svelte";

export type Ending = "solved" | "failed" | "shown";
const MOST_HINTS = 2;

export class Solving implements Teacher {
  info = $state.raw<PuzzleInfo | null>(null);
  live = $state.raw<LiveTable<GameName> | null>(null);
  result = $state.raw<PuzzleResult | null>(null);
  ending = $state<Ending | null>(null);
  /** By how much the rating has changed. */
  change = $state(0);
  hint = $state.raw<PuzzleHint | null>(null);
  hints = $state(0);
  trouble = $state.raw<unknown>(null);
  /** The table has been asked for, or an answer is being looked at. */
  busy = $state(false);
  #looked = 0;

  /** `which`: the name of a puzzle, or a day. */
  constructor(readonly which: string) {}

  get day(): string {
    return isDay(this.which) ? this.which : "";
  }
  hinted = $derived.by(() => this.hints >= MOST_HINTS);

  async open(): Promise<void> {
    try {
      this.info = await api.puzzle(this.which);
      await this.begin();
    } catch (why) {
      this.trouble = why;
    }
  }

  /** From the start, at a new table. */
  async begin(): Promise<void> {
    const { info } = this;
    if (!info || this.busy) return;
    this.busy = true;
    this.close(); // the server takes the table away that there was
    try {
      const { id } = await api.playPuzzle(info.name);
      this.ending = this.result = null;
      this.#sit(id);
    } catch (why) {
      this.trouble = why;
      if (this.live) this.#sit(this.live.id);
    } finally {
      this.busy = false;
    }
  }

  #sit(id: string): void {
    this.live = new LiveTable<GameName>(id);
    this.live.teacher = this;
  }

  /** How the line does so far. */
  async look(): Promise<void> {
    if (this.ending === null) await this.#check({});
  }
  /** That is the line. */
  done = (): Promise<void> => this.#check({ done: true });
  giveUp = (): Promise<void> => this.#check({ gives_up: true });

  async nextHint(): Promise<void> {
    const { info } = this;
    if (!info || this.hinted) return;
    try {
      this.hint = await api.puzzleHint(info.name, this.hints + 1, prefs.lang);
      this.hints++;
    } catch (why) {
      this.trouble = why;
    }
  }

  close(): void {
    this.live?.close();
  }

  // ---- at the table
  objects(answers: Answers): string {
    if (this.ending) return t("puzzle.over");
    return answers[0]?.[0] === "pass" ? t("puzzle.nopass") : "";
  }
  hears(): void {
    // how it does now is looked at when the table says so
  }

  async #check(tried: { done?: boolean; gives_up?: boolean }): Promise<void> {
    const { info, live } = this;
    if (!info || !live) return;
    const turn = ++this.#looked;
    const ends = tried.done || tried.gives_up;
    if (ends) this.busy = true;
    try {
      const found = await api.checkPuzzle(info.name, { ...tried, table: live.id, hints: this.hints, mine: kept.exact }, prefs.lang);
      if (turn !== this.#looked) return;
      this.trouble = null;
      this.result = found;
      if (found.solved || found.over || ends) this.#end(found, tried.gives_up ?? false);
    } catch (why) {
      if (turn === this.#looked) this.trouble = why;
    } finally {
      if (ends) this.busy = false;
    }
  }

  #end(found: PuzzleResult, shown: boolean): void {
    const again = this.ending !== null;
    this.ending = found.solved ? "solved" : shown ? "shown" : "failed";
    const change = kept.keep(this.info!.name, found.solved, found.rating, this.day);
    if (!again) this.change = change;
  }
}
