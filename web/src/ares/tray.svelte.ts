/** What everybody chooses at the same time in Ares Expedition: cards to change, corporation, research, a gift. */
import { catalogue } from "../lib/catalogue.svelte";
import { speech, t } from "../lib/i18n/index.svelte";
import { tagIcon } from "../lib/symbols";
import { Tray, type Mark, type Verdict } from "../lib/tray.svelte";
import type { Ask, HandCard } from "../lib/types";
import { nth, verdictOf } from "../table/verdict";
import type { AresState } from "./ares.svelte";
import { SETUP_KINDS } from "./setup";

const TIMES = new Set(["wrong_phase", "no_play_left"]);

export class AresTray extends Tray<"ares"> {
  declare readonly table: AresState;

  protected takes(ask: Ask): boolean {
    return SETUP_KINDS.has(ask.kind);
  }
  protected waits(): boolean {
    const { view, ask, you } = this.table;
    return (ask === null || ask.optional) && you >= 0 && !(view?.seats.some((s) => s.corporation) ?? false);
  }
  buying = false;
  money = null;
  reach = null;
  passing = null;
  metals: { metal: "steel" | "titanium"; n: number }[] = [];
  opening: string[] = [];
  kept: string[] = [];
  /** The first hand, which the corporation should fit; it is read on while others choose theirs. */
  dealt = $derived.by(() => (this.firms.length > 0 || !this.ask ? (this.table.me?.hand ?? []) : []));

  coming = $derived.by(() => (this.ask?.kind === "mulligan" ? (this.table.me?.firms ?? []) : []));

  get title(): string {
    const ask = this.ask;
    if (!ask) return t("setup.wait");
    if (ask.kind === "mulligan") return t("ares.setup.mulligan");
    if (ask.kind === "corporation") return t("ares.setup.corporation");
    return ask.kind === "research" ? t("ares.setup.research", { n: ask.most }) : t("ares.setup.give");
  }
  get hint(): string {
    const kind = this.ask?.kind;
    if (!kind) return t("ares.setup.wait");
    if (kind === "mulligan") return t("ares.setup.mulligan.hint");
    if (kind === "corporation") return t("ares.setup.corporation.hint");
    if (kind === "research") return t("ares.setup.research.hint");
    return this.got ? t("ares.setup.give.again", { card: this.got }) : t("ares.setup.give.hint");
  }
  /** What the first of two swaps in a round has brought. */
  private get got(): string {
    return catalogue.cardName(this.ask?.options.find((o) => this.table.fresh.has(o.card))?.card ?? "");
  }
  get label(): string {
    const ask = this.ask;
    const n = this.picked.length;
    if (!ask) return "";
    if (ask.kind === "mulligan") return n ? t("ares.setup.change", { n }) : t("ares.setup.change.none");
    if (ask.kind === "corporation") return this.firm ? t("ares.setup.take") : t("ares.setup.pick");
    if (ask.kind === "research" && this.fits) return t("ares.setup.keep", { n });
    if (ask.kind === "research" && ask.least > 1) return t("ares.setup.keep.more", { n: ask.least - n });
    return this.fits ? t("ares.setup.give.done") : t("ares.setup.card");
  }
  get verbs(): [string, string] {
    if (this.ask?.kind === "mulligan") return [t("tray.pill.change"), t("tray.pill.changing")];
    return this.ask?.kind === "give" ? [t("tray.pill.give"), t("tray.pill.giving")] : [t("tray.pill.keep"), t("tray.pill.keeping")];
  }
  /** In which phase a card is played is another matter than whether it can be. */
  verdict(card: HandCard): Verdict {
    const lacks = card.lacks.filter((l) => !TIMES.has(l.kind));
    const stock = this.table.me?.stock ?? {};
    const verdict = verdictOf({ ...card, lacks }, { credits: stock.credits ?? 0, stock });
    return verdict.ok ? { ...verdict, text: t("ares.setup.could") } : verdict;
  }
  marks(id: string): Mark[] {
    const me = this.table.me;
    if (!me || this.early || this.ask?.kind === "give") return [];
    const tags = catalogue.card(id)?.tags ?? [];
    return [...new Set(tags)].map((tag) => ({
      icon: tagIcon(tag),
      text: nth((me.tags[tag] ?? 0) + tags.filter((x) => x === tag).length, speech.lang),
    }));
  }
}
