"""English: what can be looked up beside cards."""

from __future__ import annotations

from tharsis.words.language import NBSP

LOOKUP = {
    "milestone": "Milestones",
    "award": "Awards",
    "standard_project": "Standard projects",
    "phase": "Phases",
    "standard_action": "Standard actions",
    "ocean_tile": "Ocean tiles",
    "claim": f"Claiming costs {{cost}}{NBSP}M€ and is worth {{points}} points; three milestones in a game.",
    "fund": f"The first, second and third award of a game cost {{costs}}{NBSP}M€. At the end {{first}} points for the "
    "most and, with three or more players, {second} for the next.",
    "phase_bonus": "Whoever chose it: {text}",
    "tiles_of_nine": "{n} of the 9 tiles: {text}",
}
