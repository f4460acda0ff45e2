/**
 * The window: which layout fits it, and how large everything is drawn there. `--z` on the root is that size, for whatever
 * is to grow with the window; `data-layout`, `data-compact` and `data-low` there stand for media queries, which would not know it.
 */
import { prefs } from "./prefs.svelte";

export type Layout = "desk" | "tablet" | "standing" | "phone" | "lying";
/** What the layouts have in common: one held either way is of one kind. */
export type Kind = "desk" | "tablet" | "phone";
export const KIND: Record<Layout, Kind> = { desk: "desk", tablet: "tablet", standing: "tablet", phone: "phone", lying: "phone" };
interface Size {
  width: number;
  height: number;
}

/** The size that a layout was drawn for: larger windows show the same larger. A phone is held closer. */
const DRAWN: Partial<Record<Layout, Size>> = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  standing: { width: 768, height: 1024 },
};
/** What a layout needs at least: large type must not take that away. */
const LEAST: Record<Layout, Size> = {
  desk: { width: 1100, height: 680 },
  tablet: { width: 900, height: 600 },
  standing: { width: 680, height: 860 },
  phone: { width: 340, height: 600 },
  lying: { width: 600, height: 340 },
};
const LARGEST = 1.6;
const FINGERS = "(hover: none) and (pointer: coarse)";

const ratio = (window: Size, size: Size): number => Math.min(window.width / size.width, window.height / size.height);

/** How much smaller than asked for type may be drawn before a layout with less beside each other takes its place. */
const ENOUGH = 0.9;

/** Fingers need the tablet's targets on windows where a mouse has the desk, and so does large type in a small window. */
export function layoutOf(window: Size, touch: boolean, text = 1): Layout {
  const { width, height } = window;
  const dense = text > 1 && scaleOf(window, "desk", text) < ENOUGH * text && ratio(window, LEAST.tablet) >= 1;
  if (width >= (touch ? 1400 : LEAST.desk.width) && !dense) return "desk";
  if (ratio(window, LEAST.tablet) >= 1) return "tablet";
  if (ratio(window, LEAST.standing) >= 1) return "standing";
  return width >= 600 && height <= 520 ? "lying" : "phone";
}

/** How large everything is drawn, 1 as it was designed. */
export function scaleOf(window: Size, layout: Layout, text: number): number {
  const drawn = DRAWN[layout];
  const grown = drawn ? Math.max(1, Math.min(LARGEST, ratio(window, drawn))) : 1;
  return Math.min(grown * text, Math.max(Math.min(grown, text), ratio(window, LEAST[layout])));
}

/** Above both a desk is drawn in full. */
const LOW = 840;
const NARROW = 1400;

class Screen {
  #window = $state.raw<Size>({ width: globalThis.innerWidth ?? 1440, height: globalThis.innerHeight ?? 900 });
  #touch = $state(globalThis.matchMedia?.(FINGERS).matches ?? false);
  /** A table is in play here: other pages are laid out by the window alone. */
  plays = $state(false);
  layout = $derived<Layout>(layoutOf(this.#window, this.#touch, this.plays ? prefs.text / 100 : 1));
  scale = $derived(scaleOf(this.#window, this.layout, prefs.text / 100));
  /** The window in the pixels of what is drawn. */
  width = $derived(this.#window.width / this.scale);
  height = $derived(this.#window.height / this.scale);
  compact = $derived(this.height <= LOW || this.width <= NARROW);

  /** Follows the window from now on; call it in an effect. */
  follow(): () => void {
    const touch = matchMedia(FINGERS);
    const measure = (): void => {
      this.#window = { width: innerWidth, height: innerHeight };
      this.#touch = touch.matches;
    };
    measure();
    addEventListener("resize", measure);
    touch.addEventListener("change", measure);
    return () => {
      removeEventListener("resize", measure);
      touch.removeEventListener("change", measure);
    };
  }

  /** Writes it where style sheets find it. */
  dress(root: HTMLElement): void {
    root.style.setProperty("--z", String(this.scale));
    root.dataset.layout = this.layout;
    root.toggleAttribute("data-compact", this.compact);
    root.toggleAttribute("data-low", this.height <= LOW);
  }

  /** Where an element stands, in the pixels of what is drawn. */
  box(node: Element): DOMRect {
    const { left, top, width, height } = node.getBoundingClientRect();
    return new DOMRect(left / this.scale, top / this.scale, width / this.scale, height / this.scale);
  }
}
export const screen = new Screen();
