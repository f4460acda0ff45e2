/** The analysis of a position of Terraforming Mars. */
import type { GameView } from "../../lib/types";
import type { LiveTable } from "../../lib/live.svelte";
import type { Analysis } from "../../table/analysis/analysis.svelte";
import type { Position } from "../../table/analysis/position";
import type { AnalysisParts } from "../../table/title";
import { provideTable } from "../table.svelte";
import Board from "./Board.svelte";
import Moment from "./Moment.svelte";
import { AnalysedTable } from "./state.svelte";
import { drawn } from "./tools";

export const analysis: AnalysisParts = {
  provide: (position: LiveTable, analysis: Analysis) => provideTable(new AnalysedTable(position, analysis)),
  drawn: (view: GameView, position: Position) => drawn(view, position) as never,
  Board,
  Moment,
  scales: [
    { field: "temperature", icon: "temperature", word: "param.temperature", first: -30, last: 8, step: 2, unit: "\u00a0°C", colour: "#e8663c" },
    { field: "oxygen", icon: "oxygen", word: "param.oxygen", first: 0, last: 14, step: 1, unit: "\u00a0%", colour: "#4fa3cf" },
  ],
  stocks: ["credits", "steel", "titanium", "plants", "energy", "heat"],
  numbers: [{ field: "tr", icon: "tr", word: "analysis.rating" }],
};
