/** Where the lessons of Terraforming Mars point. */
import { pointing, type Acts, type Place, type Places } from "../lib/tutor.svelte";

const OWN: Place = { desk: ".own .who", phone: ".resbar > :last-child", tab: "mars" };
const ACTS: Acts = [
  [/^play (.+)$/, (card) => ({ desk: `#hand [data-card="${card}"]`, tab: "hand" })],
  [/^convert /, (all) => ({ desk: `.rc:has([data-option="${all}"])`, tab: "me" })],
  [/^(project .+)$/, (all) => ({ desk: `#goals [data-option="${all}"]`, tab: "table", open: "[data-part=projects]" })],
  [/^((claim|fund) .+)$/, (all) => ({ desk: `#goals [data-option="${all}"]`, tab: "table", open: "[data-part=goals]" })],
  [/^buy /, () => ({ desk: "#tray", phone: ".view.opened, .foot", tab: "choose", low: true })],
  [/^place /, () => ({ desk: ".hex.legal", tab: "mars" })],
  [/^pass$/, () => ({ desk: "#dock [data-option=pass]", tab: "mars" })],
];

const FIRST = ["aim", "scales", "board", "greenery", "city"];

export const PLACES: Places = {
  see: {
    "aim.planet": { desk: "#board", phone: "main.view", tab: "mars" },
    "aim.rating": OWN,
    "scales.tracks": { desk: "#board", phone: ".params, .gauges", tab: "mars" },
    "board.money": { desk: ".own .grid6 > :first-child", phone: ".resbar > :first-child, .big > .rc:first-child", tab: "mars", press: ".own .grid6 > :first-child, .resbar > :first-child" },
    "board.energy": { desk: ".own .grid6 > :nth-child(n + 5)", phone: ".resbar > :nth-child(5), .resbar > :nth-child(6)", tab: "mars" },
    "card.lacks": { desk: "#hand [data-card=moss]", tab: "hand", press: "[data-card=moss]" },
    "greenery.oxygen": { desk: "#board", phone: "main.view", tab: "mars" },
    "city.neighbours": { desk: "#board", phone: "main.view", tab: "mars" },
    "end.points": { desk: "" },
  },
  act: pointing(ACTS),
  hides: (lesson) => [FIRST.includes(lesson) ? "rivals hand" : "", lesson === "goals" || lesson === "end" ? "" : "goals"].join(" ").trim(),
};
