import { describe, expect, it } from "vitest";
import { told } from "../mars/logbook";
import type { Line } from "../lib/types";
import { undone } from "./undone";

const line = (n: number, seat: number, kind: string): Line => ({ n, seat, kind, deed: `${kind} ${n}`, generation: 1, text: "", card: "", area: "", changes: [], marsbot: false, why: [], amount: 0, item: "" });
const said = (log: Line[], from: number): string[] => undone(log, from, told).map((deed) => deed.lines[0]!.deed);

describe("what would be taken back", () => {
  const log = [line(0, 1, "play"), line(1, 0, "project"), line(2, 0, "place"), line(3, 0, "end"), line(4, 1, "said_here"), line(5, 1, "play")];
  it("is all from a line on, action by action, without the ends of turns", () => {
    expect(said(log, 1)).toEqual(["project 1", "play 5"]);
  });
  it("is the end of a turn where the table goes back to before it", () => {
    expect(said(log, 3)).toEqual(["end 3", "play 5"]);
  });
});
