import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Deciding, isAmount } from "./deciding.svelte";
import { LiveTable } from "./live.svelte";
import type { Tray } from "./tray.svelte";
import type { Ask, Choice } from "./types";
import { Wire, wired } from "./testwire";

class Turns extends Deciding<"mars"> {
  tray = { follow: () => undefined } as unknown as Tray<"mars">;
  mainLabel = "";
  protected begins = (ask: Ask): boolean => ask.kind === "turn";
  protected elsewhere = (): boolean => false;
  protected prefill = (options: Choice[]): Choice | undefined => options[0];
}

const option = (notation: string) => ({ notation, kind: "project", text: notation });
const asked = (id: string) => ({
  type: "live",
  seq: 1,
  log_from: 0,
  log: [],
  hand: [],
  table: { you: 0, settings: {}, seats: [{ seat: 0, name: "Alix" }] },
  view: { seats: [{}], asked: [0] },
  ask: { id, kind: "turn", text: "", least: 1, most: 1, options: [option("project asteroid"), option("end turn")] },
});

describe("a question", () => {
  it("names the card that asks it, unless it stands above it", () => {
    wired();
    const live = new LiveTable<"mars">("t1");
    const table = new Turns(live);
    const ask = { text: "university: which card?", card: "university" } as Ask;
    expect(table.question(ask)).toBe("Which card?");
    table.steps = [{ ask: { ...ask, card: "bacteria" }, picked: [], answered: true, staged: null }];
    expect(table.question(ask)).toBe("University: which card?");
    table.steps = [{ ask, picked: [], answered: false, staged: null }];
    table.action = option("convert plants") as Choice;
    expect(table.question(ask)).toBe("University: which card?");
    live.close();
    vi.unstubAllGlobals();
  });
});

it("how many steps of production are moved is one amount where there are many", () => {
  const steps = (most: number): Ask => {
    const options = Array.from({ length: most + 1 }, (_, amount) => ({ ...option(`swap ${amount}`), kind: "swap", amount }) as unknown as Choice);
    return { kind: "swap", least: 1, most: 1, options } as Ask;
  };
  expect([2, 12].map((most) => isAmount(steps(most)))).toEqual([false, true]);
});

describe("another language", () => {
  it("says a question anew and keeps its answer", () => {
    wired();
    const live = new LiveTable<"mars">("t1");
    const table = new Turns(live);
    const told = (text: string): void => {
      const message = asked("1");
      const options = ["world oxygen", "world oceans"].map((one) => ({ ...option(one), text: `${text} ${one}` }));
      Wire.last.tells({ ...message, ask: { ...message.ask, kind: "world", text, options } });
      Wire.last.tells({ type: "pong" });
      table.follow();
    };
    told("Which?");
    table.pick(table.steps[0]!, ["world oceans"]);
    told("Lequel ?");
    expect(table.steps.map((s) => [s.ask.text, s.ask.options[1]!.text, s.picked])).toEqual([["Lequel ?", "Lequel ? world oceans", ["world oceans"]]]);
    live.close();
    vi.unstubAllGlobals();
  });
});

describe("cards of the hand", () => {
  it("are picked there, also where none may be picked", () => {
    wired();
    const live = new LiveTable<"mars">("t1");
    const table = new Turns(live);
    const discard = (card: string) => ({ ...option(`discard ${card}`), card });
    const message = asked("1");
    const ask = { ...message.ask, kind: "discard", options: [discard("comet"), discard("trees"), option("none")] };
    Wire.last.tells({ ...message, view: { seats: [{ hand: ["comet", "trees"] }], asked: [0] }, ask });
    Wire.last.tells({ type: "pong" });
    table.follow();
    expect(table.cardStep).not.toBeNull();
    table.choose("trees");
    expect([table.chosen("comet"), table.chosen("trees")]).toEqual([false, true]);
    live.close();
    vi.unstubAllGlobals();
  });
});

