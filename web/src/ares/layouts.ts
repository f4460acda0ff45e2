/** The layouts of a table of Ares Expedition. */
import type { Component } from "svelte";
import { layouts } from "../table/layouts";

export const layout = layouts<Component>({
  desk: () => import("./Desk.svelte"),
  tablet: () => import("./Tablet.svelte"),
  phone: () => import("./Phone.svelte"),
});
