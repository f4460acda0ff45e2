import { beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../lib/catalogue.svelte";
import { speech } from "../lib/i18n/index.svelte";
import type { HandCard } from "../lib/types";
import { words } from "../words/en";
import { affordable, lackOf, nth, verdictOf } from "./verdict";

const card = (it: Partial<HandCard>): HandCard => ({ card: "x", price: 21, group: "playable", reasons: [], lacks: [], metals: {}, cuts: 0, ...it });
const purse = (credits: number, stock: Record<string, number> = {}) => ({ credits, stock });
const standing = (credits = 99, moved: string[] = []) => ({ ...purse(credits), moved });
const lack = (kind: string, item: string, need: number, have: number) => ({ lacks: [{ kind, item, need, have }], reasons: ["needs more"] });

describe("what is said of a card that is offered", () => {
  beforeAll(() => {
    speech.words = words;
    catalogue.stock = (id) => ({ credits: "M€" })[id] ?? id;
    catalogue.tag = (id) => id;
  });
  it("is the production it lacks, with the number behind it", () => {
    expect(verdictOf(card(lack("production_short", "energy", 2, 1)), purse(28)).text).toBe("energy production 2, have 1");
  });
  it("is how it can be paid, when nothing else stands against it", () => {
    expect(verdictOf(card({}), purse(28))).toEqual({ ok: true, text: "Playable now", side: "21\u00a0M€, leaves 7" });
    const space = card({ metals: { titanium: 3 } });
    const paid = { metal: "titanium", n: 4, rest: 9 };
    expect(verdictOf(space, purse(28, { titanium: 4 }))).toMatchObject({ side: "21\u00a0M€, or", paid });
    expect(verdictOf(space, purse(10, { titanium: 4 }))).toMatchObject({ side: "", paid });
    const building = card({ price: 6, metals: { steel: 2 } });
    expect(verdictOf(building, purse(0, { steel: 5 })).paid).toEqual({ metal: "steel", n: 3, rest: 0 });
  });
  it("is what is short after buying", () => {
    expect(verdictOf(card({ metals: { steel: 2 } }), purse(3, { steel: 5 }))).toEqual({ ok: false, text: "21\u00a0M€, have 13", side: "short by 8" });
    expect(affordable(card({}), purse(20))).toBe(false);
    expect(verdictOf(card({ cuts: 5 }), purse(17)).ok).toBe(true);
  });
  it("is that it cannot be kept, and never money below nothing", () => {
    expect(verdictOf(card({ price: 3 }), purse(2), 3)).toEqual({ ok: false, text: "3\u00a0M€ to keep it, have 2", side: "" });
    expect(verdictOf(card({ price: 3 }), purse(4), 3)).toMatchObject({ text: "3\u00a0M€, have 1", side: "short by 2" });
  });
  it("counts the steps of a parameter", () => {
    expect(verdictOf(card(lack("parameter_low", "temperature", -4, -12)), purse(50))).toEqual({
      ok: false,
      text: "−4\u202f°C, now −12",
      side: "4 steps away",
    });
    expect(verdictOf(card(lack("parameter_low", "oceans", 5, 4)), purse(50))).toMatchObject({ text: "5 oceans, now 4", side: "1 step away" });
    expect(verdictOf(card(lack("parameter_high", "oxygen", 6, 8)), purse(50)).side).toBe("too late");
  });
  it("is short where the game is ending", () => {
    const late = card({ lacks: [{ kind: "too_late", item: "", need: 0, have: 0 }], reasons: ["too late, the game is ending"] });
    expect([lackOf(late, standing())?.text, lackOf(late, standing())?.brief]).toEqual(["Too late", "Too late"]);
  });
  it("says tags in numbers, and the rest as it was told", () => {
    expect(verdictOf(card(lack("tags", "science", 3, 2)), purse(50)).text).toBe("3 science, have 2");
    expect(verdictOf(card(lack("no_area", "city", 0, 0)), purse(50)).text).toBe("Needs more");
    expect(verdictOf(card({ ...lack("stock_short", "plants", 1, 0), reasons: ["needs 1 plant, you have 0"] }), purse(50)).text).toBe("Needs 1 plant, you have 0");
  });
});

describe("what keeps a card of the hand from being played", () => {
  it("is said in a line, with a symbol in place of the word where there is little room", () => {
    const cold = card(lack("parameter_low", "temperature", 2, -12));
    expect(lackOf(cold, standing())).toEqual({ icon: "temperature", brief: "+2, now −12", text: "+2\u202f°C, now −12", sign: "" });
    expect(lackOf(card(lack("credits", "", 19, 17)), standing())).toMatchObject({ icon: "", brief: "have 17", text: "19\u00a0M€, have 17" });
    expect(lackOf(card(lack("tags", "science", 3, 2)), standing())).toMatchObject({ icon: "t-science", brief: "3, have 2" });
    catalogue.zone = (id) => id;
    catalogue.ares = { tracks: [{ id: "oxygen", zones: ["purple", "red", "yellow"].map((id) => ({ id })) }] } as unknown as typeof catalogue.ares;
    expect(lackOf(card(lack("zone_low", "oxygen", 1, 0)), standing())).toMatchObject({ icon: "oxygen", brief: "red", text: "red zone, now purple" });
    expect(lackOf(card(lack("zone_high", "oxygen", 0, 1)), standing())?.brief).toBe("≤ purple");
    expect(lackOf(card(lack("production_short", "energy", 2, 1)), standing())).toMatchObject({ text: "2, have 1", sign: "p-energy" });
    expect(lackOf(card(lack("no_area", "city", 0, 0)), standing())).toMatchObject({ icon: "", brief: "Needs more" });
    expect(lackOf(card({}), standing())).toBeNull();
  });
  it("tells money apart from what cards in hand would bring", () => {
    expect(lackOf(card(lack("credits", "", 28, 22)), standing(4))?.text).toBe("4\u00a0M€, 22 with cards");
    const heat = card({ ...lack("credits", "", 28, 22), metals: { heat: 1 } });
    expect(lackOf(heat, { ...standing(15), stock: { heat: 7 } })?.text).toBe("28\u00a0M€, have 22");
  });
  it("says where a scale stood when the phase began, once it has moved on", () => {
    const few = card(lack("parameter_low", "oceans", 2, 0));
    expect(lackOf(few, standing())?.text).toBe("2 oceans, now 0");
    expect(lackOf(few, standing(99, ["oceans"]))?.text).toBe("2 oceans, began with 0");
  });
});

describe("numbers in order", () => {
  it("are said as the language does", () => {
    speech.words = words;
    expect([1, 2, 3, 4, 11, 22].map((n) => nth(n, "en"))).toEqual(["1st", "2nd", "3rd", "4th", "11th", "22nd"]);
  });
});
