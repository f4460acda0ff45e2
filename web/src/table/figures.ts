/** What is counted at a seat, with its production: the stocks, and whatever else a game counts like them. */
import { catalogue } from "../lib/catalogue.svelte";
import { signed, t, type Key } from "../lib/i18n/index.svelte";
import type { Counted } from "../lib/tray.svelte";
import { STOCK_COLOUR, stockIcon } from "../lib/symbols";

/** What a game says of its stocks: what each is for, and when production comes. */
export interface Meaning {
  stock: Record<string, Key>;
  production: Key;
}

export interface Figure {
  id: string;
  icon: string;
  colour: string;
  name: string;
  n: number;
  /** The production. */
  p: number;
  /** All of it, as it is spoken. */
  said: string;
  meaning: Meaning;
}

export function stocksOf(seat: Counted, kinds: readonly string[], meaning: Meaning): Figure[] {
  return kinds.map((kind) => {
    const n = seat.stock[kind] ?? 0;
    const p = seat.production[kind] ?? 0;
    const name = catalogue.stock(kind);
    const said = t("seat.stock", { what: name, n, p: signed(p) });
    return { id: kind, icon: stockIcon(kind), colour: STOCK_COLOUR[kind]!, name, n, p, said, meaning };
  });
}
