"""Many games at once, and what they tell."""

from __future__ import annotations

from tharsis.arena import soundness
from tharsis.arena.simulate import Report, mirrored, play_game, simulate

__all__ = ["Report", "mirrored", "play_game", "simulate", "soundness"]
