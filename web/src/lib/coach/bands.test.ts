import { describe, expect, it } from "vitest";
import { bandsOf, between, chancesOf, decisive, generationsOf, placeOf, pointOf, shortOf, weightiest, worthOf } from "./bands";

const at = (n: number, generation: number, ...by_seat: number[]) => ({ n, generation, by_seat });

describe("bands of chances", () => {
  it("have one's own on top, and fill the height together", () => {
    const [own, other] = bandsOf([at(0, 1, 0.4, 0.6), at(9, 2, 0.7, 0.3)], 1);
    expect([own?.seat, own?.from, own?.to]).toEqual([1, [0, 0], [0.6, 0.3]]);
    expect([other?.seat, other?.from, other?.to]).toEqual([0, [0.6, 0.3], [1, 1]]);
  });
  it("are one where all win or lose together", () => {
    expect(bandsOf([at(0, 1, 0.4, 0.4)], 0)).toEqual([{ seat: 0, from: [0], to: [0.4] }]);
  });
  it("go on to how it came out where all win or lose together", () => {
    const moves = [{ n: 4, generation: 1, mark: "good" as const, chance: 0.2 }];
    const alone = { chances: [at(0, 1, 0.2)], moves };
    expect(chancesOf({ ...alone, winners: [0] })).toEqual([at(0, 1, 0.2), at(5, 1, 1)]);
    expect(chancesOf({ ...alone, winners: [] })).toEqual([at(0, 1, 0.2), at(5, 1, 0)]);
    const rivals = { chances: [at(0, 1, 0.2, 0.8)], moves, winners: [0] };
    expect(chancesOf(rivals)).toBe(rivals.chances);
  });
  it("know where each generation begins", () => {
    expect(generationsOf([at(0, 1, 1), at(4, 1, 1), at(9, 2, 1)])).toEqual([
      { generation: 1, i: 0 },
      { generation: 2, i: 2 },
    ]);
  });
  it("show an answer at the last point before it", () => {
    const chances = [at(0, 1, 1), at(4, 1, 1), at(9, 2, 1)];
    expect([pointOf(chances, 0), pointOf(chances, 8), pointOf(chances, 99)]).toEqual([0, 1, 2]);
  });
  it("place an answer between the points, and read the figure there", () => {
    const chances = [at(0, 1, 1), at(4, 1, 1), at(8, 2, 1)];
    expect([placeOf(chances, 0), placeOf(chances, 5), placeOf(chances, 99)]).toEqual([0, 1.25, 2]);
    expect([between([0, 0.4, 0.8], 1.25), between([0, 0.4, 0.8], 2)]).toEqual([0.5, 0.8]);
  });
});

it("a moment is worth what was lost, or by how much it was the best", () => {
  expect(worthOf({ mark: "missed", lost: 4.2, ahead: 1 })).toBe(-4.2);
  expect(worthOf({ mark: "best", lost: 0, ahead: 3.1 })).toBe(3.1);
});

it("the few that mattered most stay in their order", () => {
  const moments = [1, 5, 2, 4].map((lost) => ({ mark: "slip" as const, lost, ahead: 0 }));
  expect(weightiest(moments, 2)).toEqual([moments[1], moments[3]]);
});

it("the moment that decided is the one that was worth most, for better or worse", () => {
  const moments = [{ mark: "best" as const, lost: 0, ahead: 3.1 }, { mark: "missed" as const, lost: 4.2, ahead: 0 }];
  expect(decisive(moments)).toBe(moments[1]);
  expect(decisive([])).toBeNull();
  expect(decisive(moments, true)).toBe(moments[0]);
  expect(decisive(moments, false)).toBe(moments[1]);
  expect(decisive(moments.slice(1), true)).toBeNull();
});

it("a name beside its line is cut only where it is long", () => {
  expect(["Copper Fox", "Olympus Mons"].map(shortOf)).toEqual(["Copper Fox", "Olympus Mo…"]);
});
