/** A face whose words are too long for it gives up what they can spare, one thing after the other, until all of them fit. */
const MOST = 3;

/** To be attached around a face; `card` is read so that it looks again when there are other words. */
export const snug =
  (card: () => unknown) =>
  (around: HTMLElement): (() => void) => {
    void card();
    const inner = around.querySelector<HTMLElement>(".card .in");
    const fits = (): boolean => !inner || inner.scrollHeight <= inner.clientHeight;
    const eye = new ResizeObserver(() => {
      for (let step = 0; step <= MOST; step++) {
        around.dataset.snug = String(step);
        if (fits()) return;
      }
    });
    if (inner) eye.observe(inner);
    return () => eye.disconnect();
  };
