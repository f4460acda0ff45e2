"""Terraforming Mars: an exact, fast and seedable engine.

    >>> import tharsis
    >>> game = tharsis.new("mars", seats=2, options={"corporate_era": True}, seed=7)
    >>> sorted(game.asked)
    [0, 1]

See `new`, `load`, `replay`, and the methods of the game they return.
"""

from __future__ import annotations

from collections.abc import Mapping

from tharsis import pure  # first of all: it may switch the compiled modules off
from tharsis.ares import TITLE as ARES
from tharsis.kernel.errors import (
    LAST_SEED,
    BadAnswer,
    BadPosition,
    BadRecord,
    BadSetup,
    CannotUndo,
    GameError,
    Stuck,
    UnknownName,
    is_seed,
    shown,
)
from tharsis.kernel.game import Game
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Decision, Option, Reason
from tharsis.kernel.playout import Policy, Until, playout
from tharsis.kernel.record import RULES, replay
from tharsis.kernel.title import TITLES, Title, add_title, title_of
from tharsis.kernel.view import View
from tharsis.mars import TITLE as MARS
from tharsis.words import LANGUAGES

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "LANGUAGES",
    "RULES",
    "BadAnswer",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Change",
    "Decision",
    "Entry",
    "Game",
    "GameError",
    "Option",
    "Policy",
    "Reason",
    "Stuck",
    "Title",
    "UnknownName",
    "Until",
    "View",
    "add_title",
    "compiled",
    "load",
    "new",
    "playout",
    "replay",
]

for _title in (MARS, ARES):  # in the order they are offered
    add_title(_title)
GAMES = tuple(TITLES)


compiled: bool = pure.compiled()
"""Whether the engine runs compiled."""


def new(game: str = "mars", seats: int = 2, options: Mapping[str, object] | None = None, seed: int = 0) -> Game:
    """A new game. The same setup and seed give the same game, for ever and everywhere."""
    title = title_of(game)
    if not is_seed(seed):
        raise BadSetup(f"seed: must be a whole number from 0 to {LAST_SEED}, not {shown(seed)}", "seed")
    return title.start({"seats": seats, **(options or {})}, seed)


def load(position: Mapping[str, object]) -> Game:
    """The game that goes on from a position, see `Game.position`."""
    if not isinstance(position, Mapping):
        about = {"given": shown(position)}
        raise BadPosition("a position is a mapping; see Game.position()", "position", "mapping", about)
    name = position.get("game", "mars")
    title = TITLES.get(name) if isinstance(name, str) else None
    if title is None:
        about = {"given": shown(name), "there": ", ".join(TITLES)}
        raise BadPosition("game: {given} is not known; there are: {there}".format(**about), "game", "games", about)
    return title.load(position)
