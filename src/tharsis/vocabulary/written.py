"""What lies on a table, written by names: positions and views are made of it."""

from __future__ import annotations

from tharsis.native import Row, i64
from tharsis.vocabulary.terms import STEEL, STOCKS, TAGS, TITANIUM
from tharsis.vocabulary.world import World


def names(g: World, cards: Row) -> list[str]:
    known = g.cards
    return [known[c].name for c in cards]


def name_or_none(g: World, card: i64) -> str | None:
    return g.cards[card].name or None


def there_is(known: list[str], numbers: Row) -> dict[str, int]:
    """By name, without what there is none of."""
    out: dict[str, int] = {}
    i = 0
    for n in numbers:
        if n != 0:
            out[known[i]] = n
        i += 1
    return out


def by_kind(numbers: Row) -> dict[str, int]:
    return there_is(STOCKS, numbers)


def by_name(known: list[str], numbers: Row) -> dict[str, int]:
    """By name, also what there is none of."""
    out: dict[str, int] = {}
    i = 0
    for n in numbers:
        out[known[i]] = n
        i += 1
    return out


def prices_of(g: World, seat: i64) -> list[int]:
    """What the cards of a hand cost now."""
    who = g.seat[seat]
    return [g.price(who, g.cards[c]) for c in who.hand]


def resources_of(g: World, seat: i64) -> dict[str, int]:
    """The cubes on the cards of a seat."""
    out: dict[str, int] = {}
    cubes = g.cubes
    for c in g.seat[seat].played:
        n = cubes[c]
        if n != 0:
            out[g.cards[c].name] = n
    return out


def add_what_follows(g: World, seat: i64, row: dict[str, object]) -> None:
    """To what a view writes of a seat: what anybody could reckon from its cards."""
    who = g.seat[seat]
    row["tags"] = there_is(TAGS, who.tags)
    row["worth"] = worth_of(g, seat)
    row["points"] = g.points_by_card(seat)


def worth_of(g: World, seat: i64) -> dict[str, int]:
    """What a steel and a titanium pay of a price, or take off it."""
    who = g.seat[seat]
    return {STOCKS[STEEL]: who.steel_worth, STOCKS[TITANIUM]: who.titanium_worth}


def hide_cards(g: World, seat: i64, row: dict[str, object]) -> None:
    """Of what is written of a seat, the others see how many cards there are, and not which."""
    who = g.seat[seat]
    row["hand"] = len(who.hand)
    row["dealt"] = len(who.dealt)
    row["drafted"] = len(who.drafted)
    row["offered"] = len(g.offered[seat])
    row["chosen"] = None
