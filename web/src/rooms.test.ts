/** Which room of the page may open which: imports go down, never up, and the games do not know each other. */
import { describe, expect, it } from "vitest";

const SOURCES = import.meta.glob(["./**/*.{ts,svelte}", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;

/** The rooms from the ground up; a file belongs to the room with the longest name that fits. */
const ROOMS: Record<string, string[]> = {
  words: [],
  lib: ["words"],
  table: ["lib", "words"],
  "mars/colonies": ["mars", "table", "lib", "words"],
  "mars/marsbot": ["mars", "mars/colonies", "table", "lib", "words"],
  mars: ["mars/colonies", "mars/marsbot", "table", "lib", "words"],
  ares: ["table", "lib", "words"],
  pages: ["games", "table", "lib", "words"],
  games: ["mars", "ares", "table", "lib"],
};
const NAMES = Object.keys(ROOMS).sort((a, b) => b.length - a.length);
/** The list of the games is a room of one file. */
const roomOf = (file: string): string | undefined => NAMES.find((room) => file.startsWith(`${room}/`) || file.replace(/\.ts$/, "") === room);

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;
interface Opened {
  from: string;
  to: string;
}
/** All that a file imports, as paths from here. */
function imports(file: string, text: string): Opened[] {
  const from = file.replace("./", "");
  return [...text.matchAll(IMPORT)].map(([, target]) => ({ from, to: new URL(target!, `http://page/${from}`).pathname.slice(1) }));
}
const ALL = Object.entries(SOURCES).flatMap(([file, text]) => imports(file, text));

describe("the rooms of the page", () => {
  it("are read whole", () => {
    expect(ALL.length).toBeGreaterThan(700);
    expect(imports("./lib/a.ts", 'import type { A } from "../mars/a";\nconst b = import("./b.svelte");')).toEqual([
      { from: "lib/a.ts", to: "mars/a" },
      { from: "lib/a.ts", to: "lib/b.svelte" },
    ]);
  });
  it.each(Object.entries(ROOMS))("%s opens only what is below it", (room, below) => {
    const open = ALL.filter(({ from, to }) => {
      const other = roomOf(to);
      return roomOf(from) === room && other !== room && (other === undefined || !below.includes(other));
    });
    expect(open.map(({ from, to }) => `${from} opens ${to}`)).toEqual([]);
  });
});

describe("pages", () => {
  it("know no game by name", () => {
    const knowing = Object.entries(SOURCES).filter(([file, text]) => /^\.\/(pages|table)\//.test(file) && /[!=]== "(mars|ares)"/.test(text));
    expect(knowing.map(([file]) => file)).toEqual([]);
  });
});

describe("files", () => {
  it("have no more than 600 lines, but for the generated one", () => {
    const long = Object.entries(SOURCES).filter(([file, text]) => file !== "./lib/schema.ts" && text.split("\n").length > 601);
    expect(long.map(([file]) => file)).toEqual([]);
  });
});
