import { describe, expect, it } from "vitest";
import type { Change, Line } from "../lib/types";
import { newest, rivalLines, sinceLast } from "./digest";

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

describe("the lines since your last turn", () => {
  /** By the kinds of lines, with the seat before each; yours is 0. */
  const since = (log: string): number[] =>
    sinceLast(log.split(" ").map((said, n) => line(n, Number(said[0]), said.slice(1))), 0).map((l) => l.n);

  it("are what others did after you", () => expect(since("0play 1play 2play")).toEqual([1, 2]));
  it("stay while you act again, with all that belongs to it", () => expect(since("0play 1play 2play 0play 0place 0pay")).toEqual([1, 2]));
  it("go on through your production, which is no answer of yours", () => expect(since("0pass 1play 0production")).toEqual([1, 2]));
  it("go on through what is decided between two turns", () => expect(since("0pass 1play 0production 0world 0place 0draft 0buy")).toEqual([1, 2, 3, 4, 5, 6]));
  it("go on through your answers within the action of another", () => expect(since("0end 1trade 0choose 2play")).toEqual([1, 2, 3]));
  it("begin anew with each of the last greeneries", () => expect(since("0pass 1pass 0production 1production 0place 1place")).toEqual([5]));
});
