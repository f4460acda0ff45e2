"""The ladder: who can be played against, from the weakest to the strongest.

A rung that plays by what was learned stands in a game as soon as something was learned for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from tharsis.bots.ares_greedy import AresGreedyBot
from tharsis.bots.bot import Bot
from tharsis.bots.greedy import GreedyBot
from tharsis.bots.random import RandomBot
from tharsis.bots.thinkers import PolicyBot, SearchBot
from tharsis.bots.weights import nearest, shipped
from tharsis.kernel.errors import UnknownName, shown
from tharsis.kernel.title import Title

Maker = Callable[[int], Bot]  # of a seed
MOST_SIMULATIONS: Final = 100_000
LONGEST_NUMBER: Final = 20  # figures that are read at all
HOT: Final = {"mars": 190, "ares": 250}  # heat of a policy that makes mistakes,
SURE: Final = 16  # and of one that nearly always does what it thinks best


@dataclass(frozen=True, slots=True)
class Level:
    """One rung of a game. Its words are those of the bot: `bots[bot]` its name, `bots[f"{bot}_text"]` its character."""

    name: str  # for people to type
    bot: str  # by which seats and words know it
    game: str
    rank: int  # 1 is the weakest
    maker: Maker
    simulations: int = 0  # for each question; 0 does not search
    milliseconds: float = 0.1  # that a decision takes, about, on one core
    rating: int | None = None  # from the arena, where Prospector has 1000; None is not measured
    settings: tuple[str, ...] = ()  # what it was trained for; elsewhere the nearest plays

    def trained_for(self, setup: Mapping[str, object]) -> bool:
        """Whether it learned at such tables, or had nothing to learn. Else it plays by what it learned elsewhere."""
        return not self.settings or nearest(self.game, setup)[1] == 0

    def searching(self, simulations: int, field: str = "bot") -> Maker:
        """The same with another number of simulations; raises UnknownName where it does not search."""
        if self.simulations == 0:
            raise UnknownName(f"{field}: {self.name} does not search, so it takes no number of simulations", field)
        if not 1 <= simulations <= MOST_SIMULATIONS:
            most = f"simulations must be 1 to {MOST_SIMULATIONS}, not {simulations}"
            raise UnknownName(f"{field}: {self.name}: {most}", field)
        return searcher(simulations)


def searcher(simulations: int) -> Maker:
    return lambda seed: SearchBot(seed, simulations)


def mistaken(heat: int) -> Maker:
    return lambda seed: PolicyBot(seed, heat)


def experienced(seed: int) -> Bot:
    return PolicyBot(seed, SURE)


class Rung(NamedTuple):
    """What a level is in every game that has it."""

    name: str
    bot: str
    makers: Mapping[str, Maker] | Maker  # by game, where it is not the same in all
    learned: bool = False
    simulations: int = 0
    milliseconds: float = 0.1


RUNGS: Final = (
    Rung("drifter", "random", RandomBot, milliseconds=0.01),
    Rung("botanist", "botanist", {game: mistaken(heat) for game, heat in HOT.items()}, learned=True),
    Rung("prospector", "greedy", {"mars": GreedyBot, "ares": AresGreedyBot}, milliseconds=0.4),
    Rung("engineer", "engineer", experienced, learned=True),
    Rung("navigator", "navigator", searcher(96), learned=True, simulations=96, milliseconds=10),
    # at Ares Expedition more simulations win no more: there is no such rung there (docs/opponents.md)
    Rung("architect", "architect", {"mars": searcher(768)}, learned=True, simulations=768, milliseconds=150),
    Rung("olympus", "olympus", {"mars": searcher(4096)}, learned=True, simulations=4096, milliseconds=800),
)
RESERVED: Final = frozenset(word for rung in RUNGS for word in (rung.name, rung.bot))  # nobody else is called so
ADDED: Final[dict[str, dict[str, Maker]]] = {}  # by game: bots that stand on no rung, by their names
# docs/opponents.md says by which games; who lost all of them, or played too few, has none
RATINGS: Final[dict[str, dict[str, int]]] = {
    "mars": {
        "botanist": 800,
        "prospector": 1000,
        "engineer": 1230,
        "navigator": 1540,
        "architect": 1700,
        "olympus": 1790,
    },
    "ares": {"botanist": 830, "prospector": 1000, "engineer": 1110, "navigator": 1270},
}


def levels_of(game: str) -> list[Level]:
    """Of a game, the weakest first."""
    settings = tuple(name for name, about in shipped().items() if about["game"] == game)
    return list(ladder(game, settings, tuple(RATINGS.get(game, {}).items())))


@cache
def ladder(game: str, settings: tuple[str, ...], ratings: tuple[tuple[str, int], ...]) -> tuple[Level, ...]:
    """Where this was learned and measured. Every game that is played asks for it."""
    known = dict(ratings)
    out: list[Level] = []
    for rung in RUNGS:
        maker = rung.makers.get(game) if isinstance(rung.makers, Mapping) else rung.makers
        if maker is not None and (settings or not rung.learned):
            trained = settings if rung.learned else ()
            numbers = (rung.simulations, rung.milliseconds, known.get(rung.name), trained)
            out.append(Level(rung.name, rung.bot, game, len(out) + 1, maker, *numbers))
    return tuple(out)


def level_of(game: str, name: str) -> Level | None:
    """The level that goes by a name, its own or that of its bot. Where a game has no such rung the one below
    plays; None where nothing was learned for this game."""
    levels = levels_of(game)
    found = next((level for level in levels if name in (level.name, level.bot)), None)
    if found is None and name in RESERVED and levels[-1].settings:
        order = [rung.name for rung in RUNGS]
        at = next(i for i, rung in enumerate(RUNGS) if name in (rung.name, rung.bot))
        found = max((level for level in levels if order.index(level.name) < at), key=lambda level: level.rank)
    return found


def add_bots(title: Title, bots: Mapping[str, Maker]) -> None:
    """From now on these bots can play this game."""
    ADDED.setdefault(title.name, {}).update(bots)


def bots_of(game: str) -> dict[str, Maker]:
    """All who can play a game, by the names that seats have: those of the ladder, then those that were added."""
    return {level.bot: level.maker for level in levels_of(game)} | ADDED.get(game, {})


def maker_of(game: str, player: str, field: str = "bot") -> Maker:
    """Who plays under a name, with simulations after a colon: `navigator:96`. Raises UnknownName with the list."""
    name, colon, number = player.partition(":")
    level, others = level_of(game, name), ADDED.get(game, {})
    if level is not None and not colon:
        return level.maker
    if level is not None and number.isdecimal() and len(number) < LONGEST_NUMBER:
        return level.searching(int(number), field)
    if player in others:
        return others[player]
    names = ", ".join([*(level.name for level in levels_of(game)), *others])
    raise UnknownName(f"{field}: {shown(player)} is not known; there are: {names}", field)
