import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n/index.svelte";
import { LiveTable } from "../lib/live.svelte";
import { Wire, wired } from "../lib/testwire";
import { words } from "../words/en";
import { TableState } from "./table.svelte";

const READY = { phase: "action", generation: 9, temperature: 8, oxygen: 14, oceans: 9, asked: [0], seats: [{}, {}] };
let table: TableState;
let live: LiveTable<"mars">;
function now(changed: object): boolean {
  Wire.last.tells({ type: "live", seq: 1, log_from: 0, log: [], hand: [], table: { you: 0, settings: {}, seats: [] }, view: { ...READY, ...changed } });
  Wire.last.tells({ type: "pong" });
  table.follow();
  return table.ending;
}
beforeEach(() => {
  wired();
  speech.words = words;
  live = new LiveTable<"mars">("t1");
  table = new TableState(live);
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

it("calls the generation the last in which Mars is ready, while there is something to do in it", () => {
  expect(now({})).toBe(true);
  expect(table.phaseWord).toBe("the last");
  expect([{ temperature: 6 }, { oxygen: 13 }, { oceans: 8 }, { phase: "final" }, { phase: "over", over: true }].map(now)).toEqual(Array(5).fill(false));
});
it("counts for who plays alone, whatever Mars is like", () => {
  const alone = { seats: [{}], temperature: -30 };
  expect([13, 14].map((generation) => now({ ...alone, generation }))).toEqual([false, true]);
  expect(now({ seats: [{}] })).toBe(false);
});
