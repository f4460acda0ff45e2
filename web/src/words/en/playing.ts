/** What is said once a game is on, in English: fetched as soon as the table stands. */
import { words as goals } from "./goals";
import { words as moons } from "./moons";
import { words as moves } from "./moves";

export const words = { ...moves, ...goals, ...moons };
