"""What a log tells of MarsBot: what changed on its board, and what its lines say by themselves."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.log import Change
from tharsis.mars.marsbot.robot import CORPORATIONS, HUMAN, MARSBOT, STORED, TRACKS, Robot

# steps that tell a change by their amount: whose it is, its kind, and whether the amount is gained or lost
TELLING: Final = {
    "bot_gain": (MARSBOT, "stock", 1),
    "bot_fail": (MARSBOT, "stock", 1),
    "bot_pays": (MARSBOT, "stock", -1),
    "bot_human_loses": (HUMAN, "stock", -1),
    "bot_rating": (MARSBOT, "tr", 1),
    "bot_floaters": (MARSBOT, "bot_storage", 1),
    "bot_extra_card": (MARSBOT, "bot_storage", -1),
    "bot_exchange": (MARSBOT, "bot_storage", -1),
    "bot_on_card": (MARSBOT, "bot_pile", 1),
    "species": (HUMAN, "cubes", -1),
}
# steps that name what a change is about
NAMING: Final = {
    "bot_advance": "bot_track",
    "bot_last": "bot_track",
    "bot_drop": "shown",
    "bot_draft_drop": "shown",
    "bot_fleet": "fleets",
    "bot_trade": "fleet",
}


def robot_changes(robot: Robot, old: Robot) -> list[Change]:
    """Trackers, storage areas, and what lies on its corporation."""
    out: list[Change] = []
    for t, name in enumerate(TRACKS):
        if robot.tracker[t] != old.tracker[t]:
            step = robot.tracker[t] - old.tracker[t]
            out.append(Change("bot_track", MARSBOT, item=name, amount=step, now=robot.tracker[t]))
    for m in range(len(robot.storage)):
        if robot.storage[m] != old.storage[m]:
            step = robot.storage[m] - old.storage[m]
            out.append(Change("bot_storage", MARSBOT, item=STORED[m], amount=step, now=robot.storage[m]))
    if robot.on_card != old.on_card:
        card = CORPORATIONS[robot.corporation].name
        out.append(Change("bot_pile", MARSBOT, card=card, amount=robot.on_card - old.on_card, now=robot.on_card))
    return out
