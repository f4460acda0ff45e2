/** Bots as choices of a list: the face, the name, and how strong each is. */
import { t } from "../i18n/index.svelte";
import type { Choice } from "../pick/keys";
import type { BotFace } from "../types";
import { rungOf } from "./ladder";

export function botChoice(bot: BotFace): Choice {
  const { portrait, stars, strength } = rungOf(bot.id);
  return { id: bot.id, name: bot.name, text: t(strength), portrait, stars };
}
