"""What matters in a position before anything is weighed: time, goals, cards whose time comes or goes. Told of a game
that fits the view, and only of what the seat may know.
"""

from __future__ import annotations

from typing import Final

from tharsis.bots.minds import Mind
from tharsis.coach.coached import NEAR, Fact
from tharsis.coach.games import COACHED
from tharsis.kernel.option import Decision, Reason
from tharsis.kernel.playout import playout
from tharsis.kernel.view import View
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import PARAMETERS
from tharsis.vocabulary.world import World

MOST: Final = 3  # facts that are told
ENDINGS: Final = 4  # games that are played to their end to tell how long this one lasts
FAR: Final = 3  # generations or rounds left, from which on income is worth more than points


def facts(view: View, mind: Mind, seed: int = 0) -> list[Reason]:
    """The few that weigh most."""
    game = sampled(view, seed)
    decision = view.decision
    found = [time_left(view, mind, seed), *cards(game, view.seat), *stocks(decision)]
    if decision is not None and decision.kind in BOUGHT:
        found.append(Fact(5, Reason("coach_buy", have=game.seat[view.seat].stock[0])))
    found += COACHED[game.name()].facts(game, view.seat)
    best: dict[str, Fact] = {}  # of each kind
    for fact in sorted(found, key=lambda fact: -fact.weight):
        best.setdefault(fact.note.kind, fact)
    return [fact.note._replace(game=game.speech()) for fact in list(best.values())[:MOST]]


def sampled(view: View, seed: int) -> World:
    game = view.sample(seed)
    assert isinstance(game, World)
    return game


# ---- in every game
BOUGHT: Final = ("buy", "first_hand", "look")  # questions about cards that cost


def rounds_left(view: View, mind: Mind, seed: int = 0) -> float:
    """How many generations or rounds come after this one, as games like this go."""
    total = 0
    for n in range(ENDINGS):
        game = view.sample(seed + n)
        before = game.rounds()
        playout(game, [mind.play_on(seed + n)] * game.seats)
        total += game.rounds() - before
    return total / ENDINGS


def time_left(view: View, mind: Mind, seed: int) -> Fact:
    left = round(rounds_left(view, mind, seed))
    if left == 0:
        return Fact(6, Reason("coach_last_round"))
    return Fact(3, Reason("coach_many_rounds" if left >= FAR else "coach_few_rounds", need=left))


def cards(game: World, seat: int) -> list[Fact]:
    """Cards of the hand that cannot be played any more a few steps later, and those that can be then."""
    out: list[Fact] = []
    for number in game.seat[seat].hand:
        card = game.cards[number]
        now = met(game, seat, card)
        for parameter in range(len(PARAMETERS)):
            if not game.complete(parameter):
                later = met(game, seat, card, parameter, NEAR)
                if now and not later:
                    out.append(Fact(4, Reason("coach_closes", card.name, NEAR)))
                elif later and not now:
                    out.append(Fact(1.5, Reason("coach_opens", card.name, NEAR)))
    return out


def met(game: World, seat: int, card: Card, parameter: int = 0, steps: int = 0) -> bool:
    """Whether a card's needs would be met after so many steps of a parameter."""
    who = game.seat[seat]
    before = game.params[parameter]
    game.params[parameter] = before + steps
    try:
        return all(need.met(game, seat, who.shift + who.next_shift) for need in card.needs)
    finally:
        game.params[parameter] = before


def stocks(decision: Decision | None) -> list[Fact]:
    """What has grown to be turned into something."""
    ready = {option.item: option.amount for option in decision.options if option.kind == "convert"} if decision else {}
    return [Fact(2, Reason("coach_ready", item, amount)) for item, amount in ready.items()]
