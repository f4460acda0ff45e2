"""A puzzle that is solved by pressing what its line names."""

from __future__ import annotations

from player import Player

from tharsis.coach.puzzles import Puzzle, shipped


def plainest() -> Puzzle:
    """A puzzle that is solved by few deeds, none of which has to be paid in a certain way."""
    deeds = ("project", "place", "fund", "claim")
    plain = [puzzle for puzzle in shipped() if all(step[0].startswith(deeds) for step in puzzle.line)]
    return min(plain, key=lambda puzzle: len(puzzle.line))


def actions_of(puzzle: Puzzle) -> list[list[str]]:
    """Its line, with the areas that each action asks for."""
    actions: list[list[str]] = []
    for (deed,) in puzzle.line:
        if deed.startswith("place"):
            actions[-1].append(deed)
        else:
            actions.append([deed])
    return actions


def stage(player: Player, action: list[str]) -> None:
    player.press(f"[data-option='{action[0]}']")
    for deed in action[1:]:
        player.press(f".hex.legal[data-area={deed.split()[-1]}]")
    player.page.locator("#main:not([aria-disabled=true])").wait_for()


def do(player: Player, action: list[str]) -> None:
    ask = player.live()["ask"]["id"]
    stage(player, action)
    player.press("#main:not([aria-disabled=true])")
    player.until(lambda: not player.asked(ask), "the answer was not taken")


# ---- as it was drawn
def staged(player: Player) -> None:
    """The first action of a line is about to be done."""
    stage(player, actions_of(plainest())[0])


def solved(player: Player) -> None:
    for action in actions_of(plainest()):
        do(player, action)
    player.page.locator(".res.solved").wait_for()


def failed(player: Player) -> None:
    do(player, actions_of(plainest())[-1])
    player.press("#mine")
    player.page.locator(".res").wait_for()
