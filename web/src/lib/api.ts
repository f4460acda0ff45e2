/** The server's HTTP interface. What goes wrong comes as a `Trouble` with a sentence for the person. */
import { filledJob, filledLive, filledReplay, filledStaged, filledStep } from "./fill";
import type {
  About,
  Ack,
  Answers,
  Books,
  CoachJob,
  Ending,
  GameName,
  Lang,
  Lives,
  Myself,
  MyTables,
  NewTable,
  Opened,
  OpenTables,
  Problem,
  PuzzleHint,
  PuzzleInfo,
  PuzzleResult,
  Puzzles,
  PuzzleTry,
  Rematch,
  Replay,
  ReplaySteps,
  SeatChange,
  SeatLink,
  Stageds,
  TableInfo,
  Talk,
} from "./types";

export class Trouble extends Error {
  constructor(
    readonly code: Problem["code"] | "offline" | "record",
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

export const call = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  send<T>(method, path, body === undefined ? undefined : JSON.stringify(body));

export async function send<T>(method: string, path: string, text?: string): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      headers: text === undefined ? {} : { "Content-Type": "application/json" },
      body: text,
    });
  } catch {
    throw new Trouble("offline", "");
  }
  if (reply.status === 204) return undefined as T;
  const data: unknown = await reply.json().catch(() => null);
  if (!reply.ok) {
    const problem = data as Partial<Problem> | null;
    throw new Trouble(problem?.code ?? "unavailable", problem?.text ?? reply.statusText, reply.status);
  }
  return data as T;
}

export const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  catalogue: <G extends GameName>(lang: Lang, game: G) => call<Books[G]>("GET", `/api/catalogue?lang=${lang}&game=${game}`),
  tables: () => call<MyTables>("GET", "/api/tables"),
  open: (wanted: NewTable) => call<Opened>("POST", "/api/tables", wanted),
  info: (id: string) => call<TableInfo>("GET", table(id)),
  remove: (id: string) => call<void>("DELETE", table(id)),
  enter: (token: string) => call<TableInfo>("POST", "/api/enter", { token }),
  /** A new link for a seat, or for spectators (9); the old one stops working. */
  link: (id: string, seat: number) => call<SeatLink>("POST", `${table(id)}/seats/${seat}/link`),
  /** A link to the replay of a finished game, for anybody. */
  share: (id: string) => call<SeatLink>("POST", `${table(id)}/share`),
  /** One's own seat: its name, and before the game its colour and readiness. */
  me: (id: string, change: Partial<Myself>) => call<TableInfo>("PATCH", `${table(id)}/me`, change),
  /** Waiting rooms: what the host settles, and the tables that wait for anybody. */
  seat: (id: string, seat: number, change: Partial<SeatChange>) => call<TableInfo>("PATCH", `${table(id)}/seats/${seat}`, change),
  removeSeat: (id: string, seat: number) => call<TableInfo>("DELETE", `${table(id)}/seats/${seat}`),
  host: (id: string) => call<TableInfo>("POST", `${table(id)}/host`),
  start: (id: string) => call<TableInfo>("POST", `${table(id)}/start`),
  openTables: () => call<OpenTables>("GET", "/api/open"),
  /** After the end: what the cards brought, and the table at which the same people go on. */
  ending: (id: string) => call<Ending>("GET", `${table(id)}/ending`),
  rematch: (id: string) => call<Rematch>("POST", `${table(id)}/rematch`),
  live: <G extends GameName = "mars">(id: string, lang: Lang) =>
    call<Lives[G]>("GET", `${table(id)}/live?lang=${lang}`).then(filledLive),
  answer: (id: string, key: string, ask: string, answers: Answers) =>
    call<Ack>("POST", `${table(id)}/answer`, { id: key, ask, answers }),
  stage: <G extends GameName = "mars">(id: string, key: string, ask: string, answers: Answers) =>
    call<Stageds[G]>("POST", `${table(id)}/stage`, { id: key, ask, answers }).then(filledStaged),
  undo: (id: string, key: string, seq: number) => call<Ack>("POST", `${table(id)}/undo`, { id: key, seq }),
  replay: (id: string, lang: Lang) => call<Replay>("GET", `${table(id)}/replay?lang=${lang}`).then(filledReplay),
  replayStep: <G extends GameName = "mars">(id: string, n: number, lang: Lang) =>
    call<ReplaySteps[G]>("GET", `${table(id)}/replay/${n}?lang=${lang}`).then(filledStep),
  /** What the coach thinks: of the question that is open, of everybody's chances; and how far it is, newer than what was seen. */
  askCoach: (id: string, ask: string, depth: 1 | 2 | 3, lang: Lang) =>
    call<CoachJob>("POST", `${table(id)}/coach?lang=${lang}`, { ask, depth }).then(filledJob),
  chances: (id: string) => call<CoachJob>("POST", `${table(id)}/chances`).then(filledJob),
  coachJob: (job: string, seen: number, lang: Lang) => call<CoachJob>("GET", `/api/coach/${job}?seen=${seen}&lang=${lang}`).then(filledJob),
  endCoach: (job: string) => call<void>("DELETE", `/api/coach/${job}`),
  /** Puzzles by name or by day, a table to solve one at, and how somebody did. */
  puzzles: () => call<Puzzles>("GET", "/api/puzzles"),
  puzzle: (which: string) => call<PuzzleInfo>("GET", `/api/puzzles/${which}`),
  playPuzzle: (name: string) => call<TableInfo>("POST", `/api/puzzles/${name}/play`),
  checkPuzzle: (name: string, tried: Partial<PuzzleTry>, lang: Lang) => call<PuzzleResult>("POST", `/api/puzzles/${name}/check?lang=${lang}`, tried),
  puzzleHint: (name: string, n: number, lang: Lang) => call<PuzzleHint>("GET", `/api/puzzles/${name}/hints/${n}?lang=${lang}`),
  /** What was said at the table, from a number on. */
  talk: (id: string, first = 0) => call<Talk>("GET", `${table(id)}/talk?first=${first}`),
  recordPath: (id: string): string => `${table(id)}/record`,
  /** The address of the server in its network; null where it listens on its own machine alone. */
  about: () => call<About>("GET", "/api/about"),
};
