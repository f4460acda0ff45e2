import { beforeEach, describe, expect, it } from "vitest";
import { prefs } from "../../lib/prefs.svelte";
import type { GameView, Line } from "../../lib/types";
import { Walk } from "./walk.svelte";

const line = (n: number, kind: string): Line => ({
  n,
  seat: kind.startsWith("bot_") ? 1 : 0,
  generation: 1,
  kind,
  text: `${kind} ${n}`,
  deed: "",
  card: "",
  area: "",
  changes: [],
  marsbot: kind.startsWith("bot_"),
  why: [],
  item: "",
  amount: 0,
});
const view = (n: number): GameView => ({ generation: n }) as GameView;
const OLD = [line(0, "buy"), line(1, "bot_research")];
const TURN = [...OLD, line(2, "pass"), line(3, "bot_project"), line(4, "bot_advance"), line(5, "bot_bonus"), line(6, "bot_pass")];

/** Positions that arrive when the test says so. */
function table(): { walk: Walk; arrive: (n: number) => Promise<void>; fail: (n: number) => Promise<void>; asked: number[] } {
  const waiting = new Map<number, { yes: (view: GameView) => void; no: (why: Error) => void }>();
  const asked: number[] = [];
  const walk = new Walk("t", (n) => {
    asked.push(n);
    return new Promise((yes, no) => waiting.set(n, { yes, no }));
  });
  walk.hear(OLD, view(2), true);
  return {
    walk,
    asked,
    arrive: async (n) => {
      waiting.get(n)!.yes(view(n));
      await Promise.resolve();
      await Promise.resolve();
    },
    fail: async (n) => {
      waiting.get(n)!.no(new Error());
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe("MarsBot's turn step by step", () => {
  beforeEach(() => {
    prefs.stepwise = true;
  });

  it("shows nothing of what was there at first", () => expect(table().walk.active).toBe(false));

  it("goes through the new steps, and the table follows", async () => {
    const { walk, arrive, asked } = table();
    walk.hear(TURN, view(7), true);
    expect(walk.line?.n).toBe(3);
    expect(walk.view).toEqual(view(2)); // as it was, until the first step is there
    expect(asked).toEqual([4, 5, 6]);
    await arrive(4);
    expect(walk.view).toEqual(view(4));
    walk.next();
    await arrive(5);
    expect(walk.view).toEqual(view(5));
    walk.next();
    walk.next();
    expect(walk.last).toBe(true);
    walk.next();
    expect([walk.active, walk.view]).toEqual([false, null]);
  });

  it("never goes back when an older position arrives late", async () => {
    const { walk, arrive } = table();
    walk.hear(TURN, view(7), true);
    walk.next();
    await arrive(5);
    await arrive(4);
    expect(walk.view).toEqual(view(5));
  });

  it("shows the table as it is now where a position cannot be had", async () => {
    const { walk, fail } = table();
    walk.hear(TURN, view(7), true);
    await fail(4);
    expect([walk.active, walk.view]).toEqual([true, null]);
  });

  it("does not stop where MarsBot only makes its decks, but shows that before its first card", () => {
    const { walk } = table();
    const decks = [...OLD, line(2, "bot_reshuffle"), line(3, "bot_research")];
    walk.hear(decks, view(4), true);
    expect(walk.active).toBe(false);
    walk.hear([...decks, line(4, "bot_research"), line(5, "bot_project")], view(6), true);
    expect(walk.line?.n).toBe(4);
  });

  it("keeps the table as it was before the first step", async () => {
    const { walk, arrive } = table();
    walk.hear(TURN, view(7), true);
    await arrive(4);
    expect(walk.from).toEqual(view(2));
    walk.stop();
    expect(walk.from).toBe(null);
  });

  it("stops once at an effect and what comes of it", () => {
    const { walk } = table();
    walk.hear([...OLD, line(2, "bot_advance"), line(3, "bot_effect"), line(4, "bot_gain"), line(5, "bot_effect")], view(6), true);
    expect([walk.stops, walk.lead]).toEqual([[0, 2, 3], null]);
    walk.next();
    expect([walk.line?.n, walk.lead?.n]).toEqual([4, 3]);
    walk.next();
    expect([walk.line?.n, walk.lead, walk.last]).toEqual([5, null, true]);
  });

  it("jumps to the next card", () => {
    const { walk } = table();
    walk.hear(TURN, view(7), true);
    walk.toCard();
    expect(walk.line?.n).toBe(5);
    walk.toCard();
    walk.toCard();
    expect(walk.active).toBe(false);
  });

  it("is skipped, and what arrives then changes nothing", async () => {
    const { walk, arrive } = table();
    walk.hear(TURN, view(7), true);
    walk.stop();
    await arrive(4);
    expect([walk.active, walk.view]).toEqual([false, null]);
  });

  it("is not shown to spectators, nor to those who want all at once", () => {
    const watching = table().walk;
    watching.hear(TURN, view(7), false);
    expect(watching.active).toBe(false);
    prefs.stepwise = false;
    const hasty = table().walk;
    hasty.hear(TURN, view(7), true);
    expect(hasty.active).toBe(false);
  });

  it("ends when its lines are taken back", () => {
    const { walk } = table();
    walk.hear(TURN, view(7), true);
    walk.hear(OLD, view(2), true);
    expect(walk.active).toBe(false);
  });

  it("goes on in another language", () => {
    const { walk } = table();
    walk.hear(TURN, view(7), true);
    walk.next();
    walk.hear(TURN.map((l) => ({ ...l, text: `fr ${l.n}` })), view(7), true);
    expect([walk.at, walk.line?.text]).toEqual([1, "fr 4"]);
  });
});
