import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client goes into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tharsis/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a picture is fetched when it is seen, not with the style sheet
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8060", ws: true } } },
});
