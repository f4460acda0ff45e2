/** Lets the browser keep the shell of the page; see public/sw.js. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
