import { describe, expect, it } from "vitest";
import { parted } from "./picture";

describe("a long headline of the picture", () => {
  it("is parted near its middle, and never at a space that holds words together", () => {
    expect(parted("Ви впоралися разом: Марс тераформовано")).toEqual(["Ви впоралися разом:", "Марс тераформовано"]);
    expect(parted("Vous avez réussi ensemble\u00a0: Mars est terraformée")).toEqual(["Vous avez réussi ensemble\u00a0:", "Mars est terraformée"]);
    expect(parted("Unentschieden")).toEqual(["Unentschieden"]);
  });
});
