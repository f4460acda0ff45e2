"""In which phases a card works, as the numerals on it say. Derived from its words."""

from __future__ import annotations

from tharsis.ares.boxes import Capacity, ProduceCards, ProduceEach
from tharsis.ares.effects import (
    BigDiscount,
    CubesPay,
    PlantPays,
    Researches,
    SellsBetter,
    StandardDiscount,
)
from tharsis.ares.terms import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    ON_FOREST,
    ON_OXYGEN,
    ON_RATING,
    ON_TEMPERATURE,
    ON_USE,
    PRODUCTION,
    RESEARCH,
)
from tharsis.vocabulary.card import Card, Effect
from tharsis.vocabulary.effects import Discount, GreeneryCosts, HeatPays, Loosen, When, Worth
from tharsis.vocabulary.gains import Produce
from tharsis.vocabulary.terms import ON_OCEAN, ONCE

PLAYING = (DEVELOPMENT, CONSTRUCTION)
TERRAFORMING = (DEVELOPMENT, CONSTRUCTION, ACTION)
ALWAYS = (DEVELOPMENT, CONSTRUCTION, ACTION, PRODUCTION, RESEARCH)
# what an effect changes is done in these phases
MODIFIERS: dict[type[Effect], tuple[int, ...]] = {
    BigDiscount: PLAYING,
    CubesPay: PLAYING,
    Discount: PLAYING,
    Loosen: PLAYING,
    PlantPays: PLAYING,
    Worth: PLAYING,
    HeatPays: TERRAFORMING,
    GreeneryCosts: (ACTION,),
    StandardDiscount: (ACTION,),
    Researches: (RESEARCH,),
    SellsBetter: ALWAYS,
}
# what an effect waits for happens in these; a card is played otherwise
OCCASIONS: dict[int, tuple[int, ...]] = {
    ON_OCEAN: TERRAFORMING,
    ON_TEMPERATURE: TERRAFORMING,
    ON_OXYGEN: TERRAFORMING,
    ON_FOREST: TERRAFORMING,
    ON_RATING: TERRAFORMING,
    ON_USE: (ACTION,),
}


def works_in(card: Card) -> list[int]:
    """The phases in order. An event works in the one in which it is played."""
    found: set[int] = set()
    if card.kind == ONCE:
        found.add(CONSTRUCTION)
    else:
        for word in card.play:
            if isinstance(word, Produce | ProduceCards | ProduceEach):
                found.add(PRODUCTION)
            elif isinstance(word, Capacity):
                found.update(PLAYING)
    if card.acts:
        found.add(ACTION)
    for effect in card.effects:
        if isinstance(effect, When):
            found.update(OCCASIONS.get(effect.occasion, PLAYING))
        else:
            found.update(MODIFIERS[type(effect)])
    return sorted(found)
