import { describe, expect, it } from "vitest";
import type { Change, Line } from "../lib/types";
import { layout } from "./handview";
import { neighbour, nextOf, track } from "./hexes";
import { summed } from "../lib/summed";
import { rivalsActions, told } from "./logbook";
import { findName } from "../lib/mentions";

const change = (c: Partial<Change>): Change => ({
  kind: "stock",
  seat: 0,
  item: "credits",
  card: "",
  area: "",
  amount: 0,
  now: 0,
  ...c,
});
const line = (n: number, seat: number, kind: string, changes: Change[] = []): Line => ({
  n,
  item: "",
  why: [],
  marsbot: false,
  amount: 0,
  seat,
  generation: 2,
  kind,
  text: "",
  deed: "",
  card: "",
  area: "",
  changes,
});

describe("the log book", () => {
  it("keeps an action and what followed together", () => {
    const entries = told([
      line(0, 1, "play"),
      line(1, 1, "pay", [change({ seat: 1, amount: -9 })]),
      line(2, 1, "place"),
      line(3, 1, "use"),
      line(4, 0, "pass"),
    ]);
    expect(entries.map((e) => e.lines.length)).toEqual([3, 1, 1]);
    expect(entries[0]!.changes[0]!.amount).toBe(-9);
  });
  it("tells a draft once, whoever keeps which card", () => {
    const entries = told([line(0, -1, "generation"), line(1, 0, "draft"), line(2, 1, "draft"), line(3, 0, "draft"), line(4, 1, "buy")]);
    expect(entries.map((e) => [e.seat, e.lines.length])).toEqual([
      [-1, 1],
      [-1, 3],
      [1, 1],
    ]);
  });
  it("gives each seat its production", () => {
    const entries = told([line(0, 1, "pass"), line(1, 0, "production"), line(2, 1, "production")]);
    expect(entries.map((e) => e.lines[0]!.kind)).toEqual(["pass", "production", "production"]);
  });
  it("tells each of the last greeneries after the production, not as a part of it", () => {
    const entries = told([line(0, 1, "production"), line(1, 1, "place"), line(2, 1, "place"), line(3, 1, "no")]);
    expect(entries.map((e) => e.lines.map((l) => l.n))).toEqual([[0], [1], [2, 3]]);
  });
  it("counts what rivals did in their turns, and nothing else", () => {
    const lines = ["draft", "play", "pay", "end", "pass", "production", "buy"].map((kind, n) => line(n, 1, kind));
    expect(rivalsActions(lines, 0, 0)).toBe(2);
    expect(rivalsActions(lines, 3, 0)).toBe(1);
    expect(rivalsActions(lines, 0, 1)).toBe(0);
  });
  it("adds up changes of the same thing and drops what cancels out", () => {
    expect(summed([change({ amount: 3, now: 5 }), change({ amount: 2, now: 7 })])).toEqual([change({ amount: 5, now: 7 })]);
    expect(summed([change({ amount: 3 }), change({ amount: -3 })])).toEqual([]);
  });
});

describe("the map", () => {
  it("leads from area to area", () => {
    expect(neighbour("E5", "ArrowLeft")).toBe("E4");
    expect(neighbour("E9", "ArrowRight")).toBeNull();
    expect(neighbour("A1", "ArrowUp")).toBeNull();
    expect(neighbour("A5", "ArrowDown")).toBe("B5");
    expect(neighbour("E1", "ArrowUp")).toBe("D1");
    expect(neighbour("E9", "ArrowDown")).toBe("F8");
    expect(neighbour("C4", "Home")).toBe("C1");
    expect(neighbour("C4", "End")).toBe("C7");
  });
  it("reaches every area by arrows", () => {
    const seen = new Set(["E5"]);
    const queue = ["E5"];
    while (queue.length) {
      const here = queue.pop()!;
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = neighbour(here, key);
        if (next && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(61);
  });
  it("draws a track as the server describes it", () => {
    const temperature = track("temperature", { id: "temperature", first: -30, last: 8, step: 2, bonus: { 0: "ocean" } });
    expect(temperature.length).toBe(20);
    expect(temperature.map((s) => s.value).slice(0, 2)).toEqual([-30, -28]);
    expect(temperature.find((s) => s.bonus)).toMatchObject({ value: 0, bonus: "tile-ocean" });
    expect(track("oxygen", undefined)).toEqual([]);
  });
});

describe("the hand", () => {
  it("shows faces while they fit, then lines, then overlaps", () => {
    expect(layout(1100, 128, 3, 2, 2, 6)).toEqual({ pitch: 136, nearRows: false, laterRows: false, nearColumns: 0, laterColumns: 0, cut: 0 });
    expect(layout(1100, 128, 3, 2, 3, 6)).toEqual({ pitch: 136, nearRows: false, laterRows: true, nearColumns: 0, laterColumns: 1, cut: 0 });
    expect(layout(900, 128, 3, 3, 3, 6).nearRows).toBe(true);
    expect(layout(1100, 128, 6, 2, 2, 6).pitch).toBeLessThan(136);
  });
  it("shows as many of 24 cards as fit, and counts the rest", () => {
    expect(layout(1090, 128, 8, 9, 7, 6)).toMatchObject({ pitch: 79, nearColumns: 1, laterColumns: 1, cut: 0 });
    expect(layout(1260, 128, 8, 9, 7, 6)).toMatchObject({ pitch: 103, cut: 0 });
    expect(layout(1090, 128, 15, 5, 4, 6)).toMatchObject({ pitch: 78, cut: 7 });
    expect(layout(1100, 128, 2, 14, 8, 6)).toMatchObject({ nearColumns: 3, laterColumns: 1 });
  });
});

describe("names in a sentence", () => {
  it("are found in every case of theirs", () => {
    expect(findName("торгує з Титаном", "Титан")).toEqual({ text: "Титаном", at: 9 });
    expect(findName("торгує з Місяцем", "Місяць")).toEqual({ text: "Місяцем", at: 9 });
    expect(findName("trades with Io", "Io")).toEqual({ text: "Io", at: 12 });
  });
  it("are no parts of other words", () => {
    expect(findName("plays Ionization", "Io")).toBeNull();
    expect(findName("trades with Luna", "Titan")).toBeNull();
  });
});

it("the next legal area is looked for from where one is, also where that was just taken", () => {
  const legal = ["A2", "A4", "E5", "F7"];
  expect([nextOf(legal, "", 1), nextOf(legal, "A4", 1), nextOf(legal, "E4", 1), nextOf(legal, "F7", 1)]).toEqual(["A2", "E5", "E5", "A2"]);
  expect([nextOf(legal, "", -1), nextOf(legal, "E4", -1), nextOf(legal, "A2", -1), nextOf([], "A2", 1)]).toEqual(["F7", "A4", "F7", undefined]);
});
