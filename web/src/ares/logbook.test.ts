import { describe, expect, it } from "vitest";
import type { Line } from "../lib/types";
import { lastRound } from "./logbook";

const line = (n: number, generation: number, seat: number, kind: string, card = ""): Line => ({
  n,
  seat,
  kind,
  item: "",
  why: [],
  marsbot: false,
  amount: 0,
  generation,
  text: "",
  deed: kind,
  card,
  area: "",
  changes: [],
});

describe("what the others did", () => {
  const round5 = [
    line(1, 5, 1, "phase"),
    line(2, 5, -1, "begins"),
    line(3, 5, 1, "play", "moss"),
    line(4, 5, 0, "play", "trees"),
    line(5, 5, 1, "finish"),
    line(6, 5, 2, "standard"),
    line(7, 5, 2, "sell_to_pay"),
    line(8, 5, 2, "keep"),
  ];
  const told = (lines: Line[]): [number, string[]] => {
    const { round, deeds } = lastRound(lines, 0);
    return [round, deeds.filter((d) => d.seat > 0).map((d) => d.lines[0]!.kind)];
  };
  it("is told of the round that goes on, without what all do and what only pays", () => {
    expect(told(round5)).toEqual([5, ["play", "standard"]]);
  });
  it("stays until somebody does something in the next", () => {
    const next = [...round5, line(9, 6, -1, "round"), line(10, 6, 1, "phase")];
    expect(told(next)).toEqual([5, ["play", "standard"]]);
    expect(told([...next, line(11, 6, 1, "use")])).toEqual([6, ["use"]]);
  });
  it("is no news any more after a round in which nobody else did anything", () => {
    const next = [...round5, line(9, 6, -1, "round"), line(10, 6, 1, "phase"), line(11, 6, 1, "keep")];
    expect(told(next)).toEqual([5, ["play", "standard"]]);
    expect(told([...next, line(12, 7, -1, "round")])[1]).toEqual([]);
  });
});
