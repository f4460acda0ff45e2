/** Parts of the page that are fetched when they are first wanted: few are needed to begin with. */
import { speech, type Part } from "./i18n/index.svelte";

type Fetch<C> = () => Promise<{ default: C }>;

export class Later<C> {
  #part = $state.raw<C | null>(null);
  #coming: Promise<void> | null = null;

  constructor(
    readonly fetch: Fetch<C>,
    readonly words: readonly Part[] = [],
  ) {}

  /** Null until it is there; who looks for it wants it. */
  get part(): C | null {
    if (!this.#part) void this.want().catch(() => undefined); // a page that is out of date loads itself anew
    return this.#part;
  }
  want(): Promise<void> {
    this.#coming ??= Promise.all([this.fetch(), speech.want(...this.words)]).then(
      ([found]) => void (this.#part = found.default),
      (why: unknown) => {
        this.#coming = null; // the next who looks asks again
        throw why;
      },
    );
    return this.#coming;
  }
}

const SOON = new Set<Later<unknown>>();
/** With the words that it needs beyond those of every table. */
export const later = <C>(fetch: Fetch<C>, ...words: Part[]): Later<C> => new Later(fetch, words);
/** Is likely to be wanted: fetched as soon as nothing else is to be done. */
export function soon<C>(fetch: Fetch<C>, ...words: Part[]): Later<C> {
  const part = new Later(fetch, words);
  SOON.add(part as Later<unknown>);
  return part;
}

export const idle = (): Promise<void> =>
  new Promise((go) => ("requestIdleCallback" in globalThis ? requestIdleCallback(() => go(), { timeout: 3000 }) : setTimeout(go, 300)));

/** Fetches what is wanted soon, one after the other; the words of what is done come first. */
export async function fetchSoon(): Promise<void> {
  await speech.want("playing").catch(() => undefined);
  for (const part of SOON) {
    await idle();
    await part.want().catch(() => undefined);
  }
  await speech.want("elsewhere").catch(() => undefined);
}
