import { describe, expect, it } from "vitest";
import type { Ask, Change, Choice, GameView, Line, MoonView } from "../../lib/types";
import { hasMoons, lastVisit, moonsIn, outOfTurn, paidBy } from "./trades";

const change = (kind: string, seat: number, item: string): Change => ({ kind, seat, item, card: "", area: "", amount: 0, now: 0 });
const line = (n: number, seat: number, kind: string, ...changes: Change[]): Line => ({
  n,
  item: "",
  why: [],
  marsbot: false,
  amount: 0,
  seat,
  generation: 1,
  kind,
  text: "",
  deed: "",
  card: "",
  area: "",
  changes,
});
const option = (kind: string, item = ""): Choice => ({
  fees: {},
  notation: `${kind} ${item}`,
  text: "",
  kind,
  card: "",
  area: "",
  item,
  seat: -1,
  index: 0,
  amount: 0,
  amounts: {},
  idle: [],
  useless: false,
});
const ask = (kind: string, ...options: Choice[]): Ask => ({ id: "1", kind, text: "", card: "", least: 1, most: 1, options, optional: false });
const moons: MoonView[] = [
  { id: "titan", marker: 4, colonies: [1, 0], fleet: 0 },
  { id: "luna", marker: 2, colonies: [0], fleet: -1 },
];
const view = (turn: number): GameView => ({ phase: "action", turn, moons }) as unknown as GameView;
const lines = [line(0, 0, "trade"), line(1, 0, "fee", change("fleet", 0, "titan"), change("stock", 0, "energy"))];

describe("questions about tiles", () => {
  it("are those whose answers all are tiles", () => {
    expect(hasMoons(ask("colony", option("colony", "luna")))).toBe(true);
    expect(hasMoons(ask("turn", option("trade", "luna")))).toBe(false);
    expect(hasMoons(ask("fee", option("fee", "energy")))).toBe(false);
    expect(hasMoons(ask("colony"))).toBe(false);
  });
});

describe("trades of others", () => {
  it("explain a question out of turn", () => {
    expect(outOfTurn(view(0), ask("add", option("add")), 1, lines)).toEqual({ seat: 0, moon: "titan" });
  });
  it("explain nothing on your own turn, at your own trade, or without a colony there", () => {
    expect(outOfTurn(view(1), ask("add", option("add")), 1, lines)).toBeNull();
    expect(outOfTurn(view(1), ask("add", option("add")), 0, lines)).toBeNull();
    expect(outOfTurn(view(0), ask("add", option("add")), 2, lines)).toBeNull();
    expect(outOfTurn(view(0), ask("turn", option("pass")), 1, lines)).toBeNull();
  });
  it("are found by their fleets", () => {
    expect(lastVisit(lines)).toEqual({ seat: 0, moon: "titan" });
    expect(lastVisit([])).toBeNull();
    expect(paidBy(lines, moons, 1)).toEqual([{ seat: 0, moon: "titan" }]);
    expect(paidBy(lines, moons, 0)).toEqual([]);
    expect(paidBy(lines, moons, 2)).toEqual([]);
  });
  it("name the tiles of a line once", () => {
    expect(moonsIn([change("fleet", 0, "io"), change("marker", -1, "io"), change("stock", 0, "heat")])).toEqual(["io"]);
  });
});
