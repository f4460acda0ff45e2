/** Paying: the server offers every split; these choose one to begin with and the next one when a number is turned. */
import type { Choice } from "../lib/types";

/** What stands for some credits: metals, and in Ares Expedition a plant or microbes for the price of a card. */
const METALS = ["steel", "titanium", "plants", "microbe"] as const;
export const PURSE = [...METALS, "heat", "credits"] as const;
export type Coin = (typeof PURSE)[number];

export const paid = (option: Choice, coin: string): number => option.amounts[coin] ?? 0;

/** What one cube of each metal is worth here, read from the splits that are exact. */
export function worth(options: Choice[]): Record<string, number> {
  const out: Record<string, number> = { credits: 1, heat: 1 };
  for (const metal of METALS) {
    const others = METALS.filter((m) => m !== metal);
    const only = (o: Choice): boolean => paid(o, metal) > 0 && !others.some((m) => paid(o, m));
    for (const o of options) {
      if (only(o) && paid(o, "credits")) {
        out[metal] = (o.amount - paid(o, "credits") - paid(o, "heat")) / paid(o, metal);
        break;
      }
    }
    // too little of it is needed to show its worth: the fewest cubes that pay alone tell it roughly
    if (out[metal] === undefined) {
      const alone = options.filter((o) => only(o) && !paid(o, "credits") && !paid(o, "heat"));
      const few = Math.min(...alone.map((o) => paid(o, metal)));
      if (alone.length) out[metal] = Math.ceil((alone[0]?.amount ?? 0) / few);
    }
  }
  return out;
}

/** By how much a split pays too much. */
export function waste(option: Choice, each: Record<string, number>): number {
  let sum = 0;
  for (const coin of PURSE) sum += paid(option, coin) * (each[coin] ?? 0);
  return Math.max(0, sum - option.amount);
}

/** The split to begin with: nothing wasted if it can be helped, heat only where it must, then as much metal as fits. */
export function prefill(options: Choice[]): Choice | undefined {
  const each = worth(options);
  const key = (o: Choice): [number, number, number] => [
    waste(o, each),
    paid(o, "heat"),
    -METALS.reduce((sum, m) => sum + paid(o, m) * (each[m] ?? 0), 0),
  ];
  return [...options].sort((a, b) => {
    const x = key(a);
    const y = key(b);
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
  })[0];
}

/** The same in Ares Expedition, where all but credits is worth more elsewhere: cards of the hand first of all. */
export function spared(options: Choice[]): Choice | undefined {
  const helps = (o: Choice): number => METALS.reduce((sum, m) => sum + (paid(o, m) ? 1 : 0), 0);
  return [...options].sort(
    (a, b) => paid(a, "cards") - paid(b, "cards") || helps(a) - helps(b) || paid(a, "heat") - paid(b, "heat"),
  )[0];
}

/** Which kinds of payment can be used at all. */
export function coins(options: Choice[]): Coin[] {
  return PURSE.filter((coin) => options.some((o) => paid(o, coin) > 0));
}

/** The split after one more or one less of a kind: the others stay as they are where possible, credits even out. */
export function turned(options: Choice[], now: Choice, coin: Coin, by: 1 | -1): Choice | undefined {
  const have = paid(now, coin);
  const others = PURSE.filter((c) => c !== coin && c !== "credits");
  const better = options.filter((o) => (by > 0 ? paid(o, coin) > have : paid(o, coin) < have));
  const step = (o: Choice): number => Math.abs(paid(o, coin) - have);
  const moved = (o: Choice): number => others.reduce((sum, c) => sum + Math.abs(paid(o, c) - paid(now, c)), 0);
  return better.sort((a, b) => step(a) - step(b) || moved(a) - moved(b))[0];
}

/** What a split pays in all. */
export function total(option: Choice, each: Record<string, number>): number {
  return PURSE.reduce((sum, coin) => sum + paid(option, coin) * (each[coin] ?? 0), 0);
}
