import { describe, expect, it } from "vitest";
import type { Choice } from "../lib/types";
import { coins, prefill, spared, total, turned, waste, worth } from "./payment";

/** Every split of a price, as the server offers them: no cube that could stay home. */
function splits(price: number, have: { credits: number; steel?: number; titanium?: number; heat?: number }, a = 2, b = 3): Choice[] {
  const out: Choice[] = [];
  for (let s = 0; s <= (have.steel ?? 0); s++)
    for (let t = 0; t <= (have.titanium ?? 0); t++) {
      const rest = price - a * s - b * t;
      if (rest <= 0) {
        if (!(s && rest <= -a) && !(t && rest <= -b)) out.push(pay(price, { steel: s, titanium: t }));
      } else
        for (let h = Math.max(0, rest - have.credits); h <= Math.min(rest, have.heat ?? 0); h++)
          out.push(pay(price, { credits: rest - h, steel: s, titanium: t, heat: h }));
    }
  return out;
}

function pay(price: number, given: Record<string, number>): Choice {
  const amounts = Object.fromEntries(Object.entries(given).filter(([, n]) => n > 0));
  const notation = `pay ${Object.entries(amounts).join(" ")}`;
  return { notation, text: notation, kind: "pay", card: "", area: "", item: "", seat: -1, index: 0, amount: price, amounts, fees: {}, idle: [], useless: false };
}

describe("the payment filled in", () => {
  it("uses titanium that would not be wasted", () => {
    expect(prefill(splits(19, { credits: 30, titanium: 4 }))?.amounts).toEqual({ credits: 7, titanium: 4 });
  });
  it("leaves a cube home rather than overpay", () => {
    expect(prefill(splits(7, { credits: 10, steel: 5 }))?.amounts).toEqual({ credits: 1, steel: 3 });
  });
  it("overpays as little as possible when credits are short", () => {
    expect(prefill(splits(7, { credits: 0, steel: 5 }))?.amounts).toEqual({ steel: 4 });
  });
  it("keeps heat where credits do", () => {
    expect(prefill(splits(10, { credits: 20, heat: 9 }))?.amounts).toEqual({ credits: 10 });
    expect(prefill(splits(10, { credits: 4, heat: 9 }))?.amounts).toEqual({ credits: 4, heat: 6 });
  });
  it("knows the worth of a metal from the splits", () => {
    expect(worth(splits(20, { credits: 20, steel: 3, titanium: 2 }, 3, 4))).toMatchObject({ steel: 3, titanium: 4 });
  });
});

describe("turning a number", () => {
  const options = splits(19, { credits: 30, steel: 4, titanium: 4 });
  it("moves one cube and evens out with credits", () => {
    const now = options.find((o) => o.amounts.titanium === 4 && !o.amounts.steel)!;
    expect(turned(options, now, "titanium", -1)?.amounts).toEqual({ credits: 10, titanium: 3 });
    expect(turned(options, now, "steel", 1)?.amounts).toEqual({ credits: 5, steel: 1, titanium: 4 });
  });
  it("has nowhere to go at the ends", () => {
    const most = options.find((o) => o.amounts.titanium === 4)!;
    expect(turned(options, most, "titanium", 1)).toBeUndefined();
    const none = options.find((o) => !o.amounts.titanium && !o.amounts.steel)!;
    expect(turned(options, none, "steel", -1)).toBeUndefined();
  });
  it("always pays at least the price", () => {
    const each = worth(options);
    for (const o of options) {
      expect(total(o, each)).toBeGreaterThanOrEqual(19);
      expect(waste(o, each)).toBeLessThan(3);
    }
  });
  it("shows only what can be used", () => {
    expect(coins(splits(5, { credits: 9 }))).toEqual(["credits"]);
    expect(coins(options)).toEqual(["steel", "titanium", "credits"]);
  });
});

describe("the payment filled in at a table of Ares Expedition", () => {
  const options = [
    pay(13, { credits: 13, cards: 3 }),
    pay(13, { credits: 9, heat: 4, cards: 1 }),
    pay(13, { credits: 5, heat: 8 }),
    pay(13, { credits: 3, heat: 10 }),
    pay(13, { credits: 3, plants: 1, cards: 1 }),
    pay(13, { credits: 3, microbe: 2 }),
  ];
  it("keeps cards, then plants and microbes, then heat", () => {
    expect(spared(options)?.amounts).toEqual({ credits: 5, heat: 8 });
    expect(spared(options.slice(0, 2))?.amounts).toEqual({ credits: 9, heat: 4, cards: 1 });
    expect(spared([pay(9, { credits: 9 }), pay(9, { credits: 1, heat: 8 })])?.amounts).toEqual({ credits: 9 });
  });
  it("knows what a plant and microbes stand for", () => {
    expect(worth(options)).toMatchObject({ plants: 10, microbe: 5 });
    expect(total(options[5]!, worth(options))).toBe(13);
    expect(coins(options)).toEqual(["plants", "microbe", "heat", "credits"]);
  });
});
