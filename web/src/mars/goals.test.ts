import { describe, expect, it } from "vitest";
import type { MapFace, Named, SeatView } from "../lib/types";
import { mapName, raced } from "./goals";
import { goalsFound } from "./goalsfound";

const goal = (id: string, name: string, text: string): Named => ({ id, name, text }) as Named;
const map = (id: string, name: string, milestones: Named[], awards: Named[]): MapFace =>
  ({ id, name, text: "", areas: [], milestones, awards }) as MapFace;
const MAPS = [
  map("tharsis", "Tharsis", [goal("mayor", "Mayor", "Own three cities.")], [goal("banker", "Banker", "Most production.")]),
  map("hellas", "Hellas", [goal("polar_explorer", "Explorateur", "Own three tiles.")], [goal("magnate", "Magnate", "Most green cards.")]),
];
const ids = (text: string): string[] =>
  goalsFound(MAPS, text, "Milestones and awards").flatMap((m) => [...m.milestones, ...m.awards].map((g) => g.id));

describe("the goals of the maps", () => {
  it("are all there while nothing is looked for", () => expect(ids("")).toEqual(["mayor", "banker", "polar_explorer", "magnate"]));
  it("are found by name, by text and by their English name", () => {
    expect(ids("mayor")).toEqual(["mayor"]);
    expect(ids("green most")).toEqual(["magnate"]);
    expect(ids("polar")).toEqual(["polar_explorer"]);
  });
  it("are found by their map, and by what they are called", () => {
    expect(ids("hellas")).toEqual(["polar_explorer", "magnate"]);
    expect(ids("awards")).toHaveLength(4);
  });
  it("leave out a map that has none of them", () => expect(goalsFound(MAPS, "mayor", "")).toHaveLength(1));
});

describe("the map of a table", () => {
  it("is told unless it is Tharsis", () => {
    expect(mapName(MAPS, "hellas")).toBe("Hellas");
    expect(mapName(MAPS, "tharsis")).toBe("");
    expect(mapName(MAPS, undefined)).toBe("");
  });
});

describe("a race for an award", () => {
  const seats = (...heat: number[]): SeatView[] => heat.map((thermalist, seat) => ({ seat, measures: { thermalist } }) as unknown as SeatView);
  const awards = [{ name: "thermalist", seat: 0 }];
  it("is told where what is done takes or gives the lead", () => {
    expect(raced({ awards, seats: seats(10, 6) }, { seats: seats(2, 6) }, 0)).toMatchObject([{ kind: "race", item: "thermalist", amount: -5, now: 0 }]);
    expect(raced({ awards, seats: seats(6, 6) }, { seats: seats(9, 6) }, 1)).toMatchObject([{ amount: -5, now: 0 }]);
  });
  it("is not told where it goes on as before, nor before it is funded", () => {
    expect(raced({ awards, seats: seats(20, 6) }, { seats: seats(12, 6) }, 0)).toEqual([]);
    expect(raced({ awards: [], seats: seats(10, 6) }, { seats: seats(2, 6) }, 0)).toEqual([]);
  });
});
