/** What an action that is staged does, in words. */
import { catalogue } from "../lib/catalogue.svelte";
import type { Choice } from "../lib/types";
import { actionOf, wordsOf } from "../table/cardwords";

export function toldOf(action: Choice | null): string {
  if (!action) return "";
  const card = catalogue.card(action.card);
  if (card) return action.kind === "use" ? actionOf(card, action.index) : wordsOf(card);
  return action.kind === "project" ? (catalogue.named("projects", action.item)?.text ?? "") : "";
}
