import { describe, expect, it } from "vitest";
import type { CardFace, IconModel } from "../lib/types";
import { opening } from "./opening";

const icon = (symbol: string, count: number, more: Partial<IconModel> = {}): IconModel => ({ symbol, count, production: false, any: false, star: false, ...more });
const card = (id: string, cost: number, tags: string[] = [], icons: CardFace["icons"] = {}): CardFace =>
  ({ id, cost, tags, icons }) as CardFace;
const start = (credits: number, more: Record<string, number> = {}, production: Record<string, number> = {}) => ({ stock: { credits, ...more }, production });
const names = (cards: CardFace[]): string[] => cards.map((c) => c.id);

describe("a first turn", () => {
  const mine = card("mine", 4, ["building"]);
  const asteroid = card("asteroid", 14, ["space", "event"]);
  const sponsors = card("sponsors", 6, ["earth"]);

  it("is the two cards that use the most of the money, metals among it", () => {
    expect(names(opening([mine, asteroid, sponsors], start(20)))).toEqual(["asteroid", "sponsors"]);
    expect(names(opening([mine, asteroid, sponsors], start(15, { steel: 20 })))).toEqual(["mine", "asteroid"]);
    expect(names(opening([mine, asteroid], start(5)))).toEqual(["mine"]);
    expect(opening([asteroid], start(5))).toEqual([]);
  });
  it("has no card that Mars is not ready for, or that takes production nobody has", () => {
    const trees = card("trees", 1, ["plant"], { needs: [icon("temperature", -4)] });
    const crater = card("crater", 2, ["city"], { play: [icon("r-energy", -1, { production: true })] });
    expect(opening([trees, crater], start(40))).toEqual([]);
    expect(names(opening([trees, crater], start(40, {}, { energy: 1 })))).toEqual(["crater"]);
  });
});
