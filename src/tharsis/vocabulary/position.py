"""Readable positions: what reading and writing them has in common in all games of this family."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from tharsis.kernel.errors import BadPosition, Stuck, named, shown
from tharsis.kernel.lanes import Lane, about_at, card_at, node_at, push, step_at
from tharsis.kernel.node import A_CARD, BY_TEXT, NODES, Node, made_of
from tharsis.vocabulary.card import Card, Word
from tharsis.vocabulary.world import World

Fields = Mapping[str, object]
Spell = Callable[[Node, int], object]
Read = Callable[[Node, object, object, str], int | None]

MOST_STOCK: Final = 999_999  # of anything; more than any game comes to
MOST_FRAMES: Final = 200  # in a lane; the longest of real games have some ten
LARGEST_ENTRY: Final = 99_999
MAPPING: Final = "must be a mapping, not {given}"


# ---- writing
def frames_of(g: World, lane: Lane, spell: Spell) -> list[list[object]]:
    out: list[list[object]] = []
    for i in range(lane.depth):
        node = NODES[node_at(lane, i)]
        about = g.cards[about_at(lane, i)].name if node.about == A_CARD else spell(node, about_at(lane, i))
        out.append([node.text, g.cards[card_at(lane, i)].name, about, step_at(lane, i)])
    return out


def as_it_is(node: Node, about: int) -> object:
    return about


def lanes_of(g: World, spell: Spell = as_it_is) -> dict[str, list[list[object]]]:
    """All that is pending. What a frame is about is a card, or a number that the game may have a name for."""
    return {("table" if s == g.seats else str(s)): frames_of(g, lane, spell) for s, lane in enumerate(g.lanes)}


# ---- reading
def wrong(field: str, code: str, says: str, **about: str | int) -> BadPosition:
    """`says` is the sentence in English, with the names of what it is about; the page has one for each code."""
    return BadPosition(f"{field}: {says.format(**about)}", field, code, about)


def no_such(field: str, known: Collection[str], value: object) -> BadPosition:
    return wrong(field, "one_of", "must be one of {there}, not {given}", there=", ".join(known), given=shown(value))


def number_in(row: Fields, key: str, default: int, least: int, most: int, at: str = "") -> int:
    value = row.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        says = "must be a whole number from {least} to {most}, not {given}"
        raise wrong(at + key, "number", says, least=least, most=most, given=shown(value))
    return value


def flag_in(row: Fields, key: str, at: str = "") -> bool:
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise wrong(at + key, "flag", "must be true or false, not {given}", given=shown(value))
    return value


def list_in(row: Fields, key: str, at: str = "") -> list[object]:
    value = row.get(key, [])
    if value is None:
        return []
    if not isinstance(value, (list, tuple)):
        raise wrong(at + key, "list", "must be a list, not {given}", given=shown(value))
    return list(value)


def fields_in(row: Fields, key: str, at: str = "") -> Fields:
    value = row.get(key, {})
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise wrong(at + key, "mapping", MAPPING, given=shown(value))
    return value


def known_fields(row: object, allowed: Sequence[str], at: str) -> Fields:
    if not isinstance(row, Mapping):
        raise wrong(at or "position", "mapping", MAPPING, given=shown(row))
    for key in row:
        if key not in allowed:
            raise wrong(f"{at}{named(key)}", "field", "is not known; there are: {there}", there=", ".join(allowed))
    return row


def card_named(by_name: Mapping[str, Card], name: object, at: str) -> Card:
    card = by_name.get(name) if isinstance(name, str) else None
    if card is None:
        import difflib

        close = difflib.get_close_matches(name, by_name, 1) if isinstance(name, str) and len(name) <= 60 else []
        if close:
            says = "there is no card {given}; did you mean {meant!r}?"
            raise wrong(at, "card_meant", says, given=shown(name), meant=close[0])
        raise wrong(at, "card", "there is no card {given}", given=shown(name))
    return card


def home_of(kind: type) -> str:
    """The folder of the house that a class comes from, or whatever package it is in elsewhere."""
    first, _, rest = kind.__module__.partition(".")
    return rest.split(".")[0] if first == "tharsis" else first


def spoken_in(node: Node, game: str, homes: Collection[str] = ()) -> bool:
    """Whether a game knows these words: they are its own, those that all games share, or of one of these homes."""
    return home_of(type(node)) in ("kernel", "vocabulary", game, *homes)


def read_frame(
    g: World,
    by_name: Mapping[str, Card],
    lane: int,
    given: object,
    at: str,
    read: Read | None = None,
    homes: Collection[str] = (),
) -> tuple[str, object]:
    """Pushes a frame; gives its words and the name of its card. `read` understands what the game has names for;
    `homes` are those of the expansions at the table."""
    if not isinstance(given, (list, tuple)) or len(given) != 4:
        raise wrong(at, "frame", "must be [words, card, about, step], not {given}", given=shown(given))
    text, name, about, step = given
    node = BY_TEXT.get(text) if isinstance(text, str) else None
    if node is None or not spoken_in(node, g.name(), homes):
        raise wrong(at, "words", "there are no words {given}", given=shown(text))
    if g.lanes[lane].depth >= MOST_FRAMES:
        raise wrong(at, "frames", "there are at most {most} frames in a lane", most=MOST_FRAMES)
    card = card_named(by_name, name, at).number if name else 0
    special = read(node, about, step, at) if read is not None else None
    if special is not None:
        number = special
    elif node.about == A_CARD:
        number = card_named(by_name, about, at).number if about else 0
    else:
        number = number_at(about, at, 3)
    push(g.lanes[lane], node.number, lane if lane < g.seats else 0, card, number, number_at(step, at, 4))
    return node.text, name


def number_at(value: object, at: str, nth: int) -> int:
    """An entry of a frame: any small number, its node knows more."""
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST_ENTRY:
        raise wrong(at, "entry", "entry {n} must be a whole number, not {given}", n=nth, given=shown(value))
    return value


# ---- what is pending must be able to go on
def lane_name(g: World, lane: int) -> str:
    return "table" if lane == g.seats else str(lane)


def check_lanes(g: World, playing: Node, common: Collection[int]) -> None:
    """Every frame may be where it is: its node says so, and words stand on a card of their seat, or are among those
    that stand on none. `playing` is the node that carries a card from the hand to the table."""
    if g.over:
        for s, lane in enumerate(g.lanes):
            if lane.depth:
                raise wrong(f"frames.{lane_name(g, s)}", "over", "nothing is pending in a game that is over")
        return
    if not g.lanes[g.seats].depth:
        raise wrong("frames.table", "next", "must say what comes next")
    for s, lane in enumerate(g.lanes):
        for at in range(lane.depth):
            node = NODES[node_at(lane, at)]
            if not node.stands(g, s, at) or not has_its_card(g, s, at, playing, common):
                field = f"frames.{lane_name(g, s)}[{at}]"
                raise wrong(field, "stands", "{words} cannot stand there so", words=shown(node.text))


def has_its_card(g: World, s: int, at: int, playing: Node, common: Collection[int]) -> bool:
    """Words stand on the card that carries them, which lies in front of the seat or is just being played."""
    lane = g.lanes[s]
    node, c = NODES[node_at(lane, at)], card_at(lane, at)
    if not isinstance(node, Word) or g.plays_itself(s) or (c == 0 and node.number in common):
        return True
    above = range(at + 1, lane.depth)
    mine = c in g.seat[s].played or c in g.seat[s].events
    mine = mine or any(node_at(lane, i) == playing.number and card_at(lane, i) == c for i in above)
    return mine and (node.number in common or node.number in made_of(written_on(g.cards[c])))


def written_on(card: Card) -> list[Node]:
    """All that is written on a card and done sooner or later."""
    acts = [node for act in card.acts for node in act.nodes()]
    return [*card.steps, *card.first, *card.effects, *acts]


def go_on(g: World) -> None:
    """Puts the questions and does what comes by itself. A position that leads nowhere is refused."""
    g.refresh()
    try:
        g.settle()
    except Stuck as error:
        raise BadPosition(f"frames: {error}", "frames", error.code, error.about) from None
    if not g.over and not g.waiting():
        raise wrong("frames", "nobody", "nobody is asked anything, and nothing comes next")
