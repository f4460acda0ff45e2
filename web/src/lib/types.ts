/** Short names for the messages of the server; the shapes are generated into schema.ts. */
import type { components } from "./schema";

type S = components["schemas"];
export type Lang = S["Catalogue"]["lang"];
export type Catalogue = S["Catalogue"];
export type CardFace = S["CardFace"];
export type IconModel = S["IconModel"];
export type Area = S["Area"];
export type Named = S["Named"];
export type BotFace = S["BotFace"];
export type OptionInfo = S["OptionInfo"];
export type Lessons = S["Lessons"];
export type LessonInfo = S["LessonInfo"];
export type LessonStep = S["LessonStep"];
export type NewLesson = S["NewLesson"];
export type NewTable = S["NewTable"];
export type SeatSetup = S["SeatSetup"];
export type Settings = S["Settings"];
export type SeatInfo = S["SeatInfo"];
export type TableInfo = S["TableInfo"];
export type TableCard = S["TableCard"];
export type Myself = S["Myself"];
export type SeatChange = S["SeatChange"];
export type RulesChange = S["RulesChange"];
export type OpenTable = S["OpenTable"];
export type OpenTables = S["OpenTables"];
export type Ending = S["Ending"];
export type Rematch = S["Rematch"];
export type GameResult = S["GameResult"];
export type Me = S["Me"];
export type Brought = S["Brought"];
export type MoveCode = S["MoveCode"];
export type CoachHint = S["CoachHint"];
export type CoachJob = S["CoachJob"];
export type CoachKind = S["CoachKind"];
export type CoachLine = S["CoachLine"];
export type CoachNote = S["CoachNote"];
export type CoachReview = S["CoachReview"];
export type ReviewUsual = S["ReviewUsual"];
export type ReviewCard = S["ReviewCard"];
export type ReviewMoment = S["ReviewMoment"];
export type PositionChecked = S["PositionChecked"];
export type PositionGiven = S["PositionGiven"];
export type Mistake = S["Mistake"];
export type HintsUsed = S["HintsUsed"];
export type Puzzles = S["Puzzles"];
export type PuzzleCard = S["PuzzleCard"];
export type PuzzleInfo = S["PuzzleInfo"];
export type PuzzleTry = S["PuzzleTry"];
export type PuzzleStep = S["PuzzleStep"];
export type PuzzleResult = S["PuzzleResult"];
export type PuzzleHint = S["PuzzleHint"];
export type Planet = S["Planet"];
export type SeatLink = S["SeatLink"];
export type Opened = S["Opened"];
export type About = S["About"];
export type MyTables = S["MyTables"];
export type Choice = S["Choice"];
export type Ask = S["Ask"];
export type HandCard = S["HandCard"];
export type Lack = S["Lack"];
export type Blocked = S["Blocked"];
export type Change = S["ChangeModel"];
export type Line = S["Line"];
export type Tile = S["Tile"];
export type MoonFace = S["MoonFace"];
export type MoonView = S["MoonView"];
export type Said = S["Said"];
export type MarsBotFace = S["MarsBotFace"];
export type MarsBotView = S["MarsBotView"];
export type TrackFace = S["TrackFace"];
export type MapFace = S["MapFace"];
export type ParameterFace = S["ParameterFace"];
export type BotTrack = S["BotTrack"];
export type BotCube = S["BotCube"];
export type BonusFace = S["BonusFace"];
export type BotCorporationFace = S["BotCorporationFace"];
export type SeatView = S["SeatView"];
export type GameView = S["GameView"];
export type Score = S["Score"];
export type Live = S["Live"];
export type Ack = S["Ack"];
export type Staged = S["Staged"];
export type Problem = S["Problem"];
export type Replay = S["Replay"];
export type ReplayStep = S["ReplayStep"];
export type GameName = S["TableInfo"]["game"];
export type AresCatalogue = S["AresCatalogue"];
export type AresPhase = S["PhaseFace"]["id"];
export type PhaseFace = S["PhaseFace"];
export type Zone = S["ZoneFace"]["id"];
export type ZoneFace = S["ZoneFace"];
export type AresTrackFace = S["AresTrackFace"];
export type OceanFace = S["OceanFace"];
export type AresTrack = S["AresTrack"];
export type AresSeatView = S["AresSeatView"];
export type NeutralView = S["NeutralView"];
export type PartnersView = S["PartnersView"];
export type AresView = S["AresView"];
export type AresLive = S["AresLive"];
export type AresStaged = S["AresStaged"];
export type AresReplayStep = S["AresReplayStep"];
export type Saying = S["Saying"];
export type Talk = S["Talk"];

/** The messages and books that each game has a form of its own for. */
export interface Lives {
  mars: Live;
  ares: AresLive;
}
export interface Stageds {
  mars: Staged;
  ares: AresStaged;
}
export interface ReplaySteps {
  mars: ReplayStep;
  ares: AresReplayStep;
}
export interface Books {
  mars: Catalogue;
  ares: AresCatalogue;
}
/** Answers to a question and to those it leads to: for each question the notations picked. */
export type Answers = string[][];

export const STOCKS = ["credits", "steel", "titanium", "plants", "energy", "heat"] as const;
/** What a seat of Ares Expedition has in stock. */
export const ARES_STOCKS = ["credits", "heat", "plants"] as const;
export const TAGS = [
  "building",
  "space",
  "science",
  "power",
  "earth",
  "jovian",
  "plant",
  "microbe",
  "animal",
  "city",
  "event",
] as const;
