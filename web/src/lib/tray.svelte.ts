/**
 * A choice that all make at the same time, laid over a table that stays in sight: what is offered, what was picked so
 * far, and what is said of it. Each game adds its own words and sums.
 */
import { catalogue } from "./catalogue.svelte";
import type { Deciding } from "./deciding.svelte";
import { troubleText } from "./trouble";
import type { Ask, Choice, GameName, HandCard } from "./types";

/** What a card would be now: playable, or what it lacks; beside it how it is paid, or how far away it is. */
export interface Verdict {
  ok: boolean;
  text: string;
  side: string;
  /** The metal that could pay for it, and the credits beside it; `side` leads up to them. */
  paid?: { metal: string; n: number; rest: number };
}
/** Something about a card worth knowing: what a tag would be the how-many-eth of. Hot if something of yours cares. */
export interface Mark {
  icon: string;
  text: string;
  hot?: boolean;
  /** Of what it would raise there is no more. */
  off?: boolean;
  /** The rival it is about. */
  seat?: number;
}

/** What somebody has and makes. */
export interface Counted {
  stock: Record<string, number>;
  production: Record<string, number>;
}
const summed = (a: Record<string, number>, b: Record<string, number>): Record<string, number> =>
  Object.fromEntries([...Object.keys(a), ...Object.keys(b)].map((kind) => [kind, (a[kind] ?? 0) + (b[kind] ?? 0)]));

export abstract class Tray<G extends GameName = GameName> {
  picked = $state.raw<string[]>([]);
  /** The corporation that is chosen, and the question about the first cards that it leads to. */
  firm = $state("");
  next = $state.raw<Ask | null>(null);
  folded = $state(false);
  sending = $state(false);
  staging = $state(false);
  trouble = $state("");
  #asked = "";

  constructor(readonly table: Deciding<G>) {}

  // ---- what each game says
  /** The question is answered here. */
  protected abstract takes(ask: Ask): boolean;
  /** Nothing is asked, but the others still choose. */
  protected abstract waits(): boolean;
  abstract get title(): string;
  abstract get hint(): string;
  /** The words on the main button. */
  abstract get label(): string;
  /** On a card: what can be done with it, and that it is done. */
  abstract get verbs(): [string, string];
  abstract verdict(card: HandCard): Verdict;
  abstract marks(card: string): Mark[];
  /** The cards cost something now. */
  abstract readonly buying: boolean;
  /** What there is to spend, and what is spent; null where nothing is paid, or that is not known. */
  abstract readonly money: { have: number; spent: number } | null;
  /** How many cards could be played after this. */
  abstract readonly reach: { n: number; of: number } | null;
  /** To whom the rest of the cards goes, and from whom the next come. */
  abstract readonly passing: { to: number; from: number } | null;
  /** Metals that a corporation would begin with. */
  abstract readonly metals: { metal: "steel" | "titanium"; n: number }[];
  /** Names of cards that a first turn could be, where that is still to come. */
  abstract readonly opening: string[];
  /** Cards kept so far. */
  abstract readonly kept: string[];
  /** Cards that are seen before the question about them comes. */
  abstract readonly dealt: string[];
  /** Corporations that are seen before one is chosen. */
  abstract readonly coming: string[];

