"""What an answer does at once, whatever the hidden cards are, and what kind of action it is therefore."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tharsis.bots.minds import Mind
from tharsis.coach.coached import Answers
from tharsis.coach.games import COACHED
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import node_of
from tharsis.kernel.option import Option
from tharsis.kernel.view import View
from tharsis.vocabulary.world import World

DEALS: Final = 3  # of the hidden cards, to find out what does not depend on them
LONGEST: Final = 40  # answers of one action
SECRET: Final = ("shown", "generation", "round", "phase")  # changes that are no deed, or were hidden before
# kinds of action, in the order in which they are looked for
KINDS: Final = ("goals", "terraform", "tiles", "income", "cards", "engine", "wait")
WAITING: Final = ("pass", "end", "finish", "no", "sell")
BY_OPTION: Final = {"claim": "goals", "fund": "goals", **dict.fromkeys(WAITING, "wait")}


def told(game: World, seat: int, answers: Answers) -> list[Entry]:
    """Gives these answers and tells what happened."""
    return COACHED[game.name()].told(game, seat, answers)


def whole_action(game: World, seat: int, codes: Sequence[int], mind: Mind) -> Iterator[list[int]]:
    """An answer, and what the policy answers to all that the action still asks."""
    yield list(codes)
    for _ in range(LONGEST):
        if game.over or game.offers[seat] is None or node_of(game.lanes[seat].node).is_turn:
            return
        yield mind.policy.answer(game, seat)


def changes(view: View, codes: Sequence[int], mind: Mind, seed: int = 0) -> list[Change]:
    """What an answer changes at once for its seat and the planet, as far as it does not depend on what is hidden."""
    common: list[Change] | None = None
    for n in range(DEALS):
        game = view.sample(seed + n)
        assert isinstance(game, World)
        mind.play_on(seed)
        line = told(game, view.seat, whole_action(game, view.seat, codes, mind))[0]
        here = [c for c in line.changes if c.seat in (-1, view.seat) and c.kind not in SECRET]
        common = here if common is None else [c for c in common if c in here]
    return common or []


def kind_of(option: Option, done: Sequence[Change]) -> str:
    """What kind of action an option is, by what it does."""
    if option.kind == "phase":
        return f"phase_{option.item}"
    if option.kind in BY_OPTION:
        return BY_OPTION[option.kind]
    rises = {c.kind for c in done if c.amount > 0}
    if "parameter" in rises or "tr" in rises:
        return "terraform"
    if {"tile", "claim", "forests"} & {c.kind for c in done}:
        return "tiles"
    if rises & {"production", "capacity", "draws"}:
        return "income"
    return "cards" if "hand" in rises else "engine"
