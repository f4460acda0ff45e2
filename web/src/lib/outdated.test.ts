import { describe, expect, it } from "vitest";
import { mayReload } from "./outdated";

describe("an outdated page", () => {
  it("loads itself anew once, and again only after a while", () => {
    expect(mayReload(1_000_000, null)).toBe(true);
    expect(mayReload(1_000_000, "990000")).toBe(false);
    expect(mayReload(1_000_000, "900000")).toBe(true);
    expect(mayReload(1_000_000, "nonsense")).toBe(true);
  });
});
