/** The last generation: who plays has to know that nothing comes after it. */
import type { GameView } from "../lib/types";

export const GENERATIONS_ALONE = 14;

type Now = Pick<GameView, "phase" | "generation" | "temperature" | "oxygen" | "oceans"> & { seats: unknown[] };

/** Alone the generations are counted; else it is the one in which Mars is ready. */
export const isLast = ({ phase, generation, temperature, oxygen, oceans, seats }: Now): boolean =>
  phase === "action" && (seats.length === 1 ? generation >= GENERATIONS_ALONE : temperature >= 8 && oxygen >= 14 && oceans >= 9);
