"""The coach: opinions about positions and games, made of what a seat may know and of nothing else."""

from __future__ import annotations

from tharsis.coach.chances import trained
from tharsis.coach.hints import Hint, hint
from tharsis.coach.weighing import Balance, Weighed, Weighing

__all__ = ["Balance", "Hint", "Weighed", "Weighing", "hint", "trained"]
