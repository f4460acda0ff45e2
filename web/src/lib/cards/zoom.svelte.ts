/**
 * Zoom: any element that names a card can be made zoomable. It opens on hover after a quarter of a second, on a long
 * press, and with Z on the focused or hovered element. One overlay serves the whole page and mounts itself.
 */
import { mount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { screen } from "../screen.svelte";

const spoken = new WeakMap<Element, () => string[]>();

class Zoom {
  card = $state<string | null>(null);
  /** What the zoom stands beside; null puts it into the middle. */
  anchor = $state.raw<DOMRect | null>(null);
  /** Stays until it is closed: opened by a tap or a key. */
  held = $state(false);
  /** What is said below it: how it stands at the table that is open. */
  says = $state.raw<string[]>([]);
  /** What is to be said of some cards at the table that is open, by their id. */
  notes = $state.raw<Record<string, string>>({});
  #mounted = false;
  #back: HTMLElement | null = null;

  async #overlay(): Promise<void> {
    if (this.#mounted) return;
    this.#mounted = true;
    const { default: CardZoom } = await import("./CardZoom.svelte");
    mount(CardZoom, { target: document.body });
  }

  hover(card: string, node: Element): void {
    if (this.held) return;
    this.card = card;
    this.anchor = screen.box(node);
    this.says = spoken.get(node)?.() ?? [];
    void this.#overlay();
  }

  leave(card: string): void {
    if (!this.held && this.card === card) this.card = null;
  }

  hold(card: string, from: HTMLElement | null = null): void {
    this.#back = from;
    this.held = true;
    this.anchor = null;
    this.card = card;
    this.says = (from && spoken.get(from)?.()) ?? [];
    void this.#overlay();
  }

  close(): void {
    const back = this.held ? this.#back : null;
    this.card = null;
    this.held = false;
    this.#back = null;
    back?.focus({ preventScroll: true });
  }
}
export const zoom = new Zoom();

const HOVER = 250;
const PRESS = 450;
let pointed: { id: string; node: HTMLElement } | null = null;
let listening = false;
type On = <T extends keyof HTMLElementEventMap>(type: T, does: (e: HTMLElementEventMap[T]) => void, capture?: boolean) => void;

/** Z zooms what is focused, else what is pointed at. */
function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener("keydown", (e) => {
    if (e.key === "Escape" && zoom.card !== null) {
      e.stopPropagation();
      zoom.close();
      return;
    }
    if (e.key.toLowerCase() !== "z" || e.ctrlKey || e.metaKey || e.altKey) return;
    const on = document.activeElement;
    if (on instanceof HTMLInputElement || on instanceof HTMLTextAreaElement || on instanceof HTMLSelectElement) return;
    if (zoom.held) {
      zoom.close();
      return;
    }
    const focused = on?.closest<HTMLElement>("[data-zoom]");
    const found = focused ?? pointed?.node;
    if (found?.dataset.zoom) {
      e.preventDefault();
      zoom.hold(found.dataset.zoom, focused ?? null);
    }
  }, true);
}

/** The mouse rests on it. What comes to lie under a mouse that rests is not what somebody points at. */
function pointing(id: string, node: HTMLElement, on: On): () => void {
  let timer = 0;
  let entered = false;
  const stop = (): void => {
    if (timer) clearTimeout(timer); // there are many of these, and few were ever pointed at
    entered = false;
  };
  const leave = (): void => {
    stop();
    if (pointed?.node === node) pointed = null;
    zoom.leave(id);
  };
  on("pointerenter", (e) => {
    if (e.pointerType === "touch") return;
    pointed = { id, node };
    entered = true;
  });
  on("pointermove", () => {
    if (!entered) return;
    entered = false;
    timer = window.setTimeout(() => zoom.hover(id, node), HOVER);
  });
  on("pointerdown", stop);
  on("pointerleave", leave);
  return leave;
}

/** A finger is held on it: that shows the card and does not choose it. */
function pressing(id: string, node: HTMLElement, on: On): () => void {
  let timer = 0;
  let pressed = false;
  const stop = (): void => {
    if (timer) clearTimeout(timer);
  };
  on("pointerdown", (e) => {
    stop();
    pressed = false;
    if (e.pointerType !== "touch") return;
    timer = window.setTimeout(() => {
      pressed = true;
      zoom.hold(id, node);
    }, PRESS);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) on(end, stop);
  const click = (e: Event): void => {
    if (!pressed) return;
    pressed = false;
    e.preventDefault();
    e.stopPropagation();
  };
  on("click", click, true);
  on("contextmenu", (e) => pressed && e.preventDefault());
  return stop;
}

/** Makes an element zoom a card; `says` is asked when it is shown. */
export function zoomable(id: string, says?: () => string[]): Attachment<HTMLElement> {
  return (node) => {
    listen();
    node.dataset.zoom = id;
    if (says) spoken.set(node, says);
    const heard = new AbortController();
    const on: On = (type, does, capture = false) => node.addEventListener(type, does, { capture, signal: heard.signal });
    const ends = [pointing(id, node, on), pressing(id, node, on)];
    return () => {
      for (const end of ends) end();
      heard.abort();
    };
  };
}
