"""Terraforming Mars as tables see it."""

from __future__ import annotations

from typing import Any

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Decision, Reason
from tharsis.mars import log as mars_log
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.robot import CORPORATIONS, LEVELS, MARSBOT
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.reasons import why_not_else, why_not_hand, why_not_play
from tharsis.server import messages as m
from tharsis.server.catalogue import catalogue
from tharsis.server.kind import Answers, Setup, Why, after_each_line, answer_all, fields, take_all
from tharsis.server.refusals import Refused
from tharsis.server.views import game_view, hand_open, hand_shut, planet_open, seat_open, table_open
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.log import OpenState
from tharsis.vocabulary.world import World
from tharsis.vocabulary.written import prices_of


class MarsKind:
    turns: tuple[str, ...] = ("turn",)
    reasoned: tuple[str, ...] = turns
    offers: tuple[str, ...] = ("buy", "draft", "look")
    trays: tuple[str, ...] = ("moons", "corporation", "first_hand", "buy", "draft")
    deals = 5

    def catalogue(self, lang: m.Lang) -> m.Catalogue:
        return catalogue(lang)

    def check_seats(self, new: m.NewTable) -> None:
        kinds = [seat.kind for seat in new.seats]
        if new.options.get("marsbot", LEVELS[0]) == LEVELS[0]:
            if "marsbot" in kinds:
                raise Refused("malformed", f"A seat for MarsBot needs the option marsbot: {', '.join(LEVELS[1:])}.")
            return
        if len(kinds) != 2 or kinds[0] == "marsbot" or kinds[1] != "marsbot":
            raise Refused(
                "malformed",
                "MarsBot plays against one other seat: the first seat is yours, a friend's or a bot's, "
                "the second is MarsBot's, and there is no third.",
            )
        ending = new.options.get("end_turn")
        if isinstance(ending, list) and kinds.index("marsbot") in ending:
            raise Refused("malformed", "end_turn: MarsBot ends its turns by the rules; leave its seat out.")

    def options(self, new: m.NewTable) -> dict[str, object]:
        """Where answers can be taken back, people say themselves that a turn is over: until then nobody else acts."""
        if not new.settings.undo:
            return dict(new.options)
        return {"end_turn": [s for s, one in enumerate(new.seats) if one.kind in ("you", "friend")], **new.options}

    def next_options(self, setup: Setup, winners: list[int]) -> dict[str, Any]:
        """By turns, unless it was agreed otherwise."""
        options = {name: value for name, value in setup.items() if name not in ("seats", "last_winners")}
        if options.get("first") == "last_winner":
            return {**options, "last_winners": winners}
        starter = self.next_starter(setup, winners)
        return options if starter is None else {**options, "first": starter}

    def next_starter(self, setup: Setup, winners: list[int]) -> int | None:
        first = setup.get("first", "host")
        if setup["seats"] == 1 or setup.get("marsbot", LEVELS[0]) != LEVELS[0] or first == "random":
            return None
        if first == "last_winner":
            return winners[0] if len(winners) == 1 else None
        return int((0 if first == "host" else first) + 1) % int(setup["seats"])

    def rounds(self, game: World) -> int | None:
        return None

    def corporation(self, game: World, seat: int) -> str | None:
        """MarsBot has cards of its own."""
        if isinstance(game, BotTable) and seat == MARSBOT:
            return CORPORATIONS[game.robot.corporation].name or None
        return game.card_name(game.seat[seat].corporation) or None

    def planet(self, game: World) -> m.Facts:
        assert isinstance(game, Mars)
        return planet_open(game)

    def robot(self, game: World) -> int | None:
        return MARSBOT if isinstance(game, BotTable) else None

    def answered(self, game: World, seat: int, answers: Answers) -> list[Entry]:
        assert isinstance(game, Mars)
        return mars_log.answered(game, seat, answers)

    def again(self, game: World, seat: int, steps: list[list[int]]) -> list[World]:
        assert isinstance(game, Mars)
        return after_each_line(game, lambda: take_all(game, seat, steps))

    def give(self, game: World, seat: int, answers: Answers) -> World:
        assert isinstance(game, Mars)
        answer_all(game, seat, answers)
        return game

    def moment(self, game: World) -> OpenState:
        assert isinstance(game, Mars)
        return mars_log.Snapshot(game)

    def changes(self, game: World, before: OpenState) -> list[Change]:
        assert isinstance(game, Mars) and isinstance(before, mars_log.Snapshot)
        return mars_log.changes(game, before)

    def prices(self, game: World, seat: int) -> list[int]:
        return prices_of(game, seat)

    def cuts(self, game: World, seat: int, card: Card) -> int:
        return 0

    def sure(self, change: Change, seat: int) -> bool:
        """Cards that are turned over now were hidden, and so were the corporations of others."""
        return change.kind != "shown" and (change.kind != "corporation" or change.seat == seat)

    def why_not_play(self, game: World, seat: int, card: int) -> list[Reason]:
        assert isinstance(game, Mars)
        return why_not_play(game, seat, card)

    def put_to_sleep(self, game: World) -> None:
        assert isinstance(game, Mars)
        game.think_ahead()

    def why_not_hand(self, game: World, seat: int, decision: Decision | None) -> Why:
        assert isinstance(game, Mars)
        return why_not_hand(game, seat, decision)

    def why_not_else(self, game: World, seat: int, decision: Decision | None) -> Why:
        assert isinstance(game, Mars)
        return why_not_else(game, seat, decision)

    def table_open(self, game: World) -> m.Facts:
        assert isinstance(game, Mars)
        return table_open(game)

    def seat_open(self, game: World, seat: int, points: int) -> m.Facts:
        assert isinstance(game, Mars)
        return seat_open(game, seat, points)

    def hand_shut(self, game: World, seat: int) -> m.Facts:
        assert isinstance(game, Mars)
        return hand_shut(game, seat)

    def hand_open(self, game: World, seat: int) -> m.Facts:
        assert isinstance(game, Mars)
        return hand_open(game, seat)

    def staged(self, common: m.StagedMessage, game: World | None, seat: int) -> m.Staged:
        assert game is None or isinstance(game, Mars)
        return m.Staged(**fields(common), view=None if game is None else game_view(game, seat))

    def replayed(self, common: m.ReplayStepMessage, game: World, seat: int | None, all_open: bool) -> m.ReplayStep:
        assert isinstance(game, Mars)
        return m.ReplayStep(**fields(common), view=game_view(game, seat, all_open))
