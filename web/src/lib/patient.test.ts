import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "./api";
import { patient } from "./patient";

describe("patience", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("asks again when the server was busy", async () => {
    let asked = 0;
    const answer = patient(() => (++asked < 3 ? Promise.reject(new Trouble("busy", "")) : Promise.resolve("here")));
    await vi.runAllTimersAsync();
    expect(await answer).toBe("here");
    expect(asked).toBe(3);
  });
  it("does not insist on anything else", async () => {
    await expect(patient(() => Promise.reject(new Trouble("unknown", "")))).rejects.toThrow(Trouble);
  });
});
