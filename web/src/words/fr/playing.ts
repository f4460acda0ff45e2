/** Ce qui se dit une fois la partie en cours, en français : chargé dès que la table est là. */
import { words as goals } from "./goals";
import { words as moons } from "./moons";
import { words as moves } from "./moves";

export const words = { ...moves, ...goals, ...moons };
