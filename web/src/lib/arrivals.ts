/**
 * Cards that came into a hand since your last turn: they are marked, also when the page is loaded again in this window.
 * All that was ever seen in the hand is known, so that a card that is taken back is none of them.
 */
interface Kept {
  known: string[];
  came: string[];
}

export class Arrivals {
  #known: Set<string> | null = null;

  constructor(
    readonly table: string,
    /** Takes note of the marked ones. */
    readonly mark: (came: ReadonlySet<string>) => void,
  ) {}

  /** The hand as it is now; what lies there when the table is opened first is not new. */
  look(hand: string[], marked: ReadonlySet<string>): void {
    if (!this.#known) {
      const kept = this.#kept();
      this.#known = new Set(kept?.known ?? hand);
      marked = new Set(kept?.came ?? []);
      if (!kept) this.#keep(marked);
      else if (marked.size > 0) this.mark(marked);
    }
    const known = this.#known;
    const came = hand.filter((card) => !known.has(card));
    if (came.length === 0) return;
    for (const card of came) known.add(card);
    const all = new Set([...marked, ...came]);
    this.#keep(all);
    this.mark(all);
  }

  /** Your turn: what came before is no news any more. */
  forget(marked: ReadonlySet<string>): void {
    if (marked.size === 0) return;
    const none: ReadonlySet<string> = new Set();
    this.#keep(none);
    this.mark(none);
  }

  get #key(): string {
    return `tharsis.hand.${this.table}`;
  }
  #kept(): Kept | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? "null") as Kept | null;
    } catch {
      return null;
    }
  }
  #keep(came: ReadonlySet<string>): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ known: [...(this.#known ?? [])], came: [...came] } satisfies Kept));
    } catch {
      // a browser that keeps nothing marks them until it is loaded again
    }
  }
}
