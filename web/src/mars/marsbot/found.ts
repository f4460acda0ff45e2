/** MarsBot in the encyclopedia. */
import { plain, says } from "../../lib/search";
import type { BonusFace, BotCorporationFace, MarsBotFace } from "../../lib/types";

/** MarsBot's cards that say what is looked for; `kind` is what it is called. */
export function botFound(
  face: MarsBotFace,
  text: string,
  kind: string,
): { bonus: BonusFace[]; corporations: BotCorporationFace[] } {
  const hay = (id: string, name: string, words: string): string => plain([name, id.replaceAll("_", " "), kind, words].join(" "));
  return {
    bonus: face.bonus.filter((c) => says(hay(c.id, c.name, c.text), text)),
    corporations: face.corporations.filter((c) => says(hay(c.id, c.name, c.text.join(" ")), text)),
  };
}
