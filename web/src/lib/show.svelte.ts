/**
 * What the others do, shown one action after the other where it happens, and the marks that stay: rings on new tiles and
 * moved markers until you act, attacks until you have seen them. Nothing waits for it, and it can be skipped.
 */
import { afterFrame } from "./frames.svelte";
import { attacksOn, type Attack } from "./merge";
import { prefs, type Pace } from "./prefs.svelte";
import type { Change, Line } from "./types";

/** An action and what followed from it. */
export interface Deed {
  n: number;
  seat: number;
  lines: Line[];
  changes: Change[];
}

/** What somebody took from you, and the card by which it was taken. */
export interface Hit extends Attack {
  by: string;
}

/** How long a card stands, in milliseconds. */
export const STANDS: Record<Pace, number> = { slow: 2400, normal: 1200, fast: 500, off: 0 };
const COMES = 200; // the time to slide in
const SHORT: Record<string, number> = { pass: 400, claim: 700, fund: 700 };
const MOST = 6; // actions that wait; of more only the last are shown
const TWICE = 400; // a second press so soon ends all that wait

/** Where a line placed something. */
const areasOf = (line: Line): string[] => [line.area, ...line.changes.map((c) => (c.kind === "tile" ? c.area : ""))].filter(Boolean);

export class Show {
  /** The action that is shown. */
  now = $state.raw<Deed | null>(null);
  /** New tiles since your last action, with the seat that placed them. */
  fresh = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** Parameters that others moved since. */
  moved = $state.raw<ReadonlySet<string>>(new Set());
  /** What others took from you, until it was seen: at the latest when your next turn is over and another one acts. */
  attacks = $state.raw<Hit[]>([]);
  #queue: Deed[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = -1;
  #head = -1;
  #begun = false;
  #skipped = 0;
  #held = false;
  /** You acted after what was taken from you. */
  #answered = false;

  /**
   * `told` makes actions of lines; `between` are the kinds of lines that are no actions of a turn, and `own` tells what a
   * seat did in a turn of its own. The table is known by `id`, so that what was seen stays seen when the page is loaded again.
   */
  constructor(
    readonly id: string,
    readonly told: (lines: Line[]) => Deed[],
    readonly between: ReadonlySet<string>,
    readonly own = (lines: Line[], n: number, seat: number): boolean => lines[n]!.seat === seat && !between.has(lines[n]!.kind),
  ) {}

  /** The log has grown, or an undo took a part of it back. */
  hear(lines: Line[], you: number): void {
    const last = lines.at(-1)?.n ?? -1;
    if (last < this.#heard) this.#heard = last;
    if (!this.#begun) {
      this.#begin(lines, you);
      return;
    }
    const fresh = lines.filter((l) => l.n > this.#heard);
    this.#heard = last;
    if (fresh.length === 0) return;
    const tail = this.told(lines.filter((l) => l.n >= Math.min(this.#head, fresh[0]!.n)));
    this.#mark(lines, lines.length - fresh.length, you, tail);
    for (const deed of tail) this.#queued(deed, you);
    this.#head = tail.at(-1)?.n ?? this.#head;
    if (this.now) return;
    // the table itself comes first
    afterFrame(() => {
      if (!this.now) this.#next();
    });
  }

  /** How long an action is shown; 0 for what is no action, and what nobody wants to wait for. */
  lasts(deed: Deed): number {
    const stands = STANDS[prefs.pace];
    const kind = deed.lines[0]!.kind;
    if (stands === 0 || this.between.has(kind) || deed.lines[0]!.marsbot) return 0;
    return SHORT[kind] ?? stands + COMES;
  }

  /** Ends the action that is shown; pressed twice, all that wait. */
  skip(now = Date.now()): void {
    if (now - this.#skipped < TWICE) this.#queue = [];
    this.#skipped = now;
    this.#next();
  }
  stop(): void {
    this.#queue = [];
    this.#next();
  }
  /** What waits is shown later, and what is shown now once more. */
  hold(): void {
    this.#held = true;
    clearTimeout(this.#timer);
    if (this.now) this.#queue.unshift(this.now);
    this.now = null;
  }
  go(): void {
    this.#held = false;
    this.#next();
  }
  seen(): void {
    if (this.attacks.length === 0) return;
    this.attacks = [];
    try {
      localStorage.setItem(this.#key, String(this.#heard));
    } catch {
      // told again next time
    }
  }

  get #key(): string {
    return `tharsis.seen.${this.id}`;
  }
  /** What was there at first is not shown; what was taken since your last action, and not seen, is still told. */
  #begin(lines: Line[], you: number): void {
    this.#begun = true;
    this.#heard = lines.at(-1)?.n ?? -1;
    this.#head = this.told(lines).at(-1)?.n ?? -1;
    let known = lines.findLast((_, n) => this.own(lines, n, you))?.n ?? -1;
    try {
      known = Math.max(known, Number(localStorage.getItem(this.#key) ?? -1));
    } catch {
      // told once more
    }
    const from = lines.findIndex((l) => l.n > known);
    if (you >= 0 && from >= 0) this.#mark(lines, from, you, this.told(lines));
    if (!prefs.keepRings) this.#unring();
  }
  /** Of the lines from one on. */
  #mark(all: Line[], from: number, you: number, deeds: Deed[]): void {
    const lines = all.slice(from);
    const acted = lines.findLastIndex((_, n) => this.own(all, from + n, you));
    if (acted >= 0) {
      this.#unring();
      this.stop();
    }
    const others = lines.slice(acted + 1).filter((l) => l.seat >= 0 && l.seat !== you);
    const tiles = others.flatMap((l) => areasOf(l).map((area) => [area, l.seat] as const));
    const moves = others.flatMap((l) => l.changes.filter((c) => c.kind === "parameter").map((c) => c.item));
    if (tiles.length > 0) this.fresh = new Map([...this.fresh, ...tiles]);
    if (moves.length > 0) this.moved = new Set([...this.moved, ...moves]);
    if (acted >= 0) this.#answered = true;
    if (this.#answered && others.some((l) => !this.between.has(l.kind))) {
      this.#answered = false;
      this.attacks = [];
    }
    const hits = you >= 0 ? attacksOn(lines, you) : [];
    const by = (line: Line): string => line.card || deeds.find((d) => d.lines.includes(line))?.lines[0]?.card || "";
    if (hits.length > 0) this.attacks = [...this.attacks, ...hits.map((a) => ({ ...a, by: by(a.line) }))];
  }
  #unring(): void {
    // all areas look at them
    if (this.fresh.size > 0) this.fresh = new Map();
    if (this.moved.size > 0) this.moved = new Set();
  }
  #queued(deed: Deed, you: number): void {
    if (deed.seat < 0 || deed.seat === you || this.lasts(deed) === 0) return;
    if (this.now?.n === deed.n) this.now = deed; // it goes on
    else if (deed.n > this.#head) {
      if (globalThis.document?.visibilityState !== "hidden") this.#queue = [...this.#queue, deed].slice(-MOST);
    } else this.#queue = this.#queue.map((d) => (d.n === deed.n ? deed : d));
  }
  #next(): void {
    clearTimeout(this.#timer);
    if (this.#held) return;
    this.now = this.#queue.shift() ?? null;
    if (this.now) this.#timer = setTimeout(() => this.#next(), this.lasts(this.now));
    else if (!prefs.keepRings) this.#unring();
  }
}
