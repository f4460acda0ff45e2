/**
 * Where the planet of a phone stands while something lies over its place: whole in the room that is left, scaled and
 * moved. Its place keeps its size, so that nothing is laid out or painted anew.
 */
import { screen } from "../screen.svelte";

/** Units of the board from pole to pole, less what has no areas. */
const DISC = 580;
/** Smaller than that it takes the room of what stands above it as well. */
const READABLE = 0.6;
/** So many pixels of sky may be covered before it goes out of the way. */
const EDGE = 8;

/** The place of a planet, in pixels, and how many of them a unit of the board has there. */
export interface Place {
  height: number;
  unit: number;
}
export interface Stand {
  scale: number;
  /** Down from the middle of its place. */
  shift: number;
}

/** Between two heights of its place: as much of it as ever is seen, as large as it can be, and not larger than it is. */
export function standing({ height, unit }: Place, from: number, to: number): Stand {
  const disc = Math.min(height, DISC * unit);
  const sky = (height - disc) / 2 + EDGE;
  if (from <= sky && to >= height - sky) return { scale: 1, shift: 0 };
  return { scale: Math.min(1, Math.max(0, to - from) / disc), shift: (from + to - height) / 2 };
}

/** What stands above gives way, part by part from the lowest, until the planet can be read. `tops` are heights of its place. */
export function making(place: Place, tops: number[], to: number): Stand & { away: number } {
  const stands = tops.map((top, away) => ({ ...standing(place, top, to), away }));
  return stands.find((s) => s.scale >= READABLE) ?? stands.at(-1)!;
}

/** `place`: of the planet; `sheet`: over its foot; `note`: over its head; `strip` and `tracks`: above it, and may give way. */
type Part = "place" | "sheet" | "note" | "strip" | "tracks";

class Clearing {
  scale = $state(1);
  shift = $state(0);
  /** How much of its place is below the sheet, edges apart. */
  under = $state(0);
  /** Of what stands above it: nothing, the strip, or all gives way. */
  away = $state(0);
  #parts = new Map<Part, Element>();
  #units: [number, number] = [1, 1];
  #eye?: ResizeObserver;

  /** Of the planet's place, with the view box of its board; where it is out of sight, or is another layout's, nothing is followed. */
  place(seen: boolean, units: [number, number]): ((node: Element) => () => void) | undefined {
    this.#units = units;
    return seen ? this.part("place") : undefined;
  }

  part(part: Part): (node: Element) => () => void {
    return (node) => {
      this.#eye ??= new ResizeObserver(() => this.#measure());
      this.#parts.set(part, node);
      this.#eye.observe(node);
      return () => {
        this.#eye?.unobserve(node);
        if (this.#parts.get(part) === node) this.#parts.delete(part);
        // looked at again once the page is laid out without it
        const place = this.#parts.get("place");
        if (place) {
          this.#eye?.unobserve(place);
          this.#eye?.observe(place);
        }
      };
    };
  }

  /** Called when the page is laid out: looking costs nothing. */
  #measure(): void {
    const place = this.#parts.get("place");
    const sheet = this.#parts.get("sheet");
    if (!place || !sheet) return;
    const box = screen.box(place);
    if (!box.height) return;
    const height = (part: Part, side: "top" | "bottom"): number | undefined => {
      const node = this.#parts.get(part);
      return node && screen.box(node)[side] - box.top;
    };
    const to = Math.min(box.height, Math.round(screen.box(sheet).top - box.top));
    const from = Math.max(0, height("note", "bottom") ?? 0);
    const tops = from > 0 ? [from] : [0, height("strip", "top"), height("tracks", "top")];
    const unit = Math.min(box.width / this.#units[0], box.height / this.#units[1]);
    Object.assign(this, making({ height: box.height, unit }, tops.map((top) => top ?? 0), to));
    const under = Math.round(box.height - to);
    this.under = under > EDGE ? under : 0;
  }
}
export const clearing = new Clearing();
