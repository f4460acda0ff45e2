/**
 * What is going on at a table from one seat, whatever the game: the question, the answers collected so far and what
 * they would do. Nothing is final before `commit`. Each game adds what is its own.
 */
import { getContext, setContext, untrack } from "svelte";
import { announce } from "./announce.svelte";
import { Arrivals } from "./arrivals";
import { catalogue } from "./catalogue.svelte";
import { Coach } from "./coach/coach.svelte";
import { apart, figure, t } from "./i18n/index.svelte";
import type { Moment } from "./guide.svelte";
import type { LiveTable } from "./live.svelte";
import { screen } from "./screen.svelte";
import { NEUTRAL } from "./symbols";
import type { Deed, Show } from "./show.svelte";
import type { Tray } from "./tray.svelte";
import { troubleText } from "./trouble";
import { summed } from "./summed";
import { leaves, onlyTarget, targetsOf, type Targets } from "./targets";
import type { Ask, Change, Choice, GameName, HandCard, Lives, SeatInfo, Stageds } from "./types";

export interface Step<G extends GameName = GameName> {
  ask: Ask;
  picked: string[];
  /** A choice was made that fits the question. */
  answered: boolean;
  /** What the answers up to here would do; null while that is not known. */
  staged: Stageds[G] | null;
}

/** The views of a phone, and those on the tabs of a tablet. */
export type PhoneTab = "choose" | "mars" | "hand" | "me" | "table" | "goals" | "log";
export type Sheet = "menu" | "keys" | "talk" | null;

export const isPayment = (ask: Ask): boolean => ask.options[0]?.kind === "pay";
export const hasAreas = (ask: Ask): boolean => ask.options.some((o) => o.area !== "");
export const isMany = (ask: Ask): boolean => ask.most > 1 || ask.least === 0;
const LISTED = 4;
const AMOUNTS = new Set(["exchange", "swap"]);
/** The same thing in smaller and larger amounts, too many to be listed. */
export const isAmount = (ask: Ask): boolean =>
  !isMany(ask) && ask.options.length > LISTED && ask.options.every((o, i) => AMOUNTS.has(o.kind) && o.amount === ask.options[0]!.amount + i);
/** It is answered from the start: the usual way to pay, the most of an amount. */
const isFilled = (ask: Ask): boolean => isPayment(ask) || isAmount(ask);

const NONE: ReadonlySet<string> = new Set();

export abstract class Deciding<G extends GameName = GameName> {
  steps = $state.raw<Step<G>[]>([]);
  /** Waiting for a preview. */
  staging = $state(false);
  /** The question whose answer is on its way to the server. */
  #answering = $state<string | null>(null);
  toast = $state<{ text: string; tone: "info" | "bad" } | null>(null);
  phoneTab = $state<PhoneTab>("mars");
  sheet = $state<Sheet>(null);
  /** The seat whose cards are looked at. */
  inspected = $state<number | null>(null);
  /** How many parts of the board lie below another page: they are not laid out or painted. */
  cover = $state(0);
  /** It was drawn once. */
  there = $state(false);
  /** The whole hand lies over the board, from a group of it on where that is named. */
  wholeHand = $state<boolean | string>(false);
  /** The scores are put aside to look at the board. */
  looking = $state(false);

  /** What was pressed to begin the action: Enter on it again is the main button. */
  source: Element | null = null;

  /** Who can be asked what to do. */
  readonly coach = new Coach(this as unknown as Deciding);

  #came = $state.raw(NONE);
  #stint = "";
  readonly #arrivals: Arrivals;

  #try = 0;
  /** Answers to later questions that were given with the action. */
  #wishes = new Set<string>();
  #toastTimer: ReturnType<typeof setTimeout> | undefined;
  #askId = "";
  #asked = "";

  constructor(readonly live: LiveTable<G>) {
    this.#arrivals = new Arrivals(live.id, (came) => (this.#came = came));
  }

