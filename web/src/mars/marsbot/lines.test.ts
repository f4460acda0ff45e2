import { describe, expect, it } from "vitest";
import { told } from "../logbook";
import type { Line } from "../../lib/types";
import { begins, cardAt, leads, losses, nextCard, standing } from "./lines";

const line = (n: number, kind: string, more: Partial<Line> = {}): Line => ({
  n,
  seat: 1,
  generation: 3,
  kind,
  text: "",
  deed: "",
  card: "",
  area: "",
  changes: [],
  marsbot: kind.startsWith("bot_"),
  why: [],
  item: "",
  amount: 0,
  ...more,
});

/** After a pass of the human: a project, a bonus card that turns over a project, and the end of the generation. */
const TURNS = [
  line(0, "pass", { seat: 0 }),
  line(1, "bot_project", { card: "ants" }),
  line(2, "bot_advance", { item: "plant", amount: 3 }),
  line(3, "bot_place", { item: "greenery", area: "D3" }),
  line(4, "bot_bonus", { item: "research_and_development" }),
  line(5, "bot_project", { card: "fish" }),
  line(6, "bot_advance", { item: "plant", amount: 4 }),
  line(7, "bot_pass"),
  line(8, "bot_research", { generation: 4 }),
  line(9, "bot_project", { card: "mine", generation: 4 }),
];

describe("MarsBot's lines", () => {
  it("are grouped by the card of the action deck", () => {
    expect(told(TURNS).map((e) => e.lines.map((l) => l.n))).toEqual([[0], [1, 2, 3], [4, 5, 6], [7], [8], [9]]);
  });
  it("keep a card that a cube turned over with the card before", () => {
    const cube = [TURNS[1]!, line(2, "bot_advance"), line(3, "bot_cube"), line(4, "bot_project"), line(5, "bot_advance")];
    expect(told(cube)).toHaveLength(1);
  });
  it("begin anew after somebody else", () => {
    expect(begins(line(2, "bot_gain"), TURNS[0])).toBe(true);
    expect(begins(line(2, "bot_gain"), TURNS[1])).toBe(false);
  });
  it("know the card at work, the inner one first", () => {
    expect(cardAt(TURNS, 3)?.card).toBe("ants");
    expect(cardAt(TURNS, 6)?.card).toBe("fish");
    expect(cardAt(TURNS, 7)).toBeUndefined();
  });
  it("lead to the next card of the deck, or to the end", () => {
    expect(nextCard(TURNS, 1)).toBe(4);
    expect(nextCard(TURNS, 4)).toBe(7);
    expect(nextCard(TURNS, 9)).toBe(TURNS.length);
  });
  it("name an effect with what comes of it", () => {
    const [effect, gain] = [line(2, "bot_effect"), line(3, "bot_gain")];
    expect([leads(effect, gain), leads(gain, effect)]).toEqual([true, false]);
    expect([leads(effect, undefined), leads(effect, line(3, "bot_effect")), leads(effect, TURNS[7])]).toEqual([false, false, false]);
  });
  it("tell what was lost", () => {
    expect(losses([{ ...line(0, "bot_human_loses"), amount: 3 }, line(1, "bot_human_loses"), line(2, "bot_gain")]).map((l) => l.n)).toEqual([0]);
  });
});

describe("a space", () => {
  const cubes = [{ track: "power", space: 6, colour: "white" as const }];
  const pushed = { id: "power", position: 4, marker: 7 };
  it("knows where the tracker stands and where it was pushed back from", () => {
    expect(standing(pushed, cubes, "power", 4)).toMatchObject({ here: true, passed: false, silent: false });
    expect(standing(pushed, cubes, "power", 3)).toMatchObject({ here: false, passed: true });
    expect(standing(pushed, cubes, "power", 6)).toMatchObject({ silent: true, marker: false, cube: "white" });
    expect(standing(pushed, cubes, "power", 7)).toMatchObject({ silent: true, marker: true, cube: null });
    expect(standing(pushed, cubes, "power", 8)).toMatchObject({ silent: false, marker: false });
  });
  it("shows no marker that was reached again", () => {
    expect(standing({ id: "power", position: 7, marker: 7 }, cubes, "power", 7)).toMatchObject({ here: true, marker: false });
  });
  it("of the printed board has cubes only", () => {
    expect(standing(undefined, cubes, "power", 6)).toEqual({ here: false, passed: false, marker: false, silent: false, cube: "white" });
  });
});
