/** The layouts of a table of Terraforming Mars. */
import type { Component } from "svelte";
import { layouts } from "../table/layouts";

/** How keys go over the map. */
export type Keyed = { next(by: 1 | -1): void; enter(): void };

export const layout = layouts<Component<{ map?: Keyed }, object, "map">>({
  desk: () => import("./Desk.svelte"),
  tablet: () => import("./Tablet.svelte"),
  phone: () => import("./Phone.svelte"),
});
