import { describe, expect, it } from "vitest";
import { layoutOf, scaleOf } from "./screen.svelte";

const at = (size: string): { width: number; height: number } => {
  const [width, height] = size.split("x").map(Number) as [number, number];
  return { width, height };
};
const drawn = (size: string, text = 100, touch = false): number =>
  scaleOf(at(size), layoutOf(at(size), touch, text / 100), text / 100);

describe("the layout that fits a window", () => {
  it.each([
    ["360x740", true, "phone"],
    ["390x844", true, "phone"],
    ["844x390", true, "lying"],
    ["768x1024", true, "standing"],
    ["1024x768", true, "tablet"],
    ["1366x1024", true, "tablet"],
    ["1366x1024", false, "desk"],
    ["1280x720", false, "desk"],
    ["1000x700", false, "tablet"],
    ["2560x1440", true, "desk"],
  ])("%s, touched %s: %s", (size, touch, layout) => {
    expect(layoutOf(at(size), touch)).toBe(layout);
  });
});

describe("how large everything is drawn", () => {
  it("grows with the window, as far as it helps", () => {
    expect(drawn("1280x720")).toBe(1);
    expect(drawn("1440x900")).toBe(1);
    expect(drawn("1920x1080")).toBeCloseTo(1.2);
    expect(drawn("2560x1440")).toBeCloseTo(1.6);
    expect(drawn("3840x2160")).toBeCloseTo(1.6);
    expect(drawn("1366x1024", 100, true)).toBeCloseTo(1.333, 2);
    expect(drawn("390x844", 100, true)).toBe(1);
  });
  it("follows the size of the type", () => {
    expect(drawn("1920x1080", 90)).toBeCloseTo(1.08);
    expect(drawn("1920x1080", 130)).toBeCloseTo(1.56);
    expect(drawn("1440x900", 90)).toBeCloseTo(0.9);
  });
  it("in a small window by a layout that has room for it", () => {
    expect(layoutOf(at("1280x720"), false, 1.15)).toBe("desk");
    expect(layoutOf(at("1280x720"), false, 1.3)).toBe("tablet");
    expect(layoutOf(at("1440x900"), false, 1.3)).toBe("desk");
    expect(drawn("1280x720", 130)).toBeCloseTo(1.2);
    expect(drawn("1366x768", 130)).toBeCloseTo(1.28);
  });
  it("and leaves the layout the room it needs", () => {
    expect(drawn("1280x720", 115)).toBeCloseTo(720 / 680);
    expect(drawn("390x844", 130, true)).toBeCloseTo(390 / 340);
    expect(drawn("320x568", 130, true)).toBe(1);
  });
});
