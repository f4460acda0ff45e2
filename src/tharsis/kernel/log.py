"""What happened, answer by answer: the lines of a log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tharsis.kernel.option import Reason
from tharsis.kernel.speech import speaker


@dataclass(slots=True)
class Change:
    """One thing that is different now. `kind` says what: each game has its own."""

    kind: str
    seat: int = -1
    item: str = ""
    card: str = ""
    area: str = ""
    amount: int = 0
    now: int = 0


@dataclass(slots=True)
class Entry:
    """One answer as everybody may know it, with what it changed. `kind` is the kind of the option answered."""

    seat: int
    kind: str
    generation: int
    card: str = ""
    item: str = ""
    area: str = ""
    target: int = -1
    amount: int = 0
    amounts: dict[str, int] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    place: str = ""
    reasons: list[Reason] = field(default_factory=list)  # why a step that the game took by itself went as it did
    game: str = ""

    def say(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The line as a person reads it."""
        return speaker(lang, self.game, names).entry(self)

    def deed(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """What was done, without who did it and without the changes: they may be shown as symbols."""
        return speaker(lang, self.game, names).deed(self)

    def why(self, lang: str = "en", names: Sequence[str] = ()) -> list[str]:
        """The reasons, each as a person reads it."""
        words = speaker(lang, self.game, names)
        return [words.reason(reason) for reason in self.reasons]
