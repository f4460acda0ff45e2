import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { groups, together } from "./chunks.ts";
import { packed } from "./packed.mjs";

// The built client goes into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), together, packed],
  build: {
    outDir: "../src/tharsis/server/client",
    emptyOutDir: true,
    manifest: "files.json", // by which the server names in the head of a table what it takes
    target: "es2022",
    assetsInlineLimit: 0, // a picture is fetched when it is seen, not with the style sheet
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8060", ws: true } } },
});
