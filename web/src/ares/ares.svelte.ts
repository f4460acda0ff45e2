/** A table of Ares Expedition from one seat: the phase that is picked, what is done in it, and its end. */
import { catalogue } from "../lib/catalogue.svelte";
import { Deciding, getDeciding, provideDeciding, type Step } from "../lib/deciding.svelte";
import type { Moment } from "../lib/guide.svelte";
import { apart, t } from "../lib/i18n/index.svelte";
import { Show } from "../lib/show.svelte";
import type { AresPhase, AresSeatView, Ask, Choice, HandCard } from "../lib/types";
import { actionOf, answers, IDLE_PARTS, whyNot, wordsOf } from "../table/cardwords";
import { spared } from "../table/payment";
import { BETWEEN, told } from "./logbook";
import { OCEANS } from "./planet";
import { ACTING, busy, paidBefore, playableIn } from "./phases";
import { SETUP_KINDS } from "./setup";
import { AresTray } from "./tray.svelte";

export type AresStep = Step<"ares">;
export type HandTab = "hand" | "played";
const PICKS = new Set(["phase", "neutral_phase"]);
/** Questions of a round that ends, or of the next one. */
const ROUND = new Set(["help", "cube", "hand_limit"]);
const MAIN = {
  play: "dock.main.play",
  use: "dock.main.use",
  standard: "ares.dock.main.standard",
  convert: "dock.main.convert",
  sell: "ares.dock.main.discard",
  draw_bonus: "ares.dock.main.draw",
} as const;

export class AresState extends Deciding<"ares"> {
  handTab = $state<HandTab>("hand");
  /** Whose cards lie in the middle, for those who watch. */
  watched = $state(0);

  protected begins(ask: Ask): boolean {
    return ACTING.has(ask.kind);
  }
  protected elsewhere(ask: Ask): boolean {
    return SETUP_KINDS.has(ask.kind);
  }
  protected override apart(ask: Ask): boolean {
    return PICKS.has(ask.kind) || ROUND.has(ask.kind) || super.apart(ask);
  }
  protected prefill(options: Choice[]): Choice | undefined {
    return spared(options);
  }
  /** A phase: it may bring cards several times. */
  protected override get stint(): string {
    return `${this.view?.round}/${this.view?.phase}`;
  }

  override show = new Show(this.live.id, told, BETWEEN);
  readonly tray: AresTray = new AresTray(this);

  override get moment(): Moment {
    const paid = paidBefore(this.live.lines, this.view?.round ?? 0);
    return { ...super.moment, paid, late: this.view?.tracks.every((track) => track.zone_now === "white") ?? false };
  }

