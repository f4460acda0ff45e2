import { describe, expect, it } from "vitest";
import type { GameView } from "../../lib/types";
import { drawn, pressed, tools } from "./tools";

const TILES = [
  { area: "A2", tile: "ocean" },
  { area: "C4", tile: "city", seat: 1 },
  { area: "D2", tile: "capital", seat: 0 },
];
const POSITION = { tiles: TILES, oxygen: 4, seats: [{}, {}] };
const areas = (tiles: { area: string; tile: string; seat?: unknown }[]): string[] => tiles.map((x) => `${x.tile} ${x.area} ${x.seat ?? ""}`.trim());

describe("a press on an area", () => {
  it("lays the tile, in place of another one", () => {
    expect(areas(pressed(POSITION, "C5", "greenery", 1))).toContain("greenery C5 1");
    expect(areas(pressed(POSITION, "C4", "ocean", 1))).toEqual(["ocean A2", "capital D2 0", "ocean C4"]);
  });
  it("takes the same tile away, and gives it to another seat", () => {
    expect(areas(pressed(POSITION, "A2", "ocean", 0))).toEqual(["city C4 1", "capital D2 0"]);
    expect(areas(pressed(POSITION, "C4", "city", 0))).toContain("city C4 0");
    expect(pressed(POSITION, "C4", "remove", 0)).toHaveLength(2);
  });
  it("moves a special tile: there is one of it", () => {
    expect(areas(pressed(POSITION, "E4", "capital", 1))).toEqual(["ocean A2", "city C4 1", "capital E4 1"]);
  });
});

it("what was changed is drawn at once", () => {
  const view = { temperature: -30, oxygen: 0, generation: 1, oceans: 9, tiles: [] } as unknown as GameView;
  const now = drawn(view, { ...POSITION, tiles: [...TILES, { area: "H1", tile: "city", seat: "neutral" }] });
  expect([now.oxygen, now.temperature, now.oceans, now.tiles.at(-1)?.seat]).toEqual([4, -30, 1, 9]);
});

it("each tool has a number", () => {
  expect(tools("capital").indexOf("remove")).toBe(5);
});
