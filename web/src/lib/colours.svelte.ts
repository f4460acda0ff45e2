/** The colour and the shape of each seat at the table that is shown: people choose theirs before the game. */
import type { SeatInfo } from "./types";

/** As in tharsis.css; the shapes stand in symbols.ts, in the same order. */
export const COLOURS = ["#e5484d", "#37b24d", "#3f87ff", "#f2c230", "#33323c"];
/** The dark one would not show as a line. */
export const lineOf = (colour: number): string => (colour === 4 ? "#8b8996" : (COLOURS[colour] ?? ""));

class Colours {
  #worn = $state.raw<number[]>([]);

  /** The colour of a seat; without a table every seat has its own. */
  of(seat: number): number {
    return this.#worn[seat] ?? seat;
  }

  /** The seats of the table that is shown from now on, or none. */
  wear(seats: SeatInfo[] = []): void {
    const worn = seats.map((s) => s.colour);
    if (worn.join() === this.#worn.join()) return;
    this.#worn = worn;
    const { style } = document.documentElement;
    COLOURS.forEach((_, seat) => {
      const colour = COLOURS[this.of(seat)];
      if (colour && this.of(seat) !== seat) style.setProperty(`--pl${seat + 1}`, colour);
      else style.removeProperty(`--pl${seat + 1}`);
    });
  }
}
export const colours = new Colours();
