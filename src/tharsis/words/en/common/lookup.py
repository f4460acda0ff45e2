"""English: what can be looked up beside cards."""

from __future__ import annotations

from tharsis.words.language import NBSP

LOOKUP = {
    "colony_tile": "Colony tiles",
    "milestone": "Milestones",
    "award": "Awards",
    "standard_project": "Standard projects",
    "track": "MarsBot's board",
    "bonus_card": "MarsBot's bonus cards",
    "bot_corporation": "MarsBot's corporations",
    "phase": "Phases",
    "standard_action": "Standard actions",
    "ocean_tile": "Ocean tiles",
    "build": "When you build a colony: {text}",
    "bonus": "Colony bonus, whenever anybody trades here: {text}",
    "income": "Trade, by the step of the marker: {text}",
    "opened_by": "Closed until somebody has a card for its resource in play.",
    "claim": f"Claiming costs {{cost}}{NBSP}M€ and is worth {{points}} points; three milestones in a game.",
    "fund": f"The first, second and third award of a game cost {{costs}}{NBSP}M€. At the end {{first}} points for the "
    "most and, with three or more players, {second} for the next.",
    "phase_bonus": "Whoever chose it: {text}",
    "tiles_of_nine": "{n} of the 9 tiles: {text}",
}
