/** A table of Terraforming Mars from one seat: areas, colony tiles, two actions and passing. */
import { announce } from "../lib/announce.svelte";
import { catalogue } from "../lib/catalogue.svelte";
import { Deciding, getDeciding, hasAreas, isMany, isPayment, provideDeciding, type Step as AnyStep } from "../lib/deciding.svelte";
import type { Moment } from "../lib/guide.svelte";
import { capital, figure, t, type Key } from "../lib/i18n/index.svelte";
import { prefs } from "../lib/prefs.svelte";
import { Show, type Deed } from "../lib/show.svelte";
import type { Ask, Change, Choice, GameView, HandCard, MoonView, SeatView } from "../lib/types";
import { botChange } from "./marsbot/book.svelte";
import { Walk } from "./marsbot/walk.svelte";
import { hasMoons, outOfTurn, type Visit } from "./colonies/trades";
import { BETWEEN, ofOwnTurn, told } from "./logbook";
import { answers, IDLE_PARTS } from "../table/cardwords";
import { prefill } from "../table/payment";
import { income } from "../table/seats";
import { amount } from "../table/verdict";
import { closing, LAST } from "./closing";
import { raced } from "./goals";
import { standing } from "./reasons";
import { SETUP_KINDS } from "./setup";
import { MarsTray } from "./tray.svelte";

export { hasAreas, isMany, isPayment, type PhoneTab, type Sheet } from "../lib/deciding.svelte";
export type Step = AnyStep<"mars">;
export type HandTab = "hand" | "played" | "actions";

/** Who has nothing beside these to do is not asked whether to pass: a card is sold at any time. */
const LEAVES = new Set(["pass", "end turn", "sell patents"]);
/** What areas bring by number. */
const COUNTED = ["map.cards", "map.plants", "map.steel", "map.titanium", "map.heat", "map.energy"] as const;
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

const PARTS: Record<string, Key> = {
  temperature: "param.temperature",
  oxygen: "param.oxygen",
  ocean: "param.oceans",
  ...IDLE_PARTS,
};
/** When the guide speaks of the end. */
export const GENERATIONS_ALONE = 14;
const [FEW_STEPS, LATE_ALONE] = [10, 12];
const NOWHERE = new Map<string, Choice>();
const NO_MOONS: MoonView[] = [];

export class TableState extends Deciding<"mars"> {
  sureToPass = $state(false);
  handTab = $state<HandTab>("hand");
  /** Areas marked because a line of the log speaks of them. */
  marked = $state.raw<string[]>([]);
  /** Colony tiles marked for the same reason. */
  markedMoons = $state.raw<string[]>([]);
  /** The colony tile that is looked at. */
  shownMoon = $state<string | null>(null);

  protected begins(ask: Ask): boolean {
    return ask.kind === "turn";
  }
  protected elsewhere(ask: Ask): boolean {
    return SETUP_KINDS.has(ask.kind);
  }
  override sign(change: Change): [string, string] | null {
    return botChange(change);
  }
  protected override races(): Change[] {
    const after = this.preview?.view;
    return this.view && after ? raced(this.view, after, this.you) : [];
  }
  protected prefill(options: Choice[]): Choice | undefined {
    return prefill(options);
  }

  /** MarsBot's turn as it is gone through; meanwhile the table is shown as it was at each step. */
  walk = new Walk(this.live.id);
  protected override shown(now = this.live.now): GameView | null {
    return this.walk.view ?? super.shown(now);
  }

  override show = new Show(this.live.id, told, BETWEEN, ofOwnTurn);
  readonly tray: MarsTray = new MarsTray(this);

