/** What everybody chooses at the same time in Terraforming Mars: tiles, corporation and first cards, draft, research. */
import { catalogue } from "../lib/catalogue.svelte";
import { figure, speech, t } from "../lib/i18n/index.svelte";
import { parameterIcon, productionIcon, tagIcon } from "../lib/symbols";
import { Tray, type Mark, type Verdict } from "../lib/tray.svelte";
import type { Ask, CardFace, HandCard, SeatView } from "../lib/types";
import { affordable, nth, verdictOf, type Purse } from "../table/verdict";
import { wasted } from "./closing";
import { CLAIMS } from "./goals";
import { opening } from "./opening";
import { produced } from "./produced";
import { SETUP_KINDS } from "./setup";
import type { TableState } from "./table.svelte";

const PRICE = 3; // of a card until the question says it; only for the sum shown, the server reckons
const MOST_MARKS = 3;
const DEAR = 3; // so many tags of a kind make a card with it dear to a neighbour

export class MarsTray extends Tray<"mars"> {
  declare readonly table: TableState;

  protected takes(ask: Ask): boolean {
    return SETUP_KINDS.has(ask.kind) && !this.table.walk.active;
  }
  protected waits(): boolean {
    const { view, ask, you, walk } = this.table;
    return ask === null && you >= 0 && !walk.active && (view?.phase === "setup" || view?.phase === "draft");
  }

