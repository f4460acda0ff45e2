/** The connection to a table: what this seat may know now, and the answers on their way. */
import { api, Trouble } from "./api";
import { Fields } from "./fields.svelte";
import { filledLive, filledStaged } from "./fill";
import { afterFrame, urgent } from "./frames.svelte";
import { mergeLines, share } from "./merge";
import { prefs } from "./prefs.svelte";
import type { Ack, Answers, GameName, Line, Lives, Problem, Saying, Stageds, Talk } from "./types";

type Status = "connecting" | "open" | "lost" | "gone" | "closed";
type Message = { type: string; id: string } & Record<string, unknown>;
interface Waiting {
  message: Message;
  resolve: (value: never) => void;
  reject: (why: Trouble) => void;
}

/** Says why an answer is not the one to give now, and hears when one was given. */
export interface Teacher {
  objects(answers: Answers): string;
  /** Where a certain thing is to be done, whether it begins so. */
  wants?(notation: string): boolean;
  hears(): void;
}

const PING_MS = 20_000;
const SILENCE_MS = 45_000;
const LONGEST_WAIT_MS = 8_000;

/** What a client calls something that it says. */
export const freshId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");

/** Messages of a table, of which each field can be followed by itself, and each of its view and of what is known of it. */
class Followed<L extends { view: object; table: object }> {
  readonly #view = new Fields<L["view"]>();
  readonly #table = new Fields<L["table"]>();
  readonly #all = new Fields<L>();

  tell(live: L): L {
    return this.#all.tell({ ...live, view: this.#view.tell(live.view), table: this.#table.tell(live.table) });
  }
}

