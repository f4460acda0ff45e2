import type { FaceWords } from "../words";

export const face: FaceWords = {
  cost: "ціна",
  instead: "замість",
  corporation: "Корпорація",
  new: "нова",
  used: "виконано",
  or: "або",
  holds: "на карті",
  points: "ПО",
  tags: "мітки",
  selected: "обрано",
  zoom: "Показати карту",
  close: "Закрити",
};