  #me = $derived.by<SeatView | null>(() => this.table.view?.seats[this.table.you] ?? null);
  buying = $derived.by(() => this.question?.options.some((o) => o.kind === "buy") ?? false);
  price = $derived.by(() => this.question?.options.find((o) => o.kind === "buy")?.amount || PRICE);
  /** A question that is not asked here is of a game that goes on. */
  #stock = $derived.by(() => {
    const own = this.ask ? this.ask.kind === "buy" || this.ask.kind === "draft" : !this.early;
    return own ? (this.#me?.stock ?? {}) : this.start.stock;
  });
  /** What there is to spend, and what is spent; null until that is known. */
  money = $derived.by(() => {
    const have = this.#stock.credits;
    return have === undefined ? null : { have, spent: this.buying ? this.picked.length * this.price : 0 };
  });
  #purse = $derived.by<Purse>(() => ({ credits: this.money ? this.money.have - this.money.spent : 0, stock: this.#stock }));
  /** Metals that the corporation begins with, as money. */
  metals = $derived.by(() => (this.firm ? (["steel", "titanium"] as const) : []).flatMap((metal) => {
    const n = this.start.stock[metal];
    return n ? [{ metal, n }] : [];
  }));
  /** Names of the cards that a first turn could be. */
  opening = $derived.by<string[]>(() => {
    if (!this.question || !this.buying || this.ask?.kind === "buy") return [];
    const kept = this.question.options.filter((o) => this.has(o.notation)).flatMap((o) => catalogue.card(o.card) ?? []);
    return opening(kept, { ...this.start, stock: { ...this.#stock, credits: this.#purse.credits } }).map((card) => card.name);
  });
  /** Cards in hand and picked that could be played after this, each by itself. */
  reach = $derived.by<{ n: number; of: number } | null>(() => {
    if (this.ask?.kind !== "buy") return null;
    const chosen = this.ask.options.filter((o) => this.has(o.notation)).flatMap((o) => this.offered(o.card) ?? []);
    const all = [...this.table.hand, ...chosen];
    return { n: all.filter((h) => affordable(h, this.#purse) && h.lacks.every((l) => l.kind === "credits")).length, of: all.length };
  });
  /** To whom the rest goes, and from whom the next cards come. */
  passing = $derived.by<{ to: number; from: number } | null>(() => {
    const { view, you } = this.table;
    const n = view?.seats.length ?? 0;
    if (this.ask?.kind !== "draft" || !view?.ahead || n < 2) return null;
    return { to: (you + view.ahead) % n, from: (you - view.ahead + n) % n };
  });
  /** Before the first generation what is kept is the first hand: nothing more comes to it. */
  #first = $derived.by(() => (this.table.view?.phase === "setup" ? (this.#me?.drafted ?? []) : []));
  kept = $derived.by(() => (this.#first.length > 0 ? [] : (this.#me?.drafted ?? [])));
  coming: string[] = [];
  dealt = $derived.by(() => (this.#first.length > 0 ? this.#first : (this.#me?.dealt ?? [])));

  get title(): string {
    const kind = this.ask?.kind;
    if (!kind) return t("setup.wait");
    if (kind === "moons") return t("setup.moons");
    if (kind === "corporation") return t("tray.corporation");
    if (kind === "first_hand") return t("setup.hand");
    return kind === "draft" ? t("tray.draft") : t("tray.research");
  }
  get hint(): string {
    const kind = this.ask?.kind;
    if (!kind) return t("setup.wait.hint");
    if (kind === "moons") return t("setup.moons.hint");
    if (kind === "draft") return t("tray.draft.hint");
    return kind === "corporation" ? t("tray.corporation.hint", { n: this.price }) : t("tray.buy.hint", { n: this.price });
  }
  /** What stands behind the title in the bar of a desk. */
  get bar(): string {
    const kind = this.ask?.kind;
    const [n, all] = [this.kept.length, this.question?.options.length ?? 0];
    if (kind === "corporation") return t("tray.bar.corporation");
    if (kind === "draft") return t("tray.bar.draft", { n: n + 1, all: n + all });
    if (!this.buying) return t("turn.choice");
    return this.folded ? t("tray.bar.picked", { n: this.picked.length, all }) : t("tray.bar.buy");
  }
  get label(): string {
    const n = this.picked.length;
    const kind = this.ask?.kind;
    if (kind === "corporation" && !this.firm) return t("setup.pick.corporation");
    if (kind === "corporation" || kind === "first_hand") return n ? t("tray.begin", { n }) : t("tray.begin.none");
    if (kind === "draft") {
      const card = this.ask?.options.find((o) => this.has(o.notation))?.card;
      return card ? t("tray.keep", { card: catalogue.cardName(card) }) : t("setup.pick.card");
    }
    if (kind === "moons") return this.fits ? t("setup.moons.go") : t("setup.pick.moons", { n: (this.question?.least ?? 0) - n });
    return n ? t("tray.buy", { n, price: n * this.price }) : t("setup.buy.none");
  }
  get verbs(): [string, string] {
    return this.ask?.kind === "draft" ? [t("tray.pill.keep"), t("tray.pill.keeping")] : [t("tray.pill.buy"), t("tray.pill.buying")];
  }
  /** What is left for a card once it has been bought itself, after a draft; of those that were picked to buy it is spent already. */
  verdict(card: HandCard): Verdict {
    const asked = (this.question ?? this.table.ask)?.options.find((o) => o.card === card.card);
    const owed = asked?.kind === "draft" || (asked?.kind === "buy" && !this.has(asked.notation));
    return verdictOf(card, this.#purse, owed ? asked.amount || this.price : 0);
  }

  marks(id: string): Mark[] {
    const card = catalogue.card(id);
    const me = this.#me;
    if (!card || !me || this.early) return [];
    return [...this.#complete(card), ...this.#tagMarks(card, me), ...this.#neighbour(card), ...this.#productions(card, me)].slice(0, MOST_MARKS);
  }
  /** What it raises though there is no step left. */
  #complete(card: CardFace): Mark[] {
    const { view } = this.table;
    return view ? wasted(card, view).map((p) => ({ icon: parameterIcon(p), text: t("tray.complete"), off: true })) : [];
  }
  /** How many of its tags there would be, and what counts them; those of an event are gone once it is played. */
  #tagMarks(card: CardFace, me: SeatView): Mark[] {
    if (card.kind === "event") return [];
    const claimed = new Set(this.table.view?.milestones.map((x) => x.name));
    const none = claimed.size >= CLAIMS || this.table.view?.seats.length === 1; // who plays alone claims none
    const open = none ? [] : (catalogue.ground?.milestones ?? []).filter((m) => !claimed.has(m.id));
    return [...new Set(card.tags)].map((tag) => {
      const more = card.tags.filter((x) => x === tag).length;
      const goal = open.find((m) => m.tags?.includes(tag) && (me.measures[m.id] ?? 0) < m.need);
      const said = nth((me.tags[tag] ?? 0) + more, speech.lang);
      const has = (me.measures[goal?.id ?? ""] ?? 0) + more;
      return goal
        ? { icon: tagIcon(tag), text: `${said}, ${goal.name} ${has}/${goal.need}`, hot: true }
        : { icon: tagIcon(tag), text: said };
    });
  }
  /** A neighbour who collects its tags would like to be passed it. */
  #neighbour(card: CardFace): Mark[] {
    const to = this.passing?.to;
    if (to === undefined) return [];
    const tags = this.table.view?.seats[to]?.tags ?? {};
    const tag = card.tags.find((x) => (tags[x] ?? 0) >= DEAR);
    return tag ? [{ icon: "", seat: to, text: t("tray.dear", { name: this.table.name(to), n: tags[tag]!, tag: catalogue.tag(tag) }) }] : [];
  }
  #productions(card: CardFace, me: SeatView): Mark[] {
    return produced(card, me).map(({ kind, had, has }) => ({ icon: productionIcon(kind), text: `${figure(had)} → ${figure(has)}` }));
  }
}
