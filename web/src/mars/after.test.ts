import { afterEach, expect, it, vi } from "vitest";
import { LiveTable } from "../lib/live.svelte";
import { Wire, wired } from "../lib/testwire";
import { TableState, type Step } from "./table.svelte";

afterEach(() => vi.unstubAllGlobals());

it("knows how far an action raises the parameters, also where it draws cards and only changes are told", () => {
  wired();
  const live = new LiveTable<"mars">("t1");
  const table = new TableState(live);
  const view = { phase: "action", temperature: -2, oxygen: 13, oceans: 7, asked: [0], seats: [{}] };
  Wire.last.tells({ type: "live", seq: 1, log_from: 0, log: [], hand: [], table: { you: 0, settings: {}, seats: [] }, view });
  Wire.last.tells({ type: "pong" });
  expect(table.after).toEqual({ temperature: -2, oxygen: 13, oceans: 7 });
  const raised = (item: string, now: number): object => ({ kind: "parameter", item, now, amount: 1, seat: 0, card: "", area: "" });
  const staged = { stops: "hidden", view: null, next: null, changes: [raised("temperature", 0), raised("oceans", 8)] };
  table.steps = [{ ask: { id: "1", kind: "turn", options: [] }, picked: ["project asteroid"], answered: true, staged } as unknown as Step];
  expect(table.after).toEqual({ temperature: 0, oxygen: 13, oceans: 8 });
  live.close();
});
