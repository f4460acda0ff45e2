"""Who sits where at a new table: people, bots, MarsBot."""

from __future__ import annotations

from tharsis.bots import BOTS
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.robot import LEVELS, MARSBOT
from tharsis.server import messages as m
from tharsis.server.crew import made_up, names_of
from tharsis.server.schema import PERSON
from tharsis.server.store import SeatRow
from tharsis.server.tables import Refused
from tharsis.vocabulary.world import World

ROBOT = "MarsBot"


def check_seats(new: m.NewTable) -> None:
    """Complains about seats that nobody can have."""
    for seat in new.seats:
        if seat.kind == "bot" and (seat.bot or "greedy") not in BOTS:
            raise Refused("malformed", f"There is no bot {seat.bot!r}.")
    kinds = [seat.kind for seat in new.seats]
    if kinds.count("you") > 1:
        raise Refused("malformed", "You can take one seat only; give the others to friends or bots.")
    level = new.options.get("marsbot", LEVELS[0])
    if new.game != "mars":
        if "marsbot" in kinds:
            raise Refused("malformed", "MarsBot plays Terraforming Mars only, not Ares Expedition.")
    elif level != LEVELS[0]:
        if len(kinds) != 2 or kinds[0] == "marsbot" or kinds[1] != "marsbot":
            raise Refused(
                "malformed",
                "MarsBot plays against one other seat: the first seat is yours, a friend's or a bot's, "
                "the second is MarsBot's, and there is no third.",
            )
        ending = new.options.get("end_turn")
        if isinstance(ending, list) and kinds.index("marsbot") in ending:
            raise Refused("malformed", "end_turn: MarsBot ends its turns by the rules; leave its seat out.")
    elif "marsbot" in kinds:
        raise Refused("malformed", f"A seat for MarsBot needs the option marsbot: {', '.join(LEVELS[1:])}.")


def options_of(new: m.NewTable) -> dict[str, object]:
    """Where answers can be taken back, people say themselves that a turn is over: until then nobody else acts."""
    if new.game != "mars" or not new.settings.undo:
        return dict(new.options)
    return {"end_turn": [s for s, one in enumerate(new.seats) if one.kind in ("you", "friend")], **new.options}


def seats_of(new: m.NewTable, table: str) -> list[SeatRow]:
    return [
        seat_row(s, one, name) for s, (one, name) in enumerate(zip(new.seats, names_of(new.seats, table), strict=True))
    ]


def seat_row(s: int, one: m.SeatSetup, name: str) -> SeatRow:
    if one.kind == "marsbot":
        return SeatRow(s, "marsbot", ROBOT, None)
    if one.kind == "bot":
        return SeatRow(s, "bot", name, one.bot or "greedy")
    return SeatRow(s, PERSON, name, None)


def past_seats(game: World) -> list[SeatRow]:
    """The seats of a record that was loaded: nobody is named in it, but MarsBot is known."""
    robot = MARSBOT if isinstance(game, Mars) and game.robot is not None else -1
    return [
        SeatRow(s, "marsbot", ROBOT, None) if s == robot else SeatRow(s, PERSON, name, None)
        for s, name in enumerate(made_up([False] * game.seats, str(game.seed)))
    ]
