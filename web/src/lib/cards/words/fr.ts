import type { FaceWords } from "../words";

export const face: FaceWords = {
  cost: "coût",
  instead: "au lieu de",
  corporation: "Corporation",
  new: "nouvelle",
  used: "utilisée",
  or: "ou",
  holds: "sur la carte",
  points: "PV",
  tags: "badges",
  selected: "choisie",
  zoom: "Montrer la carte",
  close: "Fermer",
};
