import { describe, expect, it } from "vitest";
import { words } from "../words/en";
import { speech } from "./i18n/index.svelte";
import { person } from "./person.svelte";

describe("who has no name yet", () => {
  it("keeps the one that was made up when a table is opened", () => {
    speech.words = words;
    const suggested = person.madeUp();
    expect(suggested).not.toBe("");
    expect(person.name).toBe("");
    expect([person.called(), person.name, person.called()]).toEqual([suggested, suggested, suggested]);
  });
});
