"""Every question must have an answer: tables set up by lot and cards at the edge, with an eye on each question."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import tharsis
from tharsis.kernel.errors import BadSetup, GameError
from tharsis.kernel.game import Game
from tharsis.kernel.title import TITLES
from tharsis.mars import TITLE
from tharsis.mars.cards import CATALOGUE
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.gains import Produce
from tharsis.vocabulary.terms import BUILDING, CORPORATION, CREDITS

OFTEN: Final = (*tharsis.GAMES[:1], *tharsis.GAMES)  # the first game twice as often: it has most that can go wrong
LONGEST: Final = 50_000
TAKES_BACK: Final = 0.05  # how often a seat that has finished goes on all the same


class Unsound(GameError):
    """A question that nobody can answer, or a game that does not end."""


def by_lot(game: str, dice: random.Random) -> dict[str, object]:
    """A setup in which every option has any of its values, as far as they go together: what is refused beside the
    others falls back to its default."""
    title = TITLES[game]
    seats = dice.randint(1, title.most_seats)
    given: dict[str, object] = {"seats": seats}
    names = [name for name in title.options if name != "seats"]
    dice.shuffle(names)
    for name in names:
        given[name] = dice.choice(title.values(name, seats))
    for _ in names:
        try:
            title.setup(given)
        except BadSetup as error:
            given[error.field] = title.options[error.field][1]
        else:
            return given
    raise Unsound(f"the defaults of {game} do not go together: {given}")


def check(game: Game) -> None:
    """Somebody is asked unless the game is over, and each question has as many options as must be picked."""
    waiting = game.waiting()
    if not waiting and not game.over:
        raise Unsound("nobody is asked anything, and the game is not over")
    if game.passed_over:
        raise Unsound("a choice had nothing to choose from and was passed over")
    for seat in waiting:
        low, high = game.bounds(seat)
        n = len(game.codes(seat))
        if not 0 <= low <= min(n, high) or (n == 0 and high > 0):
            kind = game.asked[seat].kind
            raise Unsound(f"seat {seat} is asked {kind!r}: pick {low} to {high} of {n} options")


def some_answer(game: Game, dice: random.Random) -> tuple[int, list[int]]:
    """A random answer of a random seat."""
    for seat in range(game.seats):
        if game.resting(seat) and dice.random() < TAKES_BACK:
            optional = game.optional(seat)
            assert optional is not None
            return seat, [optional.options[0].code]
    seat = dice.choice(game.waiting())
    codes = game.codes(seat)
    low, high = game.bounds(seat)
    return seat, dice.sample(codes, dice.randint(low, min(high, len(codes))))


def play(game: Game, dice: random.Random) -> int:
    """A whole game at random, with a look at every question; gives the number of answers."""
    n = 0
    while not game.over:
        check(game)
        game.take(*some_answer(game, dice))
        n += 1
        if n > LONGEST:
            raise Unsound(f"no end after {LONGEST} answers")
    check(game)
    return n


def game_by_lot(seed: int) -> Game:
    """A new game of any kind; the seed says everything about it."""
    dice = random.Random(seed)
    name = dice.choice(OFTEN)
    setup = by_lot(name, dice)
    seats = setup.pop("seats")
    assert isinstance(seats, int)
    game = tharsis.new(name, seats, setup, seed)
    game.history = None
    return game


# ---- cards where everything that can be missing is missing
def takes_income(card: Card) -> bool:
    return any(isinstance(word, Produce) and CREDITS in word.kinds and word.can_fail for word in card.box)


EDGES: Final[list[dict[str, object]]] = [
    {"colonies": True},
    {"colonies": True, "wording": "seeds"},
    {"colonies": True, "marsbot": "normal"},
    {"colonies": True, "marsbot": "normal", "wording": "seeds"},
]
RICH: Final = {"credits": 60, "steel": 3, "titanium": 3}
BY_NAME: Final = {c.name: c for c in CATALOGUE}
# a building whose copy would cost income
COSTLY: Final = next(c.name for c in CATALOGUE if c.box and c.mask >> BUILDING & 1 and takes_income(c))


def named(corporation: bool) -> list[str]:
    return [c.name for c in CATALOGUE if c.number and (c.kind == CORPORATION) == corporation and c.edition != "house"]


def at_the_edge(card: str, corporation: str, options: dict[str, object], income: int, planet: int) -> Game:
    """A seat with money, no production, nothing to lose, and one card; Mars is fresh, half done or complete."""
    who = {
        "corporation": corporation,
        "stock": {**RICH, "heat": planet},
        "production": {"credits": income},
        "resources": {corporation: planet} if BY_NAME[corporation].holds else {},
        "hand": [card],
        "played": [COSTLY] if card != COSTLY else [],
    }
    return tharsis.load(
        {
            "game": TITLE.name,
            "options": options,
            "generation": 5,
            "temperature": (-30, -6, 8)[planet],
            "oxygen": (0, 7, 14)[planet],
            "moons": [{"name": "io"}, {"name": "luna"}][: 1 + planet % 2],
            "seats": [who, {}],
        }
    )


def edges() -> Iterator[tuple[str, str, dict[str, object], int, int]]:
    """Every card beside every corporation, at every edge."""
    for options in EDGES:
        for corporation in named(True):
            for card in named(False):
                for income in (-5, -4):
                    for planet in (0, 1, 2):
                        yield card, corporation, options, income, planet


def play_card(game: Game, card: str, dice: random.Random) -> bool:
    """Plays the card if it is offered, and answers what it asks until a turn or another seat comes."""
    game.history = None
    if f"play {card}" not in [o.notation for o in game.asked[0].options]:
        return False
    game.answer(0, f"play {card}")
    while not game.over and 0 in game.waiting() and game.asked[0].kind != "turn":
        check(game)
        game.take(*some_answer(game, dice))
    check(game)
    return True
