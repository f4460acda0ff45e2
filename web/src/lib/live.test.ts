import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";
import { Wire, wired } from "./testwire";

const line = (n: number) => ({ n, seat: 1, generation: 1, kind: "play", text: "", deed: `deed ${n}`, changes: [] });
const message = (seq: number, log_from: number, ...log: number[]) => ({
  type: "live",
  seq,
  log_from,
  log: log.map(line),
  hand: [],
  table: { you: 0, settings: {}, seats: [] },
  view: { seats: [], asked: [] },
  ask: null,
});

describe("messages that come together", () => {
  let live: LiveTable<"mars">;
  const shown = (): unknown[] => [live.now?.seq, live.lines.map((l) => l.n)];
  beforeEach(() => {
    wired();
    live = new LiveTable<"mars">("t1");
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
  });

  it("are drawn as one, with all that happened", async () => {
    Wire.last.tells(message(1, 0, 0, 1));
    Wire.last.tells(message(2, 1, 1, 2));
    Wire.last.tells(message(3, 2, 2, 3, 4));
    expect(live.now).toBeNull();
    await vi.waitFor(() => expect(shown()).toEqual([3, [0, 1, 2, 3, 4]]));
  });
  it("forget what an undo among them took back", async () => {
    Wire.last.tells(message(1, 0, 0, 1, 2));
    Wire.last.tells(message(2, 2, 2, 3));
    Wire.last.tells(message(3, 1, 1));
    await vi.waitFor(() => expect(shown()).toEqual([3, [0, 1]]));
  });
  it("are read a frame after they are drawn", async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("document", { visibilityState: "visible", addEventListener() {}, removeEventListener() {} });
    vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.push(then));
    live.hear(message(1, 0, 0) as never);
    expect(live.log).toHaveLength(1);
    Wire.last.tells(message(2, 1, 1));
    await vi.waitFor(() => expect(shown()).toEqual([2, [0, 1]]));
    expect(live.log).toHaveLength(1);
    frames.shift()!();
    expect(live.log).toHaveLength(1);
    frames.shift()!();
    expect(live.log).toBe(live.lines);
  });
  it("have their own frame for themselves, though one is drawn between their coming and them", async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("document", { visibilityState: "visible", addEventListener() {}, removeEventListener() {} });
    vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.push(then));
    live.hear(message(1, 0, 0) as never);
    Wire.last.tells(message(2, 1, 1));
    await vi.waitFor(() => expect(live.now?.seq).toBe(2));
    Wire.last.tells(message(3, 2, 2));
    frames.shift()!(); // it is here, and not drawn yet
    await vi.waitFor(() => expect(live.now?.seq).toBe(3));
    frames.shift()!();
    expect(live.log).toHaveLength(1);
    frames.shift()!();
    expect(live.log).toHaveLength(3);
  });
  it("are there before anything is heard that was said after them", () => {
    Wire.last.tells(message(1, 0, 0));
    Wire.last.tells({ type: "talk", first: 0, sayings: [] });
    expect(shown()).toEqual([1, [0]]);
  });
});
