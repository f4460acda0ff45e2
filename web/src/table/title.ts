/** What the pages know of a game. All that only one game has is said here, in its own room; see games.ts for the list. */
import type { Component, Snippet } from "svelte";
import type { Deciding } from "../lib/deciding.svelte";
import type { Course } from "../lib/guide.svelte";
import type { Key } from "../lib/i18n/index.svelte";
import type { LiveTable } from "../lib/live.svelte";
import type { Choice } from "../lib/pick/keys";
import type { Wanted } from "../lib/search";
import type { Stop } from "../lib/tour.svelte";
import type { Places } from "../lib/tutor.svelte";
import type { CardFace, GameName, NewTable, SeatSetup, TableCard, TableInfo, Tile } from "../lib/types";
import type { Analysis } from "./analysis/analysis.svelte";
import type { Position } from "./analysis/position";
import type { FormSeat, SeatList } from "./seatlist.svelte";

/** What the choices of a form can be set to. */
export type Value = boolean | string | number | number[];

/** The part of the form for a new table that a game fills in. */
export interface TableForm {
  /** Seats that there can be, as things are chosen now. */
  readonly most: number;
  /** One more can be added. */
  readonly room: boolean;
  /** The first seat need not be one's own. */
  readonly lent: boolean;
  /** Who can sit there beside people and bots. */
  guests(i: number): Choice[];
  /** Who of these sits there; null for people and bots. */
  guest(seat: FormSeat): SeatSetup | null;
  /** Sees to it that the seats fit together after one of them was given to somebody else. */
  changed(): void;
  /** As the rules of a table are already. */
  take(options: Record<string, Value>): void;
  /** The options of the rules, as they are sent. */
  rules(): Record<string, Value>;
}
export interface FormParts {
  make: (seats: SeatList) => TableForm;
  /** The rules. */
  Rules: Component<{ form: never }>;
  /** Below the seats: what is chosen about a guest. */
  Guest?: Component<{ form: never }>;
  /** At the end: what is special about this table. */
  Below: Component<{ form: never }>;
}

/** A game of the past: the table it is shown at, and the parts of the board and of the seats. */
export interface ReplayParts {
  /** Gives the parts their table; called while the page is made. */
  provide: (position: never) => Deciding;
  Board: Component<{ view: never; narrow: boolean; lying?: boolean; line: never }>;
  Seat: Component<{ seat: never }>;
  /** Beside the name of the table. */
  about: (view: never) => string;
  /** The board flows down the page and is not fitted into it. */
  flow: boolean;
}

/** A puzzle on its table: the parts of the game, around what the page says of the puzzle. */
export interface PuzzleProps {
  live: LiveTable<GameName>;
  /** Which puzzles there are: beside the planet on a desk. */
  side: Snippet;
  /** What is wanted, and how far the line has come. */
  goal: Snippet<[Deciding]>;
  /** The line so far: while nothing is being decided. */
  line: Snippet<[Deciding]>;
  /** What else can be pressed then. */
  foot: Snippet<[Deciding]>;
  /** In place of all that once the puzzle is over. */
  result: Snippet | null;
}

/** A number of a position that is set between two ends: by its field. */
export interface Scale {
  field: string;
  icon: string;
  word: Key;
  first: number;
  last: number;
  step: number;
  unit: string;
  colour: string;
}
/** What an analysis shows and edits of a game. */
export interface AnalysisParts {
  /** Gives the parts the table that shows the position, and who hears of presses on areas; called while the page is made. */
  provide: (position: never, analysis: Analysis) => Deciding;
  /** The view with what was changed since the server has seen it. */
  drawn: (view: never, position: Position) => never;
  /** Beside the position itself what is laid on it; `edit` opens the rest where there is no room for it. */
  Board: Component<{ analysis: Analysis; view: never; narrow: boolean; edit: Snippet }>;
  /** When it is, and whose turn. */
  Moment: Component<{ analysis: Analysis }>;
  scales: readonly Scale[];
  /** What a seat has, and what it produces; the other numbers of it. */
  stocks: readonly string[];
  numbers: readonly { field: string; icon: string; word: Key }[];
}

/** What the encyclopedia has beside the cards. */
export interface FoundParts {
  /** Further ways to narrow the list. */
  Filters?: Component<{ wanted: Wanted }>;
  /** What else is found, above the cards: how many, and the words for those that are counted with the cards. */
  Found: Component<{ wanted: Wanted; count: number; counted: string }>;
}

/** What is explained at the tables of a game. */
export interface Explained {
  /** What the guide has to say. */
  course: Course;
  /** What is shown before the first game. */
  tour: readonly Stop[];
  /** Where the lessons point. */
  places: Places;
}

export interface Title {
  /** The picture on its card. */
  scene: "skyline" | "station";
  /** Seats at most; with these rules, at least. */
  most: number;
  least(options: Record<string, Value>): number;
  /** Milestones and awards can be scored; a table can be played together. */
  goals: boolean;
  together: boolean;
  words: {
    /** How many sit there, and for how long. */
    short: Key;
    /** A part of the game in the log: its generation or round `n`. */
    part: Key;
    previous: Key;
    next: Key;
    /** What cards put on Mars, as a part of their points. */
    tiles: Key;
  };
  /** Kinds of things in the encyclopedia that are no cards. */
  kinds: { id: string; word: Key }[];
  /** What the kinds of its cards are called, where the catalogue does not say it. */
  kindWord: (kind: CardFace["kind"]) => Key | null;
  /** Kinds of questions that are answered at a tray. */
  setup: ReadonlySet<string>;
  /** How far a game is. */
  stands: (table: TableInfo) => string;
  /** What is told of a table behind the name of its game. */
  about: (table: TableInfo) => string[];
  /** Parts of pages, fetched when they are needed. */
  explained: () => Promise<Explained>;
  table: () => Promise<Component<{ live: LiveTable<GameName> }>>;
  /** A game that starts at once, in the lobby. */
  now: () => Promise<Component<{ onproblem: (why: unknown) => void; tables: TableCard[] }>>;
  /** The options of a first game. */
  first: NewTable["options"];
  /** A part of its map with tiles, where it has a map. */
  map?: () => Promise<Component<{ areas: string[]; tiles: Tile[]; changed: string[]; label: string }>>;
  form: () => Promise<FormParts>;
  replay: () => Promise<ReplayParts>;
  /** A puzzle, where the game has some. */
  puzzle?: () => Promise<Component<PuzzleProps>>;
  analysis: () => Promise<AnalysisParts>;
  found: () => Promise<FoundParts>;
}

