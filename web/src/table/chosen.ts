/** Is a control chosen already, an answer or a card of the hand? Enter on it is the main button then. */
export const isChosen = (control: Element | null | undefined): boolean =>
  control?.matches("[aria-checked=true], [data-card][aria-pressed=true]") ?? false;
