/**
 * What is going on at the table from this seat: the question, the answers collected so far and what they would do.
 * Nothing is final before `commit`.
 */
import { getContext, setContext } from "svelte";
import { announce } from "../lib/announce.svelte";
import { Trouble } from "../lib/api";
import { catalogue } from "../lib/catalogue.svelte";
import { speech, t, type Key } from "../lib/i18n/index.svelte";
import type { LiveTable } from "../lib/live.svelte";
import { prefs } from "../lib/prefs.svelte";
import { NEUTRAL } from "../lib/symbols";
import type { Ask, Choice, GameView, MoonView, SeatInfo, SeatView, Staged } from "../lib/types";
import { Walk } from "../marsbot/walk.svelte";
import { withNames } from "./names";
import { hasMoons, outOfTurn, type Visit } from "./trades";
import { prefill } from "./payment";

export interface Step {
  ask: Ask;
  picked: string[];
  /** A choice was made that fits the question. */
  answered: boolean;
  /** What the answers up to here would do; null while that is not known. */
  staged: Staged | null;
}

export type HandTab = "hand" | "played" | "actions";
export type PhoneTab = "mars" | "hand" | "me" | "table" | "log";
export type Sheet = "menu" | "keys" | null;

export const isPayment = (ask: Ask): boolean => ask.options[0]?.kind === "pay";
export const hasAreas = (ask: Ask): boolean => ask.options.some((o) => o.area !== "");
export const isMany = (ask: Ask): boolean => ask.most > 1 || ask.least === 0;
export const SETUP_KINDS = new Set(["moons", "corporation", "first_hand", "buy", "draft"]);

const PHASE_KEYS: Key[] = [
  "phase.deal",
  "phase.setup",
  "phase.research",
  "phase.draft",
  "phase.start",
  "phase.action",
  "phase.production",
  "phase.solar",
  "phase.final",
  "phase.over",
];

const NOWHERE = new Map<string, Choice>();
const NO_MOONS: MoonView[] = [];

export class TableState {
  steps = $state.raw<Step[]>([]);
  /** Waiting for a preview. */
  staging = $state(false);
  /** Waiting for the server to take an answer. */
  committing = $state(false);
  toast = $state<{ text: string; tone: "info" | "bad" } | null>(null);
  sureToPass = $state(false);
  handTab = $state<HandTab>("hand");
  phoneTab = $state<PhoneTab>("mars");
  sheet = $state<Sheet>(null);
  /** The seat whose cards are looked at. */
  inspected = $state<number | null>(null);
  /** Areas marked because a line of the log speaks of them. */
  marked = $state.raw<string[]>([]);
  /** Colony tiles marked for the same reason. */
  markedMoons = $state.raw<string[]>([]);
  /** The colony tile that is looked at. */
  shownMoon = $state<string | null>(null);
  phone = $state(false);
  /** How many parts of the board lie below another page: they are not laid out or painted. */
  cover = $state(0);
  /** The scores are put aside to look at the board. */
  looking = $state(false);

  /** What was pressed to begin the action: Enter on it again is the main button. */
  source: Element | null = null;

  #try = 0;
  /** Answers to later questions that were given with the action. */
  #wishes = new Set<string>();
  #toastTimer: ReturnType<typeof setTimeout> | undefined;
  #askId = "";

  /** MarsBot's turn as it is gone through. */
  walk: Walk;

  constructor(readonly live: LiveTable) {
    this.walk = new Walk(live.id);
  }

  // ---- what the server said
  now = $derived.by(() => this.live.now);
  view = $derived.by<GameView | null>(() => this.walk.view ?? this.live.now?.view ?? null);
  ask = $derived.by<Ask | null>(() => this.live.now?.ask ?? null);
  you = $derived.by(() => this.live.now?.table.you ?? -1);
  me = $derived.by<SeatView | null>(() => this.view?.seats[this.you] ?? null);
  /** The seat of MarsBot; -1 where it does not play. */
  marsbot = $derived.by(() => this.live.now?.table.seats.find((s) => s.kind === "marsbot")?.seat ?? -1);
  /** The colony tiles in play; none without Colonies. */
  moons = $derived.by<MoonView[]>(() => this.view?.moons ?? NO_MOONS);
  myTurn = $derived(this.ask?.kind === "turn");
  /** The table as it would be after the answers collected so far. */
  preview = $derived.by<Staged | null>(() => this.steps.findLast((s) => s.staged)?.staged ?? null);
  choices = $derived.by(() => new Map((this.ask?.options ?? []).map((o) => [o.notation, o])));
  #reasons = $derived.by(() => this.live.now?.blocked ?? []);
  #blocked = $derived(new Map(this.#reasons.map((b) => [b.notation, b.reasons])));