  me = $derived.by<SeatView | null>(() => this.view?.seats[this.you] ?? null);
  /** The colony tiles in play; none without Colonies. */
  moons = $derived.by<MoonView[]>(() => this.view?.moons ?? NO_MOONS);
  override marker(moon: string): number {
    return this.moons.find((m) => m.id === moon)?.marker ?? 0;
  }
  /** The first action of a corporation comes before all else. */
  owes = $derived.by(() => this.ask?.options.some((o) => o.kind === "first_action") ?? false);
  /** What can be done now in the own turn, in a few words. */
  freeWords = $derived.by(() => {
    if (this.owes) return t("dock.free.first");
    const left = this.view?.actions ?? 2;
    if (left === 2) return t("dock.free");
    return left === 1 ? t(this.passing ? "dock.free.second.pass" : "dock.free.second") : t("dock.free.done");
  });
  /** What a question that came by itself is about: its card, or what you did just now; it is paid for that. */
  subject = $derived.by(() => {
    const first = this.steps[0]?.ask;
    if (!first || this.action) return "";
    if (first.card) return catalogue.cardName(first.card);
    if (first.kind.startsWith("world")) return t("phase.solar");
    if (this.view?.phase === "final") return capital(t("phase.final"));
    const own = isPayment(first) ? this.live.lines.findLast((line) => line.seat === this.you) : undefined;
    if (own?.kind === "buy") return t("dock.pay.cards", { n: own.changes.find((c) => c.kind === "hand")?.amount ?? own.amount });
    return own ? this.sentence(own.deed) : "";
  });
  /** What the action chosen would not bring, because it is complete already. */
  noEffect = $derived.by(() => {
    const idle = this.action?.idle ?? [];
    return idle.length ? t("dock.noeffect", { what: idle.map((p) => (PARTS[p] ? t(PARTS[p]) : p)).join(", ") }) : "";
  });
  /** Steps of all parameters that are still to be made. */
  #stepsLeft = $derived.by(() => {
    const { temperature = 0, oxygen = 0, oceans = 0 } = this.view ?? {};
    return (LAST.temperature - temperature) / 2 + (LAST.oxygen - oxygen) + (LAST.oceans - oceans);
  });
  /** Another production is still to come: none after the last greeneries have begun. */
  paysAgain = $derived.by(() => this.view !== null && !this.view.over && this.view.phase !== "final");
  /** What there will be of a stock after it, short and spoken. */
  afterwards(seat: SeatView, id: string): { short: string; long: string } {
    if (!this.paysAgain) return { short: "", long: "" };
    const n = income(seat, id);
    return { short: t("seat.next", { n: figure(n) }), long: t("seat.next.long", { n }) };
  }
  /** Mars is complete, and so this generation is the last; who plays alone has a number of them. */
  last = $derived.by(() => this.#stepsLeft === 0 && (this.view?.seats.length ?? 1) > 1);
  override get moment(): Moment {
    const view = this.view;
    if (!view) return super.moment;
    const late = view.seats.length === 1 ? view.generation >= LATE_ALONE : this.#stepsLeft <= FEW_STEPS;
    return { ...super.moment, actions: 2 - view.actions, paid: view.generation > 1, late, told: this.walk.active };
  }
  /** The question that areas on the map answer. */
  areaStep = $derived.by<Step | null>(() => this.steps.findLast((s) => hasAreas(s.ask)) ?? null);
  legal = $derived.by<Map<string, Choice>>(() =>
    this.areaStep && !this.walk.active
      ? new Map(this.areaStep.ask.options.filter((o) => o.area).map((o) => [o.area, o]))
      : NOWHERE,
  );
  chosenArea = $derived.by<Choice | null>(() => {
    const step = this.areaStep;
    return step?.ask.options.find((o) => o.area && step.picked.includes(o.notation)) ?? null;
  });
  /** The question that colony tiles answer. */
  moonStep = $derived.by<Step | null>(() => this.steps.findLast((s) => hasMoons(s.ask)) ?? null);
  legalMoons = $derived.by<Map<string, Choice>>(() =>
    this.moonStep && !this.walk.active ? new Map(this.moonStep.ask.options.map((o) => [o.item, o])) : NOWHERE,
  );
  chosenMoons = $derived.by<Set<string>>(() => {
    const step = this.moonStep;
    return new Set(step?.ask.options.filter((o) => step.picked.includes(o.notation)).map((o) => o.item));
  });
  /** Somebody else's trade that asks you something out of turn. */
  visit = $derived.by<Visit | null>(() =>
    this.view && this.ask ? outOfTurn(this.view, this.ask, this.you, this.live.lines) : null,
  );

  /** How a card of the hand looks. */
  lookOf(h: HandCard): "playable" | "near" | "blocked" {
    // picked for something else than to be played: what it lacks for that is in nobody's way
    if (this.cardStep) return this.cardStep.ask.options.some((o) => o.card === h.card) ? "playable" : "blocked";
    return h.group === "later" ? "blocked" : h.group;
  }
  /** Until when it can be played, where that is now. */
  override closes(h: HandCard): string {
    const face = catalogue.card(h.card);
    if (!face || !this.view || h.group !== "playable") return "";
    const limit = closing(face, this.view, this.#inPlay);
    return limit ? t("hand.until", { what: amount(limit.item, limit.most) }) : "";
  }
  #inPlay = $derived.by(() => [this.me?.corporation ?? "", ...(this.me?.played ?? [])].flatMap((id) => catalogue.card(id) ?? []));
  /** What is said of it besides its own words. */
  saysOf(h: HandCard): string[] {
    return [...standing(h, this), ...answers(h.card, this.me)];
  }

  override get sure(): boolean {
    return this.sureToPass;
  }
  override hides(deed: Deed): boolean {
    return deed.lines.some((l) => /^[B-F][123]$/.test(l.area));
  }

  override reset(): void {
    this.sureToPass = false;
    super.reset();
  }
  override begin(notation: string, wishes: string[] = []): void {
    this.walk.stop();
    this.sureToPass = false;
    super.begin(notation, wishes);
  }
  override pick(step: Step, notations: string[], andCommit = false): void {
    this.walk.stop();
    super.pick(step, notations, andCommit);
  }
  override back(): void {
    if (this.sureToPass) this.sureToPass = false;
    else super.back();
  }
  override async commit(): Promise<void> {
    await super.commit();
    this.sureToPass = false;
  }

  /** A press on an area means something. */
  hears(area: string): boolean {
    return this.legal.has(area);
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

  /** The answers that pass. Who is alone in the generation has the next turn as well: that one ends first. */
  get passing(): string[] | null {
    if (!this.free) return null;
    if (this.choices.has("pass")) return ["pass"];
    const alone = this.view?.seats.every((s) => s.passed || s.seat === this.you);
    return alone && this.choices.has("end turn") ? ["end turn", "pass"] : null;
  }
  async pass(): Promise<void> {
    const { passing } = this;
    if (!passing) return;
    const left = this.ask?.options.some((o) => !o.useless && !LEAVES.has(o.notation));
    if (left && !this.sureToPass) {
      this.sureToPass = true;
      announce(t("dock.pass.sure"));
      return;
    }
    // one after the other: each has a line of its own in the log
    for (const answer of passing) if (!(await this.answer([[answer]]))) return;
    this.sureToPass = false;
  }

  async endTurn(): Promise<void> {
    if (this.free && this.choices.has("end turn")) await this.answer([["end turn"]]);
  }

  get mainLabel(): string {
    const open = this.steps.find((s) => !s.answered);
    if (open) {
      if (hasAreas(open.ask)) return t("dock.main.area");
      if (hasMoons(open.ask)) return t("dock.main.moon");
      if (open.ask.options.every((o) => o.card)) return t(isMany(open.ask) ? "dock.main.cards" : "setup.pick.card");
      return t(this.targets(open.ask) ? "dock.main.whom" : "dock.main.choose");
    }
    const kind = this.action?.kind;
    const loser = this.loser ? `, ${this.loser}` : "";
    if (kind === "play") return t("dock.main.play") + loser;
    if (kind === "use" || kind === "first_action") return t("dock.main.use");
    if (kind === "project") return t("dock.main.project");
    if (kind === "convert") return t("dock.main.convert");
    if (kind === "claim") return t("dock.main.claim");
    if (kind === "fund") return t("dock.main.fund");
    if (kind === "trade") return t("dock.main.trade");
    if (kind === "sell") return t("dock.main.sell");
    if (this.chosenArea) return t("dock.main.place", { area: catalogue.areaName(this.chosenArea.area) });
    const last = this.steps.at(-1);
    const price = last?.ask.kind === "look" && last.ask.options[0]?.kind === "buy" ? last.ask.options[0].amount : 0;
    if (last && price) {
      const n = last.picked.length;
      return n ? t("tray.buy", { n, price: n * price }) : t("setup.buy.none");
    }
    return t("dock.main.confirm");
  }

  /** How far the parameters would be, also where something hidden comes to light and only the changes are told. */
  after = $derived.by<Record<"temperature" | "oxygen" | "oceans", number>>(() => {
    const { temperature = 0, oxygen = 0, oceans = 0 } = this.view ?? {};
    const raised = (this.preview?.changes ?? []).filter((c) => c.kind === "parameter");
    return { temperature, oxygen, oceans, ...Object.fromEntries(raised.map((c) => [c.item, c.now])) };
  });

  /** It is played, and nothing comes after it. */
  ending = $derived.by(() => {
    const view = this.view;
    return view?.phase === "action" && !view.over && (this.last || (view.seats.length === 1 && view.generation >= GENERATIONS_ALONE));
  });
  phaseWord = $derived.by(() => {
    if (this.ending) return t("phase.last");
    const key = `phase.${this.view?.phase ?? "over"}`;
    return PHASE_KEYS.includes(key as Key) ? t(key as Key) : "";
  });

  /** What an area would bring, in words. */
  yieldOf(option: Choice): string {
    return Object.entries(option.amounts)
      .filter(([, n]) => n)
      .map(([what, n]) => this.amount(what, n))
      .join(", ");
  }
  /** So much of what an area brings, in words. */
  amount(what: string, n: number): string {
    const counted = COUNTED.find((key) => key === `map.${what}`);
    return `${n} ${counted ? t(counted, { n }) : what === "oceans" ? catalogue.tile("ocean") : catalogue.stock(what)}`;
  }
}

export const provideTable = (table: TableState): TableState => provideDeciding(table);
export const getTable = (): TableState => getDeciding<TableState>();
