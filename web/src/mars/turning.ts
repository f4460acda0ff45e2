/** What plants and heat are turned into. */
import { t } from "../lib/i18n/index.svelte";
import type { SeatView } from "../lib/types";

const TURNED = { plants: "dock.convert.plants", heat: "dock.convert.heat" } as const;

/** Null for what cannot be turned into anything. */
export const turnsOf = (me: SeatView, id: string): { notation: string; price: number; name: string } | null =>
  id in TURNED ? { notation: `convert ${id}`, price: me.prices[id] ?? 0, name: t(TURNED[id as keyof typeof TURNED]) } : null;