  /** The action chosen of a turn; null for questions that came by themselves. */
  action = $derived.by<Choice | null>(() => {
    const first = this.steps[0];
    if (!first || first.ask.kind !== "turn") return null;
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
  /** What can be done now in the own turn, in a few words. */
  freeWords = $derived.by(() => {
    const left = this.view?.actions ?? 2;
    return left === 2 ? t("dock.free") : left === 1 ? t("dock.free.second") : t("dock.free.done");
  });
  actionsTaken = $derived(2 - (this.view?.actions ?? 2));
  /** The question that areas on the map answer. */
  areaStep = $derived.by<Step | null>(() => this.steps.findLast((s) => hasAreas(s.ask)) ?? null);
  legal = $derived.by<Map<string, Choice>>(() =>
    this.areaStep ? new Map(this.areaStep.ask.options.filter((o) => o.area).map((o) => [o.area, o])) : NOWHERE,
  );
  chosenArea = $derived.by<Choice | null>(() => {
    const step = this.areaStep;
    return step?.ask.options.find((o) => o.area && step.picked.includes(o.notation)) ?? null;
  });
  /** The question that colony tiles answer. */
  moonStep = $derived.by<Step | null>(() => this.steps.findLast((s) => hasMoons(s.ask)) ?? null);
  legalMoons = $derived.by<Map<string, Choice>>(() =>
    this.moonStep ? new Map(this.moonStep.ask.options.map((o) => [o.item, o])) : NOWHERE,
  );
  chosenMoons = $derived.by<Set<string>>(() => {
    const step = this.moonStep;
    return new Set(step?.ask.options.filter((o) => step.picked.includes(o.notation)).map((o) => o.item));
  });
  /** Somebody else's trade that asks you something out of turn. */
  visit = $derived.by<Visit | null>(() =>
    this.view && this.ask ? outOfTurn(this.view, this.ask, this.you, this.live.lines) : null,
  );
  /** A question about cards in hand that is answered by picking them there. */
  cardStep = $derived.by<Step | null>(() => {
    const last = this.steps.at(-1);
    if (!last || last.ask.kind === "turn") return null;
    const hand = new Set(this.me?.hand ?? []);
    return last.ask.options.length > 0 && last.ask.options.every((o) => o.card && hand.has(o.card)) ? last : null;
  });

  // a string stays the same while nobody is renamed: what shows names is not drawn again with every message
  #nameLine = $derived.by(() => this.live.now?.table.seats.map((s) => s.name).join("\n") ?? "");
  #names = $derived(this.#nameLine.split("\n"));

  seatInfo(seat: number): SeatInfo | undefined {
    return this.now?.table.seats.find((s) => s.seat === seat);
  }
  name(seat: number): string {
    if (seat === NEUTRAL) return t("seat.neutral");
    return this.#names[seat] ?? String(seat + 1);
  }
  /** A sentence of the server with names instead of numbers. */
  said(text: string): string {
    return withNames(text, speech.lang, (seat) => this.name(seat));
  }
  /** A question without the name of the card that asks it, where that stands above already. */
  question(ask: Ask): string {
    const text = this.said(ask.text);
    const card = ask.card ? catalogue.cardName(ask.card) : "";
    const bare = card && text.startsWith(card) ? text.slice(card.length).replace(/^[\s\u00a0\u202f]*:\s*/, "") : text;
    return bare.charAt(0).toLocaleUpperCase() + bare.slice(1);
  }
  offered(notation: string): Choice | undefined {
    return this.myTurn ? this.choices.get(notation) : undefined;
  }
  whyNot(notation: string): string {
    if (!this.myTurn) return this.you < 0 ? t("turn.watching") : t("dock.wait");
    const reasons = this.#blocked.get(notation) ?? [];
    return this.said(reasons.join("; "));
  }
  get free(): boolean {
    return this.myTurn && this.steps.length === 0;
  }

  /** Follows the server: a new question begins anew, the same one keeps what was collected. */
  follow(): void {
    const ask = this.ask;
    const id = ask ? ask.id : "";
    if (id === this.#askId) return;
    this.#askId = id;
    this.reset();
  }

  reset(): void {
    this.#try++;
    this.#wishes.clear();
    this.staging = false;
    this.sureToPass = false;
    const ask = this.ask;
    if (!ask || ask.kind === "turn" || SETUP_KINDS.has(ask.kind)) {
      this.steps = [];
      return;
    }
    this.steps = [this.#fresh(ask)];
    if (this.steps[0]!.answered) void this.#advance([]);
  }

  /** Begins an action of the turn; `wishes` answer questions that it leads to. */
  begin(notation: string, wishes: string[] = []): void {
    if (!this.ask || !this.myTurn || this.committing) return;
    this.walk.stop();
    const option = this.choices.get(notation);
    if (!option) {
      this.say(this.whyNot(notation), "bad");
      return;
    }
    if (this.action?.notation === notation && wishes.length === 0) return;
    this.#wishes = new Set(wishes);
    this.sureToPass = false;
    this.source = document.activeElement;
    this.steps = [{ ask: this.ask, picked: [notation], answered: true, staged: null }];
    void this.#advance([]);
  }

  /** Answers one of the questions shown; questions after it are asked again. */
  pick(step: Step, notations: string[], andCommit = false): void {
    const at = this.steps.indexOf(step);
    if (at < 0 || this.committing) return;
    this.walk.stop();
    const fits = notations.length >= step.ask.least && notations.length <= step.ask.most;
    const old = this.steps.slice(at + 1);
    this.steps = [...this.steps.slice(0, at), { ...step, picked: notations, answered: fits, staged: null }];
    if (fits) void this.#advance(old, andCommit);
  }

  /** Adds or takes away one of several. */
  toggle(step: Step, notation: string): void {
    const has = step.picked.includes(notation);
    let picked = has ? step.picked.filter((n) => n !== notation) : [...step.picked, notation];
    if (picked.length > step.ask.most) picked = picked.slice(-step.ask.most);
    this.pick(step, picked);
  }

  pickArea(area: string): void {
    const step = this.areaStep;
    const option = this.legal.get(area);
    if (!step || !option) return;
    if (this.chosenArea?.area === area && this.ready && !this.phone) return;
    this.pick(step, [option.notation], !prefs.confirmAreas);
  }

  pickMoon(id: string): void {
    const step = this.moonStep;
    const option = this.legalMoons.get(id);
    if (step && option) this.pick(step, [option.notation]);
  }

  /** The colony tiles that the standard project could be built on now, as the server says. */
  async settleable(): Promise<Set<string>> {
    const answers = [["project colony"]];
    const id = this.ask?.id;
    for (let n = 0; n < 3 && this.offered("project colony"); n++) {
      const { next } = await this.live.stage(answers, id);
      if (!next) break;
      if (hasMoons(next)) return new Set(next.options.map((o) => o.item));
      const first = isPayment(next) ? prefill(next.options) : next.options[0];
      if (!first) break;
      answers.push([first.notation]);
    }
    return new Set();
  }

  /** One step back, then nothing is chosen any more. */
  back(): void {
    if (this.sureToPass) {
      this.sureToPass = false;
      return;
    }
    this.#wishes.clear();
    const open = this.questions.findLastIndex((s) => s.answered && !isPayment(s.ask) && s.picked.length > 0);
    const step = open >= 0 ? this.questions[open] : undefined;
    if (step && this.questions.length > 0) {
      this.#try++;
      this.staging = false;
      const at = this.steps.indexOf(step);
      this.steps = [...this.steps.slice(0, at), { ...step, picked: [], answered: false, staged: null }];
    } else if (this.action) this.reset();
  }

  async commit(): Promise<void> {
    if (!this.ready || this.committing) return;
    await this.#answer(this.steps.map((s) => s.picked));
  }

  async pass(): Promise<void> {
    if (!this.free || !this.choices.has("pass")) return;
    if (!this.sureToPass) {
      this.sureToPass = true;
      announce(t("dock.pass.sure"));
      return;
    }
    await this.#answer([["pass"]]);
  }

  async endTurn(): Promise<void> {
    if (this.free && this.choices.has("end turn")) await this.#answer([["end turn"]]);
  }

  async undo(): Promise<void> {
    if (!this.now?.undo || this.committing) return;
    this.committing = true;
    try {
      await this.live.undo();
      announce(t("dock.undo.done"));
    } catch (why) {
      this.#complain(why);
    } finally {
      this.committing = false;
    }
  }

  say(text: string, tone: "info" | "bad" = "info"): void {
    if (!text) return;
    clearTimeout(this.#toastTimer);
    this.toast = { text, tone };
    announce(text);
    this.#toastTimer = setTimeout(() => (this.toast = null), 5000);
  }

  async #answer(answers: string[][]): Promise<void> {
    this.committing = true;
    try {
      await this.live.answer(answers);
      this.sureToPass = false;
    } catch (why) {
      this.#complain(why);
      this.reset();
    } finally {
      this.committing = false;
    }
  }

  #complain(why: unknown): void {
    const stale = why instanceof Trouble && why.code === "stale";
    this.say(stale ? t("dock.stale") : why instanceof Error ? why.message : String(why), "bad");
  }

  /** A question with what can be filled in for the player. */
  #fresh(ask: Ask, old?: Step): Step {
    const known = new Set(ask.options.map((o) => o.notation));
    const again = old && old.ask.kind === ask.kind && old.ask.card === ask.card && old.answered;
    if (again && old.picked.length > 0 && old.picked.every((n) => known.has(n)) && !isPayment(ask))
      return { ask, picked: old.picked, answered: true, staged: null };
    if (isPayment(ask)) {
      const first = prefill(ask.options);
      if (first) return { ask, picked: [first.notation], answered: true, staged: null };
    }
    const wished = ask.most === 1 ? ask.options.find((o) => this.#wishes.has(o.notation)) : undefined;
    if (wished) return { ask, picked: [wished.notation], answered: true, staged: null };
    if (ask.least === 0) return { ask, picked: [], answered: true, staged: null };
    if (ask.options.length === 1 && ask.least === 1)
      return { ask, picked: [ask.options[0]!.notation], answered: true, staged: null };
    return { ask, picked: [], answered: false, staged: null };
  }

  /** Asks the server what the answers would do, and for the question they lead to, as far as answers are known. */
  async #advance(old: Step[], andCommit = false): Promise<void> {
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
        if (staged.stops !== "asks" || !staged.next || staged.next.kind === "turn") {
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

  /** The words on the main button. */
  mainLabel = $derived.by(() => {
    const open = this.steps.find((s) => !s.answered);
    if (open) {
      if (hasAreas(open.ask)) return t("dock.main.area");
      if (hasMoons(open.ask)) return t("dock.main.moon");
      if (isMany(open.ask) && open.ask.options.every((o) => o.card)) return t("dock.main.cards");
      return t("dock.main.choose");
    }
    const kind = this.action?.kind;
    if (kind === "play") return t("dock.main.play");
    if (kind === "use" || kind === "first_action") return t("dock.main.use");
    if (kind === "project") return t("dock.main.project");
    if (kind === "convert") return t("dock.main.convert");
    if (kind === "claim") return t("dock.main.claim");
    if (kind === "fund") return t("dock.main.fund");
    if (kind === "trade") return t("dock.main.trade");
    if (kind === "sell") return t("dock.main.sell");
    if (this.chosenArea) return t("dock.main.place", { area: this.chosenArea.area });
    return t("dock.main.confirm");
  });

  /** The names of those the game waits for, without yours. */
  waitingFor = $derived.by(() =>
    this.view?.over
      ? ""
      : (this.view?.asked ?? [])
          .filter((s) => s !== this.you)
          .map((s) => this.name(s))
          .join(", "),
  );
  phaseWord = $derived.by(() => {
    const key = `phase.${this.view?.phase ?? "over"}`;
    return PHASE_KEYS.includes(key as Key) ? t(key as Key) : "";
  });

  /** What an area would bring, in words. */
  yieldOf(option: Choice): string {
    return Object.entries(option.amounts)
      .filter(([, n]) => n)
      .map(([what, n]) => `${n} ${what === "cards" ? t("map.cards", { n }) : catalogue.stock(what)}`)
      .join(", ");
  }
}

const KEY = Symbol("table");
export const provideTable = (table: TableState): TableState => setContext(KEY, table);
export const getTable = (): TableState => getContext<TableState>(KEY);
