"""What people say to each other at a table, and what the server says when something is wrong."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tharsis.server.messages.plain import Message, MoveId


class Say(Message):
    """Something said to all at the table: a phrase of the catalogue, or a text. `id` is the client's own; a repeat is
    said once."""

    id: MoveId
    phrase: Annotated[str, Field(max_length=40)] | None = None
    text: Annotated[str, Field(max_length=200)] | None = None


class Saying(Message):
    """What was said; it has a phrase or a text, and is shown as it is."""

    n: int
    seat: int
    at: float
    phrase: str | None
    text: str | None


class Talk(Message):
    """The last things said, from number `first` on; those before it were sent already, or are forgotten."""

    type: Literal["talk"] = "talk"
    first: int
    sayings: list[Saying]


# taken: somebody else came by this link; full: there is no room for more
ProblemCode = Literal[
    "stale", "refused", "unknown", "forbidden", "malformed", "rules", "busy", "unavailable", "taken", "full", "endless"
]


class Problem(Message):
    """Anything that went wrong, in a sentence for a person. `code` is for programs."""

    type: Literal["problem"] = "problem"
    id: str | None = None
    code: ProblemCode
    text: str
