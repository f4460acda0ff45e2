/** A game that is looked back at: judged piece by piece while somebody looks, and kept with its table. */
import { api, call, table } from "../api";
import { filledJob } from "../fill";
import { prefs } from "../prefs.svelte";
import type { CoachJob, CoachReview, ReviewUsual } from "../types";
import { finish } from "./coach.svelte";

const judged = (id: string, seat: number | null): Promise<CoachJob> =>
  call<CoachJob>("POST", `${table(id)}/review?lang=${prefs.lang}`, { seat }).then(filledJob);

const ENOUGH = 3; // games that make something usual
/** What one's own games leave on the table as a rule; null while few were looked back at. */
export const usualAt = (id: string): Promise<ReviewUsual | null> =>
  call<ReviewUsual>("GET", `${table(id)}/usual`).then((told) => (told.games < ENOUGH ? null : told));

export class LookingBack {
  review = $state.raw<CoachReview | null>(null);
  job = $state.raw<CoachJob | null>(null);
  /** It was not judged to the end: the server had no time left, or why it refused. */
  broken = $state(false);
  trouble = $state.raw<unknown>(null);
  #try = 0;

  constructor(readonly id: string) {}

  working = $derived.by(() => this.job?.state === "waiting" || this.job?.state === "working");

  /** From what a seat knew; without one, from one's own. */
  async judge(seat: number | null): Promise<void> {
    this.stop();
    const turn = this.#try;
    this.broken = false;
    try {
      let job = await judged(this.id, seat);
      while (this.#hear(job, turn)) job = await api.coachJob(job.id, job.version, prefs.lang);
    } catch (why) {
      if (turn !== this.#try) return;
      if (this.review) this.broken = true;
      else this.trouble = why;
    }
  }
  #hear(job: CoachJob, turn: number): boolean {
    if (turn !== this.#try) return finish(job);
    this.job = job;
    if (job.review) this.review = job.review;
    this.broken = job.state === "failed";
    return this.working;
  }
  stop(): void {
    this.#try++;
    this.job = null;
  }
}
