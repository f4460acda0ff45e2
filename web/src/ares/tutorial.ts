/** Where the lessons of Ares Expedition point. */
import { pointing, type Acts, type Place, type Places } from "../lib/tutor.svelte";

const BOARD: Place = { desk: ".own .grid6", phone: ".resbar", tab: "mars" };
// the tracks stand around the planet, but for a phone
const TRACKS: Place = { desk: "main.mid .sky", phone: "#tracks", tab: "mars" };
const PHASES: Place = { desk: "#phases", tab: "mars", low: true };
const ACTS: Acts = [
  [/^play (.+)$/, (card) => ({ desk: `#hand [data-card="${card}"]`, tab: "hand" })],
  [/^((standard|convert) .+)$/, (all) => ({ desk: `#standard [data-option="${all}"]`, tab: "mars", tablet: "goals" })],
  // with the card, of which it is told what it takes and gives
  [/^(use .+)$/, (all) => ({ desk: `#tableau li:has([data-option="${all}"])`, tab: "mars", tablet: "me" })],
  [/^phase /, () => PHASES],
  [/^keep /, () => ({ desk: "#tray", phone: ".view.opened, .foot", tab: "choose", low: true })],
  [/^finish$/, () => ({ desk: "#dock [data-option=finish]", tab: "mars" })],
];

export const PLACES: Places = {
  see: {
    "aim.planet": TRACKS,
    "aim.rating": { desk: ".own .who", phone: ".resbar > :last-child", tab: "mars" },
    "phases.closed": PHASES,
    "phases.all": { desk: "main.mid .strip", phone: ".world .strip", tab: "mars" },
    "cards.colours": { desk: "#hand", phone: ".view.opened", tab: "hand" },
    "cards.played": BOARD,
    "actions.blue": { desk: "#tableau", tab: "mars", tablet: "me" },
    "production.boxes": BOARD,
    "production.came": BOARD,
    "forests.reward": { desk: "main.mid .sky", phone: ".world .sky", tab: "mars" },
    "zones.lacks": { desk: "#hand [data-card=grass]", tab: "hand", press: "[data-card=grass]" },
    "zones.opens": { desk: "#hand [data-card=grass]", tab: "hand" },
    "end.points": { desk: "" },
  },
  act: pointing(ACTS),
  brought: { "research.keep": { desk: "#hand", phone: ".view.opened", tab: "hand" } },
  hides: (lesson) => (lesson === "aim" ? "rivals hand" : ""),
};
