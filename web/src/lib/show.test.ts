import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "./prefs.svelte";
import { Show, type Deed } from "./show.svelte";
import type { Change, Line } from "./types";

const YOU = 0;
const line = (n: number, seat: number, kind = "play", changes: Partial<Change>[] = []): Line => ({
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
  changes: changes.map((c) => ({ kind: "stock", seat: -1, item: "", card: "", area: "", amount: 0, now: 0, ...c })),
});
/** Each line that is no payment begins an action. */
const told = (lines: Line[]): Deed[] => {
  const out: Deed[] = [];
  for (const l of lines) {
    const last = out.at(-1);
    if (l.kind === "pay" && last) last.lines.push(l);
    else out.push({ n: l.n, seat: l.seat, lines: [l], changes: l.changes });
  }
  return out;
};
/** The log has grown, and the table was drawn. */
const grown = (show: Show, lines: Line[]): void => show.hear(lines, YOU);
const opened = (lines: Line[] = [line(0, YOU)]): Show => {
  const show = new Show("t", told, new Set(["buy"]));
  show.hear(lines, YOU);
  return show;
};

describe("what the others do", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    prefs.pace = "normal";
  });
  afterEach(() => vi.useRealTimers());

  it("is shown one after the other, and then no more", () => {
    const show = opened();
    grown(show, [line(0, YOU), line(1, 1), line(2, 2, "pass")]);
    expect(show.now?.n).toBe(1);
    vi.advanceTimersByTime(1400);
    expect(show.now?.n).toBe(2);
    vi.advanceTimersByTime(400);
    expect(show.now).toBeNull();
  });
  it("waits while it is held, and then is shown from the one on that stood there", () => {
    const show = opened();
    grown(show, [line(0, YOU), line(1, 1), line(2, 2, "pass")]);
    show.hold();
    vi.advanceTimersByTime(9000);
    expect(show.now).toBeNull();
    show.go();
    expect(show.now?.n).toBe(1);
    vi.advanceTimersByTime(1400);
    expect(show.now?.n).toBe(2);
  });
  it("is not shown when it was there before, nor what all do between turns, nor with the pace off", () => {
    const show = opened([line(0, YOU), line(1, 1)]);
    expect(show.now).toBeNull();
    grown(show, [line(0, YOU), line(1, 1), line(2, 1, "buy")]);
    expect(show.now).toBeNull();
    prefs.pace = "off";
    grown(show, [line(0, YOU), line(1, 1), line(2, 1, "buy"), line(3, 1)]);
    expect(show.now).toBeNull();
  });
  it("grows while it is shown", () => {
    const show = opened();
    grown(show, [line(0, YOU), line(1, 1)]);
    grown(show, [line(0, YOU), line(1, 1), line(2, 1, "pay")]);
    expect(show.now?.lines.map((l) => l.n)).toEqual([1, 2]);
  });
  it("can be skipped, and with a second press all that waits", () => {
    const show = opened();
    grown(show, [line(0, YOU), ...[1, 2, 3, 4].map((n) => line(n, 1))]);
    show.skip(1000);
    expect(show.now?.n).toBe(2);
    show.skip(2000);
    show.skip(2100);
    expect(show.now).toBeNull();
  });
  it("is cut to the last few after a long absence", () => {
    const show = opened();
    grown(show, [line(0, YOU), ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => line(n, 1))]);
    expect(show.now?.n).toBe(4);
  });
  it("leaves rings on tiles and markers until you act", () => {
    const show = opened();
    const theirs = line(1, 2, "play", [
      { kind: "tile", area: "F7" },
      { kind: "parameter", item: "oceans", amount: 1 },
    ]);
    grown(show, [line(0, YOU), theirs]);
    expect([...show.fresh]).toEqual([["F7", 2]]);
    expect([...show.moved]).toEqual(["oceans"]);
    grown(show, [line(0, YOU), theirs, line(2, YOU)]);
    expect(show.fresh.size + show.moved.size).toBe(0);
    expect(show.now).toBeNull();
  });
  it("leaves no rings longer than it is shown where nobody wants them", () => {
    prefs.keepRings = false;
    const show = opened();
    const theirs = line(1, 2, "play", [{ kind: "tile", area: "F7" }]);
    grown(show, [line(0, YOU), theirs]);
    expect([...show.fresh]).toEqual([["F7", 2]]);
    vi.advanceTimersByTime(1400);
    expect(show.fresh.size).toBe(0);
    expect(opened([line(0, YOU), theirs]).fresh.size).toBe(0); // nor when the page is loaded
    prefs.keepRings = true;
  });
  it("keeps attacks until they are seen", () => {
    const show = opened();
    const played = { ...line(1, 1), card: "asteroid" };
    const paid = line(2, 1, "pay", [{ seat: YOU, item: "plants", amount: -3 }]);
    grown(show, [line(0, YOU), played, paid]);
    grown(show, [line(0, YOU), played, paid, line(3, YOU)]);
    expect(show.attacks.map((a) => [a.item, a.amount])).toEqual([["plants", -3]]);
    expect(show.attacks[0]?.by).toBe("asteroid");
    show.seen();
    expect(show.attacks).toEqual([]);
  });
  it("keeps attacks that nobody confirmed through your next turn, and no longer", () => {
    const show = opened();
    const hit = (n: number): Line => line(n, 1, "play", [{ seat: YOU, item: "plants", amount: -n }]);
    const log = [line(0, YOU), hit(1), hit(2), line(3, YOU)];
    grown(show, log);
    expect(show.attacks.map((a) => a.amount)).toEqual([-1, -2]);
    grown(show, [...log, line(4, 1, "play")]);
    expect(show.attacks).toEqual([]);
    grown(show, [...log, line(4, 1, "play"), hit(5)]);
    expect(show.attacks.map((a) => a.amount)).toEqual([-5]);
  });
});
