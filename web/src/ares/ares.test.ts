import { describe, expect, it } from "vitest";
import { PHASES } from "../lib/symbols";
import type { AresSeatView, AresTrackFace, AresView, Ask, Blocked, CardFace, Change, Choice, HandCard, Line } from "../lib/types";
import { roundsOf } from "./logbook";
import {
  busy,
  convertible,
  groupOf,
  inPlay,
  nothingLeft,
  otherReasons,
  paidBefore,
  partOf,
  picksOf,
  pitchOf,
  playableIn,
  readyActions,
  stageOf,
  usesOf,
  values,
} from "./phases";

const change = (c: Partial<Change>): Change => ({ kind: "", seat: -1, item: "", card: "", area: "", amount: 0, now: 0, ...c });
const line = (n: number, round: number, seat: number, kind: string, changes: Change[] = []): Line => ({
  n,
  seat,
  generation: round,
  kind,
  text: "",
  deed: "",
  card: "",
  area: "",
  changes,
  item: "",
  amount: 0,
  why: [],
  marsbot: false,
});
const picks = (n: number, round: number, ...items: string[]): Line =>
  line(n, round, -1, "picks", items.map((item, seat) => change({ kind: "picked", seat, item })));
const card = (kind: CardFace["kind"], icons: CardFace["icons"] = {}): CardFace => ({
  id: kind,
  name: kind,
  number: "1",
  set: "ares",
  kind,
  cost: 10,
  tags: [],
  holds: null,
  text: { needs: "", effects: "", actions: "", play: "", points: "", choices: [] },
  icons,
  phases: [],
});
const held = (id: string, group: HandCard["group"], price = 5, reasons: string[] = []): HandCard => ({ card: id, price, group, reasons, lacks: [], metals: {}, cuts: 0 });
const view = (v: Partial<AresView>): AresView => ({ phase: null, phases: [], asked: [], over: false, ...v }) as AresView;
const faces: Record<string, CardFace> = { g: card("automated"), g2: card("automated"), b: card("active"), r: card("event") };
const face = (id: string): CardFace | undefined => faces[id];

describe("an action phase", () => {
  const seat = { stock: { plants: 15, heat: 9 }, prices: { plants: 7, heat: 8 } } as unknown as AresSeatView;
  const faces = [{ id: "temperature", last: 8 }] as AresTrackFace[];
  const track = (value: number): AresView["tracks"] => [{ id: "temperature", value }] as AresView["tracks"];

  it("turns plants into forests and heat into steps", () => {
    expect(convertible(seat, track(-30), faces)).toEqual([{ item: "forest", n: 2 }, { item: "temperature", n: 1 }]);
    expect(convertible({ ...seat, stock: { plants: 6, heat: 0 } }, track(-30), faces)).toEqual([]);
  });
  it("takes no heat where it is as warm as can be", () => {
    expect(convertible(seat, track(8), faces)).toEqual([{ item: "forest", n: 2 }]);
  });
});

describe("phases", () => {
  it("have just paid where the round before had a production, and no earlier one", () => {
    const lines = [{ ...line(0, 4, -1, "begins"), item: "production" }, { ...line(1, 5, -1, "begins"), item: "action" }];
    expect(paidBefore(lines, 5)).toBe(true);
    expect(paidBefore(lines, 6)).toBe(false);
  });
  it("are read off the log, the newest first", () => {
    const lines = [picks(0, 1, "action", "research"), picks(1, 2, "production", "action"), picks(2, 3, "research", "production")];
    expect(picksOf(lines, 0)).toEqual(["research", "production", "action"]);
    expect(picksOf(lines, 1, 2)).toEqual(["production", "action"]);
    expect(picksOf(lines, 2)).toEqual([]);
  });
  it("take place in their order", () => {
    const round = view({ phase: "action", phases: ["development", "action", "research"] });
    expect(PHASES.map((p) => stageOf(round, p, PHASES))).toEqual(["done", "not", "now", "not", "next"]);
    expect(PHASES.map((p) => stageOf(view({}), p, PHASES))).toEqual(["not", "not", "not", "not", "not"]);
  });
  it("say when nothing is left but to finish", () => {
    const ask = (kind: string, ...options: Partial<Choice>[]): Ask => ({ kind, options }) as unknown as Ask;
    expect(nothingLeft(ask("development", { kind: "finish" }, { kind: "sell" }))).toBe(true);
    expect(nothingLeft(ask("action", { kind: "finish" }, { kind: "convert", useless: true }))).toBe(true);
    expect(nothingLeft(ask("construction", { kind: "finish" }, { kind: "draw_bonus" }))).toBe(false);
    expect([nothingLeft(ask("phase", { kind: "sell" })), nothingLeft(null)]).toEqual([false, false]);
  });
  it("know who is still busy", () => {
    expect(busy(view({ asked: [1] }), 0)).toBe("chosen");
    expect(busy(view({ asked: [1] }), 1)).toBe("thinking");
    expect(busy(view({ phase: "action", asked: [1] }), 1)).toBe("acting");
    expect(busy(view({ phase: "action", asked: [1] }), 0)).toBe("finished");
    expect(busy(view({ over: true }), 0)).toBeNull();
  });
});

const lacking = (h: HandCard, kind: string): HandCard => ({ ...h, lacks: [{ kind, item: "", need: 1, have: 0 }] });

