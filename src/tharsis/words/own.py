"""What of a card answers to the card itself: tags it counts, and a tag, tile or card that sets off its own effect.

On paper such a card says "this one included"; here that follows from the card's data.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tharsis.ares.counts import EachProject
from tharsis.kernel.node import Node
from tharsis.mars.board import is_city
from tharsis.mars.place import EachNeighbour
from tharsis.mars.words.counts import EachTagOfOthers, EachUntagged
from tharsis.vocabulary.card import Card, Count
from tharsis.vocabulary.counts import EachTag
from tharsis.vocabulary.effects import When
from tharsis.vocabulary.terms import ACTIVE, EVENT, ON_CITY, ON_CITY_ON_MARS, ON_GREENERY, ON_TAG

Noun = Literal["tag", "event", "city", "greenery", "card"]
OCCASIONS: dict[int, Noun] = {
    ON_CITY: "city",
    ON_CITY_ON_MARS: "city",
    ON_GREENERY: "greenery",
}


@dataclass(frozen=True, slots=True)
class Own:
    """So many of these on the card itself, or none."""

    noun: Noun
    n: int


def sets_off(card: Card, effect: When) -> Own:
    """What of the card sets off this effect of its own when it is played."""
    if effect.occasion == ON_TAG:
        with_it = not effect.others and effect.also & card.mask == effect.also
        found = sum(effect.mask >> tag & 1 for tag in card.tags) if with_it else 0
        return Own("event" if effect.mask >> EVENT & 1 else "tag", found)
    noun = OCCASIONS.get(effect.occasion)
    return Own(noun, card.fires >> effect.occasion & 1) if noun else Own("card", 0)


def counted(card: Card, count: Count) -> Own:
    """What of the card stands among that which it counts."""
    if isinstance(count, EachTag) or (isinstance(count, EachTagOfOthers) and count.and_own):
        return Own("event" if count.tag == EVENT else "tag", list(card.tags).count(count.tag))
    if isinstance(count, EachUntagged):
        return Own("card", 0 if len(card.tags) > 0 else 1)
    if isinstance(count, EachProject):
        return Own("card", 1 if card.kind == ACTIVE or not count.blue else 0)
    return Own("card", 0)


def count_of(node: Node) -> Count | None:
    """What a word counts, if anything; points are nothing but a count."""
    found = node if isinstance(node, Count) else getattr(node, "count", None)
    return found if isinstance(found, Count) else None


def adds_to_city(card: Card, points: Count) -> bool:
    """Whether points for the neighbours of a tile come on top of those that the tile has as a city."""
    return isinstance(points, EachNeighbour) and is_city(card.tile)
