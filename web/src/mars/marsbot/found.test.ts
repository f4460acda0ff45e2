import { describe, expect, it } from "vitest";
import type { MarsBotFace } from "../../lib/types";
import { botFound } from "./found";

describe("MarsBot's cards", () => {
  const face = {
    bonus: [{ id: "meteor_shower", name: "Pluie de Météores", text: "Détruire cette carte." }],
    corporations: [{ id: "helion", name: "Helion", text: ["Cubes blancs.", "Cubes noirs."] }],
  } as unknown as MarsBotFace;
  const found = (text: string): string[] => {
    const { bonus, corporations } = botFound(face, text, "MarsBot");
    return [...bonus, ...corporations].map((c) => c.id);
  };
  it("are found by name, English name, words and by MarsBot itself", () => {
    expect(found("meteores")).toEqual(["meteor_shower"]);
    expect(found("meteor shower")).toEqual(["meteor_shower"]);
    expect(found("cubes noirs")).toEqual(["helion"]);
    expect(found("marsbot")).toEqual(["meteor_shower", "helion"]);
    expect(found("comete")).toEqual([]);
  });
});
