/** How something that was taken from you is drawn. */
import { catalogue } from "../lib/catalogue.svelte";
import type { Attack } from "../lib/merge";
import { cubeIcon, productionIcon, stockIcon } from "../lib/symbols";

export function attackIcon(a: Attack): string {
  if (a.kind === "production") return productionIcon(a.item);
  return a.kind === "cubes" ? cubeIcon(catalogue.card(a.card)?.holds ?? "none") : stockIcon(a.item);
}

/** What was taken of a stock, or of its production. */
export function takenOf(attacks: Attack[], kind: Attack["kind"], item: string): number {
  return attacks.filter((a) => a.kind === kind && a.item === item).reduce((sum, a) => sum + a.amount, 0);
}
