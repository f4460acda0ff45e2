import { beforeEach, expect, test, vi } from "vitest";
import { keepLinks, linksOf } from "./links";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test("links are kept by table and seat, and a new one takes the place of the old", () => {
  keepLinks("a", [{ seat: 1, path: "/join/one" }, { seat: null, path: "/join/watch" }]);
  keepLinks("a", [{ seat: 1, path: "/join/two" }]);
  expect(linksOf("a")).toEqual({ 1: "/join/two", 9: "/join/watch" });
  expect(linksOf("b")).toEqual({});
});
test("those of the oldest tables go", () => {
  for (let n = 0; n < 30; n++) keepLinks(`t${n}`, [{ seat: 1, path: `/join/${n}` }]);
  expect(linksOf("t0")).toEqual({});
  expect(linksOf("t29")).toEqual({ 1: "/join/29" });
});
