/** The name a person goes by at new tables, kept in this browser. */
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
}
export const person = new Person();
