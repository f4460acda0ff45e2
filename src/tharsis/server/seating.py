"""Who sits where at a new table: people, bots, MarsBot."""

from __future__ import annotations

from tharsis.bots import bots_of
from tharsis.bots.levels import level_of
from tharsis.server import messages as m
from tharsis.server.crew import made_up, names_of
from tharsis.server.kinds import KINDS
from tharsis.server.schema import PERSON
from tharsis.server.store import SeatRow
from tharsis.server.tables import Refused
from tharsis.vocabulary.world import World

ROBOT = "MarsBot"
USUAL = "prospector"  # where nobody says which bot


def check_seats(new: m.NewTable) -> None:
    """Complains about seats that nobody can have."""
    for seat in new.seats:
        if seat.kind == "bot":
            bot_in(new.game, seat.bot)
    kinds = [seat.kind for seat in new.seats]
    if kinds.count("you") > 1:
        raise Refused("malformed", "You can take one seat only; give the others to friends or bots.")
    KINDS[new.game].check_seats(new)


def bot_in(game: str, name: str | None) -> str:
    """What a seat calls the bot of this name, a level's or another's; complains where there is none."""
    level = level_of(game, name or USUAL)
    if level is not None:
        return level.bot
    if name not in bots_of(game):
        raise Refused("malformed", f"There is no bot {name!r}. There are: {', '.join(bots_of(game))}.")
    return name


def settled(new: m.NewTable) -> m.Settings:
    """What is agreed at a new table, with the bot that plays for who is away by the name it has at a seat."""
    if new.settings.deputy is None:
        return new.settings
    return new.settings.model_copy(update={"deputy": bot_in(new.game, new.settings.deputy)})


def seats_of(new: m.NewTable, table: str) -> list[SeatRow]:
    return [
        seat_row(new.game, s, one, name)
        for s, (one, name) in enumerate(zip(new.seats, names_of(new.seats, table, new.wait), strict=True))
    ]


def seat_row(game: str, s: int, one: m.SeatSetup, name: str) -> SeatRow:
    if one.kind == "marsbot":
        return SeatRow(s, "marsbot", ROBOT, None)
    if one.kind == "bot":
        return SeatRow(s, "bot", name, bot_in(game, one.bot))
    return SeatRow(s, PERSON, name, None)


def past_seats(game: World) -> list[SeatRow]:
    """The seats of a record that was loaded: nobody is named in it, but MarsBot is known."""
    robot = KINDS[game.name()].robot(game)
    return [
        SeatRow(s, "marsbot", ROBOT, None) if s == robot else SeatRow(s, PERSON, name, None)
        for s, name in enumerate(made_up([False] * game.seats, str(game.seed)))
    ]
