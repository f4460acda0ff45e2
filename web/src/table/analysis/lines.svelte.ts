/** The lines of a position, as the coach finds them: a little at once, more on demand, and nothing once nobody looks. */
import { api, Trouble } from "../../lib/api";
import { finish } from "../../lib/coach/coach.svelte";
import { positions } from "../../lib/positions";
import { prefs } from "../../lib/prefs.svelte";
import type { CoachHint, CoachJob } from "../../lib/types";

/** How deep it can be looked: about half a second, two, and ten. */
export const DEPTHS = [0, 1, 2] as const;
export type Deeper = (typeof DEPTHS)[number];
const BREATH_MS = 350; // after a change, before anything is asked

export class Lines {
  hint = $state.raw<CoachHint | null>(null);
  chances = $state.raw<number[]>([]);
  job = $state.raw<CoachJob | null>(null);
  deeper = $state<Deeper>(0);
  trouble = $state<"" | "busy" | "silent">("");
  /** The line that is marked on the board. */
  chosen = $state(0);
  #asked: Parameters<Lines["ask"]> | null = null;
  #try = 0;
  #clock: ReturnType<typeof setTimeout> | undefined;

  working = $derived.by(() => this.job?.state === "waiting" || this.job?.state === "working");

  /** Another position: what was found is about the last one. */
  about(link: string, seat: number, names: string[]): void {
    this.clear();
    this.#clock = setTimeout(() => void this.ask(link, seat, 0, names), BREATH_MS);
  }
  clear(): void {
    this.stop();
    this.hint = null;
    this.chances = [];
    this.chosen = 0;
    this.deeper = 0;
  }
  async ask(link: string, seat: number, deeper: Deeper, names: string[]): Promise<void> {
    this.stop();
    this.#asked = [link, seat, deeper, names];
    this.deeper = deeper;
    const turn = this.#try;
    try {
      let { lang } = prefs;
      let job = await positions.lines(link, seat, deeper, names, lang);
      while (this.#hear(job, turn)) job = await api.coachJob(job.id, job.version, (lang = prefs.lang));
      if (turn === this.#try && lang !== prefs.lang) await this.again(); // chosen while the last news was on its way
    } catch (why) {
      if (turn === this.#try) this.#fail(why);
    }
  }
  #hear(job: CoachJob, turn: number): boolean {
    if (turn !== this.#try) return finish(job);
    this.job = job;
    if (job.hint) this.hint = job.hint;
    if (job.chances) this.chances = job.chances;
    if (job.state === "failed" && !job.hint) this.trouble = "busy";
    return this.working;
  }
  #fail(why: unknown): void {
    this.job = null;
    this.trouble = why instanceof Trouble && why.code === "busy" ? "busy" : "silent";
  }
  /** The same in another language: what is not kept any more is asked for anew. */
  async again(): Promise<void> {
    const { job, hint, working } = this;
    if (!hint || working) return;
    const said = job && (await api.coachJob(job.id, 0, prefs.lang).catch(() => null));
    if (this.hint !== hint) return;
    if (said?.hint) this.hint = said.hint;
    else if (this.#asked) await this.ask(...this.#asked);
  }
  /** What was found is enough. */
  stop(): void {
    this.#try++;
    clearTimeout(this.#clock);
    this.job = null;
    this.trouble = "";
  }
}
