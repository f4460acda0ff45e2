/** Questions of Terraforming Mars that all answer at the same time, at a tray. */
export const SETUP_KINDS: ReadonlySet<string> = new Set(["moons", "corporation", "first_hand", "buy", "draft"]);
