import { expect, test } from "vitest";
import { botOptions, isBotOption, settled } from "./seating";

test("what is chosen becomes options of the rules", () => {
  expect(botOptions({ level: "hard", corporation: "none" })).toEqual({ marsbot: "hard" });
  expect(botOptions({ level: "easy", corporation: "random" })).toEqual({ marsbot: "easy", marsbot_corporation: "random" });
  expect(["marsbot", "marsbot_corporation", "draft"].map(isBotOption)).toEqual([true, true, false]);
});
test("a corporation that needs Colonies goes with them", () => {
  const needs = (id: string): boolean => id === "aridor";
  const aridor = { level: "normal", corporation: "aridor" };
  expect(settled(aridor, true, needs)).toBe(aridor);
  expect(settled(aridor, false, needs)).toEqual({ level: "normal", corporation: "none" });
  const helion = { level: "normal", corporation: "helion" };
  expect(settled(helion, false, needs)).toBe(helion);
});
