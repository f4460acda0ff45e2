/** A list of questions that may be longer than its place: the open one is in sight, and a cut edge shows that it is. */
const EDGES = ["above", "below"] as const;

function mark(list: HTMLElement): void {
  const hidden = { above: list.scrollTop, below: list.scrollHeight - list.clientHeight - list.scrollTop };
  for (const edge of EDGES) list.toggleAttribute(`data-${edge}`, hidden[edge] > 4);
}

/** To be attached to the list; `steps` is read so that it looks again whenever they change. */
export const inSight =
  (steps: () => readonly unknown[]) =>
  (list: HTMLElement): (() => void) => {
    void steps().length;
    const look = (): void => mark(list);
    let fresh = true;
    // it is told first how large the list is, once that is known: nothing has to be laid out for the question alone
    const eye = new ResizeObserver(() => {
      const open = fresh ? list.querySelector<HTMLElement>(".step:has(.todo)") : null;
      open?.scrollIntoView({ block: open.offsetHeight > list.clientHeight ? "start" : "nearest" });
      fresh = false;
      look();
    });
    eye.observe(list);
    list.addEventListener("scroll", look, { passive: true });
    return () => {
      eye.disconnect();
      list.removeEventListener("scroll", look);
    };
  };
