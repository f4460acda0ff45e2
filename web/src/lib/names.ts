/** The server speaks of players by number; the table shows their names. */
import type { Lang } from "./types";

const of = (name: string): string => (/^[aeiouyhâàäéèêëîïôöûüœ]/i.test(name) ? "d’" : "de ");

/** How players are written, and what stands before a name in their place. */
const NUMBERED: Record<Lang, [RegExp, (name: string) => string][]> = {
  en: [[/\bplayer (\d)\b/gi, () => ""]],
  fr: [
    [/\bau joueur\u00a0(\d)/gi, () => "à "],
    [/\bdu joueur\u00a0(\d)/gi, of],
    [/\ble joueur\u00a0(\d)/gi, () => ""],
  ],
  uk: [[/гравець (\d)|гравця (\d)/gi, () => ""]],
};

export function withNames(text: string, lang: Lang, name: (seat: number) => string): string {
  let out = text;
  for (const [pattern, before] of NUMBERED[lang]) {
    out = out.replace(pattern, (_whole, a?: string, b?: string) => {
      const found = name(Number(/^\d$/.test(a ?? "") ? a : b) - 1);
      return before(found) + found;
    });
  }
  return out;
}

const SUBJECT: Record<Lang, RegExp> = {
  en: /^(player \d|MarsBot) /i,
  fr: /^(le joueur\u00a0\d|MarsBot) /i,
  uk: /^(гравець \d|MarsBot) /i,
};

/** What somebody did, without who and without the list of changes, which are shown as symbols. */
export function deed(text: string, lang: Lang): string {
  const bare = text.replace(SUBJECT[lang], "").replace(/\.$/, "");
  const cut = bare.search(/\u00a0?: /);
  return cut < 0 ? bare : bare.slice(0, cut);
}

/** Where a sentence names something, in whatever case: endings of up to three letters count as the same name. */
export function findName(text: string, name: string): { text: string; at: number } | null {
  const stem = name.length > 4 ? name.slice(0, -1) : name;
  const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(`(?<!\\p{L})${escaped}\\p{L}{0,3}(?!\\p{L})`, "u").exec(text);
  return found ? { text: found[0], at: found.index } : null;
}
