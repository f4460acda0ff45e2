import type { FaceWords } from "../words";

export const face: FaceWords = {
  cost: "cost",
  instead: "instead of",
  corporation: "Corporation",
  new: "new",
  used: "used",
  or: "or",
  holds: "on the card",
  points: "points",
  tags: "tags",
  selected: "selected",
  zoom: "Show the card",
  close: "Close",
};
