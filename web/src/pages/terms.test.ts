import { describe, expect, it } from "vitest";
import { Terms } from "./terms.svelte";

describe("what is agreed about a table", () => {
  it("is nothing about others where one plays alone", () => {
    const terms = new Terms();
    Object.assign(terms, { undo: "agree", pace: 3 });
    expect(terms.settings(false)).toMatchObject({ undo: true, agree: true, pace: 3, deputy: terms.deputy });
    expect(terms.settings(true)).toMatchObject({ undo: true, agree: false, pace: 0, deputy: null });
  });
});
