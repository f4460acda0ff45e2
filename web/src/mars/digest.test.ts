import { describe, expect, it } from "vitest";
import type { Change, Line } from "../lib/types";
import { newest, rivalLines } from "./digest";

const line = (n: number, seat: number, kind: string, it: Partial<Line> = {}): Line => ({
  n,
  seat,
  kind,
  item: "",
  why: [],
  marsbot: false,
  amount: 0,
  generation: 6,
  text: "",
  deed: kind,
  card: "",
  area: "",
  changes: [],
  ...it,
});

const change = (it: Partial<Change>): Change => ({ kind: "", seat: -1, item: "", card: "", area: "", amount: 1, now: 0, ...it }) as Change;
const WARMER = (now: number): Change => change({ kind: "parameter", item: "temperature", now });
const WET = change({ kind: "parameter", item: "oceans" });
const PLANTS = change({ kind: "stock", item: "plants", seat: 0 });
const GREEN = change({ kind: "tile", item: "greenery", area: "H4" });

describe("since your last turn", () => {
  it("each rival has a line, in the order of the seats after yours", () => {
    const missed = [
      line(1, 0, "play", { card: "asteroid", changes: [WARMER(-14), WARMER(-12), PLANTS, WET] }),
      line(2, 0, "remove"),
      line(3, 2, "convert", { deed: "plants a greenery" }),
      line(4, 2, "place", { area: "H4", changes: [GREEN] }),
      line(5, 2, "pass"),
      line(6, 0, "buy"),
    ];
    expect(rivalLines(missed, 1, 3)).toEqual([
      { seat: 2, more: 0, things: [{ card: "", deed: "plants a greenery", areas: ["H4"], planet: [GREEN] }, { card: "", deed: "pass", areas: [], planet: [] }] },
      { seat: 0, more: 0, things: [{ card: "asteroid", deed: "play", areas: [], planet: [WARMER(-12)] }] },
    ]);
  });
  it("what was taken before your last turn is no news, seen or not", () => {
    const attacks = [line(3, 0, "remove"), line(9, 0, "remove")].map((l) => ({ line: l }));
    expect(newest(attacks, [line(8, 0, "play"), line(9, 0, "remove")])).toEqual([attacks[1]]);
    expect(newest(attacks, [])).toEqual([]);
  });
  it("names four things and counts the rest", () => {
    const missed = [1, 2, 3, 4, 5, 6].map((n) => line(n, 0, "play", { card: `c${n}` }));
    expect(rivalLines(missed, 1, 2)[0]).toMatchObject({ more: 2, things: [{ card: "c1" }, { card: "c2" }, { card: "c3" }, { card: "c4" }] });
  });
});
