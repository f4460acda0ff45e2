"""What a table needs to know about the game that is played at it: how it is told, shown, and tried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tharsis.ares import log as ares_log
from tharsis.ares.game import Ares
from tharsis.kernel.log import Change, Entry
from tharsis.mars import log as mars_log
from tharsis.mars.game import Mars
from tharsis.server import messages as m
from tharsis.server.ares_views import ares_view
from tharsis.server.ares_views import seat_view as ares_seat_view
from tharsis.server.views import game_view, seat_view
from tharsis.vocabulary.log import OpenState
from tharsis.vocabulary.world import World

Answers = Sequence[Sequence[str]]


class Kind(Protocol):
    """One game as tables see it. Messages that show a table are of its own kind."""

    turns: tuple[str, ...]  # questions with which an action is over: what comes is the next one
    deals: int  # of the hidden cards, to find out what does not depend on them

    def answered(self, game: World, seat: int, answers: Answers) -> list[Entry]:
        """Gives these answers of one seat: the lines of the log that tell them."""
        ...

    def again(self, game: World, seat: int, steps: list[list[int]]) -> list[World]:
        """Gives the answers of one move once more: the game after each of its lines."""
        ...

    def moment(self, game: World) -> OpenState: ...

    def changes(self, game: World, before: OpenState) -> list[Change]: ...

    def sure(self, change: Change, seat: int) -> bool:
        """Whether a change can be told of before something hidden is shown."""
        ...

    def put_to_sleep(self, game: World) -> None:
        """Who is played by the rules does nothing from now on: what it does then is no part of a preview."""
        ...

    def live(self, common: m.LiveMessage, game: World, seat: int | None, open_hands: bool) -> m.Live | m.AresLive: ...

    def staged(self, common: m.StagedMessage, game: World | None, seat: int) -> m.Staged | m.AresStaged: ...

    def replayed(
        self, common: m.ReplayStepMessage, game: World, seat: int | None, all_open: bool
    ) -> m.ReplayStep | m.AresReplayStep: ...


class MarsKind:
    turns: tuple[str, ...] = ("turn",)
    deals = 5

    def answered(self, game: World, seat: int, answers: Answers) -> list[Entry]:
        assert isinstance(game, Mars)
        return mars_log.answered(game, seat, answers)

    def again(self, game: World, seat: int, steps: list[list[int]]) -> list[World]:
        assert isinstance(game, Mars)
        return after_each_line(game, seat, steps)

    def moment(self, game: World) -> OpenState:
        assert isinstance(game, Mars)
        return mars_log.Snapshot(game)

    def changes(self, game: World, before: OpenState) -> list[Change]:
        assert isinstance(game, Mars) and isinstance(before, mars_log.Snapshot)
        return mars_log.changes(game, before)

    def sure(self, change: Change, seat: int) -> bool:
        """Cards that are turned over now were hidden, and so were the corporations of others."""
        return change.kind != "shown" and (change.kind != "corporation" or change.seat == seat)

    def put_to_sleep(self, game: World) -> None:
        assert isinstance(game, Mars)
        if game.robot is not None:
            game.robot.asleep = True

    def live(self, common: m.LiveMessage, game: World, seat: int | None, open_hands: bool) -> m.Live:
        assert isinstance(game, Mars)
        return m.Live(**fields(common), view=game_view(game, seat, open_hands))

    def staged(self, common: m.StagedMessage, game: World | None, seat: int) -> m.Staged:
        assert game is None or isinstance(game, Mars)
        return m.Staged(**fields(common), view=None if game is None else game_view(game, seat))

    def replayed(self, common: m.ReplayStepMessage, game: World, seat: int | None, all_open: bool) -> m.ReplayStep:
        assert isinstance(game, Mars)
        view = game_view(game, seat)
        if all_open:
            view.seats = [seat_view(game, s, True) for s in range(game.seats)]
        return m.ReplayStep(**fields(common), view=view)


class AresKind:
    turns: tuple[str, ...] = ("phase", "development", "construction", "action")
    deals = 12  # often only two ocean tiles or phase cards are left, and either may come

    def answered(self, game: World, seat: int, answers: Answers) -> list[Entry]:
        assert isinstance(game, Ares)
        return ares_log.answered(game, seat, answers)

    def again(self, game: World, seat: int, steps: list[list[int]]) -> list[World]:
        assert isinstance(game, Ares)
        return after_each_line(game, seat, steps)

    def moment(self, game: World) -> OpenState:
        assert isinstance(game, Ares)
        return ares_log.Snapshot(game)

    def changes(self, game: World, before: OpenState) -> list[Change]:
        assert isinstance(game, Ares) and isinstance(before, ares_log.Snapshot)
        return ares_log.changes(game, before)

    def sure(self, change: Change, seat: int) -> bool:
        """Neither the cards that are turned over now, nor what others have chosen in secret, nor what comes of it."""
        if change.kind in ("shown", "neutral_phase", "phase", "round"):
            return False
        return change.kind not in ("corporation", "picked") or change.seat == seat

    def put_to_sleep(self, game: World) -> None:
        """There is none in this game."""

    def live(self, common: m.LiveMessage, game: World, seat: int | None, open_hands: bool) -> m.AresLive:
        assert isinstance(game, Ares)
        return m.AresLive(**fields(common), view=ares_view(game, seat, open_hands))

    def staged(self, common: m.StagedMessage, game: World | None, seat: int) -> m.AresStaged:
        assert game is None or isinstance(game, Ares)
        return m.AresStaged(**fields(common), view=None if game is None else ares_view(game, seat))

    def replayed(self, common: m.ReplayStepMessage, game: World, seat: int | None, all_open: bool) -> m.AresReplayStep:
        assert isinstance(game, Ares)
        view = ares_view(game, seat)
        if all_open:
            view.seats = [ares_seat_view(game, s, True) for s in range(game.seats)]
        return m.AresReplayStep(**fields(common), view=view)


def after_each_line(game: Mars | Ares, seat: int, steps: list[list[int]]) -> list[World]:
    """Where the engine begins to tell a step of its own, the line before it is over."""
    seen: list[World] = []
    for step in steps:
        game.listener = lambda _: seen.append(game.copy())
        try:
            game.take(seat, step[2:])
        finally:
            game.listener = None
    return [*seen, game]


def fields(message: m.Message) -> dict[str, Any]:
    """What a message says, for one of its own kind; the parts are not copied."""
    return dict(message)


KINDS: dict[str, Kind] = {"mars": MarsKind(), "ares": AresKind()}
