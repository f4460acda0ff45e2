"""Readable positions: what reading and writing them has in common in all games of this family."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tharsis.kernel.errors import BadPosition
from tharsis.kernel.lanes import STRIDE, push
from tharsis.kernel.node import BY_TEXT, CARD, NODES, Node
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import STOCKS
from tharsis.vocabulary.world import World

Fields = Mapping[str, object]
Spell = Callable[[Node, int], object]
Read = Callable[[Node, object, object, str], int | None]


# ---- writing
def by_kind(numbers: Sequence[int]) -> dict[str, int]:
    return {STOCKS[k]: n for k, n in enumerate(numbers) if n}


def resources_of(g: World, seat: int) -> dict[str, int]:
    return {g.cards[c].name: g.cubes[c] for c in g.seat[seat].played if g.cubes[c]}


def frames_of(g: World, lane: list[int], spell: Spell) -> list[list[object]]:
    out: list[list[object]] = []
    for i in range(0, len(lane), STRIDE):
        node = NODES[lane[i]]
        about = g.cards[lane[i + 3]].name if node.about == CARD else spell(node, lane[i + 3])
        out.append([node.text, g.cards[lane[i + 2]].name, about, lane[i + 4]])
    return out


def as_it_is(node: Node, about: int) -> object:
    return about


def lanes_of(g: World, spell: Spell = as_it_is) -> dict[str, list[list[object]]]:
    """All that is pending. What a frame is about is a card, or a number that the game may have a name for."""
    return {("table" if s == g.seats else str(s)): frames_of(g, lane, spell) for s, lane in enumerate(g.lanes)}


# ---- reading
def wrong(field: str, message: str) -> BadPosition:
    return BadPosition(f"{field}: {message}", field)


def number_in(row: Fields, key: str, default: int, least: int, most: int, at: str = "") -> int:
    value = row.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(at + key, f"must be a whole number from {least} to {most}, not {value!r}")
    return value


def flag_in(row: Fields, key: str, at: str = "") -> bool:
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise wrong(at + key, f"must be true or false, not {value!r}")
    return value


def list_in(row: Fields, key: str, at: str = "") -> list[object]:
    value = row.get(key, [])
    if value is None:
        return []
    if not isinstance(value, (list, tuple)):
        raise wrong(at + key, f"must be a list, not {value!r}")
    return list(value)


def fields_in(row: Fields, key: str, at: str = "") -> Fields:
    value = row.get(key, {})
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise wrong(at + key, f"must be a mapping, not {value!r}")
    return value


def known_fields(row: object, allowed: Sequence[str], at: str) -> Fields:
    if not isinstance(row, Mapping):
        raise wrong(at or "position", f"must be a mapping, not {row!r}")
    for key in row:
        if key not in allowed:
            raise wrong(f"{at}{key}", f"is not known; there are: {', '.join(allowed)}")
    return row


def card_named(by_name: Mapping[str, Card], name: object, at: str) -> Card:
    card = by_name.get(name) if isinstance(name, str) else None
    if card is None:
        import difflib

        close = difflib.get_close_matches(str(name), by_name, 1)
        raise wrong(at, f"there is no card {name!r}" + (f"; did you mean {close[0]!r}?" if close else ""))
    return card


def read_frame(
    g: World, by_name: Mapping[str, Card], lane: int, given: object, at: str, read: Read | None = None
) -> tuple[str, object]:
    """Pushes a frame; gives its words and the name of its card. `read` understands what the game has names for."""
    if not isinstance(given, (list, tuple)) or len(given) != 4:
        raise wrong(at, f"must be [words, card, about, step], not {given!r}")
    text, name, about, step = given
    node = BY_TEXT.get(text) if isinstance(text, str) else None
    # words of another game are none here: the folder says whose they are
    if node is None or type(node).__module__.split(".")[1] not in ("kernel", "vocabulary", g.name()):
        raise wrong(at, f"there are no words {text!r}")
    card = card_named(by_name, name, at).number if name else 0
    special = read(node, about, step, at) if read is not None else None
    if special is not None:
        number = special
    elif node.about == CARD:
        number = card_named(by_name, about, at).number if about else 0
    elif isinstance(about, int) and not isinstance(about, bool):
        number = about
    else:
        raise wrong(at, f"the third entry must be a whole number, not {about!r}")
    if not isinstance(step, int) or isinstance(step, bool):
        raise wrong(at, f"the fourth entry must be a whole number, not {step!r}")
    push(g.lanes[lane], node.number, lane if lane < g.seats else 0, card, number, step)
    return node.text, name
