import { expect, it } from "vitest";
import type { CardFace } from "../lib/types";
import { closing } from "./closing";

const NOW = { temperature: -12, oxygen: 5, oceans: 3 };
const card = (part: "needs" | "effects", symbol: string, count = 1, star = false): CardFace =>
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
