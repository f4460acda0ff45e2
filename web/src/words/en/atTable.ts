/** What is said at every table, in English: it is fetched first. */
import { words as table } from "./table";
import { words as tray } from "./tray";

export const words = { ...table, ...tray };
