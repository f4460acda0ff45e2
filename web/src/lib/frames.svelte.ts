/** What may wait until the screen shows the rest. */
import { untrack } from "svelte";

/** With the frame after the next one; at once where none is drawn, as in a tab that nobody sees. */
export function afterFrame(then: () => void): void {
  if (globalThis.document?.visibilityState === "visible") requestAnimationFrame(() => requestAnimationFrame(then));
  else then();
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
