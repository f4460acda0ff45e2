"""What a seat is told beside its question."""

from __future__ import annotations

from played import played

import tharsis
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.game import Mars
from tharsis.server.mars_kind import MarsKind
from tharsis.server.tables import Table
from tharsis.server.views import card_of, game_view, hand_of


def test_a_card_says_what_comes_before_it() -> None:
    """While the first action of a corporation is owed nothing can be played, though nothing is wrong with the card."""
    seat = {"corporation": "inventrix", "owes_first": True, "hand": ["power_plant"], "stock": {"credits": 30}}
    game = tharsis.load({"game": "mars", "generation": 1, "seats": [seat]})
    assert isinstance(game, Mars)
    (card,) = hand_of(game, 0, game.why_not(0), "en")
    assert card.group == "playable"
    assert card.reasons == ["the first action of Inventrix comes before anything else"]


def test_a_card_keeps_its_own_reasons_when_both_actions_are_done() -> None:
    seat = {"hand": ["farming", "mine"], "stock": {"credits": 30}}
    game = tharsis.load({"seats": [seat, {}], "options": {"end_turn": [0]}, "turn": {"seat": 0, "actions": 0}})
    assert isinstance(game, Mars)
    farming, mine = hand_of(game, 0, game.why_not(0), "en")
    assert (farming.group, farming.reasons) == (
        "later",
        ["needs at least 4\N{NO-BREAK SPACE}°C, now −30\N{NO-BREAK SPACE}°C"],
    )
    assert (mine.group, mine.reasons) == ("playable", ["you have taken both actions"])


def test_a_card_is_near_where_mars_gets_there_not_where_it_has_gone_past() -> None:
    seat = {"hand": ["methane_from_titan", "search_for_life"], "stock": {"credits": 60}}
    for oxygen, groups in ((0, ["near", "playable"]), (7, ["playable", "later"])):
        game = tharsis.load({"seats": [seat, {}], "oxygen": oxygen})
        assert isinstance(game, Mars)
        assert [card.group for card in hand_of(game, 0, game.why_not(0), "en")] == groups


def test_no_card_is_playable_when_the_game_is_over() -> None:
    game = Table(played("table", 5000)).game
    hands = [card for seat in range(2) for card in hand_of(game, seat, game.why_not(seat), "en")]
    assert hands and {card.group for card in hands} == {"later"}
    assert all(card.reasons for card in hands)


def test_a_greenery_has_the_price_of_its_seat() -> None:
    """EcoLine needs seven plants; that is so before it has them."""
    game = tharsis.load({"seats": [{"corporation": "ecoline"}, {"corporation": "helion"}]})
    assert isinstance(game, Mars)
    ecoline, helion = game_view(game, 0).seats
    assert ecoline.prices == {"plants": 7, "heat": 8}
    assert helion.prices == {"plants": 8, "heat": 8}


def test_a_card_on_offer_says_what_it_would_cost_and_lack() -> None:
    seat = {"corporation": "credicor", "stock": {"credits": 5, "titanium": 4}}
    game = tharsis.load({"temperature": -12, "seats": [seat, {}]})
    assert isinstance(game, Mars)
    trees, comet = (next(c.number for c in CATALOGUE if c.name == name) for name in ("trees", "comet"))
    kind = MarsKind()
    offered = [card_of(game, 0, c, kind.why_not_play(game, 0, c), "en") for c in (trees, comet)]
    assert [(r.kind, r.item, r.need, r.have) for r in offered[0].lacks] == [
        ("parameter_low", "temperature", -4, -12),
        ("credits", "credits", 13, 5),
    ]
    assert offered[0].metals == {} and offered[1].metals == {"titanium": 3}
    assert [(r.need, r.have) for r in offered[1].lacks] == [(21, 17)]
