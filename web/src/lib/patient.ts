/** Asks again after a while where the server has too much to do for us just now. */
import { Trouble } from "./api";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 16_000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export async function patient<T>(ask: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      return await ask();
    } catch (why) {
      if (!(why instanceof Trouble) || why.code !== "busy" || wait > LONGEST_WAIT) throw why;
      await pause(wait);
    }
  }
}

/** At most so many at once: the others wait for their turn, first come, first served. */
export function atMost(n: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < n) running++;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
