/** The layouts of a table of either game: only the one that fits the window is fetched. */
import type { Component } from "svelte";
import { later, type Later } from "../lib/later.svelte";
import { screen, type Layout } from "../lib/screen.svelte";

type Name = "desk" | "tablet" | "phone";
const NAMES: Record<Layout, Name> = { desk: "desk", tablet: "tablet", standing: "tablet", phone: "phone", lying: "phone" };

/** What fits the window now, from the files of a game. */
export function layouts<C extends Component<never>>(files: Record<Name, () => Promise<{ default: C }>>): () => Later<C> {
  const all: Record<Name, Later<C>> = { desk: later(files.desk), tablet: later(files.tablet), phone: later(files.phone) };
  return () => all[NAMES[screen.layout]];
}
