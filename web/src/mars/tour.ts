/** What is shown of a table of Terraforming Mars before the first game. */
import type { Stop } from "../lib/tour.svelte";

export const TOUR: readonly Stop[] = [
  { id: "aim", icon: "u-planet", desk: "#board", phone: "main.view", tab: "mars", company: true },
  { id: "aim_alone", icon: "u-planet", desk: "#board", phone: "main.view", tab: "mars", alone: true },
  { id: "rating", icon: "tr", desk: ".own .who", phone: ".resbar > :last-child", tab: "mars" },
  { id: "stock", icon: "p-steel", desk: ".own .grid6", phone: ".resbar", tab: "mars" },
  { id: "cards", icon: "card", desk: "#hand", phone: ".view.opened", tab: "hand" },
  { id: "dock", icon: "u-check", desk: "#dock", phone: "#dock", tab: "mars" },
  { id: "goals", icon: "milestone", desk: "#goals", phone: ".view.opened", tab: "table", tablet: "goals", press: "[data-part=goals]", company: true },
];
