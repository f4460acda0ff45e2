import { afterEach, describe, expect, it, vi } from "vitest";
import { askEarly, takeEarly } from "./early";

describe("a table that was asked for early", () => {
  afterEach(() => vi.unstubAllGlobals());
  it("is told once, and only about the table that is opened", async () => {
    vi.stubGlobal("fetch", async (path: string) => Response.json({ path, table: { seats: [], settings: {} }, view: null, ask: null, hand: [], log: [] }));
    askEarly("one", "fr");
    expect(takeEarly("other")).toBeNull();
    askEarly("one", "fr");
    expect(await takeEarly("one")).toMatchObject({ path: "/api/tables/one/live?lang=fr" });
    expect(takeEarly("one")).toBeNull();
  });
});
