import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Opened long after a table is shown: each has files of its own. */
const LATER = /\/table\/(End|Scores|Chart|Rematch|Share|picture|counting|Menu|Keys|SeatSheet|replay|Dialog|title|share)/;
// Many small files cost a round trip each: a room travels whole, with what it needs of those that do not come before it.
const ROOMS = [
  { name: "base", tags: ["$initial" as const], priority: 5 },
  { name: "lib", test: /\/node_modules\/svelte\/|\/src\/lib\/([\w.]+|(i18n|planet|tips)\/[\w.]+)\.(ts|svelte)$/, priority: 4 },
  { name: "table", test: (id: string) => /\/src\/(table|lib\/(cards|moons|talk))\//.test(id) && !LATER.test(id), priority: 3 },
  { name: "mars", test: /\/src\/mars\/Table\.svelte$/, priority: 2 },
  { name: "ares", test: /\/src\/ares\/Table\.svelte$/, priority: 1 },
];

// The built client goes into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tharsis/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a picture is fetched when it is seen, not with the style sheet
    rolldownOptions: { output: { codeSplitting: { groups: ROOMS } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8060", ws: true } } },
});
