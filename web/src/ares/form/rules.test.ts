import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../../lib/types";
import { askedMode, dealOf, modeOf, others, rulesFor, seatsFor, withDeal } from "./rules";

const option = (id: string, kind: OptionInfo["kind"], byDefault: OptionInfo["default"]): OptionInfo => ({
  id,
  name: id,
  text: "",
  kind,
  choices: [],
  default: byDefault,
});
const OPTIONS = [
  option("first_game", "flag", false),
  option("mulligan", "flag", false),
  option("cooperative", "flag", false),
  option("level", "choice", "novice"),
  option("wording", "choice", "standard"),
];

describe("a table of Ares Expedition", () => {
  it("is solo with one seat, and cooperative only with two", () => {
    expect(modeOf(1, { cooperative: true })).toBe("solo");
    expect(modeOf(2, { cooperative: true })).toBe("cooperative");
    expect(modeOf(3, { cooperative: true })).toBe("rivals");
    expect(modeOf(2, {})).toBe("rivals");
  });
  it("begins as the address says", () => {
    expect(askedMode("?game=ares&mode=solo")).toBe("solo");
    expect(askedMode("?game=ares&mode=cooperative&with=planner")).toBe("cooperative");
    expect([askedMode("?game=ares"), askedMode("?mode=chess")]).toEqual([undefined, undefined]);
  });
  it("gets the seats its mode needs", () => {
    expect(seatsFor("solo", 3)).toBe(1);
    expect(seatsFor("cooperative", 4)).toBe(2);
    expect(seatsFor("rivals", 1)).toBe(2);
    expect(seatsFor("rivals", 5)).toBe(4);
  });
  it("has one deal of three", () => {
    expect(dealOf(withDeal({ mulligan: true }, "first_game"))).toBe("first_game");
    expect(dealOf(withDeal({ first_game: true }, "mulligan"))).toBe("mulligan");
    expect(withDeal({ mulligan: true, level: "expert" }, "normal")).toMatchObject({ mulligan: false, level: "expert" });
  });
  it("sends what differs and what the mode knows", () => {
    const chosen = { cooperative: true, level: "expert", mulligan: true, first_game: false, wording: "standard" };
    expect(rulesFor(OPTIONS, chosen, 1)).toEqual({ level: "expert", mulligan: true });
    expect(rulesFor(OPTIONS, chosen, 2)).toEqual({ cooperative: true, mulligan: true });
    expect(rulesFor(OPTIONS, chosen, 3)).toEqual({ mulligan: true });
  });
  it("leaves the rest of the options as switches", () => {
    expect(others(OPTIONS).map((o) => o.id)).toEqual(["wording"]);
  });
});
