/** The page that explains MarsBot, in one language. It is fetched with the page, not with the table. */
export interface PageText {
  lead: string;
  /** The sections in order; those that show more than words come by their name. */
  turn: Section;
  project: Section;
  tiles: Section;
  goals: Section;
  yours: Section;
  levels: Section;
  board: Section;
  bonus: Section;
  corporations: Section;
  colonies: Section;
  end: Section;
  watching: Section;
  /** Head of the table of points for credits. */
  generation: string;
  perPoint: string;
  upTo: string;
  lost: string;
  contents: string;
}
export interface Section {
  title: string;
  text: string[];
}
export const SECTIONS = [
  "turn",
  "project",
  "tiles",
  "goals",
  "yours",
  "levels",
  "board",
  "bonus",
  "corporations",
  "colonies",
  "end",
  "watching",
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Credits for a point, by the generation in which the game ends. */
export const PER_POINT: [number, number][] = [
  [12, 8],
  [13, 7],
  [14, 6],
  [15, 5],
  [16, 4],
  [17, 3],
  [18, 2],
  [19, 1],
];
