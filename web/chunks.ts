/**
 * Which files of the page travel together. Many small ones cost a round trip each, and whoever opens a table should wait
 * for what that table shows in that window alone: what both games need in every layout is one file, what they need on a
 * desk another, and so on. What a table can begin without stands in files of its own, by where it is imported.
 */
import type { Plugin } from "vite";

const GAMES = ["mars", "ares"]; // as in src/games.ts
const LAYOUTS = ["Desk", "Tablet", "Phone"];
const tablesOf = (games: string[], layouts: string[]): string[] =>
  games.flatMap((game) => layouts.map((layout) => `${game} ${layout}`));

/** Where a first look at a table begins, and which tables that are. */
const ROOTS: Record<string, string[]> = { "pages/AtTable": tablesOf(GAMES, LAYOUTS) };
for (const game of GAMES) {
  ROOTS[`${game}/Table`] = tablesOf([game], LAYOUTS);
  for (const layout of LAYOUTS) ROOTS[`${game}/${layout}`] = tablesOf([game], [layout]);
}
const rootOf = (id: string): string[] | undefined => ROOTS[/\/src\/(\w+\/\w+)\.svelte$/.exec(id)?.[1] ?? ""];
/** Pages that need little, and what they show of a game: what they share with the tables stands apart. */
const PAGE = /\/src\/(pages\/(Lobby|NewTable|Join|Learn|You|Waiting)|\w+\/Now)\.svelte$/;
/** What is decided below a board, or beside it, once nothing lies over the table. */
const DOCK = /\/src\/\w+\/(Dock|PhoneSheet)\.svelte$/;
const TRAY = /\/src\/table\/(Tray|TrayView|TrayFoot)\.svelte$/;

const ownerOf = (id: string): string => GAMES.find((one) => id.includes(`/src/${one}/`)) ?? "table";

/** The name of the file for a module that these tables need; what is no game's own never stands in a file of that game. */
function fileFor(id: string, tables: ReadonlySet<string>): string {
  const game = ownerOf(id);
  const on = (layout: string): boolean => tablesOf(GAMES, [layout]).some((one) => tables.has(one));
  if (on("Desk") && on("Phone")) return game;
  const shapes = LAYOUTS.filter(on).map((layout) => layout.toLowerCase());
  return [game, ...shapes].join("-");
}

const SHAPES = ["", "-desk-tablet", "-tablet-phone", "-desk", "-tablet", "-phone"];
const NAMES = ["lib", ...["table", ...GAMES].flatMap((who) => SHAPES.map((shape) => who + shape)), "tray", ...["table", ...GAMES].map((who) => `${who}-dock`), "pages"];
const FILES = new Map<string, string>();

/** Goes through the modules once all are known, and notes the file of each. */
export const together: Plugin = {
  name: "together",
  buildEnd() {
    /** What each module is needed for: marks of roots, carried along all that they import at once. */
    const needs = (roots: [string, string[]][]): Map<string, Set<string>> => {
      const found = new Map<string, Set<string>>();
      for (const [root, marks] of roots) {
        const seen = new Set<string>();
        const visit = (id: string): void => {
          if (seen.has(id)) return;
          seen.add(id);
          found.set(id, new Set([...(found.get(id) ?? []), ...marks]));
          this.getModuleInfo(id)?.importedIds.forEach(visit);
        };
        visit(root);
      }
      return found;
    };
    const ids = [...this.getModuleIds()];
    const those = (pattern: RegExp): [string, string[]][] => ids.filter((id) => pattern.test(id)).map((id) => [id, [id]]);
    const pages = needs(those(PAGE));
    for (const [id, of] of pages) if (of.size > 2) FILES.set(id, "pages");
    const docks = needs(those(DOCK));
    for (const [id, of] of docks) if (of.size > 1) FILES.set(id, `${ownerOf(id)}-dock`);
    for (const id of needs(those(TRAY)).keys()) FILES.set(id, docks.has(id) ? "table" : "tray");
    const tables = needs(ids.filter(rootOf).map((id) => [id, rootOf(id) ?? []]));
    for (const [id, of] of tables) FILES.set(id, pages.has(id) || id.includes("node_modules") ? "lib" : fileFor(id, of));
  },
};

/** The more tables need a file, the sooner its modules are taken: nothing that all need stands in a file of few. */
export const groups = [
  { name: "base", tags: ["$initial" as const], priority: NAMES.length + 1 },
  ...NAMES.map((name, i) => ({ name, test: (id: string) => FILES.get(id) === name, priority: NAMES.length - i })),
];
