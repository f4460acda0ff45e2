/** The tutorial of a game, and the prepared table of one of its lessons. */
import { call } from "./api";
import type { GameName, Lessons, NewLesson, TableInfo } from "./types";

export const lessonsOf = (game: GameName): Promise<Lessons> => call<Lessons>("GET", `/api/lessons?game=${game}`);
export const openLesson = (wanted: NewLesson): Promise<TableInfo> => call<TableInfo>("POST", "/api/lessons", wanted);
