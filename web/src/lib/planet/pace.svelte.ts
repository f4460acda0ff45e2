/** Whether this machine draws fast enough for the planet to change slowly. */

/** As long as it looks at least, in milliseconds, of the 900 that a change takes: to ask for frames costs some as well. */
const LOOKS = 300;
const SLOWEST = 32; // milliseconds a frame may take
const ENOUGH = 6; // frames to judge by
const AWAY = 500; // who comes back to a tab was not slow

export class Pace {
  /** Frames took too long: from now on changes come in one step. */
  steps = $state(false);
  #watching = false;

  /** A change begins: looks at its frames. */
  watch(frame: (then: (now: number) => void) => void = requestAnimationFrame): void {
    if (this.steps || this.#watching) return;
    this.#watching = true;
    let first = 0;
    let last = 0;
    let frames = -1;
    const look = (now: number): void => {
      if (++frames === 0) first = last = now;
      const gap = now - last;
      last = now;
      const judged = frames >= ENOUGH;
      const slow = judged && (now - first) / frames > SLOWEST;
      if (slow) this.steps = true;
      if (slow || gap > AWAY || (judged && now - first > LOOKS)) this.#watching = false;
      else frame(look);
    };
    frame(look);
  }
}
export const pace = new Pace();
