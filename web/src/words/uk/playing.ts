/** Що кажуть, коли гра вже йде, українською: береться, щойно стіл на місці. */
import { words as goals } from "./goals";
import { words as moons } from "./moons";
import { words as moves } from "./moves";

export const words = { ...moves, ...goals, ...moons };
