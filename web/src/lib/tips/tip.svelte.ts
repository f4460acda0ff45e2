/**
 * One explanation for everything: any element can be given a tip. It opens after a quarter of a second of rest, at once
 * on keyboard focus, and on a long press as a sheet. One overlay serves the whole page and mounts itself.
 */
import { mount } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Row {
  label: string;
  value: string;
  /** A seat's piece before the label. */
  seat?: number;
  /** How full its bar is, from 0 to 1. */
  part?: number;
  /** A full bar is ticked. */
  full?: boolean;
  strong?: boolean;
}
export interface Gain {
  icon: string;
  text: string;
  label: string;
}
export interface Tip {
  title: string;
  icon?: string | undefined;
  /** At the right of the title. */
  figure?: string | undefined;
  key?: string | undefined;
  /** What it is, in a sentence or two; the first of them is strong where `lead` says so. */
  text?: string[];
  lead?: boolean;
  rows?: Row[];
  /** What pressing it would bring, after these words. */
  brings?: string;
  gains?: Gain[];
  /** What is in the way. */
  blocked?: string | undefined;
  /** What it means now. */
  now?: string | undefined;
}
export type Says = Tip | string | null | undefined;

const REST = 250;
const LEAVE = 120;
const NEIGHBOUR = 400; // who moves on to the next thing does not wait again
const PRESS = 400;
const TOLERANCE = 8; // pixels that a resting finger may move

const words = new WeakMap<Element, () => Says>();

class Tips {
  /** What is explained now. */
  node = $state.raw<Element | null>(null);
  /** Held by a finger: from below, until a tap beside it. */
  sheet = $state(false);
  tip = $derived.by<Tip | null>(() => {
    const said = this.node && words.get(this.node)?.();
    return said ? (typeof said === "string" ? { title: "", text: [said] } : said) : null;
  });

  #mounted = false;
  #timer = 0;
  #closed = -NEIGHBOUR;
  #wanted: Element | null = null;
  /** The pointer has not moved since something was pressed. */
  #still = false;

  async #overlay(): Promise<void> {
    if (this.#mounted) return;
    this.#mounted = true;
    const { default: Overlay } = await import("./Tip.svelte");
    mount(Overlay, { target: document.body });
  }

