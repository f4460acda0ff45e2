import { afterEach, describe, expect, it, vi } from "vitest";
import type { Line } from "../lib/types";
import { generationEnds, Past } from "./replay.svelte";

const line = (n: number, generation: number): Line => ({
  n,
  item: "",
  why: [],
  marsbot: false,
  amount: 0,
  generation,
  seat: 0,
  kind: "pass",
  text: "",
  deed: "",
  card: "",
  area: "",
  changes: [],
});

describe("generationEnds", () => {
  it("gives the number of answers after which each generation was over", () => {
    expect(generationEnds([line(0, 1), line(1, 1), line(2, 2), line(3, 2), line(4, 3)])).toEqual([
      { generation: 1, n: 2 },
      { generation: 2, n: 4 },
      { generation: 3, n: 5 },
    ]);
    expect(generationEnds([])).toEqual([]);
  });
});

describe("how points grew", () => {
  afterEach(() => vi.unstubAllGlobals());
  /** A server that knows the past of one table: its lines, and the same position at every step. */
  const knows = (lines: Line[] | null): void => {
    const step = { view: { round: 1, seats: [{ points: 24, tr: 20 }] }, scores: [], changes: [] };
    vi.stubGlobal("fetch", async (path: string) =>
      lines ? Response.json(path.includes("/replay/") ? step : { table: { seats: [], settings: {} }, steps: lines.length, lines }) : Response.error(),
    );
  };
  const marksOf = async (lines: Line[] | null): Promise<Past["marks"]> => {
    knows(lines);
    const past = new Past("table", "en");
    expect(past.marks).toBeNull();
    await past.load();
    await past.chart();
    return past.marks;
  };

  it("has a mark for each generation", async () => {
    expect(await marksOf([line(0, 1), line(1, 2)])).toEqual([
      { generation: 1, points: [24], tr: [20] },
      { generation: 2, points: [24], tr: [20] },
    ]);
  });
  it("is soon told for a game that was over when the table was opened: there is nothing", async () => {
    expect(await marksOf([])).toEqual([]);
  });
  it("is nothing where the server does not tell it, and not awaited for ever", async () => {
    expect(await marksOf(null)).toEqual([]);
  });
});
