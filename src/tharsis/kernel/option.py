"""What a person or a bot sees of a question: decisions and their options, reasons for what is not offered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, NamedTuple

from tharsis.kernel.errors import BadAnswer, shown
from tharsis.kernel.speech import speaker

if TYPE_CHECKING:
    from tharsis.kernel.game import Game

MOST_NAMED = 40  # options that a complaint names


@dataclass(init=False, slots=True)
class Option:
    """One thing that may be answered.

    `kind` says what it is, the other fields are its arguments (each kind fills the ones it needs), `notation` is its
    canonical short text: the same in records, tests, bug reports and over the wire. `idle` names the parts that would
    have no effect now; `useless` is set when nothing at all would happen.
    """

    code: int
    kind: str
    notation: str
    card: str = ""
    area: str = ""
    item: str = ""  # anything else that has a name in its game
    seat: int = -1
    index: int = 0
    amount: int = 0
    amounts: dict[str, int] = field(default_factory=dict)
    place: str = ""  # where resources come from, when there are several places
    idle: tuple[str, ...] = ()
    useless: bool = False
    game: str = ""  # whose words it is said in
    fees: dict[str, int] = field(default_factory=dict)  # what is asked for next: so much of one of these

    # spelled out, for what `dataclass` writes is not compiled: it takes six times as long
    def __init__(
        self,
        code: int,
        kind: str,
        notation: str,
        card: str = "",
        area: str = "",
        item: str = "",
        seat: int = -1,
        index: int = 0,
        amount: int = 0,
        amounts: dict[str, int] | None = None,
        place: str = "",
        idle: tuple[str, ...] = (),
        useless: bool = False,
        game: str = "",
        fees: dict[str, int] | None = None,
    ) -> None:
        self.code = code
        self.kind = kind
        self.notation = notation
        self.card = card
        self.area = area
        self.item = item
        self.seat = seat
        self.index = index
        self.amount = amount
        self.amounts = {} if amounts is None else amounts
        self.place = place
        self.idle = idle
        self.useless = useless
        self.game = game
        self.fees = {} if fees is None else fees

    def say(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The option as a person reads it."""
        return speaker(lang, self.game, names).option(self)

    def __str__(self) -> str:
        return self.notation

    def __reduce__(self) -> tuple[object, ...]:
        return made_again(self)


class Reason(NamedTuple):
    """Why something is not offered: a kind, what is missing, how much is needed and how much is there."""

    kind: str
    item: str = ""
    need: int = 0
    have: int = 0
    game: str = ""
    began: bool = False  # what is there is what was there when the phase began: meanwhile it is something else

    def say(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        return speaker(lang, self.game, names).reason(self)


def said_in(game: str, reasons: list[Reason]) -> list[Reason]:
    """The same reasons, in the words of this game."""
    return [Reason(one.kind, one.item, one.need, one.have, game, one.began) for one in reasons]


@dataclass(init=False, slots=True)
class Decision:
    """A question to one seat: pick one option, or between `least` and `most` of them."""

    seat: int
    kind: str
    least: int
    most: int
    options: list[Option]
    card: str = ""  # the card whose words ask
    game: str = ""

    def __init__(
        self, seat: int, kind: str, least: int, most: int, options: list[Option], card: str = "", game: str = ""
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.least = least
        self.most = most
        self.options = options
        self.card = card
        self.game = game

    @property
    def single(self) -> bool:
        return self.least == 1 and self.most == 1

    def say(self, lang: str = "en") -> str:
        """The question as a person reads it."""
        return speaker(lang, self.game).question(self)

    def notations(self) -> list[str]:
        return [option.notation for option in self.options]

    def as_dict(self) -> dict[str, object]:
        """The question as plain data."""
        return {
            "kind": self.kind,
            "card": self.card,
            "least": self.least,
            "most": self.most,
            "options": self.notations(),
        }

    def __reduce__(self) -> tuple[object, ...]:
        return made_again(self)


def made_again(one: Option | Decision) -> tuple[object, ...]:
    """How a copy of it is made, here or in another process: compiled classes do not know that by themselves."""
    return type(one), tuple([getattr(one, known.name) for known in fields(one)])


def match(game: Game, seat: int, choice: object) -> list[int]:
    """The codes that an answer stands for: a notation, an option or its index, or a list of those for a subset."""
    decision = game.decision(seat) or game.optional(seat)
    if decision is None:
        waiting = ", ".join(str(s) for s in game.waiting()) or "nobody, the game is over"
        raise BadAnswer(f"seat {shown(seat)} is not asked anything now; asked: {waiting}", "seat")
    return match_in(decision, choice)


def match_in(decision: Decision, choice: object) -> list[int]:
    """The same for a question at hand."""
    seat = decision.seat
    wanted = list(choice) if isinstance(choice, (list, tuple)) else [choice]
    picked: list[int] = []
    for one in wanted:
        code = -1
        if isinstance(one, bool):
            pass
        elif isinstance(one, int):
            if 0 <= one < len(decision.options):
                code = decision.options[one].code
        else:
            text = one.notation if isinstance(one, Option) else one
            for option in decision.options:
                if option.notation == text:
                    code = option.code
        if code < 0 or code in picked:
            offered = ", ".join(o.notation for o in decision.options[:MOST_NAMED]) or "nothing"
            if len(decision.options) > MOST_NAMED:
                offered += f" and {len(decision.options) - MOST_NAMED} more"
            given = one.notation if isinstance(one, Option) else one
            fault = "is named twice" if code >= 0 else "is not offered"
            raise BadAnswer(f"{shown(given)} {fault} to seat {seat}; offered: {offered}", "choice")
        picked.append(code)
    if not decision.least <= len(picked) <= decision.most:
        count = str(decision.least) if decision.least == decision.most else f"{decision.least} to {decision.most}"
        raise BadAnswer(f"seat {seat} must pick {count} of the options, not {len(picked)}", "choice")
    return picked
