"""Many games at once, and what they tell."""

from __future__ import annotations

from tharsis.arena.simulate import Report, play_game, simulate

__all__ = ["Report", "play_game", "simulate"]
