import { beforeEach, describe, expect, it } from "vitest";
import { tour } from "./tour.svelte";
import { Tutor, type Course } from "./tutor.svelte";

const told = (title: string, what?: string) => ({ title, say: [], ...(what ? { do: what } : {}) });
const COURSE: Course = {
  lessons: [
    {
      name: "green",
      steps: [
        { name: "look", answers: [], exact: 1 },
        { name: "plants", answers: [["convert plants"], ["place greenery G5"]], exact: 1 },
        { name: "cards", answers: [["buy moss", "buy grass"]], exact: 0 },
      ],
    },
  ],
  texts: { green: { title: "Green", text: "", seconds: 60, steps: { look: told("Look"), plants: told("Plants", "Plant"), cards: told("Cards") } } },
  places: { see: {}, act: (notation) => ({ desk: `[${notation}]` }), brought: { "green.cards": { desk: "#hand" } }, hides: () => "" },
  later: (what) => `Later: ${what}`,
  look: "Look",
};

describe("a lesson", () => {
  let tutor: Tutor;
  beforeEach(() => {
    tutor = new Tutor();
    tutor.begin("mars", COURSE, 0, "t1");
  });
  it("lets one look before anything is done", () => {
    expect(tutor.free).toBe(true);
    expect(tutor.objects([["pass"]])).toBe("Look");
    expect(tutor.next()).toBe(true);
    expect(tutor.free).toBe(false);
    expect(tutor.back()).toBe(true);
  });
  it("takes what is to be done, any way where that does not matter, and explains the rest kindly", () => {
    tutor.next();
    expect(tutor.place?.desk).toBe("[convert plants]");
    expect(tutor.objects([["pass"]])).toBe("Later: Plant");
    expect(tutor.objects([["convert plants"]])).toBe("");
    expect(tutor.objects([["convert plants"], ["place greenery F4"]])).toBe("");
  });
  it("wants one thing while that is to be done, and nothing else is suggested then", () => {
    const wanted = (): boolean[] => ["convert plants", "claim builder"].map((notation) => tutor.wants(notation));
    expect(wanted()).toEqual([true, true]);
    tutor.next();
    expect(wanted()).toEqual([true, false]);
    tutor.hears();
    expect(wanted()).toEqual([true, true]); // any cards may be bought
  });
  it("goes on by itself when it is done, and can then only begin anew", () => {
    tutor.next();
    tutor.hears();
    expect(tutor.told?.title).toBe("Cards");
    expect(tutor.objects([[]])).toBe("");
    expect(tutor.back()).toBe(false);
  });
  it("is over after its last step", () => {
    tour.seen = false;
    tutor.next();
    tutor.hears();
    expect(tutor.place?.desk).toBe("[buy moss]");
    tutor.hears();
    expect(tutor.place?.desk).toBe("#hand"); // what it has brought
    expect([tutor.free, tutor.next()]).toEqual([true, false]);
    expect(tutor.progress("mars")).toEqual({ done: ["green"], at: null });
    expect(tour.seen).toBe(true); // there is nothing left to be led around for
  });
  it("goes on where one stopped, at the same table", () => {
    tutor.next();
    tutor.hears();
    tutor.begin("mars", COURSE, 0, "t1");
    expect([tutor.at, tutor.touched]).toEqual([2, true]);
    tutor.begin("mars", COURSE, 0, "t2");
    expect([tutor.at, tutor.touched]).toEqual([0, false]);
  });
});
