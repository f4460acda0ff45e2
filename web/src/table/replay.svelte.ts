/** The past of a table: its lines, any position on demand, and how points grew by generation. */
import { api } from "../lib/api";
import { atMost, patient } from "../lib/patient";
import type { GameName, Lang, Line, Lives, Replay, ReplaySteps, Score, TableInfo } from "../lib/types";
import type { LiveTable } from "../lib/live.svelte";

export interface Mark {
  /** Or round. */
  generation: number;
  points: number[];
  tr: number[];
}

/** For each generation the number of answers after which it was over. */
export function generationEnds(lines: Line[]): { generation: number; n: number }[] {
  const out: { generation: number; n: number }[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last?.generation === line.generation) last.n = line.n + 1;
    else out.push({ generation: line.generation, n: line.n + 1 });
  }
  return out;
}

export class Past<G extends GameName = "mars"> {
  replay = $state.raw<Replay | null>(null);
  step = $state.raw<ReplaySteps[G] | null>(null);
  /** The position wanted; `step` follows it. */
  n = $state(0);
  /** Null until they are asked for; none where nothing was played here, or they could not be had. */
  marks = $state.raw<Mark[] | null>(null);
  trouble = $state.raw<unknown>(null);
  #steps = new Map<number, Promise<ReplaySteps[G]>>();
  /** A server looks at few positions of one person at a time; what is on the screen goes before what may follow. */
  #few = atMost(2);

  constructor(
    readonly id: string,
    readonly lang: Lang,
  ) {}

  async load(at?: number): Promise<void> {
    try {
      this.replay = await api.replay(this.id, this.lang);
      await this.show(Math.min(at ?? this.replay.steps, this.replay.steps));
    } catch (why) {
      this.trouble = why;
    }
  }

  #fetch(n: number, shown = false): Promise<ReplaySteps[G]> {
    let wait = this.#steps.get(n);
    if (!wait) {
      const ask = (): Promise<ReplaySteps[G]> => patient(() => api.replayStep<G>(this.id, n, this.lang));
      wait = shown ? ask() : this.#few(ask);
      this.#steps.set(n, wait);
      wait.catch(() => this.#steps.delete(n));
    }
    return wait;
  }

  async show(n: number): Promise<void> {
    const steps = this.replay?.steps ?? 0;
    this.n = Math.max(0, Math.min(n, steps));
    const wanted = this.n;
    try {
      const found = await this.#fetch(wanted, true);
      if (this.n === wanted) this.step = found;
      for (const near of [wanted + 1, wanted + 2]) if (near <= steps) void this.#fetch(near).catch(() => undefined);
    } catch (why) {
      this.trouble = why;
    }
  }

  /** Points and rating at the end of each generation, for the chart. */
  async chart(): Promise<void> {
    const ends = generationEnds(this.replay?.lines ?? []);
    try {
      const steps = await Promise.all(ends.map((e) => this.#fetch(e.n)));
      this.marks = steps.map((s, i) => ({
        generation: ends[i]!.generation,
        points: s.view.seats.map((x) => x.points),
        tr: s.view.seats.map((x) => x.tr),
      }));
    } catch (why) {
      this.trouble = why;
      this.marks = [];
    }
  }
}

/** A moment of a game, to be looked at. */
export interface Moment<G extends GameName> {
  n: number;
  table: TableInfo;
  view: Lives[G]["view"];
  scores: Score[];
}

/** A table that only shows: what the parts of the table screen need to draw a position. */
export function shownAt<G extends GameName>(id: string, moment: () => Moment<G> | null, lines: () => Line[] = () => []): LiveTable<G> {
  const now = (): Lives[G] | null => {
    const at = moment();
    if (!at) return null;
    return {
      type: "live",
      table: { ...at.table, you: null, seats: at.table.seats.map((s) => ({ ...s, taken: true, online: true })) },
      seq: at.n,
      view: { ...at.view, asked: [] },
      ask: null,
      hand: [],
      blocked: [],
      undo: 0,
      log_from: 0,
      log: [],
      scores: at.scores,
    } as unknown as Lives[G];
  };
  return {
    id,
    get now(): Lives[G] | null {
      return now();
    },
    get lines(): Line[] {
      return lines();
    },
    get later(): Lives[G] | null {
      return now();
    },
    get log(): Line[] {
      return lines();
    },
    you: -1,
    status: "open",
    refusal: null,
    sending: 0,
  } as unknown as LiveTable<G>;
}

/** The position of the past that is looked at. */
export function still<G extends GameName>(past: Past<G>): LiveTable<G> {
  return shownAt<G>(
    past.id,
    () => {
      const { step, replay } = past;
      return step && replay ? { n: step.n, table: replay.table, view: step.view, scores: step.scores } : null;
    },
    () => past.replay?.lines.slice(0, past.n) ?? [],
  );
}
