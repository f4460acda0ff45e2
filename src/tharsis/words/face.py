"""A card as a client draws it: its text part by part, and the icons of each part."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.kernel.icon import ARROW, SLASH, Icon
from tharsis.kernel.node import Node
from tharsis.vocabulary.card import Card, Flat
from tharsis.vocabulary.terms import CUBES, KINDS, TAGS
from tharsis.words.language import CardText, Language

PARTS = ("needs", "effects", "actions", "play", "points")


@dataclass(frozen=True, slots=True)
class Face:
    """Everything that is drawn on a card."""

    card: Card
    name: str
    text: CardText
    icons: dict[str, list[Icon]]

    @property
    def kind(self) -> str:
        return KINDS[self.card.kind]

    @property
    def tags(self) -> list[str]:
        return [TAGS[t] for t in self.card.tags]

    @property
    def holds(self) -> str | None:
        return CUBES[self.card.holds] if self.card.holds else None


def rows(nodes: list[Node]) -> list[Icon]:
    return [icon for node in nodes for icon in node.shows()]


def action_icons(card: Card) -> list[Icon]:
    """Price, arrow, gain; alternatives with a slash between them."""
    out: list[Icon] = []
    for act in card.acts:
        if out:
            out.append(SLASH)
        out += rows(list(act.pays))
        if act.gets:
            out += [ARROW, *rows(list(act.gets))]
    return out


def point_icons(card: Card) -> list[Icon]:
    """Plain points, or points for each of what is counted."""
    out: list[Icon] = []
    for count in card.points:
        if not isinstance(count, Flat):
            out.append(Icon("vp", count.each))
        out += count.shows()
    return out


def icons(card: Card) -> dict[str, list[Icon]]:
    found = {
        "needs": rows(list(card.needs)),
        "effects": rows(list(card.effects)),
        "actions": action_icons(card),
        "play": rows([*card.play, *card.first]),
        "points": point_icons(card),
    }
    return {part: row for part, row in found.items() if row}


def face(card: Card, language: Language) -> Face:
    return Face(card, language.name(card.name), language.text(card), icons(card))
