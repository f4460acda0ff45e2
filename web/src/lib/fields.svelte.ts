/**
 * An object that is told anew with every message and stays the same object: each of its fields is followed by itself, so
 * that who reads one of them is not looked at again when only others have changed.
 */

class Field {
  value = $state.raw<unknown>();
  constructor(value: unknown) {
    this.value = value;
  }
}

export class Fields<T extends object> {
  readonly shown: T;
  readonly #now: Record<PropertyKey, unknown> = {};
  readonly #fields = new Map<PropertyKey, Field>();
  /** Which fields there are. */
  readonly #known = new Field(0);

  constructor() {
    this.shown = new Proxy(this.#now, {
      get: (_, key) => {
        const field = this.#fields.get(key);
        if (!field) void this.#known.value; // it may come
        return field?.value;
      },
    }) as T;
  }

  tell(next: T): T {
    const fresh = next as Record<PropertyKey, unknown>;
    for (const key of Object.keys(this.#now)) if (!(key in fresh)) delete this.#now[key];
    Object.assign(this.#now, fresh);
    for (const key of Object.keys(fresh))
      if (!this.#fields.has(key)) {
        this.#fields.set(key, new Field(fresh[key]));
        this.#known.value = this.#fields.size;
      }
    for (const [key, field] of this.#fields) field.value = this.#now[key as string];
    return this.shown;
  }
}
