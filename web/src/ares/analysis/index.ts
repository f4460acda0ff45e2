/** The analysis of a position of Ares Expedition. */
import type { LiveTable } from "../../lib/live.svelte";
import type { AresView } from "../../lib/types";
import type { AnalysisParts } from "../../table/title";
import { AresState, provideAres } from "../ares.svelte";
import Board from "./Board.svelte";
import Moment from "./Moment.svelte";

export const analysis: AnalysisParts = {
  provide: (position: LiveTable<"ares">) => provideAres(new AresState(position)),
  drawn: (view: AresView) => view as never,
  Board,
  Moment,
  scales: [
    { field: "temperature", icon: "temperature", word: "param.temperature", first: -30, last: 8, step: 2, unit: "\u00a0°C", colour: "#e8663c" },
    { field: "oxygen", icon: "oxygen", word: "param.oxygen", first: 0, last: 14, step: 1, unit: "\u00a0%", colour: "#4fa3cf" },
    { field: "oceans", icon: "tile-ocean", word: "param.oceans", first: 0, last: 9, step: 1, unit: "\u00a0/\u00a09", colour: "#2f86c5" },
  ],
  stocks: ["credits", "heat", "plants"],
  numbers: [
    { field: "tr", icon: "tr", word: "analysis.rating" },
    { field: "forests", icon: "forest", word: "analysis.forests" },
  ],
};
