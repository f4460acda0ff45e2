"""A policy of Ares Expedition to begin with, guessed by hand: who begins with nothing learns to pay for steps with the
cards in hand, and never finds out what they are good for.

    python -m training.guess ares-2 --into build/learned/guess

Cards are worth what Prospector thinks; none are given up to pay before the game nears its end; a phase is picked for
what can be done in it. It loses nine of ten games against Prospector, but what it learns from there does not.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tharsis.ares.cards import CATALOGUE
from tharsis.ares.terms import ACTION, CONSTRUCTION, DEVELOPMENT, PRODUCTION, RESEARCH, STANDARD_ACTIONS
from tharsis.bots import ares_traits as traits
from tharsis.bots.ares_value import card_worth
from tharsis.bots.minds import card_names
from tharsis.bots.policy import UNIT
from tharsis.bots.traits import CARDS, PHASES
from tharsis.bots.weights import ENDING, Weights, write
from training.settings import SETTINGS

AHEAD = (12, 11, 9, 7, 4.5, 2, 0.3)  # rounds to come, by how far a game is
SHORT = (-5, -5, -5, -4, -3, -1, 0)  # of a credit that cards must be given up for, to play a card,
STANDARD_SHORT = (-7, -7, -7, -6, -4, -1, 0)  # or for a standard action
STANDARD = (-3, -2, -1, 0, 1, 2, 3)
IDLE = -3  # more, where the step brings nothing
CREDITS = 6.0  # that make a card e times as likely
MOST = 6.0
# each phase by how far a game is, and by what is in `AresTraits.survey`
PICKED: dict[int, tuple[float, ...]] = {
    DEVELOPMENT: (-1,) * PHASES,
    CONSTRUCTION: (-1,) * PHASES,
    ACTION: (-2, -1.5, -1, -0.5, 0, 1, 2),
    PRODUCTION: (1.5,) * PHASES,
    RESEARCH: (0.5,) * PHASES,
}
MEANT: dict[int, dict[int, float]] = {
    DEVELOPMENT: {traits.GREEN: 2, traits.GREEN_DEAREST: 2.5},
    CONSTRUCTION: {traits.BLUE: 2, traits.BLUE_DEAREST: 2.5},
    ACTION: {traits.HEAT_STEPS: 4, traits.GREENERIES: 4, traits.ACTIONS: 3, traits.CREDIT_STEPS: 1},
    PRODUCTION: {
        traits.INCOME: 2,
        traits.HEAT_INCOME: 1,
        traits.PLANT_INCOME: 1,
        traits.DRAWS: 1,
        traits.THEIR_INCOME: -1,
    },
}


def guessed() -> list[int]:
    w = [0.0] * traits.SIZE
    w[traits.PLAY : traits.PLAY + CARDS] = [1.0] * CARDS
    w[traits.USE : traits.USE_IN] = [1.0] * (traits.USE_IN - traits.USE)
    w[traits.CONVERT : traits.CONVERT + 4 * PHASES] = [1.0] * (4 * PHASES)
    w[traits.UNMET : traits.UNMET + PHASES] = [-1.0] * PHASES
    w[traits.SHORT : traits.SHORT + 2 * PHASES] = [*SHORT, *STANDARD_SHORT]
    for i in range(len(STANDARD_ACTIONS)):
        at = traits.STANDARD + 2 * i * PHASES
        w[at : at + 2 * PHASES] = [*STANDARD, *(one + IDLE for one in STANDARD)]
    w[traits.STANDARD + 2 * PHASES - 1] = 2.0  # the last forests count without their oxygen
    known = {card.name: card for card in CATALOGUE}
    for place, name in enumerate(card_names("ares")):
        card = known[name]
        if card.number:
            for phase, ahead in enumerate(AHEAD):
                worth = max(-MOST, min(MOST, (card_worth(card, ahead) - 0.9 * float(card.cost)) / CREDITS))
                w[traits.PLAY_IN + place * PHASES + phase] = worth
                w[traits.TAKE_IN + place * PHASES + phase] = worth
    for phase, likely in PICKED.items():
        w[traits.PHASE + phase * PHASES : traits.PHASE + (phase + 1) * PHASES] = likely
    for phase, means in MEANT.items():
        for i, weight in means.items():
            w[traits.PLAN + phase * traits.PLANS + i] = weight
    w[traits.PHASE_BY + RESEARCH * traits.MEANS + traits.HAS_HAND] = -3.0
    w[traits.PHASE_BY + PRODUCTION * traits.MEANS + traits.HAS_CREDITS] = -2.0  # who is rich already
    return [round(UNIT * weight) for weight in w]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=[name for name, one in SETTINGS.items() if one.game == "ares"])
    arguments.add_argument("--into", type=Path, default=Path("build/learned/guess"))
    args = arguments.parse_args()
    setting = SETTINGS[args.setting]
    args.into.mkdir(parents=True, exist_ok=True)
    file = args.into / f"{setting.name}{ENDING}"
    names, numbers = {"cards": card_names("ares")}, {"policy": guessed()}
    write(file, Weights("ares", setting.table, f"training.guess {setting.name}", 0, {}, names, numbers))
    print(file)


if __name__ == "__main__":
    main()
