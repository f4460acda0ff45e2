/** A phrase in one language: a text with {names} in it, or one for each plural form, chosen by `n`. */
export type Phrase = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Values = Record<string, string | number>;

const rules = new Map<string, Intl.PluralRules>();

export function plural(lang: string, n: number): Intl.LDMLPluralRule {
  let rule = rules.get(lang);
  if (!rule) rules.set(lang, (rule = new Intl.PluralRules(lang)));
  return rule.select(n);
}

export function fill(phrase: Phrase, lang: string, values: Values = {}): string {
  let text = phrase;
  if (typeof text !== "string") text = text[plural(lang, Number(values.n ?? 0))] ?? text.other ?? text.many ?? "";
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === "number" ? figure(value) : value;
  });
}

/** A number with a true minus sign. */
export const figure = (n: number): string => String(n).replace("-", "\u2212");
/** With its sign, always. */
export const signed = (n: number): string => (n >= 0 ? `+${n}` : figure(n));
/** A word as it begins a line. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
