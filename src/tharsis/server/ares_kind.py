"""Ares Expedition as tables see it."""

from __future__ import annotations

from typing import Any

from tharsis.ares import log as ares_log
from tharsis.ares.game import Ares
from tharsis.ares.reasons import why_not_else, why_not_hand, why_not_play
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Decision, Reason
from tharsis.server import messages as m
from tharsis.server.ares_catalogue import ares_catalogue
from tharsis.server.ares_views import (
    ares_view,
    counted,
    hand_open,
    hand_prices,
    hand_shut,
    planet_open,
    seat_open,
    table_open,
)
from tharsis.server.kind import Answers, Setup, Why, after_each_line, answer_all, fields, take_all
from tharsis.server.refusals import Refused
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.log import OpenState
from tharsis.vocabulary.world import World


class AresKind:
    turns: tuple[str, ...] = ("phase", "development", "construction", "action")
    reasoned: tuple[str, ...] = (*turns, "research")
    offers: tuple[str, ...] = ("research", "look", "screen")
    trays: tuple[str, ...] = ("mulligan", "corporation", "research", "give")
    deals = 12  # often only two ocean tiles or phase cards are left, and either may come

    def catalogue(self, lang: m.Lang) -> m.AresCatalogue:
        return ares_catalogue(lang)

    def check_seats(self, new: m.NewTable) -> None:
        if any(seat.kind == "marsbot" for seat in new.seats):
            raise Refused("malformed", "MarsBot plays Terraforming Mars only, not Ares Expedition.")

    def options(self, new: m.NewTable) -> dict[str, object]:
        return dict(new.options)

    def next_options(self, setup: Setup, winners: list[int]) -> dict[str, Any]:
        return {name: value for name, value in setup.items() if name != "seats"}

    def next_starter(self, setup: Setup, winners: list[int]) -> int | None:
        """All begin at the same time."""
        return None

    def rounds(self, game: World) -> int | None:
        assert isinstance(game, Ares)
        return game.length or None

    def corporation(self, game: World, seat: int) -> str | None:
        return game.card_name(game.seat[seat].corporation) or None

    def planet(self, game: World) -> m.Facts:
        assert isinstance(game, Ares)
        return planet_open(game)

    def robot(self, game: World) -> int | None:
        return None

    def answered(self, game: World, seat: int, answers: Answers) -> list[Entry]:
        assert isinstance(game, Ares)
        return ares_log.answered(game, seat, answers)

    def again(self, game: World, seat: int, steps: list[list[int]]) -> list[World]:
        assert isinstance(game, Ares)
        return after_each_line(game, lambda: take_all(game, seat, steps))

    def give(self, game: World, seat: int, answers: Answers) -> World:
        """A phase that begins then is no part of it."""
        assert isinstance(game, Ares)
        return after_each_line(game, lambda: answer_all(game, seat, answers))[0]

    def moment(self, game: World) -> OpenState:
        assert isinstance(game, Ares)
        return ares_log.Snapshot(game)

    def changes(self, game: World, before: OpenState) -> list[Change]:
        assert isinstance(game, Ares) and isinstance(before, ares_log.Snapshot)
        return ares_log.changes(game, before)

    def prices(self, game: World, seat: int) -> list[int]:
        assert isinstance(game, Ares)
        return hand_prices(game, seat)

    def cuts(self, game: World, seat: int, card: Card) -> int:
        assert isinstance(game, Ares)
        return int(game.cuts(game.own[seat], card))

    def sure(self, change: Change, seat: int) -> bool:
        """Neither the cards that are turned over now, nor what others have chosen in secret, nor what comes of it."""
        if change.kind in ("shown", "neutral_phase", "phase", "round"):
            return False
        return change.kind not in ("corporation", "picked") or change.seat == seat

    def why_not_play(self, game: World, seat: int, card: int) -> list[Reason]:
        assert isinstance(game, Ares)
        return why_not_play(counted(game), seat, card)

    def put_to_sleep(self, game: World) -> None:
        """There is none in this game."""

    def why_not_hand(self, game: World, seat: int, decision: Decision | None) -> Why:
        assert isinstance(game, Ares)
        return why_not_hand(counted(game), seat, decision)

    def why_not_else(self, game: World, seat: int, decision: Decision | None) -> Why:
        assert isinstance(game, Ares)
        return why_not_else(game, seat, decision)

    def table_open(self, game: World) -> m.Facts:
        assert isinstance(game, Ares)
        return table_open(game)

    def seat_open(self, game: World, seat: int, points: int) -> m.Facts:
        assert isinstance(game, Ares)
        return seat_open(game, seat, points)

    def hand_shut(self, game: World, seat: int) -> m.Facts:
        assert isinstance(game, Ares)
        return hand_shut(game, seat)

    def hand_open(self, game: World, seat: int) -> m.Facts:
        assert isinstance(game, Ares)
        return hand_open(game, seat)

    def staged(self, common: m.StagedMessage, game: World | None, seat: int) -> m.AresStaged:
        assert game is None or isinstance(game, Ares)
        return m.AresStaged(**fields(common), view=None if game is None else ares_view(game, seat))

    def replayed(self, common: m.ReplayStepMessage, game: World, seat: int | None, all_open: bool) -> m.AresReplayStep:
        assert isinstance(game, Ares)
        return m.AresReplayStep(**fields(common), view=ares_view(game, seat, all_open))
