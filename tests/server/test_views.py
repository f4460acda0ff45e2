"""What a seat is told beside its question."""

from __future__ import annotations

import tharsis
from tharsis.mars.game import Mars
from tharsis.server.views import hand_of


def test_a_card_says_what_comes_before_it() -> None:
    """While the first action of a corporation is owed nothing can be played, though nothing is wrong with the card."""
    seat = {"corporation": "inventrix", "owes_first": True, "hand": ["power_plant"], "stock": {"credits": 30}}
    game = tharsis.load({"game": "mars", "generation": 1, "seats": [seat]})
    assert isinstance(game, Mars)
    (card,) = hand_of(game, 0, game.why_not(0), "en")
    assert card.group == "playable"
    assert card.reasons == ["the first action of Inventrix comes before anything else"]
