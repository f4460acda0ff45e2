"""English for Ares Expedition."""

from __future__ import annotations

from tharsis.words.en.talk import English


class AresEnglish(English):
    """For now."""
