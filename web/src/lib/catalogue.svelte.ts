/** Everything that does not change during a game, in the chosen language: a book for each game. */
import { api } from "./api";
import type { AresCatalogue, Area, Books, CardFace, Catalogue, GameName, Lang, MapFace, MoonFace, Named, OceanFace, ParameterFace, PhaseFace } from "./types";

class CatalogueBook {
  /** The game whose words and cards are looked up. */
  game = $state<GameName>("mars");
  #books = $state.raw<{ [G in GameName]: Books[G] | null }>({ mars: null, ares: null });
  #all = new Map<string, Promise<Catalogue | AresCatalogue>>();
  #wanted: { [G in GameName]?: Lang } = {};

  /** The book of Terraforming Mars. */
  current = $derived.by<Catalogue | null>(() => this.#books.mars);
  /** The book of Ares Expedition. */
  ares = $derived.by<AresCatalogue | null>(() => this.#books.ares);
  /** The book of the game that is looked at. */
  book = $derived.by<Catalogue | AresCatalogue | null>(() => this.#books[this.game]);
  #cards = $derived(new Map((this.book?.cards ?? []).map((c) => [c.id, c])));
  /** The map that is looked at. */
  map = $state("tharsis");
  ground = $derived.by<MapFace | null>(() => this.current?.maps.find((m) => m.id === this.map) ?? null);
  #areas = $derived(new Map((this.ground?.areas ?? []).map((a) => [a.id, a])));
  #moons = $derived(new Map((this.current?.moons ?? []).map((m) => [m.id, m])));

  /** Looks at a game, and asks for its book in a language; it changes when it is there. */
  async load(lang: Lang, game: GameName = "mars"): Promise<void> {
    this.game = game;
    await this.fetch(lang, game);
  }
  /** Asks for a book without looking at its game. */
  async fetch(lang: Lang, game: GameName): Promise<void> {
    this.#wanted[game] = lang;
    const key = `${game} ${lang}`;
    let wait = this.#all.get(key);
    if (!wait) {
      wait = api.catalogue(lang, game);
      this.#all.set(key, wait);
      wait.catch(() => this.#all.delete(key));
    }
    const found = await wait;
    if (this.#wanted[game] === lang) this.#books = { ...this.#books, [game]: found };
  }
  of<G extends GameName>(game: G): Books[G] | null {
    return this.#books[game];
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
  /** Its name where it has one: Phobos, Noctis City. */
  areaName(id: string): string {
    return this.#areas.get(id)?.name || id;
  }
  get areas(): Area[] {
    return this.ground?.areas ?? [];
  }
  named(list: "milestones" | "awards" | "projects" | "bots", id: string): Named | undefined {
    const goals = list === "milestones" || list === "awards";
    return (goals ? this.ground?.[list] : this.current?.[list])?.find((n) => n.id === id);
  }
  /** A global parameter: where its track begins and ends, and what its steps bring. */
  parameter(id: string): ParameterFace | undefined {
    return this.current?.tracks.find((p) => p.id === id);
  }
  /** What can be done without a card. */
  project(id: string): Named | undefined {
    return this.book?.projects.find((n) => n.id === id);
  }
  /** A phase card of Ares Expedition. */
  phase(id: string): PhaseFace | undefined {
    return this.ares?.phases.find((p) => p.id === id);
  }
  /** An ocean tile of Ares Expedition. */
  ocean(id: string): OceanFace | undefined {
    return this.ares?.oceans.find((o) => o.id === id);
  }
  zone(id: string): string {
    return this.ares?.zones[id] ?? id;
  }
  stock(id: string): string {
    return this.book?.stocks[id] ?? id;
  }
  tag(id: string): string {
    return this.book?.tags[id] ?? id;
  }
  tile(id: string): string {
    return this.current?.tiles[id] ?? id;
  }
}
export const catalogue = new CatalogueBook();
