/** Explanations go through lib/tips: the browser's own come late, and neither by keys nor by touch. */
import { describe, expect, it } from "vitest";

const COMPONENTS = import.meta.glob("./**/*.svelte", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
/** An element of HTML or SVG with a title; components may have a property of that name. */
const TITLED = /<[a-z][^<>]*?\stitle=/;

describe("the browser's own explanations", () => {
  it("are found", () => {
    expect(TITLED.test('<button class="x"\n  title="no">')).toBe(true);
    expect(TITLED.test('<Dialog title="Keys" wide>')).toBe(false);
  });
  it("are nowhere", () => {
    expect(Object.entries(COMPONENTS).filter(([, text]) => TITLED.test(text)).map(([file]) => file)).toEqual([]);
  });
});