  /** The pointer is over this element, or over none that has something to say. */
  over(node: Element | null): void {
    if (this.sheet || node === this.#wanted) return;
    this.#wanted = node;
    clearTimeout(this.#timer);
    if (!node) this.#timer = window.setTimeout(() => this.close(), LEAVE);
    else if (!this.#still) {
      if (this.node || performance.now() - this.#closed < NEIGHBOUR) this.open(node);
      else this.rest();
    }
  }

  /** Waits anew until the pointer rests. */
  rest(): void {
    const node = this.#wanted;
    if (!node || this.node) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.open(node), REST);
  }

  open(node: Element, sheet = false): void {
    clearTimeout(this.#timer);
    if (!node.isConnected || !words.get(node)?.()) return;
    this.node = this.#wanted = node;
    this.sheet = sheet;
    void this.#overlay();
  }

  close(): void {
    clearTimeout(this.#timer);
    if (this.node) this.#closed = performance.now();
    this.node = null;
    this.sheet = false;
  }

  /** Pressed: what it says is known, or has changed. */
  pressed(): void {
    if (this.sheet) return;
    this.close();
    this.#closed = -NEIGHBOUR;
    this.#still = true;
  }
  /** The pointer goes on; what came to lie below it meanwhile was not pointed at. */
  moved(): void {
    this.#still = false;
    this.rest();
  }

  gone(node: Element): void {
    if (this.#wanted === node) this.#wanted = null;
    if (this.node === node) this.close();
  }
}
export const tips = new Tips();

const tipped = (target: EventTarget | null): Element | null => {
  for (let at = target as Node | null; at; at = at.parentNode) if (at instanceof Element && words.has(at)) return at;
  return null;
};

// ---- a finger that rests
let press = 0;
let from: PointerEvent | null = null;
let swallow = false;

function finger(e: PointerEvent): void {
  clearTimeout(press);
  swallow = false;
  if (tips.sheet) {
    if (!(e.target as Element).closest?.("#tip")) {
      tips.close();
      swallow = true; // the tap closed the sheet, and does nothing else
    }
    return;
  }
  const node = tipped(e.target);
  if (!node || (e.target as Element).closest?.("[data-zoom]")) return;
  from = e;
  press = window.setTimeout(() => {
    tips.open(node, true);
    swallow = tips.sheet;
    if (swallow) navigator.vibrate?.(10);
  }, PRESS);
}

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  const on = (type: string, does: (e: never) => void): void => document.addEventListener(type, does as EventListener, true);
  on("pointerover", (e: PointerEvent) => {
    if (e.pointerType !== "touch") tips.over(tipped(e.target));
  });
  on("pointermove", (e: PointerEvent) => {
    if (e.pointerType !== "touch") tips.moved();
    else if (from && Math.hypot(e.clientX - from.clientX, e.clientY - from.clientY) > TOLERANCE) clearTimeout(press);
  });
  on("pointerdown", (e: PointerEvent) => (e.pointerType === "touch" ? finger(e) : tips.pressed()));
  on("pointerup", () => clearTimeout(press));
  on("pointercancel", () => clearTimeout(press));
  on("click", (e: MouseEvent) => {
    if (!swallow) return;
    swallow = false;
    e.preventDefault();
    e.stopPropagation();
  });
  on("contextmenu", (e: Event) => {
    if (swallow) e.preventDefault();
  });
  on("focusin", (e: FocusEvent) => {
    const node = tipped(e.target);
    if (node && node === e.target && node.matches(":focus-visible")) tips.open(node);
    else if (!tips.sheet && tips.node !== node) tips.close();
  });
  on("focusout", (e: FocusEvent) => {
    if (tips.node === e.target && !tips.sheet) tips.close();
  });
  on("scroll", () => tips.sheet || tips.close());
  on("keydown", (e: KeyboardEvent) => {
    if (e.key === "Escape") tips.close();
    else if ((e.key === "Enter" || e.key === " ") && (e.target as Element).matches("button, [role=gridcell]")) tips.pressed();
    else move(e);
  });
}

// ---- things that cannot be pressed can be focused too: one stop for a group of them, arrows go on from there
const STEP: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const GROUP = "section, aside, header, dialog";
const READ = "[data-read]";

const group = (node: Element): Element[] => [...(node.parentElement?.closest(GROUP) ?? document.body).querySelectorAll(READ)];

function move(e: KeyboardEvent): void {
  const by = STEP[e.key];
  const node = e.target as HTMLElement;
  if (!by || !node.matches?.(READ)) return;
  const all = group(node) as HTMLElement[];
  const to = all[(all.indexOf(node) + by + all.length) % all.length];
  if (!to) return;
  e.preventDefault();
  e.stopPropagation();
  node.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}

function readable(node: HTMLElement): void {
  node.dataset.read = "";
  const first = !group(node).some((other) => other !== node && (other as HTMLElement).tabIndex === 0);
  node.tabIndex = first ? 0 : -1;
}

/** Gives an element something to say; it is asked only when it is shown. */
export function tip(says: () => Says): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    listen();
    words.set(node, says);
    const reads = node instanceof HTMLElement && !node.matches("a, button, input, label, [tabindex], [role=gridcell]") && !node.closest("a, button, label");
    if (reads) readable(node);
    return () => {
      words.delete(node);
      tips.gone(node);
      if (reads && node.tabIndex === 0) {
        const next = group(node).find((other) => other !== node) as HTMLElement | undefined;
        if (next) next.tabIndex = 0;
      }
    };
  };
}