describe("a card that came of late", () => {
  const held = (ask: string, kind: string, ...cards: string[]) => {
    const live = asked(ask);
    return { ...live, hand: cards.map((card) => ({ card })), ask: { ...live.ask, kind } };
  };
  it("is marked until the next turn, unless all are new", () => {
    wired();
    const live = new LiveTable<"mars">("t1");
    const table = new Turns(live);
    const told = (message: object): string[] => {
      Wire.last.tells(message);
      Wire.last.tells({ type: "pong" });
      table.follow();
      return [...table.fresh];
    };
    expect(told(held("1", "turn", "comet"))).toEqual([]); // all that lies there when the table is opened
    expect(told(held("2", "buy", "comet", "trees"))).toEqual(["trees"]);
    void table.answer([["buy grass"]]); // no turn
    expect(told(held("3", "turn", "comet", "trees", "grass"))).toEqual(["trees", "grass"]);
    void table.answer([["play comet"]]);
    expect(told(held("4", "turn", "trees", "grass", "birds"))).toEqual(["birds"]);
    expect(told(held("5", "turn", "trees", "grass", "birds", "comet"))).toEqual(["birds"]); // that was taken back
    void table.answer([["end turn"]]);
    expect(told(held("6", "turn", "moss", "fish"))).toEqual([]);
    live.close();
    vi.unstubAllGlobals();
  });
  it("stays marked as long as it came in one go", () => {
    wired();
    let phase = "1/action";
    class Phases extends Turns {
      protected override get stint(): string {
        return phase;
      }
    }
    const live = new LiveTable<"mars">("t1");
    const table = new Phases(live);
    const told = (message: object): string[] => {
      Wire.last.tells(message);
      Wire.last.tells({ type: "pong" });
      table.follow();
      return [...table.fresh];
    };
    told(held("1", "turn", "comet"));
    expect(told(held("2", "buy", "comet", "trees"))).toEqual(["trees"]);
    void table.answer([["buy trees"]]); // no turn
    expect(told(held("3", "turn", "comet", "trees"))).toEqual(["trees"]);
    void table.answer([["use factory"]]); // what came before it is no news any more
    expect(told(held("4", "turn", "comet", "trees", "grass"))).toEqual(["grass"]);
    void table.answer([["use factory"]]);
    expect(told(held("5", "turn", "comet", "trees", "grass", "birds"))).toEqual(["grass", "birds"]);
    phase = "2/development";
    expect(told(held("6", "turn", "comet", "trees", "grass", "birds"))).toEqual(["grass", "birds"]);
    void table.answer([["play comet"]]);
    expect(told(held("7", "turn", "trees", "grass", "birds"))).toEqual([]);
    live.close();
    vi.unstubAllGlobals();
  });
  it("keeps its mark when the page is loaded again", () => {
    wired();
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v) });
    const opened = (): ((message: object) => string[]) => {
      const table = new Turns(new LiveTable<"mars">("t1"));
      return (message) => {
        Wire.last.tells(message);
        Wire.last.tells({ type: "pong" });
        table.follow();
        const marked = [...table.fresh];
        if (marked.includes("moss")) void table.answer([["play moss"]]);
        return marked;
      };
    };
    const before = opened();
    expect(before(held("1", "turn", "comet"))).toEqual([]);
    expect(before(held("2", "turn", "comet", "trees"))).toEqual(["trees"]);
    expect(opened()(held("2", "turn", "comet", "trees"))).toEqual(["trees"]);
    expect(opened()(held("3", "turn", "comet", "trees", "moss"))).toEqual(["trees", "moss"]); // came while it was away
    expect(opened()(held("4", "turn", "comet", "trees"))).toEqual([]); // that was your turn
    vi.unstubAllGlobals();
  });
});

describe("an answer on its way", () => {
  let table: Turns;
  let live: LiveTable<"mars">;
  const told = (message: object): void => {
    Wire.last.tells(message);
    Wire.last.tells({ type: "pong" }); // nothing more is on its way
    table.follow();
  };
  beforeEach(() => {
    wired();
    live = new LiveTable<"mars">("t1");
    table = new Turns(live);
    told(asked("0-1-0"));
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
  });

  it("lets nothing be begun before the next question", () => {
    void table.answer([["end turn"]]);
    table.begin("project asteroid");
    expect([table.committing, table.action]).toEqual([true, null]);
  });
  it("holds nobody up who was asked the next question before the answer was confirmed", () => {
    void table.answer([["end turn"]]);
    told(asked("0-2-0"));
    table.begin("project asteroid");
    expect([table.committing, table.action?.notation]).toEqual([false, "project asteroid"]);
  });
  it("of a later question is not over with that of an earlier one", async () => {
    const first = table.answer([["end turn"]]);
    const id = Wire.last.sent.at(-1)!.id;
    told(asked("0-2-0"));
    void table.answer([["end turn"]]);
    told({ type: "ack", id });
    await first;
    expect(table.committing).toBe(true);
  });
});
