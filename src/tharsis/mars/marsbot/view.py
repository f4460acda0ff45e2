"""What a seat may know about MarsBot, and how the rest is dealt anew."""

from __future__ import annotations

from tharsis.kernel.rows import Pile
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.position import robot_open
from tharsis.mars.marsbot.robot import BONUS, Robot
from tharsis.mars.marsbot.table import BotTable


def marsbot_seen(g: Mars) -> dict[str, object] | None:
    """Its board and cards, its decks only by their size; None where it does not sit."""
    if not isinstance(g, BotTable):
        return None
    return {**robot_open(g.robot), "action_deck": len(g.robot.action), "bonus_deck": len(g.robot.bonus)}


def of_bonus(robot: Robot, c: int) -> bool:
    """A card of the action deck that came from the bonus deck."""
    return c in robot.seeded or (c < 0 and not BONUS[-c].returns)


def hidden_projects(robot: Robot) -> list[int]:
    """Projects of the action deck that nobody has seen."""
    return [c for c in robot.action if c > 0 and c not in robot.seeded]


def deal_decks_anew(g: BotTable, pool: Pile) -> None:
    """Which projects and which bonus card lie in its action deck, and the order of its decks."""
    robot = g.robot
    unseen = sorted(robot.bonus + [c for c in robot.action if of_bonus(robot, c)])
    g.shuffle(unseen)
    action = [c for c in robot.action if c < 0 and BONUS[-c].returns]
    for c in robot.action:
        if of_bonus(robot, c):
            action.append(unseen.pop())
        elif c > 0:
            action.append(pool.take())
    robot.bonus = unseen
    robot.action = sorted(action)
    g.shuffle(robot.action)
