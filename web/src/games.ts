/** The games that the page knows: to add one is to add its title. */
import { ARES } from "./ares/title";
import type { GameName } from "./lib/types";
import { MARS } from "./mars/title";
import type { Title } from "./table/title";

export const GAMES: Record<GameName, Title> = { mars: MARS, ares: ARES };
