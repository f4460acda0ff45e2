/** Which page is shown, by the address. */
export type PageName = "lobby" | "new" | "join" | "table" | "replay" | "review" | "cards" | "help" | "learn" | "lesson" | "puzzles" | "analysis" | "you" | "marsbot" | "lost";

export interface Route {
  page: PageName;
  params: Record<string, string>;
}

const ROUTES: [RegExp, PageName, string[]][] = [
  [/^\/$/, "lobby", []],
  [/^\/new$/, "new", []],
  [/^\/join\/([^/]+)$/, "join", ["token"]],
  [/^\/t\/([^/]+)$/, "table", ["id"]],
  [/^\/t\/([^/]+)\/replay$/, "replay", ["id"]],
  [/^\/t\/([^/]+)\/review$/, "review", ["id"]],
  [/^\/cards$/, "cards", []],
  [/^\/help$/, "help", []],
  [/^\/learn$/, "learn", []],
  [/^\/learn\/([a-z]+)\/([0-9]+)$/, "lesson", ["game", "id"]],
  [/^\/puzzles(?:\/([0-9a-f-]+))?$/, "puzzles", ["id"]],
  [/^\/analysis$/, "analysis", []],
  [/^\/analysis\/([A-Za-z0-9_-]+)$/, "analysis", ["link"]],
  [/^\/you$/, "you", []],
  [/^\/marsbot$/, "marsbot", []],
];

export function resolve(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, page, names] of ROUTES) {
    const found = pattern.exec(plain);
    if (found) {
      return { page, params: Object.fromEntries(names.map((n, i) => [n, decodeURIComponent(found[i + 1] ?? "")])) };
    }
  }
  return { page: "lost", params: {} };
}

class Router {
  route = $state.raw<Route>({ page: "lobby", params: {} });

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (e) => {
      if (e.defaultPrevented || e.button || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
      const link = (e.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.pathname.includes(".")) return;
      if (link.hash && link.pathname === location.pathname) return;
      e.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = resolve(location.pathname);
  }
}
export const router = new Router();
export const go = (path: string, replace = false): void => router.go(path, replace);
