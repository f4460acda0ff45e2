/** How a list of choices is gone through by keys: where each leads from the choice that is looked at. */
export interface Choice {
  id: string;
  name: string;
  /** A second line. */
  text?: string;
  /** A face before it, or else a sign. */
  portrait?: string;
  icon?: string;
  /** How strong it is, of five. */
  stars?: number;
  /** The language of its name. */
  lang?: string;
  /** Cannot be taken now. */
  off?: boolean;
}

const PAGE = 5;
const STEPS: Record<string, (at: number, n: number) => number> = {
  ArrowDown: (at, n) => Math.min(n - 1, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  PageDown: (at, n) => Math.min(n - 1, at + PAGE),
  PageUp: (at) => Math.max(0, at - PAGE),
  Home: () => 0,
  End: (_, n) => n - 1,
};

/** The choice that a key leads to; null where it leads nowhere. */
export const stepped = (key: string, at: number, n: number): number | null => STEPS[key]?.(at, n) ?? null;

/** The next choice whose name begins as was typed; the same letter again goes on to the next one. */
export function typedTo(typed: string, at: number, choices: readonly Choice[]): number | null {
  const same = [...typed].every((letter) => letter === typed[0]);
  const wanted = (same ? typed.slice(0, 1) : typed).toLocaleLowerCase();
  for (let i = 0; i < choices.length; i++) {
    const next = (at + (same ? 1 : 0) + i) % choices.length;
    if (choices[next]!.name.toLocaleLowerCase().startsWith(wanted)) return next;
  }
  return null;
}
