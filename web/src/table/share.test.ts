import { expect, test } from "vitest";
import { shareLink } from "./share";

const storage = () => {
  const kept = new Map<string, string>();
  return { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v) };
};

test("one link is made for a table and kept", async () => {
  let calls = 0;
  const ask = async () => ({ seat: null, path: `/join/T${++calls}` });
  const kept = storage();
  expect(await shareLink("a", 3, ask, kept, "http://x")).toBe("http://x/join/T1?replay=3");
  expect(await shareLink("a", 9, ask, kept, "http://x")).toBe("http://x/join/T1?replay=9");
  expect(await shareLink("b", 0, ask, kept, "http://x")).toBe("http://x/join/T2?replay=0");
});
test("while the server refuses, it is the plain address, and it is asked again", async () => {
  const kept = storage();
  const refused = () => Promise.reject(new Error("409"));
  expect(await shareLink("a", 3, refused, kept, "http://x")).toBe("http://x/t/a/replay?n=3");
  expect(await shareLink("a", 3, async () => ({ seat: null, path: "/join/T" }), kept, "http://x")).toBe("http://x/join/T?replay=3");
});
