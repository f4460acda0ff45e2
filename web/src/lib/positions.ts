/** What the server says of positions that somebody looks into; tables do without it. */
import { call, table } from "./api";
import { filledJob, fillView } from "./fill";
import type { CoachJob, Lang, PositionChecked, PositionGiven, TableInfo } from "./types";

function filled(found: PositionChecked): PositionChecked {
  fillView(found.view ?? null);
  return found;
}

export const positions = {
  /** Whether it can be on a table. */
  check: (given: Partial<PositionGiven>) => call<PositionChecked>("POST", "/api/analysis", given).then(filled),
  /** What an answer leads to. */
  answer: (link: string, seat: number, answer: string[]) =>
    call<PositionChecked>("POST", "/api/analysis/answer", { link, seat, answer }).then(filled),
  lines: (link: string, seat: number, deeper: number, names: string[], lang: Lang) =>
    call<CoachJob>("POST", `/api/analysis/lines?lang=${lang}`, { link, seat, deeper, names }).then(filledJob),
  /** A table that goes on from it. */
  play: (link: string, seat: number, bot: string | null, name: string | null) =>
    call<TableInfo>("POST", "/api/analysis/play", { link, seat, bot, name }),
  /** The link to a moment of a game that is over: after so many answers, or after so many lines of its log. */
  of: (id: string, at: { answers: number } | { line: number }) =>
    call<{ link: string }>("GET", `${table(id)}/position?${"line" in at ? `line=${at.line}` : `answers=${at.answers}`}`),
};
