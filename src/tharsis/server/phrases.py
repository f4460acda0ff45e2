"""What can be said at a table with one touch: each hears it in their own language."""

from __future__ import annotations

from tharsis.server import messages as m
from tharsis.words import SPEAKING

PHRASES = {game: tuple(languages["en"].phrases) for game, languages in SPEAKING.items()}


def phrases(game: str, lang: str) -> list[m.Named]:
    """The phrases of a game in a language."""
    said = SPEAKING[game][lang].phrases
    return [m.Named(id=name, name=said[name]) for name in PHRASES[game]]
