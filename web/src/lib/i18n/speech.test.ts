import { afterEach, describe, expect, it, vi } from "vitest";
import { speech, t } from "./index.svelte";

describe("words that come in parts", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("join those that are spoken, and dress the page in its language once", async () => {
    const dressed: string[] = [];
    const documentElement = { set lang(lang: string) { dressed.push(lang); } };
    vi.stubGlobal("document", { documentElement, cookie: "" });
    await speech.want("atTable");
    const spoken = speech.words;
    expect(t("log.title")).not.toBe("");
    await speech.want("atTable");
    await speech.want("ares");
    // another object would have all words of the page said anew, and the same language all of it styled anew
    expect(speech.words).toBe(spoken);
    expect(speech.knows(["atTable", "ares"])).toBe(true);
    expect(dressed).toEqual(["en"]);
  });
});
