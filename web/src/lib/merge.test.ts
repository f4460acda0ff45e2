import { describe, expect, it } from "vitest";
import { attacksOn, mergeLines, share } from "./merge";
import type { Change, Line } from "./types";

const line = (n: number, seat: number, changes: Partial<Change>[] = [], kind = "play"): Line => ({
  n,
  item: "",
  why: [],
  marsbot: false,
  amount: 0,
  seat,
  generation: 1,
  kind,
  text: `line ${n}`,
  deed: "",
  card: "",
  area: "",
  changes: changes.map((c) => ({ kind: "stock", seat: -1, item: "", card: "", area: "", amount: 0, now: 0, ...c })),
});

describe("the log from pieces", () => {
  it("appends what is new", () => {
    expect(mergeLines([line(0, 0), line(1, 1)], 2, [line(2, 0)]).map((l) => l.n)).toEqual([0, 1, 2]);
  });
  it("replaces lines from the number sent", () => {
    const merged = mergeLines([line(0, 0), line(1, 1), line(2, 1)], 1, [line(1, 0)]);
    expect(merged.map((l) => [l.n, l.seat])).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
  it("drops what an undo took back", () => {
    expect(mergeLines([line(0, 0), line(1, 1)], 1, []).map((l) => l.n)).toEqual([0]);
  });
  it("keeps a line that came again as it was", () => {
    const old = [line(0, 0), line(1, 1)];
    const merged = mergeLines(old, 1, [line(1, 1), line(2, 0)]);
    expect([merged[1] === old[1], merged.length]).toEqual([true, 3]);
  });
  it("is the same list when nothing came", () => {
    const old = [line(0, 0)];
    expect(mergeLines(old, 1, [])).toBe(old);
  });
});

describe("sharing with the message before", () => {
  it("keeps what is the same", () => {
    const old = { a: { x: 1 }, b: [1, 2, { y: 3 }], c: null };
    const now = share(old, { a: { x: 1 }, b: [1, 2, { y: 4 }], c: null });
    expect(now).toEqual({ a: { x: 1 }, b: [1, 2, { y: 4 }], c: null });
    expect(now.a).toBe(old.a);
    expect(now.b).not.toBe(old.b);
  });
  it("is the old one when nothing changed", () => {
    const old = { a: [1, { b: 2 }] };
    expect(share(old, { a: [1, { b: 2 }] })).toBe(old);
  });
  it("sees keys that came and went", () => {
    const old: Record<string, number> = { a: 1, b: 2 };
    expect(share(old, { a: 1 } as Record<string, number>)).toEqual({ a: 1 });
    expect(share({ a: 1 } as Record<string, number>, old)).toEqual({ a: 1, b: 2 });
    expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
  });
});

describe("what was taken from you", () => {
  it("names attacks, not your own payments nor production", () => {
    const lines = [
      line(0, 1, [{ seat: 0, item: "plants", amount: -3, now: 2 }]),
      line(1, 0, [{ seat: 0, item: "credits", amount: -9, now: 2 }]),
      line(2, 1, [], "pass"),
      line(3, 0, [{ seat: 0, item: "energy", amount: -2 }], "production"),
    ];
    expect(attacksOn(lines, 0).map((a) => [a.item, a.amount])).toEqual([["plants", -3]]);
  });
});
