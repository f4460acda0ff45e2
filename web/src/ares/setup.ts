/** Questions of Ares Expedition that all answer at the same time, at a tray. */
export const SETUP_KINDS: ReadonlySet<string> = new Set(["mulligan", "corporation", "research", "give"]);
/** Of a table. */
export const MOST_SEATS = 4;
/** Who plays together. */
export const PARTNERS = 2;
