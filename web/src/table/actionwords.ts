/** What the kinds of actions are called. */
import type { Key } from "../lib/i18n/index.svelte";

const WORDS: Record<string, Key> = {
  play: "dock.kind.play",
  use: "dock.kind.use",
  project: "dock.kind.project",
  claim: "dock.kind.claim",
  fund: "dock.kind.fund",
  convert: "dock.kind.convert",
  sell: "dock.kind.sell",
  trade: "dock.kind.trade",
  first_action: "dock.kind.first_action",
};
export const actionWord = (kind: string): Key => WORDS[kind] ?? "dock.kind.other";
