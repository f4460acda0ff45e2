/** MarsBot's steps in the log: which of them begin something, and where its cards are. */
import type { BotCube, BotTrack, Line } from "../../lib/types";

/** A card is turned over: a project, or a bonus card. */
export const turnsOver = (line: Line): boolean => line.kind === "bot_project" || line.kind === "bot_bonus";

/** Cards that another step turns over belong to that step. */
const WITHIN = new Set(["bot_cube", "bot_bonus", "bot_option", "bot_effect"]);
/** Steps that stand for themselves. */
const ALONE = new Set(["bot_pass", "bot_corporation", "bot_draft_drop", "bot_extra_card", "bot_won"]);

/** It makes its decks anew in every generation: by itself that is nothing to stop at. */
const DECKS = new Set(["bot_research", "bot_reshuffle"]);
export const isNews = (line: Line): boolean => !DECKS.has(line.kind);

/** Whether a step begins something new, and does not belong to the one before it. */
export function begins(line: Line, before: Line | undefined): boolean {
  if (!before?.marsbot || ALONE.has(line.kind)) return true;
  if (line.kind === "bot_research") return before.kind !== "bot_reshuffle" && !ALONE.has(before.kind);
  if (before.kind === "bot_research" || before.kind === "bot_pass") return true;
  return turnsOver(line) && !WITHIN.has(before.kind);
}

/** What only names the effect that the next step comes of: it is told with that step. */
export const leads = (line: Line | undefined, next: Line | undefined): boolean =>
  line?.kind === "bot_effect" && next !== undefined && next.kind !== "bot_effect" && !begins(next, line);

/** Where the next card is turned over after line `at`, or the end. */
export function nextCard(lines: Line[], at: number): number {
  for (let i = at + 1; i < lines.length; i++) if (begins(lines[i]!, lines[i - 1])) return i;
  return lines.length;
}

/** The step that turned over the card at work at line `at`; undefined where there is none. */
export function cardAt(lines: Line[], at: number): Line | undefined {
  for (let i = at; i >= 0; i--) {
    const line = lines[i]!;
    if (turnsOver(line)) return line;
    if (begins(line, lines[i - 1])) return undefined;
  }
  return undefined;
}

/** What stands on a space of a track. */
export interface Standing {
  here: boolean;
  passed: boolean;
  /** Nothing works again up to here. */
  marker: boolean;
  silent: boolean;
  cube: BotCube["colour"] | null;
}

export function standing(track: BotTrack | undefined, cubes: BotCube[], id: string, space: number): Standing {
  const cube = cubes.find((c) => c.track === id && c.space === space)?.colour ?? null;
  if (!track) return { here: false, passed: false, marker: false, silent: false, cube };
  return {
    here: track.position === space,
    passed: space < track.position,
    marker: track.marker === space && space > track.position,
    silent: space > track.position && space <= track.marker,
    cube,
  };
}

/** Steps whose words tell what you lose: it does not stand among their changes. */
export const losses = (lines: Line[]): Line[] => lines.filter((l) => l.kind === "bot_human_loses" && l.amount > 0);
