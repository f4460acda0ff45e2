/**
 * The coach at a table: opinions about the question that is open, as deep as somebody asks for. Unasked it says nothing
 * but how likely each seat is to win, and that can be hidden.
 */
import { announce } from "../announce.svelte";
import { api, Trouble } from "../api";
import { afterFrame } from "../frames.svelte";
import type { Deciding } from "../deciding.svelte";
import { capital, t } from "../i18n/index.svelte";
import { prefs } from "../prefs.svelte";
import type { Choice, CoachHint, CoachJob, CoachLine } from "../types";

export type Depth = CoachHint["depth"];
const DEEPEST = { off: 0, first: 1, all: 3 } as const;
const PATIENCE_MS = 5000;
const NOTHING: ReadonlySet<string> = new Set();

export class Coach {
  /** Its panel is shown. */
  open = $state(false);
  /** The depth that is shown, and the deepest that was asked for at this question. */
  depth = $state<Depth>(1);
  asked = $state<0 | Depth>(0);
  hint = $state.raw<CoachHint | null>(null);
  job = $state.raw<CoachJob | null>(null);
  /** Why there is no answer. */
  trouble = $state<"" | "busy" | "silent">("");
  /** The line that is marked on the board and would be staged. */
  chosen = $state(0);
  /** The board shows what the line is about. */
  marking = $state(true);
  /** Areas that bear the mark though nobody is asked here: those of a line of an analysis. */
  pointed = $state.raw<ReadonlySet<string>>(NOTHING);
  /** By seat; empty as long as nobody has thought about it, or where the coach has no opinion. */
  chances = $state.raw<number[]>([]);
  /** They are shown, until the game is over. */
  estimates = $derived.by(() => prefs.chances && this.chances.length > 0 && !this.table.view?.over);
  /** It has learned nothing at such tables. */
  #mute = false;
  #question = "";
  #looked = "";
  #try = 0;
  #clock: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Deciding) {}

