/** The few words a card face needs of its own; the rest comes from the catalogue. */
import type { Lang } from "../types";

export interface FaceWords {
  cost: string;
  instead: string;
  corporation: string;
  used: string;
  or: string;
  holds: string;
  points: string;
  tags: string;
  selected: string;
  zoom: string;
  close: string;
}

export const FACE_WORDS: Record<Lang, FaceWords> = {
  en: {
    cost: "cost",
    instead: "instead of",
    corporation: "Corporation",
    used: "used",
    or: "or",
    holds: "on the card",
    points: "points",
    tags: "tags",
    selected: "selected",
    zoom: "Show the card",
    close: "Close",
  },
  fr: {
    cost: "coût",
    instead: "au lieu de",
    corporation: "Corporation",
    used: "utilisée",
    or: "ou",
    holds: "sur la carte",
    points: "PV",
    tags: "badges",
    selected: "choisie",
    zoom: "Montrer la carte",
    close: "Fermer",
  },
  uk: {
    cost: "ціна",
    instead: "замість",
    corporation: "Корпорація",
    used: "виконано",
    or: "або",
    holds: "на карті",
    points: "ПО",
    tags: "мітки",
    selected: "обрано",
    zoom: "Показати карту",
    close: "Закрити",
  },
};