  // ---- what each game says
  /** A question that actions are begun from, one after the other. */
  protected abstract begins(ask: Ask): boolean;
  /** A question that has a page of its own. */
  protected abstract elsewhere(ask: Ask): boolean;
  /** A question that does not belong to what was decided before it: that is committed first. */
  protected apart(ask: Ask): boolean {
    return this.begins(ask) || this.elsewhere(ask);
  }
  /** The way to pay that is filled in. */
  protected abstract prefill(options: Choice[]): Choice | undefined;
  /** The symbol and the name of a change that only this game knows; null where there is none. */
  sign(_change: Change): [string, string] | null {
    return null;
  }
  /** What is done in one go: cards that came since it began stay marked. Every action by itself, where it is empty. */
  protected get stint(): string {
    return "";
  }
  /** Until when a card of the hand can be played, where that is about to end. */
  closes(_card: HandCard): string {
    return "";
  }
  /** What the others do, as it is shown; null where all act at the same time. */
  show: Show | null = null;
  /** A card that stands at its usual place would lie over what it did. */
  hides(_deed: Deed): boolean {
    return false;
  }
  /** A choice that all make at the same time. */
  abstract readonly tray: Tray<G>;
  /** The words on the main button. */
  abstract get mainLabel(): string;
  /** The table that is shown; the latest, unless a game goes through what led to it. */
  protected shown(now = this.live.now): Lives[G]["view"] | null {
    return now?.view ?? null;
  }
  /** What your cards are paid with, and the scales that have left the place that counts for what cards need. */
  get standing(): { credits: number; stock: Record<string, number>; moved: string[] } {
    const stock: Record<string, number> = this.view?.seats[this.you]?.stock ?? {};
    return { credits: stock.credits ?? 0, stock, moved: [] };
  }
  /** Where the marker of a colony tile stands. */
  marker(_moon: string): number {
    return 0;
  }

  /** What an explanation of a question has to know besides. */
  get moment(): Moment {
    return { alone: this.view?.seats.length === 1, over: this.view?.over };
  }

  // ---- the layout
  get desk(): boolean {
    return screen.layout === "desk";
  }
  get phone(): boolean {
    return screen.layout === "phone" || this.lying;
  }
  /** A phone on its side: wide, and low. */
  get lying(): boolean {
    return screen.layout === "lying";
  }
  /** Planet and hand in sight, the rest on tabs. */
  get tablet(): boolean {
    return screen.layout === "tablet" || screen.layout === "standing";
  }

  /** Somebody is asked once more whether they mean it. */
  get sure(): boolean {
    return false;
  }

  /** A lesson may want something else now: that is not suggested then. */
  meant(notation: string): boolean {
    return this.live.teacher?.wants?.(notation) ?? true;
  }

