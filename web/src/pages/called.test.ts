import { beforeAll, expect, test, vi } from "vitest";
import { speech } from "../lib/i18n/index.svelte";
import type { SeatInfo } from "../lib/types";
import { seatName, titleOf } from "./called";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {}, cookie: "" });
  await speech.want("elsewhere");
});

test("a table that waits without a name is somebody's", () => {
  expect(titleOf({ name: "Alix", owner: "Alix" })).toBe("Alix’s table");
  expect(titleOf({ name: "Friday", owner: "" })).toBe("Friday");
});

test("nobody is made up for a seat", () => {
  const seat = (name: string, taken: boolean): string => seatName({ name, taken } as SeatInfo);
  expect([seat("", false), seat("", true), seat("Olena", false)]).toEqual(["Free seat", "Guest", "Olena"]);
});
