/** The table of an analysis: a press on an area lays what is in the hand. */
import { catalogue } from "../../lib/catalogue.svelte";
import type { LiveTable } from "../../lib/live.svelte";
import type { Analysis } from "../../table/analysis/analysis.svelte";
import { withField } from "../../table/analysis/position";
import { getTable, TableState } from "../table.svelte";
import { PLAIN, pressed, type Tool } from "./tools";

export class AnalysedTable extends TableState {
  tool = $state<Tool>("look");
  /** Whose tiles are laid. */
  owner = $state(0);
  /** The special tile that is laid. */
  special = $state("capital");
  specials = $derived.by(() => Object.keys(catalogue.current?.tiles ?? {}).filter((tile) => this.#offers(tile)));

  constructor(
    live: LiveTable,
    readonly analysis: Analysis,
  ) {
    super(live);
  }
  /** Claims are written; MarsBot's tile lies where it plays. */
  #offers(tile: string): boolean {
    const kept = tile === "claim" || (PLAIN as readonly string[]).includes(tile);
    return !kept && (tile !== "neural_instance" || this.marsbot >= 0);
  }
  take(tool: Tool): void {
    this.tool = tool;
    if (this.specials.includes(tool)) this.special = tool;
  }
  override hears(): boolean {
    return this.tool !== "look";
  }
  override pickArea(area: string): void {
    const { position, given } = this.analysis;
    if (!position || !given || !this.hears()) return;
    this.analysis.change(withField(given, "tiles", pressed(position, area, this.tool, this.owner)));
  }
}
export const getAnalysed = (): AnalysedTable => getTable() as AnalysedTable;
