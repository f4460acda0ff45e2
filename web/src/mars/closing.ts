/** Cards that the next step of a parameter would close, and those that would raise one that is complete. */
import { parameterIcon } from "../lib/symbols";
import type { CardFace, GameView } from "../lib/types";

type Parameter = "temperature" | "oxygen" | "oceans";
const PARAMETERS: Record<string, Parameter> = { temperature: "temperature", oxygen: "oxygen", ocean: "oceans" };

/** The value that its parameter must not pass and has reached; null for who may miss requirements, and so has time. */
export function closing(card: CardFace, now: Pick<GameView, Parameter>, inPlay: CardFace[]): { item: Parameter; most: number } | null {
  if (inPlay.some((c) => c.icons.effects?.some((i) => i.symbol === "card-req"))) return null;
  for (const { symbol, star, count } of card.icons.needs ?? []) {
    const item = PARAMETERS[symbol];
    if (item && star && now[item] === count) return { item, most: count };
  }
  return null;
}

/** Where each parameter is complete. */
export const LAST: Record<Parameter, number> = { temperature: 8, oxygen: 14, oceans: 9 };

/** The parameters that a card raises though no step of them is left. */
export function wasted(card: CardFace, now: Pick<GameView, Parameter>): Parameter[] {
  const symbols = new Set([...(card.icons.play ?? []), ...(card.icons.actions ?? [])].map((i) => i.symbol));
  return (Object.keys(LAST) as Parameter[]).filter((p) => now[p] >= LAST[p] && symbols.has(parameterIcon(p)));
}
