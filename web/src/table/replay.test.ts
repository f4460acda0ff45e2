import { describe, expect, it } from "vitest";
import type { Line } from "../lib/types";
import { generationEnds } from "./replay.svelte";

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