  // ---- what is asked
  ask = $derived.by<Ask | null>(() => {
    const ask = this.table.ask;
    return ask && !ask.optional && this.takes(ask) ? ask : null;
  });
  /** A tray lies on the table. */
  laid = $derived.by(() => this.ask !== null || this.waits());
  firms = $derived.by<Choice[]>(() => (this.ask?.kind === "corporation" ? this.ask.options : []));
  /** What the corporation that is chosen begins with; without one, what one's own began with. */
  protected start = $derived.by<Counted>(() => {
    const card = this.firms.find((o) => o.notation === this.firm)?.card ?? this.table.view?.seats[this.table.you]?.corporation;
    const icons = (catalogue.card(card ?? "")?.icons.play ?? []).filter((i) => i.symbol.startsWith("r-"));
    const counted = (production: boolean): Record<string, number> =>
      Object.fromEntries(icons.filter((i) => i.production === production).map((i) => [i.symbol.slice(2), i.count]));
    return { stock: counted(false), production: counted(true) };
  });
  /** What one would have with the corporation that is chosen; null while none is. */
  begins = $derived.by<Counted | null>(() => {
    const me = this.table.view?.seats[this.table.you];
    return me && this.firm ? { stock: summed(me.stock, this.start.stock), production: summed(me.production, this.start.production) } : null;
  });
  /** The question that cards or tiles answer. */
  question = $derived.by<Ask | null>(() => (this.ask?.kind === "corporation" ? this.next : this.ask));
  /** There is no board of one's own yet. */
  early = $derived.by(() => !this.table.view?.seats[this.table.you]?.corporation);
  single = $derived.by(() => this.question !== null && this.question.most === 1 && this.question.least === 1);
  #offered = $derived.by(() => new Map((this.table.now?.offered ?? []).map((h) => [h.card, h])));
  fits = $derived.by(() => {
    const q = this.question;
    if (!q) return this.firm !== "";
    return this.picked.length >= q.least && this.picked.length <= q.most;
  });
  ready = $derived.by(
    () => this.ask !== null && !this.sending && !this.staging && this.fits && (this.firms.length === 0 || this.firm !== ""),
  );

  /** What a card would cost and lack, where the server says it. */
  offered(card: string): HandCard | undefined {
    return this.#offered.get(card);
  }
  has(notation: string): boolean {
    return this.picked.includes(notation);
  }

  /** A new question begins with nothing chosen. */
  follow(): void {
    const ask = this.ask;
    const id = ask?.id ?? "";
    if (id === this.#asked) return;
    this.#asked = id;
    this.firm = "";
    this.next = null;
    this.trouble = "";
    this.staging = false;
    this.folded = false;
    this.picked = ask && ask.kind !== "corporation" && ask.options.length === 1 && ask.least === 1 ? [ask.options[0]!.notation] : [];
    if (ask) this.table.phoneTab = "choose";
    if (this.firms.length === 1) void this.choose(this.firms[0]!);
  }

  async choose(option: Choice): Promise<void> {
    const id = this.ask?.id;
    if (this.sending || this.firm === option.notation) return;
    this.firm = option.notation;
    this.trouble = "";
    this.staging = true;
    try {
      const { next } = await this.table.live.stage([[option.notation]], id);
      if (this.firm !== option.notation || this.ask?.id !== id) return;
      this.next = next?.kind === "first_hand" ? next : null;
      const known = new Set(this.next?.options.map((o) => o.notation));
      this.picked = this.picked.filter((n) => known.has(n));
      this.staging = false;
    } catch (why) {
      this.staging = false;
      this.trouble = troubleText(why);
    }
  }

  toggle(notation: string): void {
    const q = this.question;
    if (!q || this.sending) return;
    if (this.single) this.picked = [notation];
    else if (this.has(notation)) this.picked = this.picked.filter((n) => n !== notation);
    else if (this.picked.length < q.most) this.picked = [...this.picked, notation];
    else this.picked = [...this.picked.slice(1), notation];
  }

  /** Picks by number, as they lie there: a corporation where none is chosen yet, else a card. */
  nth(n: number): void {
    const firms = this.firm === "" ? this.firms : [];
    const firm = firms[n - 1];
    const option = this.question?.options[n - 1];
    if (firm) void this.choose(firm);
    else if (firms.length === 0 && option) this.toggle(option.notation);
  }

  /** Picks what somebody else would. */
  fillIn(answer: string[]): void {
    const firm = this.firms.find((o) => o.notation === answer[0]);
    if (this.sending) return;
    if (firm) void this.choose(firm);
    else this.picked = answer;
    this.folded = false;
    this.table.phoneTab = "choose";
  }

  async commit(): Promise<void> {
    const ask = this.ask;
    if (!ask || !this.ready) return;
    this.sending = true;
    this.trouble = "";
    const answers = this.firm ? (this.next ? [[this.firm], this.picked] : [[this.firm]]) : [this.picked];
    try {
      await this.table.live.answer(answers, ask.id);
    } catch (why) {
      this.trouble = troubleText(why);
    } finally {
      this.sending = false;
    }
  }
}
