"""Languages. Each is one module with one class; they are found by listing them here."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.speech import SPEAKERS
from tharsis.words.en import English
from tharsis.words.fr import French
from tharsis.words.language import CardText, Language
from tharsis.words.uk import Ukrainian

LANGUAGES: Final[dict[str, Language]] = {language.code: language for language in (English(), French(), Ukrainian())}
SPEAKERS.update(LANGUAGES)

__all__ = ["LANGUAGES", "CardText", "Language"]
