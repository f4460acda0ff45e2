/** The address under which others reach this server; one that works only on this machine helps nobody. */
import { api } from "./api";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Where links for others begin, and whether they work on other machines. */
export interface Reach {
  origin: string;
  /** Another address than the one in the browser's bar. */
  lent: boolean;
  /** Nobody else gets here. */
  closed: boolean;
}

export function reachOf(page: Pick<Location, "origin" | "hostname">, address: string | null): Reach {
  if (!isLoopback(page.hostname)) return { origin: page.origin, lent: false, closed: false };
  if (address) return { origin: address.replace(/\/+$/, ""), lent: true, closed: false };
  return { origin: page.origin, lent: false, closed: true };
}

class Address {
  #asked: Promise<Reach> | null = null;

  /** Asked once: the server keeps its address. */
  reach(): Promise<Reach> {
    this.#asked ??= isLoopback(location.hostname)
      ? api.about().then(
          ({ address }) => reachOf(location, address),
          () => reachOf(location, null),
        )
      : Promise.resolve(reachOf(location, null));
    return this.#asked;
  }
}
export const address = new Address();
