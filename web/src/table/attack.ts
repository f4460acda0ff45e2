/** How something that was taken from you is drawn. */
import { catalogue } from "../lib/catalogue.svelte";
import type { Attack } from "../lib/merge";
import { cubeIcon, productionIcon, stockIcon } from "../lib/symbols";

export function attackIcon(a: Attack): string {
  if (a.kind === "production") return productionIcon(a.item);
  return a.kind === "cubes" ? cubeIcon(catalogue.card(a.card)?.holds ?? "none") : stockIcon(a.item);
}
