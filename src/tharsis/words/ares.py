"""What every language shares when it tells of Ares Expedition: lines in which the table itself goes on."""

from __future__ import annotations

from tharsis.kernel.log import Entry
from tharsis.words.language import Language


class AresTelling(Language):
    """Beside the lines of players there are those of nobody: phase cards shown, a phase, a round."""

    def entry(self, entry: Entry) -> str:
        if entry.seat >= 0:
            return super().entry(entry)
        text = str(getattr(self, "did_" + entry.kind)(entry))
        told = self.told(entry)
        return self.sentence(f"{text}{self.colon} {told}" if told else text)
