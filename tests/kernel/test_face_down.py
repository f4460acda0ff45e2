"""Cards that leave a hand face down stay hidden, whichever word takes them: every word of both games is tried."""

from __future__ import annotations

import pytest

import tharsis
from tharsis.ares.cards import CATALOGUE as ARES_CARDS
from tharsis.ares.phases import ROUNDS
from tharsis.kernel.lanes import push
from tharsis.kernel.node import NODES, Node
from tharsis.mars.cards import CATALOGUE as MARS_CARDS
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.effects import When
from tharsis.vocabulary.selling import SELLING
from tharsis.vocabulary.terms import K_CARD
from tharsis.vocabulary.world import World

HAND = ["comet", "birds", "moss", "lichen", "mine", "trees"]
STOCK = {"credits": 20, "plants": 8, "heat": 8}


def words(cards: list[Card]) -> set[Node]:
    """Every word that stands on a card and can be done, the words inside it included."""
    found: set[Node] = set()
    todo: list[Node] = []
    for card in cards:
        todo += [*card.steps, *card.first]
        todo += [word for act in card.acts for word in (*act.pays, *act.gets)]
        todo += [effect.then for effect in card.effects if isinstance(effect, When)]
    while todo:
        node = todo.pop()
        if node not in found and type(node).run is not Node.run:
            found.add(node)
            todo += node.children()
    return found


def by_text(nodes: set[Node]) -> list[Node]:
    return sorted(nodes, key=lambda node: node.text)


def of_ares() -> list[Node]:
    """With the questions of its phases; the table's own lane asks nobody."""
    phases = {node for node in NODES if type(node).__module__.startswith("tharsis.ares.") and node is not ROUNDS}
    return by_text(words(ARES_CARDS) | {node for node in phases if type(node).run is not Node.run})


def of_mars() -> list[Node]:
    return by_text(words(MARS_CARDS) | {SELLING})


def table(name: str) -> World:
    """Seat 0 acts; in Ares all its cards were shown when they were taken."""
    position: dict[str, object] = {"game": name, "seats": [{"stock": STOCK, "hand": HAND}, {}]}
    if name == "ares":
        position |= {"phase": "action", "shown": HAND}
    else:
        position |= {"options": {"colonies": True}, "generation": 5}
    game = tharsis.load(position)
    assert isinstance(game, World)
    return game


def gone_after(game: World, node: Node) -> list[int]:
    """Does the word, answering with cards of the hand where it asks for some; what went to the discard pile."""
    lane = game.lanes[0]
    below = lane.depth
    hand = game.seat[0].hand[:]
    push(lane, node.number, 0, hand[0], 2, 0)
    game.renew(0)
    game.settle()
    for _ in range(6):
        codes = game.codes(0)
        if lane.depth <= below or not codes:
            break
        low, _ = game.bounds(0)
        game.take(0, sorted(codes, key=lambda code: code >> 36 != K_CARD)[: max(1, low)])
    return [c for c in hand if c in game.discard]


@pytest.mark.parametrize(("name", "nodes"), [("ares", of_ares()), ("mars", of_mars())], ids=["ares", "mars"])
def test_nobody_learns_which_card_went(name: str, nodes: list[Node]) -> None:
    discarding = set()
    for node in nodes:
        game = table(name)
        hand = game.seat[0].hand[:]
        gone = gone_after(game, node)
        if gone:
            discarding.add(node.text)
            assert not set(hand) & set(game.shown), node.text
            shown = game.view(1).as_dict()["shown"]
            assert isinstance(shown, list) and not {game.card_name(c) for c in gone} & set(shown)
    assert discarding >= EXPECTED[name]


EXPECTED = {
    "ares": {"sell cards", "sell to pay", "hand limit", "mulligan", "discard 1", "discard 2", "redraw up to 3"},
    "mars": {"sell", "discard 1"},
}
