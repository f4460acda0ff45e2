/** What may wait until the screen shows the rest. */

/** After the next frame; at once where none is drawn, as in a tab that nobody sees. */
export function afterFrame(then: () => void): void {
  if (globalThis.document?.visibilityState === "visible") requestAnimationFrame(() => setTimeout(then));
  else then();
}
