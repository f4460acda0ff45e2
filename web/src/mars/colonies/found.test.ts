import { describe, expect, it } from "vitest";
import type { Catalogue, MoonFace } from "../../lib/types";
import { matchesMoon, moonHaystack } from "./found";

const all = { text: "", kinds: [], tags: [], sets: [] };

describe("colony tiles", () => {
  const said = (text: string) => ({ icons: [], text });
  const titan = {
    id: "titan",
    name: "Titan",
    opened_by: "floater",
    income: [said(""), said("Ajoutez 1 flotteur.")],
    build: said("Ajoutez 3 flotteurs."),
    bonus: said("Ajoutez 1 flotteur."),
  } as MoonFace;
  const hayOf = moonHaystack(titan, { sets: { colonies: "Colonies" } } as unknown as Catalogue, "Tuiles Colonie");
  it("are found with the cards, by name, set and what they bring", () => {
    for (const text of ["titan", "colonies", "tuiles", "FLOTTEURS", ""]) expect(matchesMoon(hayOf, { ...all, text })).toBe(true);
    expect(matchesMoon(hayOf, { ...all, text: "comete" })).toBe(false);
  });
  it("are a kind of their own, of Colonies, without tags", () => {
    expect(matchesMoon(hayOf, { ...all, kinds: ["moon"], sets: ["colonies"] })).toBe(true);
    expect(matchesMoon(hayOf, { ...all, kinds: ["event"] })).toBe(false);
    expect(matchesMoon(hayOf, { ...all, sets: ["base"] })).toBe(false);
    expect(matchesMoon(hayOf, { ...all, tags: ["none"] })).toBe(false);
  });
});
