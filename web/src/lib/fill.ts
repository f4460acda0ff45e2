/**
 * The server leaves out what has its default value. Here it is put back, once for every message that arrives, so that
 * the rest of the client finds every field. The defaults are those of src/tharsis/server/messages.
 */
import type {
  AresLive,
  AresReplayStep,
  AresStaged,
  AresView,
  Ask,
  Change,
  Choice,
  CoachJob,
  GameView,
  HandCard,
  Lack,
  Line,
  Live,
  MoonView,
  Replay,
  ReplayStep,
  SeatInfo,
  SeatView,
  Settings,
  Staged,
  TableInfo,
  Tile,
} from "./types";

type Optional<T, K extends keyof T> = Required<Pick<T, K>>;

const CHOICE: Optional<Choice, "card" | "area" | "item" | "seat" | "index" | "amount" | "amounts" | "fees" | "idle" | "useless"> = {
  card: "",
  area: "",
  item: "",
  seat: -1,
  index: 0,
  amount: 0,
  amounts: Object.freeze({}),
  fees: Object.freeze({}),
  idle: Object.freeze([]) as unknown as string[],
  useless: false,
};
const CHANGE: Optional<Change, "seat" | "item" | "card" | "area" | "amount" | "now"> = {
  seat: -1,
  item: "",
  card: "",
  area: "",
  amount: 0,
  now: 0,
};
const LINE: Optional<Line, "card" | "area" | "why" | "marsbot" | "item" | "amount"> = {
  card: "",
  area: "",
  why: Object.freeze([]) as unknown as string[],
  marsbot: false,
  item: "",
  amount: 0,
};
const HAND: Optional<HandCard, "lacks" | "metals" | "cuts"> = {
  lacks: Object.freeze([]) as unknown as Lack[],
  metals: Object.freeze({}),
  cuts: 0,
};
const LACK: Optional<Lack, "item" | "need" | "have"> = { item: "", need: 0, have: 0 };
const TILE: Optional<Tile, "seat"> = { seat: -1 };
const MOON: Optional<MoonView, "fleet"> = { fleet: -1 };
const SEAT: Optional<SeatView, "fleets" | "fleets_ready"> = { fleets: 0, fleets_ready: 0 };
const SETTINGS: Settings = { undo: true, agree: false, pace: 0, deputy: null, bot_delay: 0.6, open_hands_after: false, coach: null };

/** Puts in what is missing, in place. */
function put(one: object, defaults: object): void {
  for (const key in defaults) if (!(key in one)) (one as Record<string, unknown>)[key] = (defaults as Record<string, unknown>)[key];
}
function each(list: object[] | null | undefined, defaults: object): void {
  for (const one of list ?? []) put(one, defaults);
}

function fillAsk(ask: Ask | null): void {
  if (ask) ask.optional ??= false;
  each(ask?.options, CHOICE);
}
/** A view of Ares Expedition says everything, and which game it is. */
const isAres = (view: GameView | AresView): view is AresView => "game" in view;
export function fillView(view: GameView | AresView | null): void {
  if (!view || isAres(view)) return;
  view.moons ??= [];
  view.marsbot ??= null;
  view.ahead ??= 0;
  for (const track of view.marsbot?.tracks ?? []) track.marker ??= 0;
  each(view.moons, MOON);
  each(view.tiles, TILE);
  each(view.claims, TILE);
  each(view.seats, SEAT);
}
function fillLines(lines: Line[]): void {
  for (const line of lines) {
    put(line, LINE);
    each(line.changes, CHANGE);
  }
}
type Left = "waiting" | "code" | "listed" | "again" | "coach" | "hints";
const TABLE: Optional<TableInfo, Left> = {
  waiting: false,
  code: null,
  listed: false,
  again: null,
  coach: "off",
  hints: Object.freeze([]) as unknown as TableInfo["hints"],
};
const PLACE: Optional<SeatInfo, "ready"> = { ready: false };
function fillTable(table: TableInfo): void {
  put(table, TABLE);
  table.hints ??= [];
  put(table.settings, SETTINGS);
  each(table.seats, PLACE);
}

export function filledLive<L extends Live | AresLive>(live: L): L {
  live.type ??= "live";
  fillTable(live.table);
  fillView(live.view);
  fillAsk(live.ask);
  live.offered ??= [];
  for (const card of [...live.hand, ...live.offered]) {
    put(card, HAND);
    each(card.lacks, LACK);
  }
  fillLines(live.log);
  return live;
}
export function filledStaged<S extends Staged | AresStaged>(staged: S): S {
  staged.type ??= "staged";
  fillAsk(staged.next);
  each(staged.changes, CHANGE);
  fillView(staged.view);
  return staged;
}
export function filledReplay(replay: Replay): Replay {
  fillTable(replay.table);
  fillLines(replay.lines);
  return replay;
}
export function filledStep<S extends ReplayStep | AresReplayStep>(step: S): S {
  fillView(step.view);
  each(step.changes, CHANGE);
  return step;
}
export function filledJob(job: CoachJob): CoachJob {
  each(job.hint?.does, CHANGE);
  return job;
}
