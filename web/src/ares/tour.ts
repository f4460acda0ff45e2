/** What is shown of a table of Ares Expedition before the first game. */
import type { Stop } from "../lib/tour.svelte";

export const TOUR: readonly Stop[] = [
  { id: "ares_aim", icon: "u-planet", desk: "main.mid .sky", phone: "#tracks", tab: "mars" },
  { id: "ares_phases", icon: "ph-3", desk: "#phases", phone: "#phases", tab: "mars" },
  { id: "rating", icon: "tr", desk: ".own .who", phone: ".resbar > :last-child", tab: "mars" },
  { id: "ares_stock", icon: "r-mc", desk: ".own .grid6", phone: ".resbar", tab: "mars" },
  { id: "ares_cards", icon: "card", desk: "#hand", phone: ".view.opened", tab: "hand" },
  { id: "dock", icon: "u-check", desk: "#dock", phone: "#dock", tab: "mars" },
];
