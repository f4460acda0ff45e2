/**
 * Zoom: any element that names a card can be made zoomable. It opens on hover after a quarter of a second, on a long
 * press, and with Z on the focused or hovered element. One overlay serves the whole page and mounts itself.
 */
import { mount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { screen } from "../screen.svelte";

class Zoom {
  card = $state<string | null>(null);
  /** What the zoom stands beside; null puts it into the middle. */
  anchor = $state.raw<DOMRect | null>(null);
  /** Stays until it is closed: opened by a tap or a key. */
  held = $state(false);
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

  hover(card: string, anchor: DOMRect): void {
    if (this.held) return;
    this.card = card;
    this.anchor = anchor;
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

/** Makes an element zoom a card. */
export function zoomable(id: string): Attachment<HTMLElement> {
  return (node) => {
    listen();
    node.dataset.zoom = id;
    let timer = 0;
    let press = 0;
    let pressed = false;
    const stop = (): void => {
      clearTimeout(timer);
      clearTimeout(press);
    };
    const enter = (e: PointerEvent): void => {
      if (e.pointerType === "touch") return;
      pointed = { id, node };
      timer = window.setTimeout(() => zoom.hover(id, screen.box(node)), HOVER);
    };
    const leave = (): void => {
      stop();
      if (pointed?.node === node) pointed = null;
      zoom.leave(id);
    };
    const down = (e: PointerEvent): void => {
      stop();
      pressed = false;
      if (e.pointerType === "touch") {
        press = window.setTimeout(() => {
          pressed = true;
          zoom.hold(id, node);
        }, PRESS);
      }
    };
    // a long press shows the card and does not choose it
    const click = (e: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      e.preventDefault();
      e.stopPropagation();
    };
    const menu = (e: Event): void => {
      if (pressed) e.preventDefault();
    };
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", stop);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", click, true);
    node.addEventListener("contextmenu", menu);
    return () => {
      leave();
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", menu);
    };
  };
}
