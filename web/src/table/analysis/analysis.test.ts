import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CoachLine } from "../../lib/types";
import { Analysis } from "./analysis.svelte";
import { Lines } from "./lines.svelte";
import { withField, type Position } from "./position";

type Asked = { position?: Position; link?: string; text?: string; answer?: string[]; deeper?: number };
const WHOLE = { game: "mars", oxygen: 0, tiles: [], seats: [{ tr: 20 }, { tr: 20 }] };
/** What the server says of a position: oxygen above 14 cannot be. */
function checked(position: Position) {
  const text = JSON.stringify(position);
  if (Number(position.oxygen ?? 0) > 14) return { mistakes: [{ field: "oxygen", text: "oxygen: must be a whole number", code: "number", about: {} }], text };
  return { mistakes: [], link: `1${btoa(text)}`, position, whole: WHOLE, view: null, text, game: "mars", seats: 2, asked: [1], opinion: true };
}
const positionOf = (asked: Asked): Position => {
  if (asked.answer) return { ...positionOf({ link: asked.link }), played: asked.answer };
  return asked.position ?? (JSON.parse(asked.text ?? atob(asked.link!.slice(1))) as Position);
};
const line = (answer: string): CoachLine => ({ answer: [answer], text: answer, gain: 1, range: 0, level: false, margin: 2, win: 0.5, futures: 9 });

describe("an analysis", () => {
  let asked: [string, Asked][] = [];
  let links: string[] = [];
  const reply = (body: object): Promise<Response> => Promise.resolve(new Response(JSON.stringify(body)));
  beforeEach(() => {
    asked = [];
    links = [];
    vi.stubGlobal("fetch", (path: string, { body = "{}" }: { body?: string }) => {
      asked.push([path, JSON.parse(body) as Asked]);
      return reply(checked(positionOf(JSON.parse(body) as Asked)));
    });
  });
  let analysis: Analysis;
  afterEach(() => {
    analysis.stop();
    vi.unstubAllGlobals();
  });
  async function begun(): Promise<void> {
    analysis = new Analysis((link) => links.push(link));
    await analysis.start("mars", 2);
  }
  const oxygen = (n: number): void => analysis.change(withField(analysis.given!, "oxygen", n));

  it("begins with an empty position, whose question is that of whoever is asked", async () => {
    await begun();
    expect([analysis.sound, analysis.asker, analysis.seats.length, links.length]).toEqual([true, 1, 2, 1]);
    expect(analysis.position?.seats[0]?.tr).toBe(20);
  });
  it("asks once for changes that follow each other, and takes them back one by one", async () => {
    await begun();
    oxygen(3);
    oxygen(4);
    expect([analysis.position?.oxygen, analysis.sound]).toEqual([4, false]);
    await vi.waitFor(() => expect(analysis.sound).toBe(true));
    expect([asked.length, analysis.changes, analysis.text]).toEqual([2, 2, analysis.found?.text]);
    analysis.undo();
    expect([analysis.position?.oxygen, analysis.changes]).toEqual([3, 1]);
  });
  it("keeps what cannot be on the board, with the field that is wrong", async () => {
    await begun();
    oxygen(20);
    await vi.waitFor(() => expect(analysis.mistake?.field).toBe("oxygen"));
    expect([analysis.position?.oxygen, analysis.wrong("oxygen"), analysis.wrong("temperature"), links.length]).toEqual([20, true, false, 1]);
    expect(analysis.text).toContain("20");
  });
  it("leaves a text as it is written, until nobody writes in it", async () => {
    await begun();
    const text = '{ "game": "mars",  "oxygen": 7, "seats": [{}, {}] }';
    analysis.write(text);
    await vi.waitFor(() => expect(analysis.position?.oxygen).toBe(7));
    expect([analysis.text, analysis.undoable]).toEqual([text, true]);
    analysis.tidy();
    expect(analysis.text).toBe(analysis.found?.text);
  });
  it("lists what was tried, each answer before those after it, and goes back to it", async () => {
    await begun();
    await analysis.answer(line("a"), "A");
    await analysis.answer(line("b"), "B");
    await analysis.back(0);
    await analysis.answer(line("c"), "C");
    expect(analysis.listed.map((one) => `${"-".repeat(one.depth)}${one.said}`)).toEqual(["-A", "--B", "-C"]);
    analysis.walk(-1);
    await vi.waitFor(() => expect(analysis.at).toBe(0));
    await analysis.answer(line("a"), "A");
    expect([analysis.at, analysis.tried.length]).toEqual([1, 4]);
    oxygen(2);
    expect(analysis.listed).toEqual([]);
  });
});

describe("lines", () => {
  afterEach(() => vi.unstubAllGlobals());
  it("are stopped when another position is looked at", async () => {
    const calls: string[] = [];
    let news: (reply: Response) => void = () => undefined;
    const job = { id: "job", state: "working", place: 1, progress: 0, version: 1, text: "" };
    vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
      calls.push(`${method} ${path.split("?")[0]}`);
      if (method === "DELETE") return Promise.resolve(new Response(null, { status: 204 }));
      return method === "POST" ? Promise.resolve(new Response(JSON.stringify(job))) : new Promise<Response>((come) => (news = come));
    });
    const lines = new Lines();
    void lines.ask("1abc", 0, 1, []);
    await vi.waitFor(() => expect(lines.job?.place).toBe(1));
    lines.clear();
    expect([lines.working, lines.deeper]).toEqual([false, 0]);
    news(new Response(JSON.stringify({ ...job, version: 2 })));
    await vi.waitFor(() => expect(calls.at(-1)).toBe("DELETE /api/coach/job"));
  });
  it("are told in another language, and asked for anew where they are not kept any more", async () => {
    const calls: string[] = [];
    const hint = { depth: 3, verdict: "clear", unit: "points", text: "", matters: [], kinds: [], lines: [line("pass")], does: [], reasons: [] };
    const job = { id: "job", state: "done", place: 0, progress: 1, version: 1, text: "", hint };
    let kept = true;
    vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
      calls.push(`${method} ${path.split("?")[0]}`);
      const gone = method === "GET" && !kept;
      return Promise.resolve(new Response(JSON.stringify(gone ? { code: "unknown", text: "" } : job), { status: gone ? 404 : 200 }));
    });
    const lines = new Lines();
    await lines.again();
    expect(calls).toEqual([]);
    await lines.ask("1abc", 0, 1, []);
    await lines.again();
    kept = false;
    await lines.again();
    expect(calls).toEqual(["POST", "GET", "GET", "POST"].map((verb) => `${verb} /api/${verb === "GET" ? "coach/job" : "analysis/lines"}`));
    expect(lines.hint?.lines).toHaveLength(1);
  });
});
