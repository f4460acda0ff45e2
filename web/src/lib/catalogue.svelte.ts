/** Everything that does not change during a game, in the chosen language. */
import { api } from "./api";
import type { Area, CardFace, Catalogue, Lang, MoonFace, Named } from "./types";

class CatalogueBook {
  current = $state.raw<Catalogue | null>(null);
  #all = new Map<Lang, Promise<Catalogue>>();
  #cards = $derived(new Map((this.current?.cards ?? []).map((c) => [c.id, c])));
  #areas = $derived(new Map((this.current?.areas ?? []).map((a) => [a.id, a])));
  #moons = $derived(new Map((this.current?.moons ?? []).map((m) => [m.id, m])));
  #wanted: Lang | null = null;

  /** Asks for a language; `current` changes when it is there. */
  async load(lang: Lang): Promise<void> {
    this.#wanted = lang;
    let wait = this.#all.get(lang);
    if (!wait) {
      wait = api.catalogue(lang);
      this.#all.set(lang, wait);
      wait.catch(() => this.#all.delete(lang));
    }
    const found = await wait;
    if (this.#wanted === lang) this.current = found;
  }

  card(id: string): CardFace | undefined {
    return this.#cards.get(id);
  }
  /** The name of a card; its id while the catalogue is on its way. */
  cardName(id: string): string {
    return this.#cards.get(id)?.name ?? id.replaceAll("_", " ");
  }
  /** A colony tile as it is printed. */
  moon(id: string): MoonFace | undefined {
    return this.#moons.get(id);
  }
  moonName(id: string): string {
    return this.#moons.get(id)?.name ?? id;
  }
  area(id: string): Area | undefined {
    return this.#areas.get(id);
  }
  get areas(): Area[] {
    return this.current?.areas ?? [];
  }
  named(list: "milestones" | "awards" | "projects" | "bots", id: string): Named | undefined {
    return this.current?.[list].find((n) => n.id === id);
  }
  stock(id: string): string {
    return this.current?.stocks[id] ?? id;
  }
  tag(id: string): string {
    return this.current?.tags[id] ?? id;
  }
  tile(id: string): string {
    return this.current?.tiles[id] ?? id;
  }
}
export const catalogue = new CatalogueBook();
