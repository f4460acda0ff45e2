"""A mind that has learned nothing, but has a firm opinion about everything."""

from __future__ import annotations

from random import Random

from tharsis import lab
from tharsis.bots.minds import Mind, blank_policy, card_names
from tharsis.bots.sight import Sight
from tharsis.bots.weights import Weights

HIDDEN, SECOND = 6, 4


def some_weights(game: str, seats: int, seed: int = 1) -> Weights:
    chance = Random(seed)

    def drawn(n: int, size: int) -> list[int]:
        return [chance.randrange(-size, size + 1) for _ in range(n)]

    seen = Sight(game, seats).names
    facts = lab.cards(game).shape[1]
    return Weights(
        game,
        {"seats": seats},
        "chance",
        seed,
        {},
        {"cards": card_names(game), "net.seen": seen, "net.places": ["hand", "me"]},
        {
            "policy": drawn(blank_policy(game).traits.size, 2000),
            "net.1": drawn(len(seen) * HIDDEN, 500),
            "net.facts": drawn(2 * facts * HIDDEN, 500),
            "net.2": drawn(HIDDEN * SECOND, 1000),
            "net.3": drawn(SECOND * 2, 100),
            "net.bias1": drawn(HIDDEN, 4000),
            "net.bias2": drawn(SECOND, 100_000),
            "net.bias3": drawn(2, 100_000),
        },
    )


def some_mind(game: str = "mars", seats: int = 2) -> Mind:
    return Mind(some_weights(game, seats))
