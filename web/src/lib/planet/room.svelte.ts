/** How large the planet is painted, and how much smaller it stands at times. */

const windowSize = (): string => `${innerWidth}x${innerHeight}`;

export class Room {
  /** Pixels for a unit of the board where there was most room in this window; 0 before it was measured. */
  most = $state(0);
  #now = $state(0);
  scale = $derived(this.most ? this.#now / this.most : 1);
  #window = "";

  /** There is room for so many pixels a unit. */
  fit(unit: number, size = windowSize()): void {
    if (!unit) return; // not in sight
    this.#now = unit;
    if (unit > this.most || size !== this.#window) this.most = unit;
    this.#window = size;
  }
}
