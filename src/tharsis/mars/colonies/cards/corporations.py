"""The corporations of Colonies."""

from __future__ import annotations

from tharsis.mars.colonies.moons import COLONIES, COLONY_BUILT
from tharsis.mars.colonies.words import BringMoon, Settle
from tharsis.mars.words.effects import CardsCost, FloatersHeat
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import act, corporation
from tharsis.vocabulary.counts import EachCube
from tharsis.vocabulary.cubes import Add
from tharsis.vocabulary.effects import NEW_TAG, Played, When
from tharsis.vocabulary.gains import Gain, Produce
from tharsis.vocabulary.terms import ANIMAL, ANIMALS, ANY_OWN, ANYONE, FLOATERS, JOVIAN, PLANT

CARDS: list[Card] = [
    corporation(
        "R20",
        "aridor",
        start=Gain(credits=40),
        first=BringMoon(),
        effect=When(NEW_TAG, Produce(credits=1)),
        edition=COLONIES,
    ),
    corporation(
        "R04",
        "arklight",
        (ANIMAL,),
        start=(Gain(credits=45), Produce(credits=2)),
        effect=When(Played(ANIMAL, PLANT), Add(1, ANIMALS)),
        points=EachCube(ANIMALS, every=2),
        holds=ANIMALS,
        edition=COLONIES,
    ),
    corporation(
        "R11",
        "polyphemos",
        start=(Gain(credits=50, titanium=5), Produce(credits=5)),
        effect=CardsCost(5),
        edition=COLONIES,
    ),
    corporation(
        "R02",
        "poseidon",
        start=Gain(credits=45),
        first=Settle(),
        effect=When(COLONY_BUILT, Produce(credits=1), by=ANYONE),
        edition=COLONIES,
    ),
    corporation(
        "R29",
        "stormcraft_incorporated",
        (JOVIAN,),
        start=Gain(credits=48),
        action=act(gets=Add(1, FLOATERS, ANY_OWN)),
        effect=FloatersHeat(),
        holds=FLOATERS,
        edition=COLONIES,
    ),
]
