/** What is chosen for a new table of Ares Expedition. */
import { catalogue } from "../../lib/catalogue.svelte";
import type { Choice } from "../../lib/pick/keys";
import type { SeatSetup } from "../../lib/types";
import type { SeatList } from "../../table/seatlist.svelte";
import type { TableForm } from "../../table/title";
import { MOST_SEATS, PARTNERS } from "../setup";
import { askedMode, modeOf, rulesFor, seatsFor, type Chosen, type Mode } from "./rules";

export class AresForm implements TableForm {
  chosen = $state.raw<Chosen>({});
  readonly lent = false;

  constructor(readonly seats: SeatList) {
    const mode = askedMode();
    if (mode) this.play(mode);
  }

  get mode(): Mode {
    return modeOf(this.seats.all.length, this.chosen);
  }
  get most(): number {
    return this.mode === "cooperative" ? PARTNERS : MOST_SEATS;
  }
  get room(): boolean {
    return this.seats.all.length < this.most;
  }
  guests(): Choice[] {
    return [];
  }
  guest(): SeatSetup | null {
    return null;
  }
  changed(): void {}

  /** Alone, together or against each other, with as many seats as that needs. */
  play(mode: Mode): void {
    this.chosen = { ...this.chosen, cooperative: mode === "cooperative" };
    this.seats.resize(seatsFor(mode, this.seats.all.length));
  }
  take(options: Chosen): void {
    this.chosen = { ...options };
  }
  rules(): Chosen {
    return rulesFor(catalogue.ares?.options ?? [], this.chosen, this.seats.all.length);
  }
}