describe("the hand", () => {
  it("stands by the phase of its cards", () => {
    expect(groupOf(held("g", "playable"), face("g"))).toBe("green");
    expect(groupOf(lacking(held("b", "near"), "credits"), face("b"))).toBe("blue");
    expect(groupOf(lacking(held("g", "near"), "zone_low"), face("g"))).toBe("later");
    expect(groupOf(held("b", "near"), face("b"), true)).toBe("later");
    expect(groupOf(held("r", "playable"), face("r"))).toBe("blue");
    expect(groupOf(held("g", "later"), face("g"))).toBe("later");
  });
  it("says what is missing but for the phase", () => {
    expect(otherReasons(held("g", "near", 5, ["needs 2 oceans"]))).toEqual(["needs 2 oceans"]);
    expect(otherReasons(held("g", "playable", 5, ["only in phase I"]))).toEqual([]);
  });
  it("tells what could be played in a phase, the cheapest first", () => {
    const hand = [held("g", "playable", 9), held("g2", "playable", 4), held("b", "playable", 1), held("r", "near", 1)];
    expect(playableIn(hand, "development", face).map((h) => h.card)).toEqual(["g2", "g"]);
    expect(playableIn(hand, "construction", face).map((h) => h.card)).toEqual(["b"]);
  });
  it("counts what is off the price for whoever picks the phase", () => {
    const short = (need: number): Partial<HandCard> => ({ lacks: [{ kind: "credits", item: "credits", need, have: 9 }] });
    const hand = [held("g", "playable", 2), { ...held("g2", "near", 12), ...short(12) }];
    expect(playableIn(hand, "development", face, 3).map((h) => h.card)).toEqual(["g", "g2"]);
    expect(playableIn([{ ...held("g2", "near", 13), ...short(13) }], "development", face, 3)).toEqual([]);
  });
  it("lies apart while there is room, then closer", () => {
    expect(pitchOf(1000, 136, [3, 2], 29)).toBe(136);
    expect(pitchOf(700, 136, [4, 4], 29)).toBe(70);
    expect(pitchOf(800, 136, [4, 3], 29)).toBe(99);
    expect(pitchOf(300, 136, [1, 1], 29)).toBe(136);
  });
});

describe("the tableau", () => {
  it("has three parts", () => {
    expect(partOf(card("active"))).toBe("actions");
    expect(partOf(card("automated"))).toBe("production");
    expect(partOf(card("event"))).toBe("events");
    expect(partOf(card("corporation"))).toBe("events");
    expect(partOf(card("corporation", { actions: [{ symbol: "arrow", count: 1, production: false, any: false, star: false }] }))).toBe("actions");
  });
  it("shows each card once and how often it was used", () => {
    const seat = { corporation: "ecoline", played: ["ecoline", "b"], events: ["r"], used: ["b", "b"] } as unknown as AresSeatView;
    expect(inPlay(seat)).toEqual(["ecoline", "b", "r"]);
    expect(usesOf(seat, "b")).toBe(2);
    expect(usesOf(seat, "r")).toBe(0);
  });
  it("counts actions that only wait for their phase", () => {
    const blocked: Blocked[] = [
      { notation: "use a 1", reasons: ["only in phase III"] },
      { notation: "use a 2", reasons: ["only in phase III"] },
      { notation: "use b", reasons: ["only in phase III", "needs 2 heat"] },
      { notation: "standard forest", reasons: ["only in phase III"] },
    ];
    expect(readyActions({ kind: "phase", options: [] } as unknown as Ask, blocked, [])).toEqual(["a"]);
    // a question in between keeps from all of them as well
    const between = blocked.map((b) => ({ ...b, reasons: ["not now", ...b.reasons] }));
    expect(readyActions({ kind: "neutral_phase", options: [] } as unknown as Ask, between, [])).toEqual(["a"]);
    expect(readyActions(null, between, [])).toEqual(["a"]);
  });
  it("counts in their phase those that were used and those that can be", () => {
    const ask = { kind: "action", options: [{ kind: "use", card: "a" }, { kind: "use", card: "a" }, { kind: "finish", card: "" }] } as unknown as Ask;
    expect(readyActions(ask, [{ notation: "use b", reasons: ["was used"] }, { notation: "use c", reasons: ["needs 2 heat"] }], ["b"])).toEqual(["b", "a"]);
  });
});

describe("tracks", () => {
  it("have all their values", () => {
    expect(values({ first: -30, last: 8, step: 2 })).toHaveLength(20);
    expect(values({ first: 0, last: 14, step: 1 }).at(-1)).toBe(14);
  });
});

describe("the log", () => {
  it("tells each corporation of whoever plays for it", () => {
    const shown = [0, 1].map((seat) => change({ kind: "corporation", seat, card: seat ? "helion" : "ecoline" }));
    const [round] = roundsOf([line(0, 1, 1, "corporation"), line(1, 1, 0, "corporation", shown)], PHASES);
    expect(round!.entries.map((e) => [e.seat, e.changes.map((c) => c.card)])).toEqual([[1, ["helion"]], [0, ["ecoline"]]]);
  });
  it("stands by rounds, the newest first, with their phases in order", () => {
    const rounds = roundsOf(
      [
        line(0, 1, 0, "phase"),
        picks(1, 1, "research", "development"),
        line(2, 1, -1, "begins"),
        line(3, 1, 0, "play", [change({ kind: "stock", seat: 0, item: "credits", amount: -5 })]),
        line(4, 1, 0, "pay", [change({ kind: "stock", seat: 0, item: "credits", amount: -2 })]),
        line(5, 1, 0, "finish"),
        line(6, 2, -1, "round"),
        line(7, 2, 1, "use"),
      ],
      PHASES,
    );
    expect(rounds.map((r) => r.round)).toEqual([2, 1]);
    expect(rounds[1]!.phases).toEqual(["development", "research"]);
    expect(rounds[1]!.entries.map((e) => e.lines[0]!.kind)).toEqual(["play", "begins", "picks"]);
    expect(rounds[1]!.entries[0]!.changes[0]!.amount).toBe(-7);
  });
});
