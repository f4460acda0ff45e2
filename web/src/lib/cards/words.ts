/** The few words a card face needs of its own; the rest comes from the catalogue. */
import { byLang } from "../langs";

export interface FaceWords {
  cost: string;
  instead: string;
  corporation: string;
  new: string;
  used: string;
  or: string;
  holds: string;
  points: string;
  tags: string;
  selected: string;
  zoom: string;
  close: string;
}

export const FACE_WORDS = byLang(import.meta.glob<FaceWords>("./words/??.ts", { eager: true, import: "face" }));
