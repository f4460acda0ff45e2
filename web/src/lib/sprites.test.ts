import { expect, test } from "vitest";
import { pictures } from "./sprites.svelte";

const FILE = `<svg><defs><linearGradient id="sky" x1="0"><stop stop-color="#fff"/></linearGradient>
<g id="stars" fill="url(#sky)"><circle r="1"/></g><g id="other"><circle r="2"/></g></defs>
<symbol id="a-night" viewBox="0 0 240 120"><use href="#stars"/></symbol>
<symbol id="r-heat" viewBox="0 0 32 32"><rect width="100%"/></symbol>
<symbol id="u-x" viewBox="0 0 24 24"><path stroke="currentColor"/></symbol></svg>`;

test("a picture carries what it refers to, and nothing else", () => {
  const night = pictures(FILE).get("a-night");
  expect(night).toContain("data:image/svg+xml,");
  expect(night).toContain("id=%22stars%22");
  expect(night).toContain("id=%22sky%22");
  expect(night).not.toContain("other");
});
test("signs that mean something else in an address are written otherwise", () => {
  const heat = pictures(FILE).get("r-heat");
  expect(heat).toContain("width=%22100%25%22");
  expect(heat).not.toContain("#");
});
test("symbols in the colour of the words are no pictures", () => {
  expect([...pictures(FILE).keys()]).toEqual(["a-night", "r-heat"]);
});
