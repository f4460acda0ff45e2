import { describe, expect, it } from "vitest";
import type { CardFace, IconModel } from "../types";
import { setOff } from "./triggers";

const icon = (text: string): IconModel => {
  const [symbol, count = "1"] = text.split("×");
  return { symbol: symbol!, count: Number(count), production: false, any: false, star: false };
};
const card = (id: string, effects = "", tags: string[] = [], kind = "active"): CardFace =>
  ({ id, kind, tags, icons: { effects: effects ? effects.split(" ").map(icon) : [] } }) as unknown as CardFace;

const IN_PLAY = [
  card("optimal_aerobraking", "t-space t-event colon r-credits×3 r-heat×3"),
  card("viral_enhancers", "t-plant t-microbe t-animal colon r-plants"),
  card("space_station", "t-space colon r-mc×-2"),
  card("rover_construction", "tile-city colon r-credits×2"),
  card("saturn_systems", "t-jovian colon r-credits"),
];
const found = (tags: string[], kind?: string): string[] => setOff(card("new", "", tags, kind), IN_PLAY).map((c) => c.id);

describe("what a card sets off", () => {
  it("is told by its tags; an event with a tag must be both, other tags stand for any of them", () => {
    expect(found(["space"], "event")).toEqual(["optimal_aerobraking"]);
    expect(found(["space"])).toEqual([]);
    expect(found(["microbe"])).toEqual(["viral_enhancers"]);
    expect(found(["jovian", "animal"])).toEqual(["viral_enhancers", "saturn_systems"]);
  });
  it("is nothing for a discount, which the price has in it, nor for tiles", () => {
    expect(found(["building", "city"])).toEqual([]);
  });
});
