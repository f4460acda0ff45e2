"""Minds: what was learned, ready to play with. A game has them once its traits are named here."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from tharsis.ares.cards import CATALOGUE as ARES_CARDS
from tharsis.bots.ares_traits import AresTraits
from tharsis.bots.mars_traits import MarsTraits
from tharsis.bots.playing import Playing
from tharsis.bots.policy import HEATS, TablePolicy
from tharsis.bots.traits import CARDS, Traits
from tharsis.bots.weights import ENDING, LEARNED, Weights, nearest, read
from tharsis.mars.cards import CATALOGUE as MARS_CARDS

if TYPE_CHECKING:
    from tharsis.bots.net import Net

# by game: its traits, where these cards have places
TRAITS: Final[dict[str, Callable[[list[str]], Traits]]] = {
    "mars": lambda known: MarsTraits(list(MARS_CARDS), known),
    "ares": lambda known: AresTraits(list(ARES_CARDS), known),
}
CATALOGUES: Final = {"mars": MARS_CARDS, "ares": ARES_CARDS}


def card_names(game: str) -> list[str]:
    """Those that can have places, in the order in which a policy learns about them from nothing."""
    return [card.name for card in CATALOGUES[game]][:CARDS]


def blank_policy(game: str) -> TablePolicy:
    """It has learned nothing: every option is as good as any other."""
    traits = TRAITS[game](card_names(game))
    return TablePolicy(traits, [0] * traits.size)


def policy_of(weights: Weights, heat: int = HEATS) -> TablePolicy:
    traits = TRAITS[weights.game](list(weights.names["cards"]))
    numbers = list(weights.numbers["policy"])
    numbers += [0] * (traits.size - len(numbers))  # what it was learned without weighs nothing
    return TablePolicy(traits, numbers, heat=heat)


COOL: Final = 24  # heat of the policy as games are played out


class Mind:
    """What was learned for one kind of table: a policy, and a net where there is one and numpy to play with it."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.policy: Final = policy_of(weights)
        self.playing: Final = Playing(self.policy)
        self.net: Final = net_of(weights)

    def play_on(self, seed: int) -> Playing:
        """The policy as games are played out by it: by these dice, and cool, whoever has played with it before."""
        self.policy.reseed(seed)
        self.policy.heat = COOL
        return self.playing


def net_of(weights: Weights) -> Net | None:
    """Where there is one, and numpy to play with it; who meets no net needs none, so it is looked for only here."""
    if "net.1" not in weights.numbers:
        return None
    try:
        from tharsis.bots.net import Net
    except ImportError:
        warnings.warn("bots play without their nets: these need numpy (pip install 'tharsis[bots]')", stacklevel=2)
        return None
    return Net(weights)


class _Minds(threading.local):
    """Of this thread, by the name of the weights: a policy has dice of its own."""

    def __init__(self) -> None:
        self.by_name: dict[str, Mind] = {}


_HERE: Final = _Minds()


def mind_for(game: str, setup: Mapping[str, object]) -> Mind:
    """What was learned for such a table, or for the one that is most like it."""
    name, _ = nearest(game, setup)
    found = _HERE.by_name.get(name)
    if found is None:
        found = _HERE.by_name[name] = Mind(read(LEARNED / (name + ENDING)))
    return found
