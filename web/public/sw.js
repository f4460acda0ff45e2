/*
 * Keeps the shell of the page, so that it opens without a network. It never answers in place of a server that is there:
 * pages and files that keep their names are fetched first and taken from here only when that fails. Files under /assets
 * have another name whenever they change, so what is kept of them is never wrong. Games are never kept.
 */
const SHELL = "tharsis-shell";
const ASSETS = "tharsis-assets";
const MOST = 200; // assets of the last few versions
const STILL = ["/icons.svg", "/covers.svg", "/portraits.svg", "/favicon.svg", "/manifest.webmanifest"];
const LATER = ["/art.svg"]; // large: kept from the first table on, not fetched before

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(SHELL).then((shell) => Promise.allSettled(["/", ...STILL].map((path) => shell.add(path)))));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => ![SHELL, ASSETS].includes(name)).map((name) => caches.delete(name)))),
  );
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (STILL.includes(url.pathname) || LATER.includes(url.pathname)) event.respondWith(fresh(request, url.pathname));
});

/** From the server; what is kept only where there is none. */
async function fresh(request, key) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(key, answer.clone());
    return answer;
  } catch (away) {
    const old = await shell.match(key);
    if (old) return old;
    throw away;
  }
}

async function kept(request) {
  const assets = await caches.open(ASSETS);
  const old = await assets.match(request);
  if (old) return old;
  const answer = await fetch(request);
  if (answer.ok) {
    await assets.put(request, answer.clone());
    const all = await assets.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((one) => assets.delete(one)));
  }
  return answer;
}
