/** Cards of the hand that the next step of a parameter would close. */
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
