/** The talk of a table as one reader follows it: what is unread, whether it is muted. Kept in this browser. */
import { untrack } from "svelte";
import { announce } from "../announce.svelte";
import { catalogue } from "../catalogue.svelte";
import { t } from "../i18n/index.svelte";
import type { Saying, TableInfo } from "../types";
import { remember, unheard, wordsOf, worthwhile, type Places } from "./talk";

const KEY = "tharsis.talk";

/** What a connection to a table offers for talking. */
export interface Talking {
  readonly id: string;
  readonly you: number;
  readonly sayings: Saying[];
  readonly now: { table: TableInfo } | null;
  say(said: { phrase: string } | { text: string }): Promise<unknown>;
}

function stored(): Places {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Places;
  } catch {
    return {};
  }
}

export class TalkReader {
  seen = $state(-1);
  muted = $state(false);

  constructor(readonly live: Talking) {
    const place = stored()[live.id];
    this.seen = place?.seen ?? -1;
    this.muted = place?.muted ?? false;
  }

  /** There is somebody to talk with. */
  get worthwhile(): boolean {
    const table = this.live.now?.table;
    return table !== undefined && worthwhile(table, this.live.sayings, this.live.you);
  }
  get unread(): number {
    return this.muted ? 0 : unheard(this.live.sayings, this.seen, this.live.you);
  }
  /** All that was said has been looked at. */
  read(): void {
    const last = this.live.sayings.at(-1)?.n ?? -1;
    if (last <= this.seen) return;
    this.seen = last;
    this.#keep();
  }
  mute(on: boolean): void {
    this.muted = on;
    this.#keep();
  }
  #keep(): void {
    try {
      const place = { seen: this.seen, muted: this.muted };
      localStorage.setItem(KEY, JSON.stringify(remember(stored(), this.live.id, place)));
    } catch {
      // a browser that keeps nothing still talks
    }
  }
}

const readers = new WeakMap<Talking, TalkReader>();
/** One reader for a connection, wherever the talk is shown or counted. */
export function readerOf(live: Talking): TalkReader {
  let found = readers.get(live);
  if (!found) readers.set(live, (found = new TalkReader(live)));
  return found;
}

/** Says to a screen reader what others say, once, unless it was read before. For a page. */
export function listen(live: Talking): void {
  let told = -1;
  $effect(() => {
    const { sayings, now } = live;
    if (now === null) return;
    untrack(() => {
      const reader = readerOf(live);
      const since = Math.max(told, reader.seen);
      const fresh = sayings.filter((s) => s.n > since && s.seat !== live.you);
      told = sayings.at(-1)?.n ?? told;
      if (fresh.length === 0 || reader.muted) return;
      const nameOf = (seat: number): string => now.table.seats.find((s) => s.seat === seat)?.name ?? String(seat + 1);
      const phrases = catalogue.book?.phrases ?? [];
      announce(fresh.map((s) => t("talk.said", { name: nameOf(s.seat), text: wordsOf(s, phrases) })).join(" "));
    });
  });
}