  #info = $derived.by(() => this.table.now?.table);
  /** How deep one may ask at this table. */
  deepest = $derived.by(() => DEEPEST[this.#info?.coach ?? "off"]);
  /** There is a button for it: somebody plays here, and it is no lesson. */
  offered = $derived.by(() => this.table.you >= 0 && !this.#info?.lesson && !this.table.view?.over);
  /** People sit here who see that one asks. */
  public = $derived.by(() => (this.#info?.seats.filter((s) => s.kind === "person").length ?? 0) > 1);
  /** How often each seat has asked, and how deep at most. */
  uses = $derived.by(() => usesOf(this.#info?.hints ?? []));
  count = $derived.by(() => this.uses.find((use) => use.seat === this.table.you)?.n ?? 0);
  /** What is shown was found. */
  found = $derived.by(() => this.hint !== null && (this.hint.depth >= this.depth || noOpinion(this.hint)));
  thinking = $derived.by(() => this.job !== null && (this.job.state === "waiting" || this.job.state === "working"));
  line = $derived.by<CoachLine | null>(() => (this.depth === 3 ? (this.hint?.lines[this.chosen] ?? null) : null));
  /** What the line picks. */
  #picks = $derived.by<Choice[]>(() => (this.line?.answer ?? []).flatMap((n) => this.table.choices.get(n) ?? []));
  #shown = $derived.by(() => this.open && this.marking && this.#picks.length > 0);
  /** Cards and areas that bear the mark. */
  cards = $derived.by<ReadonlySet<string>>(() => (this.#shown ? filled(this.#picks.map((o) => o.card)) : NOTHING));
  areas = $derived.by<ReadonlySet<string>>(() =>
    this.#shown ? filled([...this.#picks.map((o) => o.area), ...this.#tiles.map((tile) => tile.area)]) : this.pointed,
  );
  /** The tiles that the line lays; only of the first that is known. */
  #tiles = $derived.by(() => (this.chosen === 0 ? (this.hint?.does ?? []).filter((c) => c.kind === "tile" && c.area) : []));

  /** Follows the table: an opinion is about one question. */
  follow(): void {
    const id = this.table.ask?.id ?? "";
    if (id === this.#question) return;
    this.#question = id;
    this.stop();
    if (!id) this.open = false; // others act: the log has its place again
    this.hint = null;
    this.depth = 1;
    this.asked = 0;
    this.chosen = 0;
    this.trouble = "";
  }

  /** Opens it; a first time it is asked at once, where nobody else sees that. Then it goes deeper. */
  press(): void {
    const fresh = !this.open;
    this.open = true;
    if (!this.table.phone) this.table.phoneTab = "log"; // whose place it takes
    if (!this.table.ask || this.deepest === 0 || (fresh && (this.public || this.asked > 0))) return;
    this.deeper();
  }
  close(): void {
    this.open = false;
    this.stop();
  }
  deeper(): void {
    const next = this.asked === 0 ? 1 : this.depth + 1;
    if (next <= this.deepest) this.show(next as Depth);
  }
  /** Shows what was found, or asks for it. */
  show(depth: Depth): void {
    this.depth = depth;
    if (depth > this.asked || this.trouble) void this.ask(depth);
  }

  async ask(depth: Depth): Promise<void> {
    const ask = this.table.ask;
    if (!ask) return;
    this.stop();
    const turn = this.#try;
    this.trouble = "";
    this.asked = depth > this.asked ? depth : this.asked;
    this.#clock = setTimeout(() => {
      if (!this.found && !this.job?.place) this.trouble = "silent";
    }, PATIENCE_MS);
    try {
      let { lang } = prefs;
      let job = await api.askCoach(this.table.live.id, ask.id, depth, lang);
      while (this.#hear(job, turn)) job = await api.coachJob(job.id, job.version, (lang = prefs.lang));
      if (turn === this.#try && lang !== prefs.lang) await this.again(); // chosen while the last news was on its way
    } catch (why) {
      if (turn === this.#try) this.#fail(why);
    }
  }
  /** Takes in how far it is, and whether there is more to come. */
  #hear(job: CoachJob, turn: number): boolean {
    if (turn !== this.#try) return finish(job);
    this.job = job;
    if (job.hint) {
      this.hint = job.hint;
      this.trouble = "";
    }
    if (job.state === "failed" && !job.hint) this.trouble = "busy";
    if (job.state === "done" && this.found) announce(told(this.hint!, this.depth));
    return this.thinking;
  }
  #fail(why: unknown): void {
    const code = why instanceof Trouble ? why.code : "";
    this.job = null;
    if (code !== "stale") this.trouble = code === "busy" ? "busy" : "silent";
  }
  /** What was found is enough. */
  stop(): void {
    this.#try++;
    clearTimeout(this.#clock);
    if (this.thinking) this.job = null;
  }
  /** The same in another language: what is not kept any more is asked for anew. */
  async again(): Promise<void> {
    const { job, hint, asked } = this;
    if (!hint || !asked || this.thinking) return;
    const said = job && (await api.coachJob(job.id, 0, prefs.lang).catch(() => null));
    if (this.hint !== hint) return;
    if (said?.hint) this.hint = said.hint;
    else await this.ask(asked);
  }

  /** Fills in the line; nothing is final. */
  stage(): void {
    if (!this.line) return;
    this.table.fillIn(
      this.line.answer,
      this.#tiles.map((tile) => `place ${tile.item} ${tile.area}`),
    );
    if (this.table.phone) this.open = false;
  }

  /** The chances are looked at once in each turn of one's own. */
  look(): void {
    const { ask, myTurn } = this.table;
    if (!prefs.chances || this.deepest < 3 || !ask || !myTurn || this.#mute || this.#looked === ask.id) return;
    this.#looked = ask.id;
    afterFrame(() => void this.#chances().catch(() => undefined));
  }
  async #chances(): Promise<void> {
    let job = await api.chances(this.table.live.id);
    while (job.state === "waiting" || job.state === "working") job = await api.coachJob(job.id, job.version, prefs.lang);
    this.chances = job.chances ?? [];
    this.#mute = job.chances?.length === 0;
  }
}

/** Nobody waits for this work any more: it is ended once its last question for news has come back. */
export function finish(job: CoachJob): false {
  if (job.state === "waiting" || job.state === "working") void api.endCoach(job.id).catch(() => undefined);
  return false;
}
const filled = (names: string[]): Set<string> => new Set(names.filter(Boolean));
export const noOpinion = (hint: CoachHint): boolean => hint.verdict === "nothing" || hint.verdict === "unknown";

/** How often each seat has asked, and how deep at most. */
export const usesOf = (hints: { seat: number; depths: number[] }[]): { seat: number; n: number; depth: number }[] =>
  hints.map(({ seat, depths }) => ({
    seat,
    n: depths.reduce((sum, n) => sum + n, 0),
    depth: depths.findLastIndex((n) => n > 0) + 1,
  }));

/** What is said aloud once an opinion has settled. */
function told(hint: CoachHint, depth: Depth): string {
  const first = hint.lines[0]?.text ?? "";
  if (noOpinion(hint)) return hint.text;
  if (depth === 1) return hint.matters.map((note) => note.head).join(". ");
  if (depth === 2) return hint.kinds.map((kind) => kind.name).join(", ");
  return `${capital(first) || t("coach.nothing")}. ${hint.text}`;
}
