import { expect, it } from "vitest";
import { differenceOf } from "./difference";

const score = (seat: number, winner: boolean, sources: Record<string, number>) => ({
  seat,
  winner,
  sources: { ...sources, total: Object.values(sources).reduce((a, b) => a + b, 0) },
});
const lost = score(0, false, { tr: 30, cities: 4, greeneries: 5, cards: 6, awards: 5, milestones: 0 });
const won = score(2, true, { tr: 38, cities: 9, greeneries: 5, cards: 20, awards: 2, milestones: 5 });
const third = score(1, false, { tr: 20, cities: 0, greeneries: 0, cards: 0, awards: 0, milestones: 0 });

it("who lost is told in which kind of points most was missing, and what else differed", () => {
  expect(differenceOf([lost, third, won], 0)).toEqual({
    seat: 2,
    won: false,
    margin: -29,
    source: "cards",
    points: -14,
    others: [
      { source: "tr", points: -8 },
      { source: "cities", points: -5 },
      { source: "milestones", points: -5 },
    ],
  });
});

it("who won is compared with who came next", () => {
  expect(differenceOf([lost, third, won], 2)).toMatchObject({ seat: 0, won: true, margin: 29, source: "cards", points: 14 });
});

it("a kind in which the loser was ahead did not decide, however large", () => {
  const close = score(1, true, { tr: 33, cities: 6, greeneries: 5, cards: 0, awards: 12, milestones: 0 });
  const [more, less] = [score(0, false, { tr: 30, cities: 4, greeneries: 5, cards: 9, awards: 5, milestones: 0 }), close];
  expect(differenceOf([more, less], 0)).toMatchObject({ source: "awards", points: -7, others: [{ source: "cards", points: 9 }, { source: "tr", points: -3 }, { source: "cities", points: -2 }] });
});

it("a draw was settled by what was left, not by a kind of points", () => {
  const [a, b] = [score(0, false, { tr: 30, cards: 4 }), score(1, true, { tr: 32, cards: 2 })];
  expect(differenceOf([a, b], 0)).toMatchObject({ margin: 0, source: null });
});

it("nobody is compared who played alone, with a partner, or not at all", () => {
  expect(differenceOf([won], 2)).toBeNull();
  expect(differenceOf([lost, third], 0)).toBeNull();
  expect(differenceOf([lost, won], 7)).toBeNull();
});
