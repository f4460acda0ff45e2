"""What a table needs to know about the game that is played at it: how it is set up, told, shown, and tried out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Decision, Reason
from tharsis.server import messages as m
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.log import OpenState
from tharsis.vocabulary.world import World

Setup = Mapping[str, Any]  # of a table: its options and its seats
Answers = Iterable[Sequence[str]]
Why = dict[str, list[Reason]]  # something is not offered, by its notation


class Kind(Protocol):
    """One game as tables see it. Messages that show a table are of its own kind."""

    turns: tuple[str, ...]  # questions with which an action is over: what comes is the next one
    reasoned: tuple[str, ...]  # questions beside which it is told why something else cannot be done
    offers: tuple[str, ...]  # questions about cards that are not in the hand yet
    trays: tuple[str, ...]  # questions that the page lays over the table, as in web/src/<game>/setup.ts
    deals: int  # of the hidden cards, to find out what does not depend on them

    def catalogue(self, lang: m.Lang) -> m.Catalogue | m.AresCatalogue:
        """Everything that does not change during a game, in one language."""
        ...

    def check_seats(self, new: m.NewTable) -> None:
        """Complains about seats that do not go with the options of a new table."""
        ...

    def options(self, new: m.NewTable) -> dict[str, object]:
        """What a new table is set up with: what was asked for, and what follows from its settings."""
        ...

    def next_options(self, setup: Setup, winners: list[int]) -> dict[str, Any]:
        """The options of a rematch: the same, but for who begins."""
        ...

    def next_starter(self, setup: Setup, winners: list[int]) -> int | None:
        """Who begins it, as far as that is known before."""
        ...

    def rounds(self, game: World) -> int | None:
        """How many rounds it has, where that is fixed."""
        ...

    def corporation(self, game: World, seat: int) -> str | None:
        """What a seat plays, as soon as all may know it."""
        ...

    def planet(self, game: World) -> m.Facts:
        """How it looks from far away, as a `Planet`."""
        ...

    def robot(self, game: World) -> int | None:
        """The seat that is played by the rules, where there is one."""
        ...

    def answered(self, game: World, seat: int, answers: Answers) -> list[Entry]:
        """Gives these answers of one seat: the lines of the log that tell them."""
        ...

    def again(self, game: World, seat: int, steps: list[list[int]]) -> list[World]:
        """Gives the answers of one move once more: the game after each of its lines."""
        ...

    def give(self, game: World, seat: int, answers: Answers) -> World:
        """Gives the answers: the game after them, before it does something of its own that is no part of them."""
        ...

    def moment(self, game: World) -> OpenState: ...

    def changes(self, game: World, before: OpenState) -> list[Change]: ...

    def prices(self, game: World, seat: int) -> list[int]:
        """What the cards of a hand cost, now or where they can be played next."""
        ...

    def cuts(self, game: World, seat: int, card: Card) -> int:
        """What may be taken off the price of a card beside what stocks pay, and without other cards of the hand."""
        ...

    def sure(self, change: Change, seat: int) -> bool:
        """Whether a change can be told of before something hidden is shown."""
        ...

    def why_not_play(self, game: World, seat: int, card: int) -> list[Reason]:
        """What would stand against playing a card, had the seat it in its hand."""
        ...

    def put_to_sleep(self, game: World) -> None:
        """Whoever is played by the rules does nothing from now on: what it does then is no part of a preview."""
        ...

    def why_not_hand(self, game: World, seat: int, decision: Decision | None) -> Why:
        """The part of `Game.why_not` that is about the hand, by the question to the seat."""
        ...

    def why_not_else(self, game: World, seat: int, decision: Decision | None) -> Why:
        """All the rest of it."""
        ...

    def table_open(self, game: World) -> m.Facts:
        """Of the view of a table, all but the seats."""
        ...

    def seat_open(self, game: World, seat: int, points: int) -> m.Facts:
        """What all see of a seat, with the points that it would have now; what is hidden comes beside it,"""
        ...

    def hand_shut(self, game: World, seat: int) -> m.Facts:
        """for others,"""
        ...

    def hand_open(self, game: World, seat: int) -> m.Facts:
        """and for the seat itself."""
        ...

    def staged(self, common: m.StagedMessage, game: World | None, seat: int) -> m.Staged | m.AresStaged: ...

    def replayed(
        self, common: m.ReplayStepMessage, game: World, seat: int | None, all_open: bool
    ) -> m.ReplayStep | m.AresReplayStep: ...


def after_each_line(game: World, give: Callable[[], None]) -> list[World]:
    """Where the engine begins to tell a step of its own, the line before it is over."""
    seen: list[World] = []

    def tell(_: Entry) -> None:
        now = game.copy()
        assert isinstance(now, World)
        seen.append(now)

    game.listener = tell
    try:
        give()
    finally:
        game.listener = None
    return [*seen, game]


def take_all(game: World, seat: int, steps: list[list[int]]) -> None:
    """As a record has them."""
    for step in steps:
        game.take(seat, step[2:])


def answer_all(game: World, seat: int, answers: Answers) -> None:
    for answer in answers:
        game.answer(seat, answer)


def fields(message: m.Message) -> dict[str, Any]:
    """What a message says, for one of its own kind; the parts are not copied."""
    return dict(message)
