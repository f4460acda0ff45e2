import { describe, expect, it } from "vitest";
import { Room } from "./room.svelte";

describe("the room of the planet", () => {
  it("is painted as large as it was, and smaller only scaled", () => {
    const room = new Room();
    room.fit(1, "1440x900");
    room.fit(0.5, "1440x900");
    expect([room.most, room.scale]).toEqual([1, 0.5]);
    room.fit(1, "1440x900");
    expect([room.most, room.scale]).toEqual([1, 1]);
  });
  it("is painted larger where there is more room, and anew in another window", () => {
    const room = new Room();
    room.fit(0.5, "1440x900");
    room.fit(1, "1440x900");
    expect([room.most, room.scale]).toEqual([1, 1]);
    room.fit(0.8, "1280x720");
    expect([room.most, room.scale]).toEqual([0.8, 1]);
  });
  it("does not change while nobody sees it", () => {
    const room = new Room();
    room.fit(1, "1440x900");
    room.fit(0, "1440x900");
    expect([room.most, room.scale]).toEqual([1, 1]);
  });
});
