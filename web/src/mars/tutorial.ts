/** Where the lessons of Terraforming Mars point. */
import { pointing, type Acts, type Place, type Places } from "../lib/tutor.svelte";

const OWN: Place = { desk: ".own .who", phone: ".resbar > :last-child", tab: "mars" };
const PLANET: Place = { desk: "#board", phone: "main.view", tab: "mars" };
const ENERGY: Place = { desk: ".own .grid6 > :nth-child(n + 5)", phone: ".resbar > :nth-child(5), .resbar > :nth-child(6)", tab: "mars" };
const MONEY = ".own .grid6 > :first-child";
const ACTS: Acts = [
  [/^play (.+)$/, (card) => ({ desk: `#hand [data-card="${card}"]`, tab: "hand" })],
  [/^convert /, (all) => ({ desk: `.rc:has([data-option="${all}"])`, tab: "me" })],
  [/^(project .+)$/, (all) => ({ desk: `#goals [data-option="${all}"]`, tab: "table", tablet: "goals", open: "[data-part=projects]" })],
  [/^((claim|fund) .+)$/, (all) => ({ desk: `#goals [data-option="${all}"]`, tab: "table", tablet: "goals", open: "[data-part=goals]" })],
  [/^buy /, () => ({ desk: "#tray", phone: ".view.opened, .foot", tab: "choose", low: true })],
  [/^place /, () => ({ desk: ".hex.legal", tab: "mars" })],
  [/^pass$/, () => ({ desk: "#dock [data-option=pass]", tab: "mars" })],
];

const FIRST = ["aim", "scales", "board", "greenery", "city"];

export const PLACES: Places = {
  see: {
    "aim.planet": PLANET,
    "aim.rating": OWN,
    "scales.tracks": { desk: "#board", phone: ".params, .gauges", tab: "mars" },
    "board.money": { desk: ".own", phone: ".resbar", tab: "mars", press: `${MONEY}, .resbar > :first-child` },
    "board.energy": ENERGY,
    "card.lacks": { desk: "#hand [data-card=moss]", tab: "hand", press: "[data-card=moss]" },
    "greenery.oxygen": PLANET,
    "city.neighbours": PLANET,
    "end.points": { desk: "" },
  },
  act: pointing(ACTS),
  brought: {
    "board.money": { desk: MONEY, phone: ".big > .rc:first-child", tab: "me" },
    "scales.ocean": PLANET,
    "turn.research": { desk: "#hand", phone: ".view.opened", tab: "hand" },
    "board.power": ENERGY,
    "card.steel": { desk: ".own .grid6", phone: ".resbar", tab: "mars" },
  },
  hides: (lesson) => [FIRST.includes(lesson) ? "rivals hand" : "", lesson === "goals" || lesson === "end" ? "" : "goals"].join(" ").trim(),
};
