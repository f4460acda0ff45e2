import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { catalogue } from "../lib/catalogue.svelte";
import { speech } from "../lib/i18n/index.svelte";
import { LiveTable } from "../lib/live.svelte";
import { Wire, wired } from "../lib/testwire";
import type { CardFace } from "../lib/types";
import { words } from "../words/en";
import { AresState } from "./ares.svelte";

const RESEARCH = {
  type: "live",
  seq: 1,
  log_from: 0,
  log: [],
  hand: [],
  table: { you: 0, settings: {}, seats: [{ seat: 0, name: "Alix" }] },
  view: { phase: "research", round: 2, phases: ["research"], tracks: [], oceans: [], asked: [0], seats: [{ corporation: "ecoline", tags: { science: 1 }, stock: {}, production: {} }] },
  ask: { id: "0-1-0", kind: "research", text: "", card: "", least: 1, most: 1, options: [{ notation: "keep research", kind: "keep", text: "", card: "research", amount: 0 }] },
};

describe("cards of a research phase", () => {
  let live: LiveTable<"ares">;
  beforeEach(() => {
    wired();
    speech.words = words;
    live = new LiveTable<"ares">("t1");
  });
  afterEach(() => {
    live.close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("say how many of their tags there would be, where a card has two as well", () => {
    vi.spyOn(catalogue, "card").mockReturnValue({ id: "research", kind: "event", tags: ["science", "science", "event"], icons: {} } as unknown as CardFace);
    const table = new AresState(live);
    Wire.last.tells(RESEARCH);
    Wire.last.tells({ type: "pong" });
    table.follow();
    expect(table.tray.marks("research").map((m) => m.text)).toEqual(["3rd", "1st"]);
  });
});
