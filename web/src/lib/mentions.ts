/** Names of things in the sentences of the server. */

/** Where a sentence names something, in whatever case: endings of up to three letters count as the same name. */
export function findName(text: string, name: string): { text: string; at: number } | null {
  const stem = name.length > 4 ? name.slice(0, -1) : name;
  const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(`(?<!\\p{L})${escaped}\\p{L}{0,3}(?!\\p{L})`, "u").exec(text);
  return found ? { text: found[0], at: found.index } : null;
}
