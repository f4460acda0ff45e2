/** What keeps a card from being played, and what would help at once. */
import { catalogue } from "../lib/catalogue.svelte";
import { t } from "../lib/i18n/index.svelte";
import type { HandCard } from "../lib/types";
import { whyNot } from "../table/cardwords";
import type { TableState } from "./table.svelte";

/** The standard projects that raise a parameter by a step. */
const RAISES: Record<string, string> = { temperature: "asteroid", oceans: "aquifer", oxygen: "greenery" };

export function standing(h: HandCard, table: Pick<TableState, "offered">): string[] {
  const [only, ...more] = h.lacks;
  const project = h.group === "near" && only?.kind === "parameter_low" && more.length === 0 ? (RAISES[only.item] ?? "") : "";
  const option = project ? table.offered(`project ${project}`) : undefined;
  if (!option) return whyNot(h);
  const name = catalogue.named("projects", project)?.name ?? project;
  return [...whyNot(h), t("hand.would", { project: name, n: option.amount })];
}
