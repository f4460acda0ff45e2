/** Keys that go about the table, whichever game: F6 from region to region, arrows from card to card of a tray. */

/** In the order in which they are gone through; what is not there is passed over. */
const REGIONS = ["#tray", "#dock", ".beside", "#hand", "#board", "#goals", "#rivals", "#log", ".tabs"];
/** What is focused there: the first thing that matters, else the region itself. */
const FIRST = ["[role=gridcell][tabindex='0']", "[aria-checked=true]", "[data-card]", "[data-moon]", "button:not(.lab, [aria-disabled=true])"];

/** What lies below a tray has its place, and is not seen there. */
const seen = (node: HTMLElement | null): node is HTMLElement => node?.checkVisibility() ?? false;

/** The one after another, round and round; the first where there is none yet. */
export function after<T>(all: readonly T[], now: T | undefined, by: 1 | -1): T | undefined {
  const at = now === undefined ? -1 : all.indexOf(now);
  return at < 0 ? all.at(by > 0 ? 0 : -1) : all[(at + by + all.length) % all.length];
}

/** Whether the key was F6. */
export function regionKey(e: KeyboardEvent): boolean {
  if (e.key !== "F6") return false;
  const all = REGIONS.map((region) => document.querySelector<HTMLElement>(region)).filter(seen);
  // regions lie within each other: the innermost counts
  const here = all.findLast((region) => region.contains(document.activeElement));
  const next = after(all, here, e.shiftKey ? -1 : 1);
  const inside = FIRST.flatMap((found) => [...(next?.querySelectorAll<HTMLElement>(found) ?? [])]).find(seen);
  (inside ?? next)?.focus();
  e.preventDefault();
  return true;
}

interface Box {
  x: number;
  y: number;
}
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest of some points in a direction, by its number; what lies aside is farther. */
export function nearest(from: Box, others: readonly Box[], [dx, dy]: [number, number]): number {
  const far = others.map(({ x, y }) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return ahead > 1 ? ahead + 2 * aside : Infinity;
  });
  const least = Math.min(...far);
  return least < Infinity ? far.indexOf(least) : -1;
}

const middle = (node: HTMLElement): Box => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Whether the key went over the cards of a tray. */
export function arrowKey(e: KeyboardEvent): boolean {
  const way = WAYS[e.key];
  const tray = (e.target as HTMLElement).closest?.<HTMLElement>(".setup");
  if (!way || !tray) return false;
  const all = [...tray.querySelectorAll<HTMLElement>("button[data-card], button[data-moon]")].filter(seen);
  const here = all.find((card) => card === document.activeElement);
  const others = all.filter((card) => card !== here);
  const to = here ? others[nearest(middle(here), others.map(middle), way)] : all[0];
  to?.focus();
  e.preventDefault();
  return true;
}