  // ---- what the server said
  now = $derived.by<Lives[G] | null>(() => this.live.now);
  view = $derived.by<Lives[G]["view"] | null>(() => this.shown());
  /** The same a frame later: for what stands beside the board and the question, which come first. */
  aside = $derived.by<Lives[G]["view"] | null>(() => this.shown(this.live.later));
  ask = $derived.by<Ask | null>(() => this.live.now?.ask ?? null);
  /** Waiting for the server to take an answer; not any more once it has asked the next question. */
  committing = $derived.by(() => this.#answering !== null && this.#answering === (this.ask?.id ?? ""));
  you = $derived.by(() => this.live.now?.table.you ?? -1);
  myTurn = $derived.by(() => this.ask !== null && !this.ask.optional && this.begins(this.ask));
  /** The table as it would be after the answers collected so far. */
  preview = $derived.by<Stageds[G] | null>(() => this.steps.findLast((s) => s.staged)?.staged ?? null);
  /** What they would change, and your points with it. */
  result = $derived.by<Change[]>(() => {
    const changes = summed(this.preview?.changes ?? []);
    const now = this.preview?.view?.seats[this.you]?.points;
    const old = this.view?.seats[this.you]?.points;
    if (now === undefined || old === undefined) return changes;
    const points = { kind: "points", seat: this.you, item: "", card: "", area: "", amount: now - old, now };
    return [...(now === old ? [] : [points]), ...this.races(), ...changes];
  });
  /** What moves the points though nothing of it lies on the table. */
  protected races(): Change[] {
    return [];
  }
  /** What they would add to your stocks and, as `cards`, to your hand. */
  gains = $derived.by<Map<string, number>>(() => {
    const own = (this.preview?.changes ?? []).filter((c) => (c.kind === "stock" || c.kind === "hand") && c.seat === this.you);
    return new Map(own.map((c) => [c.kind === "hand" ? "cards" : c.item, c.amount]));
  });
  hand = $derived.by<HandCard[]>(() => this.live.now?.hand ?? []);
  handAside = $derived.by<HandCard[]>(() => this.live.later?.hand ?? []);
  /** Cards that came into the hand since your last turn; where all did, none is marked. */
  fresh = $derived.by<ReadonlySet<string>>(() => (this.hand.every((h) => this.#came.has(h.card)) ? NONE : this.#came));
  choices = $derived.by(() => new Map((this.ask?.options ?? []).map((o) => [o.notation, o])));
  /** The view that a phone shows: who watches has neither a hand nor a board, and who has chosen goes on. */
  tab = $derived.by<PhoneTab>(() => {
    const wanted = this.phoneTab;
    const gone = wanted === "choose" ? !this.tray.laid : this.you < 0 && (wanted === "hand" || wanted === "me");
    const shown = gone ? "mars" : wanted;
    if (!this.lying || shown !== "mars") return shown;
    return this.you < 0 ? "table" : "hand"; // beside the planet
  });
  /** The planet is in sight on a phone. */
  get marsShown(): boolean {
    return this.lying || this.tab === "mars";
  }
  /** Leads to the planet on a phone. */
  toMars(): void {
    if (!this.marsShown) this.phoneTab = "mars";
  }
  #reasons = $derived.by(() => this.live.now?.blocked ?? []);
  #blocked = $derived(new Map(this.#reasons.map((b) => [b.notation, b.reasons])));

  /** The action chosen; null for questions that came by themselves. */
  action = $derived.by<Choice | null>(() => {
    const first = this.steps[0];
    if (!first || !this.begins(first.ask)) return null;
    return first.ask.options.find((o) => o.notation === first.picked[0]) ?? null;
  });
  /** The questions to show in the dock, without the one that the action itself answered. */
  questions = $derived(this.action ? this.steps.slice(1) : this.steps);
  ready = $derived(
    this.steps.length > 0 &&
      !this.staging &&
      this.steps.every((s) => s.answered) &&
      this.steps.at(-1)?.staged != null &&
      this.steps.at(-1)?.staged?.stops !== "asks",
  );
  /** The question that waits for an answer now. */
  openAsk = $derived.by<Ask | null>(() => this.steps.find((s) => !s.answered)?.ask ?? this.ask);
  /** A question about cards in hand that is answered by picking one there, or none. */
  cardStep = $derived.by<Step<G> | null>(() => {
    const last = this.steps.at(-1);
    if (!last || this.begins(last.ask)) return null;
    const hand = new Set(this.view?.seats[this.you]?.hand ?? []);
    const cards = last.ask.options.filter((o) => o.card);
    const none = last.ask.options.length - cards.length; // there is one way to pick none
    return cards.length > 0 && none < 2 && cards.every((o) => hand.has(o.card)) ? last : null;
  });

  /** Whom something is taken from; null where a question asks for nothing of that sort. */
  targets(ask: Ask): Targets | null {
    return targetsOf(ask, this.you, (card) => this.view?.seats.find((s) => s.played.includes(card))?.seat ?? -1);
  }
  /** What would be left to whom something is taken from; MarsBot loses otherwise than people, and the result tells what. */
  leaves(o: Choice): ReturnType<typeof leaves> {
    return o.seat === this.marsbot ? null : leaves(o, this.view?.seats[o.seat]);
  }
  /** Whom the answers collected take something from, short: "Olena 5→2". */
  get loser(): string {
    for (const step of this.questions) {
      const chosen = this.targets(step.ask) && step.ask.options.find((o) => step.picked.includes(o.notation) && o.seat >= 0);
      const left = chosen ? this.leaves(chosen) : null;
      if (chosen && left) return `${this.name(chosen.seat)} ${figure(left.have)}→${figure(left.left)}`;
    }
    return "";
  }

  // a string stays the same while nobody is renamed: what shows names is not drawn again with every message
  #nameLine = $derived.by(() => this.live.now?.table.seats.map((s) => s.name).join("\n") ?? "");
  #names = $derived(this.#nameLine.split("\n"));

  /** The seat of MarsBot; -1 where it does not play. */
  marsbot = $derived.by(() => this.live.now?.table.seats.find((s) => s.kind === "marsbot")?.seat ?? -1);
  seatInfo(seat: number): SeatInfo | undefined {
    return this.now?.table.seats.find((s) => s.seat === seat);
  }
  name(seat: number): string {
    if (seat === NEUTRAL) return t("seat.neutral");
    return this.#names[seat] ?? String(seat + 1);
  }
  /** A sentence that begins with a capital letter. */
  sentence(text: string): string {
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
  }
  /** A question without the name of the card that asks it, where that stands above already. */
  question(ask: Ask): string {
    const text = ask.text;
    const card = ask.card ? catalogue.cardName(ask.card) : "";
    const about = this.action ? this.action.card : this.steps[0]?.ask.card || ask.card; // stands above all questions
    const bare = card && ask.card === about && text.startsWith(card) ? text.slice(card.length).replace(/^[\s\u00a0]*:\s*/, "") : text;
    return bare.charAt(0).toLocaleUpperCase() + bare.slice(1);
  }
  offered(notation: string): Choice | undefined {
    return this.myTurn ? this.choices.get(notation) : undefined;
  }
  /** Why something is not offered, as the server says. */
  protected reasons(notation: string): string[] {
    return this.#blocked.get(notation) ?? [];
  }
  whyNot(notation: string): string {
    if (!this.myTurn) return this.idleWhy;
    return apart(this.reasons(notation));
  }
  /** Why nothing can be begun while it is not one's own turn. */
  get idleWhy(): string {
    if (this.view?.over) return t("turn.over");
    if (this.you < 0) return t("turn.watching");
    return this.ask && !this.ask.optional ? t("dock.asked", { what: this.sentence(this.ask.text) }) : t("dock.wait");
  }
  get free(): boolean {
    return this.myTurn && this.steps.length === 0;
  }
  /** The names of those the game waits for, without yours. */
  waitingFor = $derived.by(() =>
    this.view?.over
      ? ""
      : (this.view?.asked ?? [])
          .filter((s) => s !== this.you)
          .map((s) => this.name(s))
          .join(", "),
  );

  #look(): void {
    if (!this.now) return;
    this.#arrivals.look(this.hand.map((h) => h.card), untrack(() => this.#came));
  }

  /** Follows the server: a new question begins anew, the same one keeps what was collected. */
  follow(): void {
    this.#look();
    this.tray.follow();
    this.coach.follow();
    const ask = this.ask;
    const { id, text } = ask ?? { id: "", text: "" };
    const anew = id !== this.#askId;
    const otherwise = text !== this.#asked;
    this.#askId = id;
    this.#asked = text;
    if (anew) this.reset();
    else if (ask && otherwise && !this.committing) this.#sayAgain(ask);
  }

  /** The same question in another language: what was collected stays, and what follows is asked for again. */
  #sayAgain(ask: Ask): void {
    const [first, ...later] = this.steps;
    if (!first) return;
    this.steps = [{ ...first, ask }];
    if (first.answered) void this.#advance(later);
  }

  reset(): void {
    this.#try++;
    this.#wishes.clear();
    this.staging = false;
    const ask = this.ask;
    if (!ask || ask.optional || this.begins(ask) || this.elsewhere(ask)) {
      if (this.steps.length > 0) this.steps = [];
      return;
    }
    this.steps = [this.#fresh(ask)];
    if (this.steps[0]!.answered) void this.#advance([]);
  }

  /** Begins an action; `wishes` answer questions that it leads to. */
  begin(notation: string, wishes: string[] = []): void {
    if (!this.ask || !this.myTurn || this.committing) return;
    const option = this.choices.get(notation);
    if (!option) {
      this.say(this.whyNot(notation), "bad");
      return;
    }
    if (this.action?.notation === notation && wishes.length === 0) return;
    const objection = this.live.teacher?.objects([[notation]]);
    if (objection) {
      this.say(objection);
      return;
    }
    this.show?.stop();
    this.#wishes = new Set(wishes);
    this.source = document.activeElement;
    this.steps = [{ ask: this.ask, picked: [notation], answered: true, staged: null }];
    void this.#advance([]);
  }

  /** Gives the open question an answer of somebody else, as far as that goes without anything being final. */
  fillIn(answer: string[], wishes: string[] = []): void {
    const own = this.steps[0];
    if (this.tray.ask) this.tray.fillIn(answer);
    else if (this.myTurn && answer[0]) this.begin(answer[0], wishes);
    else if (own && !this.action) this.pick(own, answer);
  }

  /** Answers one of the questions shown; questions after it are asked again. */
  pick(step: Step<G>, notations: string[], andCommit = false): void {
    const at = this.steps.indexOf(step);
    if (at < 0 || this.committing) return;
    const fits = notations.length >= step.ask.least && notations.length <= step.ask.most;
    const old = this.steps.slice(at + 1);
    this.steps = [...this.steps.slice(0, at), { ...step, picked: notations, answered: fits, staged: null }];
    if (fits) void this.#advance(old, andCommit);
  }

  /** Adds or takes away one of several. */
  toggle(step: Step<G>, notation: string): void {
    const has = step.picked.includes(notation);
    let picked = has ? step.picked.filter((n) => n !== notation) : [...step.picked, notation];
    if (picked.length > step.ask.most) picked = picked.slice(-step.ask.most);
    this.pick(step, picked);
  }

  /** A card of the hand: to play, or to answer a question about the hand. */
  choose(card: string): void {
    const picking = this.cardStep;
    if (picking) {
      const option = picking.ask.options.find((o) => o.card === card);
      if (!option) return;
      if (isMany(picking.ask)) this.toggle(picking, option.notation);
      else this.pick(picking, [option.notation]);
    } else if (this.action?.kind === "play" && this.action.card === card) this.reset();
    else if (this.offered(`play ${card}`)) this.begin(`play ${card}`);
    else this.say(apart(this.hand.find((h) => h.card === card)?.reasons ?? []) || this.whyNot(`play ${card}`));
  }
  chosen(card: string): boolean {
    if (this.action?.kind === "play" && this.action.card === card) return true;
    const picking = this.cardStep;
    return picking?.ask.options.some((o) => o.card === card && picking.picked.includes(o.notation)) ?? false;
  }

  /** One step back, then nothing is chosen any more. */
  back(): void {
    this.#wishes.clear();
    const open = this.questions.findLastIndex((s) => s.answered && !isFilled(s.ask) && s.picked.length > 0);
    const step = open >= 0 ? this.questions[open] : undefined;
    if (step && this.questions.length > 0) {
      this.#try++;
      this.staging = false;
      const at = this.steps.indexOf(step);
      this.steps = [...this.steps.slice(0, at), { ...step, picked: [], answered: false, staged: null }];
    } else if (this.action) this.reset();
  }

  /** Closes what lies over the table or beside it; else goes one step back. */
  leave(): void {
    if (this.wholeHand !== false) this.wholeHand = false;
    else if (this.coach.open && !this.action) this.coach.close();
    else this.back();
  }

  async commit(): Promise<void> {
    if (!this.ready || this.committing) return;
    await this.answer(this.steps.map((s) => s.picked));
  }

  async undo(): Promise<void> {
    const { undo, back } = this.now ?? {};
    if (!(undo || back) || this.committing) return;
    try {
      await this.#sent(() => this.live.undo());
      if (undo) announce(t("dock.undo.done"));
    } catch (why) {
      this.#complain(why);
    }
  }

  say(text: string, tone: "info" | "bad" = "info"): void {
    if (!text) return;
    clearTimeout(this.#toastTimer);
    this.toast = { text: text.charAt(0).toLocaleUpperCase() + text.slice(1), tone };
    announce(text);
    this.#toastTimer = setTimeout(() => (this.toast = null), 5000);
  }

  /** Gives answers at once. */
  async answer(answers: string[][]): Promise<boolean> {
    if (this.committing) return false;
    if (this.myTurn) {
      const stint = this.stint;
      if (!stint || stint !== this.#stint) this.#arrivals.forget(this.#came);
      this.#stint = stint;
    }
    try {
      await this.#sent(() => this.live.answer(answers));
      return true;
    } catch (why) {
      this.#complain(why);
      this.reset();
      return false;
    }
  }

  async #sent(send: () => Promise<unknown>): Promise<void> {
    const id = this.ask?.id ?? "";
    this.#answering = id;
    try {
      await send();
    } finally {
      if (this.#answering === id) this.#answering = null;
    }
  }

  #complain(why: unknown): void {
    this.say(troubleText(why), "bad");
  }

  /** A question with what can be filled in for the player. */
  #fresh(ask: Ask, old?: Step<G>): Step<G> {
    const known = new Set(ask.options.map((o) => o.notation));
    const again = old && old.ask.kind === ask.kind && old.ask.card === ask.card && old.answered;
    if (again && old.picked.length > 0 && old.picked.every((n) => known.has(n)) && !isPayment(ask))
      return { ask, picked: old.picked, answered: true, staged: null };
    if (isPayment(ask)) {
      const first = this.prefill(ask.options);
      if (first) return { ask, picked: [first.notation], answered: true, staged: null };
    }
    const wished = ask.most === 1 ? ask.options.find((o) => this.#wishes.has(o.notation)) : undefined;
    if (wished) return { ask, picked: [wished.notation], answered: true, staged: null };
    if (ask.least === 0) return { ask, picked: [], answered: true, staged: null };
    if (isAmount(ask)) return { ask, picked: [ask.options.at(-1)!.notation], answered: true, staged: null };
    const only = ask.options.length === 1 && ask.least === 1 ? ask.options[0] : onlyTarget(this.targets(ask));
    if (only) return { ask, picked: [only.notation], answered: true, staged: null };
    return { ask, picked: [], answered: false, staged: null };
  }

  /** Asks the server what the answers would do, and for the question they lead to, as far as answers are known. */
  async #advance(old: Step<G>[], andCommit = false): Promise<void> {
    const turn = ++this.#try;
    const id = this.ask?.id;
    this.staging = true;
    try {
      let left = [...old];
      for (;;) {
        const staged = await this.live.stage(
          this.steps.map((s) => s.picked),
          id,
        );
        if (turn !== this.#try) return;
        const last = this.steps.at(-1)!;
        this.steps = [...this.steps.slice(0, -1), { ...last, staged }];
        if (staged.stops !== "asks" || !staged.next || this.apart(staged.next)) {
          if (staged.next) this.steps = [...this.steps.slice(0, -1), { ...last, staged: { ...staged, stops: "done" } }];
          break;
        }
        const next = this.#fresh(staged.next, left[0]);
        left = left.slice(1);
        this.steps = [...this.steps, next];
        if (!next.answered) break;
      }
      this.staging = false;
      if (andCommit && this.ready) await this.commit();
    } catch (why) {
      if (turn !== this.#try) return;
      this.staging = false;
      this.#complain(why);
      this.reset();
    }
  }
}

const KEY = Symbol("table");
export const provideDeciding = <D extends Deciding>(deciding: D): D => setContext(KEY, deciding);
/** What is decided at this table, for parts that both games have. */
export const getDeciding = <D extends Deciding = Deciding>(): D => getContext<D>(KEY);
