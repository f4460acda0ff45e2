/** The name a person goes by at new tables, kept in this browser. */
import { t } from "./i18n/index.svelte";

const KEY = "tharsis.name";

class Person {
  name = $state("");

  constructor() {
    try {
      this.name = localStorage.getItem(KEY) ?? "";
    } catch {
      // nothing kept: the field is empty
    }
  }

  keep(name: string): void {
    this.name = name.trim().slice(0, 40);
    try {
      localStorage.setItem(KEY, this.name);
    } catch {
      // asked again next time
    }
  }

  /** The name at a table that is opened now; who has none yet keeps the one made up for it. */
  called(others: readonly string[] = []): string {
    if (!this.name) this.keep(this.madeUp(others));
    return this.name;
  }
  /** A name for who has none yet: one of a list that no other has, at random, and the same one until the page is left. */
  madeUp(others: readonly string[] = []): string {
    const names = t("names.made").split(", ").filter((name) => !others.includes(name));
    return names[Math.floor(this.#chance * names.length)] ?? "";
  }
  #chance = Math.random();
}
export const person = new Person();
