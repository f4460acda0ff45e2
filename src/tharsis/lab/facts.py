"""A card as a row of numbers: what is printed on it, and the signals of its words. So a card that nobody saw before has
a meaning all the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tharsis.kernel.node import Node
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.effects import When
from tharsis.vocabulary.terms import CUBES, KINDS, ON_TAG, TAGS


def signals(nodes: Iterable[Node], before: str = "") -> Iterable[tuple[str, int]]:
    return ((before + name, n) for node in nodes for name, n in node.signals())


def occasions(effect: When) -> list[str]:
    """What an effect waits for."""
    if effect.occasion == ON_TAG:
        return [f"on.tag.{TAGS[t]}" for t in range(len(TAGS)) if (effect.mask | effect.also) >> t & 1]
    occasion = effect.text.partition(":")[0].removeprefix("when ").removesuffix(" by anyone")
    return ["on." + occasion.replace(" ", "_")]


def facts_of(card: Card) -> Counter[str]:
    """By name. What an action brings is told apart from what playing the card brings."""
    facts: Counter[str] = Counter({"cost": card.cost, "kind." + KINDS[card.kind]: 1})
    facts.update(f"tag.{TAGS[t]}" for t in card.tags)
    if card.holds:
        facts["holds." + CUBES[card.holds]] = 1
    told = [*signals(card.needs), *signals(card.play), *signals(card.effects), *signals(card.points)]
    told += signals(card.first, "first.")
    for act in card.acts:
        told += signals(act.nodes(), "act.")
    for name, n in told:
        facts[name] += n
    for effect in card.effects:
        if isinstance(effect, When):
            facts.update(occasions(effect))
            facts["by_anyone"] += effect.by_anyone
    return facts


class Facts:
    """The facts of all cards of a box. Each is told in parts of the largest that is printed."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = [card.name for card in cards]
        rows = [facts_of(card) if card.number else Counter[str]() for card in cards]
        printed = ["cost", *(f"kind.{kind}" for kind in KINDS), *(f"tag.{tag}" for tag in TAGS)]
        found = {name for row in rows for name in row}
        self.names = [*printed, *sorted(found - set(printed))]
        self.units = [max(1, *(abs(row[name]) for row in rows)) for name in self.names]
        self.rows = [[row[name] / unit for name, unit in zip(self.names, self.units, strict=True)] for row in rows]
