/** What is said on the other pages and by those who explain, in Ukrainian. */
import { words as agreeing } from "./agreeing";
import { words as analysis } from "./analysis";
import { words as around } from "./around";
import { words as beside } from "./beside";
import { words as coach } from "./coach";
import { words as guide } from "./guide";
import { words as marsbot } from "./marsbot";
import { words as mistakes } from "./mistakes";
import { words as pages } from "./pages";
import { words as puzzles } from "./puzzles";
import { words as review } from "./review";
import { words as tips } from "./tips";

export const words = { ...pages, ...around, ...beside, ...coach, ...guide, ...marsbot, ...puzzles, ...review, ...analysis, ...agreeing, ...mistakes, ...tips };
