"""What matters in a position before anything is weighed: time, goals, cards whose time comes or goes. Told of a game
that fits the view, and only of what the seat may know.
"""

from __future__ import annotations

from typing import Final, Literal

from tharsis.bots.minds import Mind
from tharsis.bots.outcome import together
from tharsis.coach.coached import NEAR, Fact
from tharsis.coach.games import COACHED
from tharsis.kernel.option import Decision, Reason
from tharsis.kernel.playout import Until, playout
from tharsis.kernel.view import View
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import PARAMETERS
from tharsis.vocabulary.world import World

Unit = Literal["points", "steps"]
MOST: Final = 3  # facts that are told
ENDINGS: Final = 4  # games that are played to their end to tell how long this one lasts
LONGEST: Final = 60  # generations or rounds that are counted: a position may be made up so that its game never ends
FAR: Final = 3  # generations or rounds left, from which on income is worth more than points


def facts(view: View, mind: Mind, seed: int = 0) -> list[Reason]:
    """The few that weigh most."""
    game = sampled(view, seed)
    decision = view.decision
    time = time_left(view, mind, seed)
    found = [time, *cards(game, view.seat), *stocks(decision)]
    if time.note.kind == "coach_last_round":
        found = [fact for fact in found if fact.note.kind != "coach_opens"]  # there is no soon
    if decision is not None and decision.kind in BOUGHT:
        known = decision.kind != FIRST_HAND
        found.append(Fact(5, Reason("coach_buy", have=game.seat[view.seat].stock[0] if known else -1)))
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
FIRST_HAND: Final = "first_hand"  # when a corporation has paid nothing out yet
BOUGHT: Final = ("buy", FIRST_HAND, "look")  # questions about cards that cost


def rounds_left(view: View, mind: Mind, seed: int = 0) -> float:
    """How many generations or rounds come after this one, as games like this go."""
    total = 0
    for n in range(ENDINGS):
        game = view.sample(seed + n)
        before = game.rounds()
        playout(game, [mind.play_on(seed + n)] * game.seats, Until(rounds=before + LONGEST))
        total += game.rounds() - before
    return total / ENDINGS


def unit_of(game: World) -> Unit:
    return "steps" if together(game) else "points"


def time_left(view: View, mind: Mind, seed: int) -> Fact:
    game = sampled(view, seed)
    unit: Unit = "points" if all(game.complete(p) for p in range(len(PARAMETERS))) else unit_of(game)
    left = round(rounds_left(view, mind, seed))
    if left == 0:
        return Fact(6, Reason("coach_last_round", unit))
    return Fact(3, Reason("coach_many_rounds" if left >= FAR else "coach_few_rounds", unit, left))


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
    levels = COACHED[game.name()].levels(game)
    before = levels[parameter]
    levels[parameter] = before + steps
    try:
        return all(need.met(game, seat, who.shift + who.next_shift) for need in card.needs)
    finally:
        levels[parameter] = before


def stocks(decision: Decision | None) -> list[Fact]:
    """What has grown to be turned into something."""
    options = decision.options if decision else []
    ready = {option.item: option.amount for option in options if option.kind == "convert" and not option.useless}
    return [Fact(2, Reason("coach_ready", item, amount)) for item, amount in ready.items()]
