/** Which picture a card has, as soon as that is known: the list of them comes as late as the pictures. */
import { idle, later } from "./later.svelte";
import type { CardFace } from "./types";

const List = later(() => idle().then(() => import("./art")).then(({ artOf }) => ({ default: artOf })));

export const pictureOf = (card: Pick<CardFace, "id" | "tags">): string => List.part?.(card) ?? "";
