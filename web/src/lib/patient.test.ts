import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "./api";
import { atMost, patient } from "./patient";

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

describe("few at a time", () => {
  it("begins the next when one is done, in the order of asking", async () => {
    const few = atMost(2);
    const begun: number[] = [];
    const done: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((n) => few(() => new Promise<void>((end) => void (begun.push(n), done.push(end)))));
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    done[1]!();
    await all[1];
    await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]));
    done[0]!();
    await vi.waitFor(() => expect(begun).toEqual([0, 1, 2, 3]));
    done[2]!();
    done[3]!();
    await Promise.all(all);
  });
});