/** The connection to a table of a game; `table.game` of the first message says which one it is. */
export class LiveTable<G extends GameName = "mars"> {
  /** What the latest message says, always the same object, see fields.svelte.ts; null until the first one came. */
  now = $state.raw<Lives[G] | null>(null);
  /** The latest message itself. */
  latest = $state.raw<Lives[G] | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The same a frame later, for what stands beside the board and the question: these come first. */
  later = $state.raw<Lives[G] | null>(null);
  log = $state.raw<Line[]>([]);
  /** What was said at the table, the oldest first. */
  sayings = $state.raw<Saying[]>([]);
  status = $state<Status>("connecting");
  /** When a lost connection is tried again, by the clock of this browser. */
  again = $state(0);
  /** Why the table cannot be shown at all. */
  refusal = $state.raw<Trouble | null>(null);
  /** How the table stood when this page came to it. */
  opened = { over: true };
  /** Who watches over the answers in a tutorial. */
  teacher = $state.raw<Teacher | null>(null);
  /** Answers that the server has not confirmed yet. */
  sending = $state(0);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  readonly #now = new Followed<Lives[G]>();
  readonly #later = new Followed<Lives[G]>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** What stands beside the board is about to be told. */
  #follows = false;
  /** The newest message, until those that came with it are here too. */
  #held: Lives[G] | null = null;
  #soon = new MessageChannel();
  #wake = (): void => this.hurry();
  #seen = (): void => {
    if (document.visibilityState === "visible") this.hurry();
  };

  constructor(readonly id: string) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#seen);
    this.#pulse = setInterval(() => this.#beat(), PING_MS);
    this.#soon.port1.onmessage = () => this.#catchUp();
    this.#connect();
  }

  /** The table as it was told before the connection was there. */
  hear(live: Lives[G]): void {
    if (!this.now) this.#show(live);
  }

  close(): void {
    this.status = "closed";
    this.#soon.port1.close();
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Your seat; -1 for spectators. */
  get you(): number {
    return this.now?.table.you ?? -1;
  }

  /** Gives answers to the question asked now; resolves when they are recorded. */
  async answer(answers: Answers, ask = this.now?.ask?.id ?? ""): Promise<Ack> {
    const objection = this.teacher?.objects(answers);
    if (objection) throw new Error(objection);
    const ack = await this.#send<Ack>({ type: "answer", id: freshId(), ask, answers });
    this.teacher?.hears();
    return ack;
  }

  /** Tries answers on a copy: what they would change, and the question they lead to. */
  stage(answers: Answers, ask = this.now?.ask?.id ?? ""): Promise<Stageds[G]> {
    return this.#send<Stageds[G]>({ type: "stage", id: freshId(), ask, answers });
  }

  /** Takes the last answer back, or asks the others to. */
  undo(): Promise<Ack> {
    return this.#send<Ack>({ type: "undo", id: freshId(), seq: this.now?.seq ?? 0, ask: true });
  }

  /** Says something to all at the table: a phrase of the catalogue, or a text. */
  say(said: { phrase: string } | { text: string }): Promise<Ack> {
    return this.#send<Ack>({ type: "say", id: freshId(), ...said });
  }

  setLang(lang: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: "lang", lang }));
  }

  #send<T>(message: Message): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve: resolve as (value: never) => void, reject });
      this.#count();
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
      else this.hurry();
    });
  }

  #count(): void {
    let n = 0;
    for (const { message } of this.#waiting.values()) if (message.type !== "stage" && message.type !== "say") n++;
    this.sending = n;
  }

  #settle(id: string | null | undefined): Waiting | undefined {
    const found = id ? this.#waiting.get(id) : undefined;
    if (found) {
      this.#waiting.delete(found.message.id);
      this.#count();
    }
    return found;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.id)}/socket?lang=${prefs.lang}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      // what was sent and not confirmed goes again under the same id: the server takes it once
      for (const { message } of this.#waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (e) => {
      if (this.#socket === socket) this.#take(JSON.parse(String(e.data)) as { type: string });
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #take(message: { type: string }): void {
    this.#heard = Date.now();
    if (message.type === "live") {
      urgent();
      this.#tries = 0;
      this.status = "open";
      this.#hold(filledLive(message as Lives[G]));
      return;
    }
    this.#catchUp(); // what is told after it may lead on from it
    if (message.type === "staged") {
      const staged = filledStaged(message as Stageds[G]);
      this.#settle(staged.id)?.resolve(staged as never);
    } else if (message.type === "ack") {
      const ack = message as Ack;
      this.#settle(ack.id)?.resolve(ack as never);
    } else if (message.type === "talk") {
      const { first, sayings } = message as Talk;
      this.sayings = [...this.sayings.filter((s) => s.n < first), ...sayings];
    } else if (message.type === "problem") {
      const problem = message as Problem;
      this.#settle(problem.id)?.reject(new Trouble(problem.code, problem.text));
    }
  }

  /** Of several messages that are here already only the last is drawn; what happened is told by all of them. */
  #hold(live: Lives[G]): void {
    const before = this.#held;
    this.#held = live;
    if (!before) this.#soon.port2.postMessage(0);
    else if (live.log_from > before.log_from) {
      live.log = mergeLines(before.log, live.log_from, live.log);
      live.log_from = before.log_from;
    }
  }
  #catchUp(): void {
    const live = this.#held;
    this.#held = null;
    if (live) this.#show(live);
  }

  #show(live: Lives[G]): void {
    urgent(); // a frame may have been drawn since it came
    if (!this.now) this.opened = { over: live.table.over };
    this.lines = mergeLines(this.lines, live.log_from, live.log);
    const latest = share(this.latest, live);
    this.latest = latest;
    const first = !this.now;
    this.now = this.#now.tell(latest);
    if (first) this.#follow();
    else if (!this.#follows) {
      this.#follows = true;
      afterFrame(() => this.#follow());
    }
  }
  #follow(): void {
    this.#follows = false;
    this.later = this.#later.tell(this.latest!);
    this.log = this.lines;
  }

  #lost(): void {
    this.#socket = null;
    if (this.status === "closed" || this.status === "gone") return;
    // tries that never reached the server prove nothing, but a table that refuses us says why over HTTP
    if (this.status !== "open") void this.#askWhy();
    this.status = this.now ? "lost" : "connecting";
    const wait = Math.min(LONGEST_WAIT_MS, 300 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.again = Date.now() + wait;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  async #askWhy(): Promise<void> {
    try {
      await api.info(this.id);
    } catch (why) {
      const refused = why instanceof Trouble && why.status >= 400 && why.status < 500 && why.status !== 429;
      if (refused && this.status !== "open") {
        this.refusal = why;
        this.status = "gone";
        clearTimeout(this.#retry);
      }
    }
  }

  /** Tries again at once what would be tried again later. */
  hurry(): void {
    if (this.status === "closed" || this.status === "gone") return;
    if (this.#socket === null) {
      this.#tries = 0;
      this.#connect();
    }
  }

  #beat(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE_MS) {
      socket.close(); // a line that looks open and is dead
      this.#lost();
    } else socket.send('{"type":"ping"}');
  }
}
