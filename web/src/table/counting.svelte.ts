/** The points of a finished game counted up, source by source: a moment that any key or tap ends. */
const STEP_MS = 1600;
const KEY = "tharsis.counted";

/** Counted once in this window; who comes back, or wants no motion, sees the end. */
function seen(table: string): boolean {
  try {
    const known = (sessionStorage.getItem(KEY) ?? "").split(" ");
    if (known.includes(table)) return true;
    sessionStorage.setItem(KEY, [...known, table].slice(-20).join(" "));
  } catch {
    return true;
  }
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Counting {
  /** How many sources are counted so far; null when all are. */
  step = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Counts so many sources; `fresh` is whether the end has just come. */
  begin(table: string, sources: number, fresh: boolean): void {
    if (!fresh || sources < 2 || seen(table)) return;
    this.step = 1;
    this.#wait(sources);
  }
  #wait(sources: number): void {
    this.#timer = setTimeout(() => {
      if (this.step === null || this.step >= sources) return this.skip();
      this.step += 1;
      this.#wait(sources);
    }, STEP_MS);
  }
  skip(): void {
    clearTimeout(this.#timer);
    this.step = null;
  }
}
