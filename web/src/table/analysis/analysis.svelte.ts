/**
 * A position that is looked into: edited by clicks and as text, tried answer by answer. The server says whether it can
 * be on a table; until then the last one that could stays on the board, with what was changed.
 */
import { announce } from "../../lib/announce.svelte";
import { FIRST_GAME, gameNamed } from "../../lib/gamename";
import { t } from "../../lib/i18n/index.svelte";
import { positions } from "../../lib/positions";
import type { CoachLine, GameName, Mistake, PositionChecked, PositionGiven, TableInfo } from "../../lib/types";
import { mistakeText } from "./mistake";
import { blank, filled, isAbout, type Position } from "./position";

/** An answer that was tried, and the position it led to; the first of them is where it began. */
export interface Tried {
  id: number;
  parent: number;
  depth: number;
  link: string;
  seat: number;
  said: string;
  margin: number | null;
}
const CLICK_MS = 120;
const TYPING_MS = 600;
const NOBODY = -1;

export class Analysis {
  /** The last position that can be, and the one that is made of it. */
  found = $state.raw<PositionChecked | null>(null);
  given = $state.raw<Position | null>(null);
  mistake = $state.raw<Mistake | null>(null);
  text = $state("");
  /** It is waited for what the server says. */
  checking = $state(false);
  trouble = $state.raw<unknown>(null);
  /** The seat that is edited. */
  seat = $state(0);
  /** How many things were changed since the position was opened. */
  changes = $state(0);
  tried = $state.raw<Tried[]>([]);
  at = $state(0);
  /** The table it comes from, and after which of its lines. */
  origin = $state.raw<TableInfo | null>(null);
  step = $state<number | null>(null);
  #before: Position[] = $state.raw([]);
  #turn = 0;
  #clock: ReturnType<typeof setTimeout> | undefined;

  /** `moved` hears of each position that can be. */
  constructor(readonly moved: (link: string) => void) {}

  game = $derived.by<GameName>(() => gameNamed(this.found?.game ?? null) ?? FIRST_GAME);
  link = $derived.by(() => this.found?.link ?? "");
  /** All that is written, and what is so anyway. */
  position = $derived.by<Position | null>(() => {
    const whole = this.found?.whole as Position | undefined;
    if (!this.given || !whole?.seats) return null;
    return filled(whole, this.given);
  });
  whole = $derived.by(() => this.found?.whole as Position);
  seats = $derived.by(() => this.position?.seats ?? []);
  /** What is on the board can be, and is what is written. */
  sound = $derived.by(() => this.found !== null && this.mistake === null && !this.checking);
  /** Whose question is answered next; nobody's where the game is over. */
  asker = $derived.by(() => {
    const asked = this.found?.asked ?? [];
    return asked.includes(this.seat) ? this.seat : (asked[0] ?? NOBODY);
  });
  names = $derived.by(() => this.seats.map((_, s) => this.origin?.seats[s]?.name ?? t("analysis.player", { n: s + 1 })));
  undoable = $derived.by(() => this.#before.length > 0);

  name(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }
  /** What a field is described by, where the mistake is in it. */
  wrong(field: string): boolean {
    return this.mistake !== null && isAbout(this.mistake.field, field);
  }

  // ---- where it comes from
  async open(given: Partial<PositionGiven>): Promise<void> {
    this.#forget();
    await this.#check(given);
  }
  start(game: GameName, seats: number): Promise<void> {
    this.origin = null;
    return this.open({ position: blank(game, seats) });
  }
  #forget(): void {
    this.#before = [];
    this.changes = 0;
    this.tried = [];
    this.at = 0;
    this.seat = 0;
  }

  // ---- editing
  change(next: Position): void {
    if (!this.given) return;
    this.#remember(this.given);
    this.#edit(next);
  }
  #remember(last: Position): void {
    this.#before = [...this.#before, last];
    this.changes++;
  }
  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.changes--;
    this.#edit(last);
  }
  #edit(next: Position): void {
    this.given = next;
    this.tried = [];
    this.#soon({ position: next }, CLICK_MS);
  }
  write(text: string): void {
    this.text = text;
    this.tried = [];
    this.#soon({ text }, TYPING_MS);
  }
  #soon(given: Partial<PositionGiven>, ms: number): void {
    clearTimeout(this.#clock);
    this.#turn++;
    this.checking = true;
    this.#clock = setTimeout(() => void this.#check(given), ms);
  }
  async #check(given: Partial<PositionGiven>): Promise<boolean> {
    return this.#hear(positions.check(given), given.text ?? null);
  }
  async #hear(asked: Promise<PositionChecked>, written: string | null): Promise<boolean> {
    clearTimeout(this.#clock);
    const turn = ++this.#turn;
    this.checking = true;
    try {
      const found = await asked;
      if (turn !== this.#turn) return false;
      this.#take(found, written);
      return found.mistakes.length === 0;
    } catch (why) {
      if (turn === this.#turn) this.trouble = why;
      return false;
    } finally {
      if (turn === this.#turn) this.checking = false;
    }
  }
  #take(found: PositionChecked, written: string | null): void {
    this.trouble = null;
    this.mistake = found.mistakes[0] ?? null;
    if (written === null || !this.mistake) this.text = written ?? found.text ?? "";
    if (this.mistake) {
      announce(`${this.mistake.field}: ${mistakeText(this.mistake)}`);
      return;
    }
    if (written !== null && this.given && found.link !== this.link) this.#remember(this.given);
    this.found = found;
    this.given = found.position as unknown as Position;
    if (this.seat >= found.seats) this.seat = 0;
    this.moved(found.link ?? "");
  }
  /** The text as it is written by everybody, once nobody writes in it. */
  tidy(): void {
    if (this.sound && this.found?.text) this.text = this.found.text;
  }

  // ---- trying
  /** Answers as a line says. */
  async answer(line: CoachLine, said: string): Promise<void> {
    if (!this.sound || this.asker < 0) return;
    const { link, asker, at } = this;
    const tried = this.tried.length > 0 ? this.tried : [{ id: 0, parent: NOBODY, depth: 0, link, seat: asker, said: "", margin: null }];
    const known = tried.find((one) => one.parent === at && one.said === said && one.seat === asker);
    if (known) return this.back(known.id);
    if (!(await this.#hear(positions.answer(link, asker, line.answer), null))) return;
    const id = tried.length;
    const depth = tried[at]!.depth + 1;
    this.tried = [...tried, { id, parent: at, depth, link: this.link, seat: asker, said, margin: line.margin }];
    this.at = id;
    announce(said);
  }
  /** To a position that was tried before. */
  async back(id: number): Promise<void> {
    const there = this.tried[id];
    if (there && (await this.#check({ link: there.link }))) this.at = id;
  }
  /** To what led here, or on from here. */
  walk(by: 1 | -1): void {
    const to = by < 0 ? this.tried[this.at]?.parent : this.tried.find((one) => one.parent === this.at)?.id;
    if (to !== undefined && to >= 0) void this.back(to);
  }
  /** The tried answers as they are listed: each before what was tried after it. */
  listed = $derived.by<Tried[]>(() => {
    const after = (parent: number): Tried[] => this.tried.filter((one) => one.parent === parent).flatMap((one) => [one, ...after(one.id)]);
    return after(0);
  });

  stop(): void {
    this.#turn++;
    clearTimeout(this.#clock);
  }
}
