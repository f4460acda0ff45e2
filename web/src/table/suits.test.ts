import { expect, it } from "vitest";
import { suits } from "./suits";

const firm = { tags: ["building"], icons: { effects: [{ symbol: "t-event" }, { symbol: "r-mc" }] } };
const cards = [{ tags: ["event", "space"] }, { tags: ["building", "building"] }, { tags: ["event"] }, { tags: [] }];

it("cards go with a corporation that is paid for their tags, or has them itself", () => {
  expect(suits(firm as never, cards)).toEqual([
    { tag: "event", n: 2, paid: true },
    { tag: "building", n: 1, paid: false },
  ]);
});

it("tags that no card has are not told", () => {
  expect(suits(firm as never, [{ tags: ["plant"] }])).toEqual([]);
});
