/** How long ago something was, in words of the chosen language: "yesterday", "2 days ago". */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** The language as it is written where one lives: British English has other dates and clocks than American English. */
export const regional = (lang: string, wished: readonly string[] = navigator.languages): string =>
  wished.find((one) => one.split("-")[0] === lang) ?? lang;

/** `at` and `now` in seconds. */
export function ago(at: number, lang: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, seconds]) => passed >= seconds) ?? ["minute", 60];
  return words.format(-Math.floor(passed / length), unit);
}
/** How long it is until then: "2 days", "5 hr", "12 min", "40 sec". */
export function ahead(until: number, lang: string, now = Date.now() / 1000, unitDisplay: "short" | "long" = "short"): string {
  const left = Math.max(0, until - now);
  const [unit, length] = left >= 1.5 * 86400 ? ["day", 86400] : left >= 2 * 3600 ? ["hour", 3600] : left >= 60 ? ["minute", 60] : ["second", 1];
  return new Intl.NumberFormat(lang, { style: "unit", unit: String(unit), unitDisplay }).format(Math.round(left / Number(length)));
}
/** A date, which does not break in the middle of a line. */
export const day = (at: number, lang: string): string =>
  new Intl.DateTimeFormat(regional(lang), { day: "numeric", month: "short", year: "numeric" })
    .format(at * 1000)
    .replaceAll(" ", "\u00a0");
