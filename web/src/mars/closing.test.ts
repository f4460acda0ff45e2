import { expect, it } from "vitest";
import type { CardFace } from "../lib/types";
import { closing, wasted } from "./closing";

const NOW = { temperature: -12, oxygen: 5, oceans: 3 };
const card = (part: "needs" | "effects" | "play" | "actions", symbol: string, count = 1, star = false): CardFace =>
  ({ icons: { [part]: [{ symbol, count, star }] } }) as unknown as CardFace;

it("warns when a parameter has reached the most that a card allows", () => {
  expect(closing(card("needs", "oxygen", 5, true), NOW, [])).toEqual({ item: "oxygen", most: 5 });
  expect(closing(card("needs", "ocean", 3, true), NOW, [])).toEqual({ item: "oceans", most: 3 });
  expect(closing(card("needs", "temperature", -10, true), NOW, [])).toBeNull();
});
it("does not warn of what must be there at least, nor who may miss requirements", () => {
  expect(closing(card("needs", "oxygen", 5), NOW, [])).toBeNull();
  expect(closing(card("needs", "oxygen", 5, true), NOW, [card("effects", "card-req")])).toBeNull();
});
it("knows what of a card raises a parameter that is complete", () => {
  const full = { temperature: 6, oxygen: 14, oceans: 9 };
  expect(wasted(card("play", "tile-ocean"), full)).toEqual(["oceans"]);
  expect(wasted(card("actions", "oxygen"), full)).toEqual(["oxygen"]);
  expect(wasted(card("play", "temperature"), full)).toEqual([]);
  expect(wasted(card("needs", "oxygen", 5), full)).toEqual([]);
  expect(wasted(card("play", "tile-ocean"), NOW)).toEqual([]);
});
