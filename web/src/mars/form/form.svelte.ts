/** What is chosen for a new table of Terraforming Mars: the options of the rules, and MarsBot. */
import { catalogue } from "../../lib/catalogue.svelte";
import { t } from "../../lib/i18n/index.svelte";
import { askedRival } from "../../lib/gamename";
import { SOLO } from "../../lib/opponents/last";
import type { Choice } from "../../lib/pick/keys";
import type { OptionInfo, SeatSetup } from "../../lib/types";
import type { FormSeat, SeatList } from "../../table/seatlist.svelte";
import type { TableForm, Value } from "../../table/title";
import { book } from "../marsbot/book.svelte";
import { askedChoice, BOT, botOptions, isBotOption, settled } from "../marsbot/seating";

const MOST = 5;
/** The first seat begins against MarsBot, no World Government helps, and the map is Tharsis. */
const NOT_WITH_BOT = ["world_government", "first", "map"];
const NOT_ALONE = ["draft", "world_government"];

export class MarsForm implements TableForm {
  chosen = $state<Record<string, Value>>({});
  robot = $state(askedChoice());
  options = $derived((catalogue.current?.options ?? []).filter((o) => !isBotOption(o.id)));
  colonies = $derived(this.chosen.colonies === true);

  constructor(readonly seats: SeatList) {
    if (askedRival() === SOLO) seats.resize(1);
  }

  /** MarsBot has the second seat; then there is no third. */
  get marsbot(): boolean {
    return this.seats.all[1]?.who === BOT;
  }
  get alone(): boolean {
    return this.seats.all.length === 1;
  }
  get drafting(): { name: string; drafts: boolean } | undefined {
    return this.marsbot ? book.corporation(this.robot.corporation) : undefined;
  }

  get most(): number {
    return this.marsbot ? 2 : MOST;
  }
  get room(): boolean {
    return !this.marsbot && this.seats.all.length < MOST;
  }
  get lent(): boolean {
    return this.marsbot;
  }
  guests(i: number): Choice[] {
    return i === 1 ? [{ id: BOT, name: t("new.marsbot"), text: t("lobby.marsbot.short"), portrait: "marsbot" }] : [];
  }
  guest(seat: FormSeat): SeatSetup | null {
    return seat.who === BOT ? { kind: "marsbot" } : null;
  }
  changed(): void {
    if (this.marsbot && this.seats.all.length > 2) this.seats.resize(2);
    const first = this.seats.all[0];
    if (!this.marsbot && first && first.who !== "you") first.who = "you";
  }

  choose(id: string, value: Value): void {
    this.chosen[id] = value;
    this.robot = settled(this.robot, this.colonies, (c) => book.corporation(c)?.colonies ?? false);
  }
  valueOf(o: OptionInfo): Value {
    const value = this.chosen[o.id];
    // the seat that was to begin may have been taken away since
    const gone = typeof value === "number" && value >= this.seats.all.length;
    return gone || value === undefined ? o.default : value;
  }
  /** Why there is nothing to choose; "" where there is. */
  idle(o: OptionInfo): string {
    if (this.marsbot && NOT_WITH_BOT.includes(o.id)) return o.id === "map" ? t("new.marsbot.map") : t("new.marsbot.not");
    return NOT_ALONE.includes(o.id) && this.alone ? t("new.notalone") : "";
  }
  /** Means nothing at this table, and would only be in the way. */
  pointless(o: OptionInfo): boolean {
    return (o.id === "solo_goal" && !this.alone) || (o.id === "colonies_corporations" && !this.colonies);
  }
  /** MarsBot's corporation drafts: the switch is on and stays on. */
  forced(o: OptionInfo): boolean {
    return o.id === "draft" && (this.drafting?.drafts ?? false);
  }

  take(options: Record<string, Value>): void {
    this.chosen = { ...options };
    if (this.marsbot)
      this.robot = { level: String(options.marsbot), corporation: String(options.marsbot_corporation ?? this.robot.corporation) };
  }
  rules(): Record<string, Value> {
    const rules: Record<string, Value> = {};
    for (const o of this.options) {
      if (o.kind === "seats") {
        const who = this.seats.all.flatMap((s, i) => (s.beginner && s.who !== BOT ? [i] : []));
        if (who.length > 0) rules[o.id] = who;
      } else if (this.forced(o)) rules[o.id] = true;
      else if (this.valueOf(o) !== o.default && !this.idle(o) && !this.pointless(o)) rules[o.id] = this.valueOf(o);
    }
    return { ...rules, ...(this.marsbot ? botOptions(this.robot) : {}) };
  }
}
