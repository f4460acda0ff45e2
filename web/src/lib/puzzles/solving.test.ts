import { afterEach, describe, expect, it, vi } from "vitest";
import { Solving } from "./solving.svelte";

/** Connections as they are opened, and what the server was asked while which of them were open. */
class Line {
  static opened: Line[] = [];
  open = true;
  readonly readyState = 0;
  constructor(readonly path: string) {
    Line.opened.push(this);
  }
  close(): void {
    this.open = false;
  }
}
const reply = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }));
let working = true;
let openThen: boolean[] = [];
function server(): void {
  Line.opened = [];
  openThen = [];
  working = true;
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined, cookie: "" });
  vi.stubGlobal("fetch", (path: string) => {
    if (!path.endsWith("/play")) return reply({ name: "ab" });
    openThen.push(Line.opened.some((line) => line.open));
    return working ? reply({ id: `table${openThen.length}` }) : reply({ code: "busy", text: "Busy" }, 429);
  });
}
afterEach(() => vi.unstubAllGlobals());

describe("a puzzle that is begun anew", () => {
  it("has left its table before that is taken away", async () => {
    server();
    const solving = new Solving("ab");
    await solving.open();
    await solving.begin();
    expect(openThen).toEqual([false, false]);
    expect(Line.opened.map((line) => line.open)).toEqual([false, true]);
    expect(solving.live?.id).toBe("table2");
    solving.close();
  });
  it("goes on at its table where there is no new one", async () => {
    server();
    const solving = new Solving("ab");
    await solving.open();
    working = false;
    await solving.begin();
    expect(solving.live?.id).toBe("table1");
    expect(Line.opened.at(-1)?.open).toBe(true);
    solving.close();
  });
});
