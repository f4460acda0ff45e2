/** Where a very long word of a name may be parted: between syllables, as far as letters tell. */
const LONG = 16;
const ENDS = 4; // letters that stay together at either end
const VOWEL = "aeiouyàâéèêëîïôûüаеєиіїоуюя";
const BETWEEN = new RegExp(`([${VOWEL}])(?=[^${VOWEL}\\s-][${VOWEL}])`, "gi");

export const parted = (name: string): string =>
  name
    .split(" ")
    .map((word) =>
      word.length < LONG
        ? word
        : word.replace(BETWEEN, (one: string, _: string, at: number) => (at + 1 >= ENDS && word.length - at - 1 >= ENDS ? `${one}\u00ad` : one)),
    )
    .join(" ");
