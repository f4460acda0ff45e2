import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Deciding } from "../deciding.svelte";
import { prefs } from "../prefs.svelte";
import { Coach, usesOf } from "./coach.svelte";

const line = (answer: string) => ({ answer: [answer], text: answer, gain: 1, range: 0, level: false, win: 0.5, futures: 9 });
const hint = (depth: number) => ({
  depth,
  verdict: "clear",
  unit: "points",
  text: "The first is clearly best.",
  matters: [],
  kinds: [],
  lines: depth === 3 ? [line("play comet"), line("end turn")] : [],
  does: depth === 3 ? [{ kind: "tile", item: "ocean", area: "F6" }] : [],
  reasons: [],
  lead: 0.7,
  chance: 0.4,
  chance_after: 0.5,
  futures: 9,
});
const done = (depth: number) => ({ id: "job", state: "done", place: 0, progress: 1, version: 1, simulations: 9, hint: hint(depth), text: "" });

/** A table with one question, as far as the coach looks at it. */
class Table {
  ask: { id: string } | null = { id: "0-1-0" };
  you = 0;
  phone = false;
  myTurn = true;
  phoneTab = "";
  live = { id: "t1" };
  view = { over: false };
  filled: string[][] = [];
  now: { table: object };
  choices = new Map([["play comet", { card: "comet", area: "" }]]);
  constructor(coach: string, people = 1) {
    const seats = Array.from({ length: 2 }, (_, seat) => ({ seat, kind: seat < people ? "person" : "bot" }));
    this.now = { table: { coach, hints: [], seats } };
  }
  fillIn(...answer: string[][]): void {
    this.filled = answer;
  }
}
const coachAt = (table: Table): Coach => new Coach(table as unknown as Deciding);

describe("the coach", () => {
  let asked: [string, { depth?: number }][] = [];
  const reply = (body: object, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
  let answers: (depth: number) => Promise<Response>;
  beforeEach(() => {
    asked = [];
    answers = (depth) => reply(done(depth));
    vi.stubGlobal("fetch", (path: string, { body = "{}" }: { body?: string }) => {
      const wish = JSON.parse(body) as { depth?: number };
      asked.push([path, wish]);
      return answers(wish.depth ?? 0);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const depths = (): unknown[] => asked.map(([, wish]) => wish.depth);

  it("goes one step deeper each time it is pressed", async () => {
    const coach = coachAt(new Table("all"));
    for (const depth of [1, 2, 3]) {
      coach.press();
      await vi.waitFor(() => expect(coach.found).toBe(true));
      expect(coach.depth).toBe(depth);
    }
    coach.press();
    expect(depths()).toEqual([1, 2, 3]);
  });
  it("shows again what was asked for, without asking", async () => {
    const coach = coachAt(new Table("all"));
    await coach.ask(3);
    coach.show(1);
    coach.show(3);
    expect(depths()).toEqual([3]);
  });
  it("is only opened where others see that one asks", () => {
    const coach = coachAt(new Table("all", 2));
    coach.press();
    expect([coach.open, depths()]).toEqual([true, []]);
  });
  it.each([
    ["off", []],
    ["first", [1]],
  ])("set to %s is asked for %j", async (setting, wanted) => {
    const coach = coachAt(new Table(setting));
    for (let n = 0; n < 3; n++) {
      coach.press();
      await Promise.resolve();
    }
    expect(depths()).toEqual(wanted);
  });
  it("marks the card and the area of its move, and fills both in", async () => {
    const table = new Table("all");
    const coach = coachAt(table);
    coach.open = true;
    coach.depth = 3;
    await coach.ask(3);
    expect([[...coach.cards], [...coach.areas]]).toEqual([["comet"], ["F6"]]);
    coach.stage();
    expect(table.filled).toEqual([["play comet"], ["place ocean F6"]]);
  });
  it("forgets its opinion with the question", async () => {
    const table = new Table("all");
    const coach = coachAt(table);
    coach.follow();
    await coach.ask(1);
    coach.follow();
    expect(coach.hint).not.toBeNull();
    table.ask = { id: "0-2-0" };
    coach.follow();
    expect([coach.hint, coach.asked]).toEqual([null, 0]);
  });
  it("is told in the language that was chosen while the last news was on its way", async () => {
    const langs: (string | null)[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      langs.push(new URL(path, "http://localhost").searchParams.get("lang"));
      prefs.lang = "fr";
      return reply(done(1));
    });
    prefs.lang = "en";
    await coachAt(new Table("all")).ask(1);
    expect(langs).toEqual(["en", "fr"]);
    prefs.lang = "en";
  });
  it("stays open from question to question, and gives the log its place back when others act", () => {
    const table = new Table("all");
    const coach = coachAt(table);
    coach.open = true;
    coach.follow();
    table.ask = { id: "0-2-0" };
    coach.follow();
    expect(coach.open).toBe(true);
    table.ask = null;
    coach.follow();
    expect(coach.open).toBe(false);
  });
  it("says that it does not answer after five seconds", async () => {
    vi.useFakeTimers();
    answers = () => new Promise(() => undefined);
    const coach = coachAt(new Table("all"));
    coach.press();
    await vi.advanceTimersByTimeAsync(4900);
    expect(coach.trouble).toBe("");
    await vi.advanceTimersByTimeAsync(200);
    expect(coach.trouble).toBe("silent");
  });
  it("says that it was asked for too much", async () => {
    answers = () => reply({ code: "busy", text: "" }, 429);
    const coach = coachAt(new Table("all"));
    await coach.ask(1);
    expect(coach.trouble).toBe("busy");
  });
});

describe("what was asked", () => {
  it("is counted by seat, with the deepest", () => {
    expect(usesOf([{ seat: 1, depths: [2, 1, 0] }])).toEqual([{ seat: 1, n: 3, depth: 2 }]);
  });
});