  /** In a phase what cards need is looked up where it began. */
  #moved = $derived.by<string[]>(() => {
    const view = this.view;
    if (!view?.phase) return [];
    const tracks = view.tracks.filter((x) => x.zone !== x.zone_now).map((x) => x.id as string);
    return view.oceans.length === view.oceans_begun ? tracks : [...tracks, "oceans"];
  });
  override get standing(): Deciding["standing"] {
    return { ...super.standing, moved: this.#moved };
  }

  me = $derived.by<AresSeatView | null>(() => this.view?.seats[this.you] ?? null);
  /** You have finished while others have not; it can be taken back. */
  finished = $derived.by(() => this.ask?.optional ?? false);
  /** The game waits for you. */
  mine = $derived.by(() => this.ask !== null && !this.ask.optional);
  /** Phase cards lie face down, or are about to. */
  planning = $derived.by(() => this.view !== null && this.view.phase === null && !this.view.over);
  /** The question that phase cards answer: about one's own, or alone in the last rounds about the neutral one. */
  phaseStep = $derived.by<AresStep | null>(() => this.steps.find((s) => PICKS.has(s.ask.kind)) ?? null);
  /** The phase that is marked: to be locked in, or locked in already. */
  picked = $derived.by<AresPhase | null>(() => {
    const step = this.phaseStep;
    const chosen = step?.ask.options.find((o) => step.picked.includes(o.notation));
    return ((chosen?.item as AresPhase | undefined) ?? (this.planning ? this.me?.planned : null)) || null;
  });
  /** The five cards lie open while one of them is asked for, or was chosen and is still hidden. */
  choosing = $derived.by(() => this.phaseStep !== null || (this.planning && this.ask?.kind === "phase"));
  /** Cards that can be played now, in the order of their keys. */
  playable = $derived.by<HandCard[]>(() => {
    const phase = this.view?.phase;
    return phase && this.myTurn
      ? playableIn(this.hand, phase, (id) => catalogue.card(id)).filter((h) => this.offered(`play ${h.card}`))
      : [];
  });

  /** No round comes after this one. */
  last = $derived.by(() => this.view !== null && this.view.rounds !== null && this.view.round >= this.view.rounds);
  /** Nothing is left to raise. */
  complete = $derived.by(() => {
    const full = this.view?.tracks.every((x) => x.value === catalogue.ares?.tracks.find((track) => track.id === x.id)?.last) ?? false;
    return full && (this.view?.oceans.length ?? 0) >= OCEANS.length;
  });
  /** And no number of rounds is set: the game ends with this phase. */
  ends = $derived.by(() => this.complete && !this.view?.rounds && !this.view?.over && (this.view?.phase ?? null) !== null);

  /** Whether a seat has chosen or finished, in a word. */
  busyWord(seat: number): string {
    const is = this.view ? busy(this.view, seat) : null;
    return is ? t(`ares.seat.${is}`) : "";
  }

  /** Why nothing can be done, where nothing else stands against it; alone there is nobody to wait for. */
  get waiting(): string {
    if (this.mine && !this.myTurn) return this.idleWhy;
    return t(this.view?.seats.length === 1 ? "ares.wait.none" : "ares.dock.wait");
  }
  override whyNot(notation: string): string {
    if (this.you < 0) return t("turn.watching");
    if (this.finished) return this.finishedWord;
    return apart(this.reasons(notation)) || this.waiting;
  }
  /** What you have done, while others still do it. */
  get finishedWord(): string {
    const phase = this.planning ? this.me?.planned : null;
    return phase ? t("ares.dock.chosen", { phase: catalogue.phase(phase)?.name ?? "" }) : t("ares.dock.finished");
  }
  /** What a phase does: for all, or for you where nobody else is there. */
  phaseText(phase: AresPhase): string {
    const face = catalogue.phase(phase);
    return (this.moment.alone ? face?.alone : face?.text) ?? "";
  }
  /** Why a phase card cannot be picked; "" where it can, or nothing is asked. */
  closed(phase: AresPhase): string {
    const step = this.phaseStep;
    if (!step || step.ask.options.some((o) => o.item === phase)) return "";
    if (step.ask.kind === "neutral_phase") return t("ares.phase.gone");
    return apart(this.reasons(`phase ${phase}`)) || t("ares.phase.closed");
  }
  pickPhase(phase: AresPhase): void {
    const step = this.phaseStep;
    const option = step?.ask.options.find((o) => o.item === phase);
    if (step && option) {
      const objection = this.live.teacher?.objects([[option.notation]]);
      if (objection) {
        this.say(objection);
        return;
      }
      this.source = document.activeElement;
      this.pick(step, [option.notation]);
    } else if (step) this.say(this.closed(phase));
    else if (this.finished) this.say(t("ares.dock.chosen.help"));
  }
  /** How a card of the hand looks: what belongs to another phase is not playable now, though nothing else is missing. */
  lookOf(h: HandCard): "playable" | "near" | "blocked" | "plain" {
    const picking = this.cardStep;
    if (picking) return picking.ask.options.some((o) => o.card === h.card) ? "playable" : "blocked";
    if (h.group !== "playable") return h.group === "near" ? "near" : "blocked";
    return this.view?.phase === null || this.offered(`play ${h.card}`) ? "playable" : "plain";
  }
  /** What is said of it besides its own words. */
  saysOf(h: HandCard): string[] {
    return [...whyNot(h), ...answers(h.card, this.me)];
  }
  /** Ends the phase for you. */
  async finish(): Promise<void> {
    if (!this.free) return;
    if (this.choices.has("finish")) await this.answer([["finish"]]);
    else this.say(this.whyNot("finish"), "bad");
  }
  /** Takes back that you have finished, or the phase card. */
  async resume(): Promise<void> {
    if (this.finished) await this.answer([["resume"]]);
  }

  get mainLabel(): string {
    const open = this.steps.find((s) => !s.answered);
    if (open) {
      if (PICKS.has(open.ask.kind)) return t("ares.dock.main.phase");
      return t(!open.ask.options.every((o) => o.card) ? "dock.main.choose" : open.ask.most > 1 ? "dock.main.cards" : "setup.pick.card");
    }
    const kind = this.action?.kind;
    if (kind && kind in MAIN) return t(MAIN[kind as keyof typeof MAIN]);
    if (this.phaseStep && this.picked) {
      const phase = catalogue.phase(this.picked)?.name ?? "";
      return this.phaseStep.ask.kind === "phase" ? t("ares.dock.lock", { phase }) : t("ares.dock.neutral", { phase });
    }
    if (this.steps[0]?.ask.kind === "hand_limit") return t("ares.dock.main.discard");
    return t("dock.main.confirm");
  }

  /** What the action that is staged does, in words. */
  get told(): string {
    const a = this.action;
    const card = catalogue.card(a?.card ?? "");
    if (a && card) return a.kind === "use" ? actionOf(card, a.index) : wordsOf(card);
    const project = a?.kind === "convert" ? (a.item === "plants" ? "forest" : "temperature") : a?.kind === "standard" ? a.item : "";
    return catalogue.project(project)?.text ?? "";
  }
  /** What of it would come to nothing. */
  get noEffect(): string {
    const idle = this.action?.idle ?? [];
    const part = (id: string): string =>
      catalogue.ares?.tracks.find((x) => x.id === id)?.name ?? t(IDLE_PARTS[id] ?? "ares.oceans");
    return idle.length ? t("dock.noeffect", { what: idle.map(part).join(", ") }) : "";
  }
  /** The name of an action without a card. */
  nameOf(option: Choice): string {
    if (option.kind === "standard") return catalogue.project(option.item)?.name ?? option.item;
    if (option.kind === "convert")
      return t(option.item === "plants" ? "ares.convert.plants" : "ares.convert.heat", { n: option.amount });
    return this.sentence(option.text);
  }
}

export const provideAres = (table: AresState): AresState => provideDeciding(table);
export const getAres = (): AresState => getDeciding<AresState>();
