/** Terraforming Mars, as the pages know it. */
import { catalogue } from "../lib/catalogue.svelte";
import { t } from "../lib/i18n/index.svelte";
import type { Title } from "../table/title";
import { mapName } from "./goals";
import { layout } from "./layouts";
import { SETUP_KINDS } from "./setup";

export const MARS: Title = {
  scene: "skyline",
  most: 5,
  least: () => 1,
  goals: true,
  together: false,
  words: { short: "lobby.mars.short", part: "phase.gen", previous: "replay.prevgen", next: "replay.nextgen", tiles: "review.part.tiles" },
  kinds: [{ id: "moon", word: "cards.moons" }],
  kindWord: () => null,
  setup: SETUP_KINDS,
  stands: (x) => (x.over ? t("lobby.over", { n: x.generation }) : t("lobby.generation", { n: x.generation })),
  about: ({ options }) => [
    options.colonies ? (catalogue.current?.sets.colonies ?? "") : "",
    // drawn by lot it shows at the table
    options.map === "random" ? t("lobby.bylot") : mapName(catalogue.current?.maps ?? [], options.map),
  ],
  first: { beginners: [0], corporate_era: false },
  table: () => Promise.all([import("./Table.svelte"), layout().want()]).then(([m]) => m.default as never),
  explained: () => import("./explained"),
  now: () => import("./Now.svelte").then((m) => m.default),
  map: () => import("./MapPart.svelte").then((m) => m.default),
  form: () => import("./form").then((m) => m.form),
  replay: () => import("./replay").then((m) => m.replay),
  puzzle: () => import("./Puzzle.svelte").then((m) => m.default),
  analysis: () => import("./analysis").then((m) => m.analysis),
  found: () => import("./found").then((m) => m.found),
};
