import { describe, expect, it } from "vitest";
import { isLoopback, reachOf } from "./reach";

const page = (origin: string): { origin: string; hostname: string } => ({ origin, hostname: new URL(origin).hostname });

describe("the address of links", () => {
  it("is the page's own where others can open it too", () => {
    expect(reachOf(page("https://mars.example"), null)).toEqual({ origin: "https://mars.example", lent: false, closed: false });
  });
  it("is the machine's in the network for a page opened on this machine", () => {
    const here = page("http://127.0.0.1:8060");
    expect(reachOf(here, "http://192.168.1.20:8060/")).toEqual({ origin: "http://192.168.1.20:8060", lent: true, closed: false });
  });
  it("leads nowhere when the server listens on this machine alone", () => {
    expect(reachOf(page("http://localhost:8060"), null).closed).toBe(true);
  });
  it("knows what leads back to this machine", () => {
    expect(["localhost", "127.0.0.1", "127.3.2.1", "[::1]"].every(isLoopback)).toBe(true);
    expect(["192.168.1.20", "mars.example", "127.0.0.1.example"].some(isLoopback)).toBe(false);
  });
});
