/**
 * The drawn symbols. Each has a class with its picture: one box on the page instead of a copy of every line in it.
 * Those of the icons are put into the page as well, once, for those in the colour of the words around them and for
 * the map: `<use href="#id">` finds them.
 */
import { idle } from "./later.svelte";
import { inked } from "./symbols";

const asked = new Map<string, Promise<void>>();
const SYMBOL = /<symbol id="([\w-]+)"([^>]*)>([\s\S]*?)<\/symbol>/g;
const NAMED = /<(\w+) id="([\w-]+)"[\s\S]*?<\/\1>/g;
const NAMES = /(?:url\(|href=")#([\w-]+)/g;

/** A rule of style for each symbol of a file that has colours of its own. */
export function pictures(text: string): string {
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
  const rules: string[] = [];
  for (const [, id = "", attributes = "", drawing = ""] of text.matchAll(SYMBOL)) {
    if (inked(id)) continue;
    const defs = [...needed(drawing, new Set())].map((name) => parts.get(name)).join("");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><defs>${defs}</defs>${drawing}</svg>`;
    const escaped = svg.replace(/["%#\n]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, "0")}`);
    rules.push(`.d-${id}{background-image:url("data:image/svg+xml,${escaped}")}`);
  }
  return rules.join("\n");
}

/** Those for the words, the pictures of the games, those of cards, and the faces of bots. */
type Sprite = "icons" | "covers" | "art" | "portraits";

function take(name: Sprite, file: string): void {
  // titles inside symbols would show as tooltips in one language only
  const text = file.replace(/<title>[^<]*<\/title>/g, "");
  const style = document.createElement("style");
  style.textContent = pictures(text);
  document.head.append(style);
  if (name !== "icons") return;
  const box = document.createElement("div");
  box.className = "sprite";
  box.setAttribute("aria-hidden", "true");
  box.innerHTML = text;
  // nobody has to find the style of a symbol where it is kept; what it is filled with has to be there
  const kept = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  kept.style.display = "none";
  kept.append(...box.querySelectorAll("symbol"));
  box.append(kept);
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
