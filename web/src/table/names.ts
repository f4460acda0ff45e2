/** The server speaks of players by number; the table shows their names. */
import type { Lang } from "../lib/types";

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
  en: /^player \d /i,
  fr: /^le joueur\u00a0\d /i,
  uk: /^гравець \d /i,
};

/** What somebody did, without who and without the list of changes, which are shown as symbols. */
export function deed(text: string, lang: Lang): string {
  const bare = text.replace(SUBJECT[lang], "").replace(/\.$/, "");
  const cut = bare.search(/(?:\u00a0|\u202f)?: /);
  return cut < 0 ? bare : bare.slice(0, cut);
}
