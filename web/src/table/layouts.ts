/** The layouts of a table of either game: only the one that fits the window is fetched. */
import type { Component } from "svelte";
import { later, type Later } from "../lib/later.svelte";
import { KIND, screen, type Kind } from "../lib/screen.svelte";

/** What fits the window now, from the files of a game. */
export function layouts<C extends Component<never>>(files: Record<Kind, () => Promise<{ default: C }>>): () => Later<C> {
  const all: Record<Kind, Later<C>> = { desk: later(files.desk), tablet: later(files.tablet), phone: later(files.phone) };
  return () => all[KIND[screen.layout]];
}
