/** Who plays for somebody that lets their time pass. */
import { catalogue } from "../catalogue.svelte";
import type { TableInfo } from "../types";

/** Unless another bot is chosen: Prospector. */
export const DEPUTY = "greedy";
export const deputyName = (table: Pick<TableInfo, "game" | "settings">): string =>
  catalogue.of(table.game)?.bots.find((b) => b.id === (table.settings.deputy ?? DEPUTY))?.name ?? "";
