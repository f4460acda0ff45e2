/** What may wait until the screen shows the rest. */
import { untrack } from "svelte";

interface Waiting {
  then: () => void;
  /** So many frames are drawn first. */
  frames: number;
  since: number;
}
const FRAMES = 2;
const LONGEST = 400; // milliseconds that something is put off for what is more urgent
let waiting: Waiting[] = [];

function frame(): void {
  for (const one of waiting) one.frames--;
  const due = waiting.filter((one) => one.frames <= 0);
  waiting = waiting.filter((one) => one.frames > 0);
  if (waiting.length > 0) requestAnimationFrame(frame);
  for (const one of due) one.then();
}

/** With the frame after the next one, or after so many; at once where none is drawn, as in a tab that nobody sees. */
export function afterFrame(then: () => void, frames = FRAMES): void {
  if (globalThis.document?.visibilityState !== "visible") then();
  else if (waiting.push({ then, frames, since: performance.now() }) === 1) requestAnimationFrame(frame);
}

/** There is something to show now: what waits leaves it the next frame, so that both do not take as long as one. */
export function urgent(): void {
  const now = performance.now();
  for (const one of waiting) if (now - one.since < LONGEST) one.frames = FRAMES;
}

/** Follows a value a frame later. To be made while a component is set up. */
export class Afterwards<T> {
  value = $state.raw() as T;

  constructor(now: () => T) {
    this.value = untrack(now);
    $effect(() => {
      const next = now();
      if (next !== untrack(() => this.value)) afterFrame(() => (this.value = next));
    });
  }
}
