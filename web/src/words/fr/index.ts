/** All words of the page, in French: every key stands in each language. */
import type { Words } from "../en";
import { words as ares } from "./ares";
import { words as around } from "./around";
import { words as guide } from "./guide";
import { words as marsbot } from "./marsbot";
import { words as pages } from "./pages";
import { words as table } from "./table";
import { words as tips } from "./tips";
import { words as tray } from "./tray";

export const words: Words = { ...table, ...ares, ...pages, ...around, ...guide, ...marsbot, ...tips, ...tray };
