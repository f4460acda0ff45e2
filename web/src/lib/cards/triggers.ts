/** Which cards in play answer to a card that is played, as far as their symbols tell. */
import type { CardFace, IconModel } from "../types";

const isTag = ({ symbol }: IconModel): boolean => symbol.startsWith("t-");

/** An effect is what stands before its colon, and what it brings. */
function effects(icons: IconModel[]): { when: IconModel[]; gives: IconModel[] }[] {
  const at = icons.flatMap((icon, i) => (icon.symbol === "colon" ? [i] : []));
  return at.map((colon, n) => {
    const before = n === 0 ? 0 : icons.findLastIndex((icon, i) => i < colon && !isTag(icon)) + 1;
    return { when: icons.slice(before, colon), gives: icons.slice(colon + 1, at[n + 1]) };
  });
}

/** A price that is lower already stands on the card: that sets nothing off. */
const lowers = (icon: IconModel): boolean => icon.symbol === "r-mc" && (icon.count ?? 1) < 0;

export function setOff(card: CardFace, inPlay: readonly CardFace[]): CardFace[] {
  const tags = new Set([...card.tags, ...(card.kind === "event" ? ["event"] : [])].map((tag) => `t-${tag}`));
  return inPlay.filter((other) =>
    effects(other.icons.effects ?? []).some(({ when, gives }) => {
      const wanted = when.filter(isTag);
      if (wanted.length === 0 || gives.some(lowers)) return false;
      // an event with another tag must be both, several other tags stand for any of them
      const both = wanted.some(({ symbol }) => symbol === "t-event");
      return both ? wanted.every(({ symbol }) => tags.has(symbol)) : wanted.some(({ symbol }) => tags.has(symbol));
    }),
  );
}
