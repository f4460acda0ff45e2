import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { catalogue } from "../lib/catalogue.svelte";
import { speech } from "../lib/i18n/index.svelte";
import { LiveTable } from "../lib/live.svelte";
import { Wire, wired } from "../lib/testwire";
import type { CardFace, HandCard, MapFace } from "../lib/types";
import { words } from "../words/en";
import { TableState } from "./table.svelte";

const inHand = (card: string, price: number, lacks: object[] = []) => ({ card, price, group: "playable", reasons: lacks.map(() => ""), lacks, metals: {} });
const OFFERED = [inHand("land_claim", 1)];
const asked = (kind: string, option: string, least: number) => ({
  type: "live",
  seq: 1,
  log_from: 0,
  log: [],
  hand: [inHand("moss", 4, [{ kind: "parameter_low", item: "oceans", need: 3, have: 0 }]), inHand("bushes", 4), inHand("trees", 13)],
  offered: OFFERED,
  table: { you: 0, settings: {}, seats: [{ seat: 0, name: "Alix" }] },
  view: { phase: "action", generation: 2, asked: [0], seats: [{ corporation: "cinematics", stock: { credits: 6 }, production: {} }] },
  ask: { id: "0-1-0", kind, text: "", card: "guild", least, most: 1, options: [{ notation: `${option} land_claim`, kind: option, text: "", card: "land_claim", amount: option === "buy" ? 3 : 0 }] },
});

describe("a question about cards", () => {
  let table: TableState;
  let live: LiveTable<"mars">;
  const ask = (kind: string, option: string, least: number): void => {
    Wire.last.tells(asked(kind, option, least));
    Wire.last.tells({ type: "pong" });
    table.follow();
  };
  beforeEach(() => {
    wired();
    speech.words = words;
    catalogue.stock = () => "M€";
    live = new LiveTable<"mars">("t1");
    table = new TableState(live);
  });
  afterEach(() => {
    live.close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("reckons with the money that there is once the card is bought", () => {
    const leaves = (): string | undefined => table.tray.verdict(OFFERED[0] as unknown as HandCard).side;
    ask("look", "keep", 0);
    expect(leaves()).toMatch(/leaves 5$/);
    ask("look", "buy", 0);
    expect(leaves()).toMatch(/leaves 2$/);
  });
  it("counts the price of a card that is bought after a draft", () => {
    ask("draft", "draft", 1);
    const said = table.tray.verdict(OFFERED[0] as unknown as HandCard);
    expect(said.side).toMatch(/leaves 2$/);
    table.tray.toggle("draft land_claim");
    expect(table.tray.verdict(OFFERED[0] as unknown as HandCard)).toEqual(said);
  });
  it("says the same of a card before and after it is taken", () => {
    ask("buy", "buy", 0);
    const said = table.tray.verdict(OFFERED[0] as unknown as HandCard);
    expect(said).toMatchObject({ ok: true, side: expect.stringMatching(/leaves 2$/) });
    table.tray.toggle("buy land_claim");
    expect(table.tray.verdict(OFFERED[0] as unknown as HandCard)).toEqual(said);
  });
  it("says whether a card that was looked at is bought or left", () => {
    ask("look", "buy", 0);
    expect(table.mainLabel).toBe("Buy no card");
    table.toggle(table.steps[0]!, "buy land_claim");
    expect(table.mainLabel).toBe("Buy 1 card, 3\u00a0M€");
  });
  it("names a milestone that a tag counts for, but not to who plays alone", () => {
    vi.spyOn(catalogue, "card").mockReturnValue({ id: "mine", kind: "automated", tags: ["building"], icons: {} } as unknown as CardFace);
    vi.spyOn(catalogue, "ground", "get").mockReturnValue({ milestones: [{ id: "builder", name: "Builder", need: 8, tags: ["building"] }] } as unknown as MapFace);
    const marks = (seats: number): string => {
      const told = asked("buy", "buy", 0);
      const seat = { ...told.view.seats[0], tags: {}, measures: {} };
      Wire.last.tells({ ...told, view: { ...told.view, milestones: [], seats: Array(seats).fill(seat) } });
      Wire.last.tells({ type: "pong" });
      table.follow();
      return table.tray.marks("mine").map((m) => m.text).join("; ");
    };
    expect(marks(2)).toContain("Builder 1/8");
    expect(marks(1)).toBe("1st");
  });
  it("asks for a card, not for an option", () => {
    ask("discard", "discard", 1);
    table.steps = [{ ...table.steps[0]!, picked: [], answered: false }];
    expect(table.mainLabel).toBe("Choose a card");
  });
  it("counts no card that lacks more than money among those that can be played", () => {
    ask("buy", "buy", 0);
    expect(table.tray.reach).toEqual({ n: 1, of: 3 });
  });
});
