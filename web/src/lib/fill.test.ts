import { describe, expect, it } from "vitest";
import { filledLive, filledReplay, filledStaged, filledStep } from "./fill";
import type { AresLive, AresReplayStep, Live, Replay, ReplayStep, Staged } from "./types";

const FILES = import.meta.glob("../../../src/tharsis/server/messages/*.py", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const source = Object.values(FILES).join("\n\n\n");

/** The fields of a message class that have a default, as the server says. */
function optional(name: string): string[] {
  const body = source.split(`class ${name}(Message):`)[1]?.split("\n\n\n")[0] ?? "";
  return [...body.matchAll(/^ {4}(\w+): [^=\n]*= /gm)].map((m) => m[1]!).filter((field) => field !== "type");
}
const bare = () =>
  ({
    table: { settings: {} },
    view: { tiles: [{ area: "D3", tile: "city" }], claims: [{ area: "D4", tile: "" }], seats: [{ seat: 0 }], moons: [{ id: "io", marker: 2, colonies: [] }] },
    ask: { id: "1", options: [{ notation: "pass", text: "Pass", kind: "pass" }] },
    hand: [],
    log: [{ n: 0, seat: 0, generation: 1, kind: "pass", text: "", changes: [{ kind: "passed" }] }],
  }) as unknown as Live;

describe("what the server leaves out", () => {
  it("is put back for every field that has a default", () => {
    const live = filledLive(bare());
    const found: [string, object | undefined][] = [
      ["Choice", live.ask?.options[0]],
      ["ChangeModel", live.log[0]?.changes[0]],
      ["Line", live.log[0]],
      ["Tile", live.view.tiles[0]],
      ["Tile", live.view.claims[0]],
      ["MoonView", live.view.moons[0]],
      ["SeatView", live.view.seats[0]],
      ["GameView", live.view],
      ["Settings", live.table.settings],
    ];
    for (const [name, one] of found) {
      const fields = optional(name);
      expect(fields.length, name).toBeGreaterThan(0);
      for (const field of fields) expect(one, name).toHaveProperty(field);
    }
  });
  it("has the right values", () => {
    const live = filledLive(bare());
    expect(live.type).toBe("live");
    expect(live.ask?.options[0]).toEqual({
      notation: "pass",
      text: "Pass",
      kind: "pass",
      card: "",
      area: "",
      item: "",
      seat: -1,
      index: 0,
      amount: 0,
      amounts: {},
      fees: {},
      idle: [],
      useless: false,
    });
    expect(live.table.settings).toEqual({ undo: true, agree: false, pace: 0, deputy: null, bot_delay: 0.6, open_hands_after: false, coach: null });
  });
  it("never covers what was sent", () => {
    const live = bare();
    Object.assign(live.ask!.options[0]!, { seat: 0, useless: true });
    expect(filledLive(live).ask?.options[0]).toMatchObject({ seat: 0, useless: true });
  });
  it("is put back in previews and replays", () => {
    const changes = [{ kind: "tr" }];
    expect(filledStaged({ next: null, view: null, changes } as unknown as Staged).changes[0]).toMatchObject({ seat: -1, now: 0 });
    expect(filledReplay({ table: { settings: {} }, lines: bare().log } as unknown as Replay).lines[0]).toMatchObject({ card: "" });
    const step = filledStep({ view: { tiles: [], claims: [], seats: [] }, changes } as unknown as ReplayStep);
    expect(step.view.moons).toEqual([]);
  });
  it("is put back around a view of Ares Expedition, which has all fields", () => {
    const view = { game: "ares", round: 1, seats: [{ seat: 0 }] };
    const live = filledLive({ ...bare(), view: { ...view } } as unknown as AresLive);
    expect(live.view).toEqual(view);
    expect(live.ask).toMatchObject({ optional: false });
    expect(live.ask?.options[0]).toMatchObject({ seat: -1, amounts: {} });
    expect(live.log[0]?.changes[0]).toMatchObject({ now: 0 });
    const step = filledStep({ view: { ...view }, changes: [{ kind: "tr" }] } as unknown as AresReplayStep);
    expect(step).toEqual({ view, changes: [expect.objectContaining({ kind: "tr", seat: -1 })] });
  });
  it("is nothing in a view of Ares Expedition", () => {
    for (const name of ["AresTrack", "AresSeatView", "NeutralView", "PartnersView", "AresView"]) {
      expect(source).toContain(`class ${name}(Message):`);
      expect(optional(name), name).toEqual([]);
    }
  });
});
