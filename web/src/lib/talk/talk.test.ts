import { describe, expect, it } from "vitest";
import type { Saying, SeatInfo } from "../types";
import { remember, unheard, wordsOf, worthwhile, type Places } from "./talk";

const said = (n: number, seat: number, more: Partial<Saying> = {}): Saying => ({
  n,
  seat,
  at: 0,
  phrase: null,
  text: "hm",
  ...more,
});
const seat = (n: number, kind: SeatInfo["kind"]): SeatInfo => ({
  seat: n,
  kind,
  name: "",
  bot: null,
  taken: true,
  online: true,
  asked: false,
  corporation: null,
  colour: n,
  ready: false,
  borrowed: false,
  away: false,
});

describe("talk", () => {
  it("shows a text as it is and a phrase in the reader's language", () => {
    const phrases = [{ id: "thanks", name: "Merci !" }] as never;
    expect(wordsOf({ phrase: null, text: "thanks" }, phrases)).toBe("thanks");
    expect(wordsOf({ phrase: "thanks", text: null }, phrases)).toBe("Merci !");
    expect(wordsOf({ phrase: "good_bye", text: null }, phrases)).toBe("good bye");
  });
  it("counts what others said since one looked", () => {
    const list = [said(0, 1), said(1, 0), said(2, 1), said(3, 2)];
    expect(unheard(list, -1, 0)).toBe(3);
    expect(unheard(list, 1, 0)).toBe(2);
    expect(unheard(list, 3, 0)).toBe(0);
  });
  it("is there for a second person or once something was said", () => {
    const alone = { seats: [seat(0, "person"), seat(1, "bot")] };
    const two = { seats: [seat(0, "person"), seat(1, "person")] };
    expect(worthwhile(alone, [], 0)).toBe(false);
    expect(worthwhile(two, [], 0)).toBe(true);
    expect(worthwhile(alone, [said(0, 0)], 0)).toBe(true);
    expect(worthwhile(alone, [], -1)).toBe(true); // a spectator of one person
  });
  it("remembers a table and forgets the oldest of many", () => {
    let places: Places = {};
    for (let i = 0; i < 40; i++) places = remember(places, `t${i}`, { seen: i, muted: false });
    expect(Object.keys(places).length).toBe(30);
    expect(places.t0).toBeUndefined();
    places = remember(places, "t20", { seen: 99, muted: true });
    expect(places.t20).toEqual({ seen: 99, muted: true });
    expect(Object.keys(places).at(-1)).toBe("t20");
  });
});
