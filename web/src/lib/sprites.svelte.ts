/**
 * The drawn symbols. Each has a class with its picture: one box on the page instead of a copy of every line in it; a map
 * has the same pictures by their addresses. Icons in the colour of the words around them are put into the page, once:
 * `<use href="#id">` finds them.
 */
import { idle } from "./later.svelte";
import { inked } from "./symbols";

const asked = new Map<string, Promise<void>>();
const SYMBOL = /<symbol id="([\w-]+)"([^>]*)>([\s\S]*?)<\/symbol>/g;
const NAMED = /<(\w+) id="([\w-]+)"[\s\S]*?<\/\1>/g;
const NAMES = /(?:url\(|href=")#([\w-]+)/g;

/** The address of a picture of each symbol of a file that has colours of its own. */
export function pictures(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [whole, , id] of (/<defs>([\s\S]*?)<\/defs>/.exec(text)?.[1] ?? "").matchAll(NAMED)) parts.set(id!, whole);
  /** What a drawing refers to, and what that refers to. */
  const needed = (drawing: string, found: Set<string>): Set<string> => {
    for (const [, id] of drawing.matchAll(NAMES)) {
      if (found.has(id!) || !parts.has(id!)) continue;
      found.add(id!);
      needed(parts.get(id!)!, found);
    }
    return found;
  };
  const drawn = new Map<string, string>();
  for (const [, id = "", attributes = "", drawing = ""] of text.matchAll(SYMBOL)) {
    if (inked(id)) continue;
    const defs = [...needed(drawing, new Set())].map((name) => parts.get(name)).join("");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><defs>${defs}</defs>${drawing}</svg>`;
    const escaped = svg.replace(/["%#\n]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, "0")}`);
    drawn.set(id, `data:image/svg+xml,${escaped}`);
  }
  return drawn;
}

let icons = $state.raw(new Map<string, string>());
/** What an `<image>` shows of an icon with colours of its own, as soon as it is known. */
export const picture = (icon: string): string | undefined => icons.get(icon);

/** Those for the words, the pictures of the games, those of cards, and the faces of bots. */
type Sprite = "icons" | "covers" | "art" | "portraits";

function take(name: Sprite, file: string): void {
  // titles inside symbols would show as tooltips in one language only
  const text = file.replace(/<title>[^<]*<\/title>/g, "");
  const drawn = pictures(text);
  const style = document.createElement("style");
  style.textContent = [...drawn].map(([id, address]) => `.d-${id}{background-image:url("${address}")}`).join("\n");
  document.head.append(style);
  if (name !== "icons") return;
  icons = drawn;
  const box = document.createElement("div");
  box.className = "sprite";
  box.setAttribute("aria-hidden", "true");
  box.innerHTML = text;
  // nobody has to find the style of a symbol where it is kept
  const kept = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  kept.style.display = "none";
  kept.append(...[...box.querySelectorAll("symbol")].filter((one) => inked(one.id)));
  box.replaceChildren(kept);
  document.body.append(box);
}

export function sprite(name: Sprite): Promise<void> {
  let wait = asked.get(name);
  if (!wait) {
    if (name === "art") void idle().then(() => sprite("covers")); // some cards have the picture of a game
    wait = (name === "art" ? idle() : Promise.resolve()) // a table can be played before it
      .then(() => fetch(`/${name}.svg`))
      .then((r) => (r.ok ? r.text() : Promise.reject(new Error(r.statusText))))
      .then((text) => take(name, text))
      .catch(() => void asked.delete(name));
    asked.set(name, wait);
  }
  return wait;
}
