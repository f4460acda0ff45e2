import { describe, expect, it } from "vitest";
import { around, aside, beside, stacked } from "./light";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

describe("a light on a desk", () => {
  it("is as large as all it falls on, with some room, and never larger than the window", () => {
    const boxes = [
      { left: 100, top: 100, width: 50, height: 20 },
      { left: 160, top: 140, width: 40, height: 20 },
      { left: 0, top: 0, width: 0, height: 0 }, // not shown
    ];
    expect(around(boxes, 6, DESK)).toEqual({ left: 94, top: 94, width: 112, height: 72 });
    expect(around([{ left: -20, top: 880, width: 80, height: 80 }], 6, DESK)).toEqual({ left: 3, top: 874, width: 63, height: 23 });
    expect(around([], 6, DESK)).toBeNull();
  });
  it("has its box beside it, narrow where only that fits", () => {
    const planet = { left: 310, top: 50, width: 780, height: 840 };
    expect(beside(planet, 344, () => 200, DESK).box.width).toBe(284);
    const own = { left: 8, top: 650, width: 304, height: 240 };
    const light = beside(own, 344, () => 200, DESK);
    expect(light.side).toBe("right");
    expect(light.box.left).toBeGreaterThan(own.left + own.width);
  });
  it("leaves the box in a corner where there is nothing to show", () => {
    expect(beside(null, 344, () => 200, DESK).box).toEqual({ left: 1080, top: 684, width: 344 });
  });
});

describe("a light on a phone", () => {
  it("has its box below, or above", () => {
    expect(stacked({ left: 0, top: 46, width: 390, height: 56 }, 300, PHONE).box.top).toBe(114);
    expect(stacked({ left: 0, top: 700, width: 390, height: 80 }, 300, PHONE).box.top).toBe(388);
  });
  it("ends where the box begins if it leaves no room", () => {
    const light = stacked({ left: 0, top: 102, width: 390, height: 600 }, 250, PHONE);
    expect(light.hole!.top + light.hole!.height).toBeLessThan(light.box.top);
    expect(light.box.top + 250).toBeLessThanOrEqual(PHONE.height);
    const low = stacked({ left: 0, top: 102, width: 390, height: 700 }, 250, PHONE, true);
    expect([low.side, low.hole!.top, low.hole!.top + low.hole!.height, low.under]).toEqual(["above", 270, 802, 168]);
  });
  it("has its box at the head of the window, where all that is spoken of is below", () => {
    const dock = { left: 0, top: 640, width: 390, height: 150 };
    expect(stacked(dock, 120, PHONE, true, 46, true)).toMatchObject({ box: { top: 54 }, hole: dock });
    expect(stacked({ ...dock, top: 100, height: 500 }, 120, PHONE, false, 46, true).hole).toMatchObject({ top: 186, height: 414 });
    expect(stacked(null, 250, PHONE, false, 46, true).box.top).toBe(54);
  });
  it("has its box in the half that is free, where the phone lies on its side", () => {
    const room = { width: 844, height: 390 };
    const row = { left: 3, top: 112, width: 428, height: 62 };
    expect(aside(row, 280, room, 46)).toMatchObject({ hole: row, box: { left: 443, top: 102, width: 393 } });
    const dock = { left: 424, top: 296, width: 370, height: 91 };
    expect(aside(dock, 280, room, 46)).toMatchObject({ hole: dock, box: { left: 8, top: 102, width: 404 } });
    expect(aside({ ...row, width: 800 }, 280, room)).toBeNull();
    expect(aside(row, 280, PHONE)).toBeNull();
  });
  it("leaves a bar at the head of the window in sight", () => {
    const list = { left: 0, top: 102, width: 390, height: 700 };
    expect(stacked(list, 250, PHONE, true, 46)).toMatchObject({ box: { top: 54 }, hole: { top: 316 }, under: 214 });
    expect(stacked({ left: 0, top: 300, width: 390, height: 400 }, 250, PHONE, true, 46).box.top).toBe(54);
  });
});
