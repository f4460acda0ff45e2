/** Where something of a table is that the light falls on, whatever the window shows of it. */
import type { PhoneTab } from "../deciding.svelte";
import { KIND, type Layout } from "../screen.svelte";

export interface Spot {
  desk: string;
  /** On a phone, where it is found by another name there. */
  phone?: string;
  /** The view of a phone that has it. */
  tab?: PhoneTab;
  /** The tab of a tablet, where that is another. */
  tablet?: PhoneTab;
}

/** What finds it in a layout. A tablet has parts of a desk and parts of a phone: there it is whichever is shown. */
export function sought({ desk, phone }: Spot, layout: Layout): string {
  if (!phone) return desk;
  return { desk, phone, tablet: desk ? `${desk}, ${phone}` : phone }[KIND[layout]];
}
/** The view or tab that has it there. */
export const tabOf = ({ tab, tablet }: Spot, layout: Layout): PhoneTab | undefined =>
  KIND[layout] === "tablet" ? (tablet ?? tab) : tab;
