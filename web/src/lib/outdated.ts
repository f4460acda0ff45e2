/** A page that was open while the server got a newer one asks for files that are gone: it loads itself anew. */
const KEY = "tharsis.reloaded";
const AGAIN_MS = 60_000;

/** Whether to load anew now; not twice within a minute, or a file that is really missing would never end. */
export function mayReload(now: number, last: string | null): boolean {
  return last === null || !(now - Number(last) < AGAIN_MS);
}

function reload(): void {
  const now = Date.now();
  try {
    if (!mayReload(now, sessionStorage.getItem(KEY))) return;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return; // without a memory it might never end
  }
  location.reload();
}

export function watchForNewer(): void {
  addEventListener("vite:preloadError", reload);
  addEventListener("unhandledrejection", (e) => {
    if (e.reason instanceof TypeError && /dynamically imported module|module script/i.test(e.reason.message)) reload();
  });
}
