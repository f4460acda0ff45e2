import { describe, expect, it } from "vitest";
import type { Change, Line, Score } from "../lib/types";
import { goalsOf, momentsOf, reached, verdict, type Goal } from "./end";

const score = (seat: number, total: number, winner = false): Score => ({ seat, sources: { total }, winner });
const BOOK = {
  tracks: [
    {
      id: "oxygen",
      name: "Oxygen",
      first: 0,
      last: 14,
      step: 1,
      zones: [
        { id: "purple", first: 0, last: 2 },
        { id: "red", first: 3, last: 6 },
        { id: "yellow", first: 7, last: 11 },
        { id: "white", first: 12, last: 14 },
      ],
    },
  ],
  oceans: [{ id: "card_1", text: "", reward: {}, count: 9 }],
} as never;
const READY: Goal[] = [
  { id: "temperature", now: 8, goal: 8 },
  { id: "oceans", now: 9, goal: 9 },
];

describe("the verdict", () => {
  it("is by points, by what is left over, or shared", () => {
    expect(verdict([score(0, 30), score(1, 41, true), score(2, 37)], READY)).toEqual({ kind: "by", seat: 1, n: 4 });
    expect(verdict([score(0, 41), score(1, 41, true)], READY)).toEqual({ kind: "stock", seat: 1 });
    expect(verdict([score(0, 41, true), score(1, 41, true)], READY)).toEqual({ kind: "tie", seats: [0, 1] });
  });
  it("is about Mars alone, and about points too together", () => {
    expect(verdict([score(0, 41, true)], READY)).toEqual({ kind: "solo", won: true });
    expect(verdict([score(0, 41)], READY)).toEqual({ kind: "solo", won: false });
    const pair = [score(0, 36), score(1, 38)];
    const short: Goal = { id: "points", now: 74, goal: 80 };
    expect(verdict(pair, [...READY, short])).toEqual({ kind: "together", won: false, missing: 6 });
    expect(verdict(pair, [{ id: "oxygen", now: 12, goal: 14 }, short])).toMatchObject({ won: false, missing: 0 });
    expect(verdict([score(0, 40, true), score(1, 42, true)], [...READY, { ...short, now: 82 }])).toMatchObject({ won: true });
  });
});

describe("goals and moments", () => {
  it("reads the goals from the tracks, the tiles and the partners", () => {
    const view = { tracks: [{ id: "oxygen", value: 14 }], oceans: ["card_1"], partners: { pool: {}, goal: 80, points: 81 } };
    const goals = goalsOf(view as never, BOOK);
    expect(goals.map((g) => [g.id, reached(g)])).toEqual([
      ["oxygen", true],
      ["oceans", false],
      ["points", true],
    ]);
  });
  it("remembers new colours and the end of a parameter", () => {
    const change = (item: string, amount: number, now: number): Change => ({
      kind: "parameter",
      seat: -1,
      item,
      card: "",
      area: "",
      amount,
      now,
    });
    const line = (n: number, ...changes: Change[]): Line => ({
      n,
      seat: 0,
      generation: 1,
      kind: "play",
      text: "",
      deed: "",
      card: "",
      area: "",
      item: "",
      amount: 0,
      why: [],
      marsbot: false,
      changes,
    });
    const lines = [
      line(0, change("oxygen", 1, 2)),
      line(1, change("oxygen", 2, 4), change("oceans", 1, 8)),
      line(2, change("oxygen", 1, 14), change("oceans", 1, 9)),
    ];
    expect(momentsOf(lines, BOOK).map((m) => [m.line.n, m.item, m.zone, m.done])).toEqual([
      [1, "oxygen", "red", false],
      [2, "oxygen", "white", true],
      [2, "oceans", null, true],
    ]);
  });
});
