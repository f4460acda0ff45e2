/** Finding as you type: every word must occur, in any order, with or without accents. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, (mark) => (mark === "\u0306" || mark === "\u0308" ? mark : ""))
    .normalize("NFC")
    .replace(/[’ʼ`]/g, "'");

/** Whether a text, made plain, says all that is looked for. */
export const says = (hay: string, text: string): boolean =>
  plain(text)
    .split(/\s+/)
    .every((word) => hay.includes(word));
