"""What the coach knows of Terraforming Mars: its goals, and games of people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis.coach.coached import NEAR, Answers, Fact
from tharsis.coach.people import Band, People
from tharsis.kernel.log import Entry
from tharsis.kernel.option import Reason
from tharsis.mars.game import Mars
from tharsis.mars.goals import AWARD_COST, MILESTONE_COST, MOST_MILESTONES, claimed_by
from tharsis.mars.log import answered
from tharsis.native import Row
from tharsis.vocabulary.world import World

# by seats; `make people` writes them for the page
PEOPLE: Final[Mapping[int, People]] = {
    2: People(552, Band(12, 13, 15), Band(93, 111, 136), 104.6, 13),
    3: People(549, Band(10, 11, 13), Band(77, 91, 112), 81.1, 10),
    4: People(305, Band(9, 10, 12), Band(63, 77, 95), 65.9, 7),
    5: People(58, Band(8, 9, 11), Band(56, 69, 88), 57.7, 5),
}


class MarsCoached:
    def told(self, game: World, seat: int, answers: Answers) -> list[Entry]:
        assert isinstance(game, Mars)
        return answered(game, seat, answers)

    def levels(self, game: World) -> Row:
        return game.params

    def facts(self, game: World, seat: int) -> list[Fact]:
        assert isinstance(game, Mars)
        return [] if game.seats == 1 else [*milestones(game, seat), *awards(game, seat)]

    def people(self, setup: Mapping[str, object]) -> People | None:
        """Those with as many seats; a table with another box or against MarsBot is no such game."""
        if not setup.get("corporate_era") or setup.get("colonies") or setup.get("marsbot", "none") != "none":
            return None
        seats = setup.get("seats")
        return PEOPLE.get(seats) if isinstance(seats, int) else None


def milestones(game: Mars, seat: int) -> list[Fact]:
    """Those that can be claimed, and those for which several are as near."""
    if len(game.milestones) >= 2 * MOST_MILESTONES:
        return []
    out: list[Fact] = []
    for i, goal in enumerate(game.map.milestones):
        if claimed_by(game.milestones, i) >= 0:
            continue
        short = [goal.need - game.measure(s, goal.measure) for s in range(game.seats)]
        others = [short[s] for s in range(game.seats) if s != seat]
        if short[seat] <= 0 and game.seat[seat].stock[0] >= MILESTONE_COST:
            rivals = sum(far <= NEAR for far in others)
            out.append(Fact(7 if rivals else 5, Reason("coach_goal_ready", goal.name, MILESTONE_COST, rivals)))
        elif 0 < short[seat] <= NEAR:
            rivals = sum(far <= short[seat] for far in others)
            out.append(Fact(4.5 if rivals else 2.5, Reason("coach_goal_near", goal.name, short[seat], rivals)))
    return out


def awards(game: Mars, seat: int) -> list[Fact]:
    """Those that nobody has funded and this seat leads."""
    funded = len(game.awards) // 2
    if funded >= len(AWARD_COST) or game.seat[seat].stock[0] < AWARD_COST[funded]:
        return []
    out: list[Fact] = []
    for i, goal in enumerate(game.map.awards):
        counts = [game.measure(s, goal.measure) for s in range(game.seats)]
        ahead = counts[seat] - max(counts[s] for s in range(game.seats) if s != seat)
        if ahead > 0 and claimed_by(game.awards, i) < 0:
            weight = 2 + min(1.5, ahead / 4)
            out.append(Fact(weight, Reason("coach_award", goal.name, AWARD_COST[funded], ahead)))
    return out
