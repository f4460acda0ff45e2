import { describe, expect, it } from "vitest";
import type { CardFace, IconModel } from "../lib/types";
import { produced } from "./produced";

const icon = (symbol: string, count = 1, production = false): IconModel => ({ symbol, count, production, any: false, star: false });
const card = (tags: string[], ...play: IconModel[]): CardFace => ({ tags, icons: { play } }) as unknown as CardFace;
const me = { production: { credits: 34, energy: 0, plants: 1 }, tags: { earth: 3, microbe: 2 } };
const told = (face: CardFace): string[] => produced(face, me).map(({ kind, had, has }) => `${kind} ${had} ${has}`);

describe("productions of a card", () => {
  it("are counted by tags, its own among them", () => {
    const cartel = card(["earth"], icon("r-credits", 1, true), icon("slash"), icon("t-earth"));
    expect(told(cartel)).toEqual(["credits 34 38"]);
    const worms = card(["microbe"], icon("r-plants", 1, true), icon("slash"), icon("t-microbe", 2));
    expect(told(worms)).toEqual(["plants 1 2"]);
  });
  it("are not told where they cannot be, or something else decides", () => {
    expect(told(card([], icon("r-energy", -4, true), icon("r-plants", 2, true)))).toEqual(["plants 1 3"]);
    expect(told(card([], icon("r-credits", 1, true), icon("slash"), icon("tile-city")))).toEqual([]);
    expect(told(card([], icon("r-plants", 2, true), icon("slash"), icon("r-credits", 5, true)))).toEqual([]);
    expect(told(card([], icon("r-credits", -5, true)))).toEqual(["credits 34 29"]);
  });
});
