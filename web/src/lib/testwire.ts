/** For tests: a page without a browser, and the server's end of its connection. */
import { vi } from "vitest";

/** What the page sent, and what it is told. */
export class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = 1;
  sent: { type: string; id: string }[] = [];
  onmessage: (e: { data: string }) => void = () => undefined;
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  tells(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** Whoever connects from now on has a `Wire`, until `vi.unstubAllGlobals`. */
export function wired(): void {
  const listened = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("document", listened);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  for (const [name, does] of Object.entries(listened)) vi.stubGlobal(name, does);
  vi.stubGlobal("WebSocket", Wire);
}
