/** Ares Expedition, as the pages know it. */
import { speech, t } from "../lib/i18n/index.svelte";
import { COLOUR_WORDS } from "../lib/symbols";
import type { Title } from "../table/title";
import { layout } from "./layouts";
import { MOST_SEATS, PARTNERS, SETUP_KINDS } from "./setup";

export const ARES: Title = {
  scene: "station",
  most: MOST_SEATS,
  least: ({ cooperative }) => (cooperative ? PARTNERS : 1),
  goals: false,
  together: true,
  words: { short: "lobby.ares.short", part: "end.ares.round", previous: "replay.prevround", next: "replay.nextround", tiles: "review.part.forests" },
  kinds: [],
  kindWord: (kind) => COLOUR_WORDS[kind] ?? null,
  setup: SETUP_KINDS,
  stands(x) {
    if (x.over) return t("lobby.ares.over", { n: x.generation });
    return x.rounds ? t("lobby.ares.roundof", { n: x.generation, all: x.rounds }) : t("lobby.ares.round", { n: x.generation });
  },
  about: ({ options }) => [options.cooperative ? t("new.ares.cooperative") : ""],
  first: { first_game: true },
  table: () => Promise.all([import("./Table.svelte"), layout().want(), speech.want("ares")]).then(([m]) => m.default as never),
  explained: () => import("./explained"),
  now: () => import("./Now.svelte").then((m) => m.default),
  form: () => import("./form").then((m) => m.form),
  replay: () => import("./replay").then((m) => m.replay),
  analysis: () => import("./analysis").then((m) => m.analysis),
  found: () => import("./found").then((m) => m.found),
};
