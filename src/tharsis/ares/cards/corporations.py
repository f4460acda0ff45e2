"""The corporations."""

from __future__ import annotations

from tharsis.ares.boxes import Capacity
from tharsis.ares.cards.editions import ARES
from tharsis.ares.effects import RATING_RAISED, STEEL_PLAYED, BigDiscount, Researches
from tharsis.ares.payment import SpendCredits
from tharsis.ares.terms import STAR
from tharsis.ares.verbs import Offer
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import corporation
from tharsis.vocabulary.deck import Draw
from tharsis.vocabulary.effects import Discount, GreeneryCosts, HeatPays, Loosen, Played, When, Worth
from tharsis.vocabulary.gains import Gain, Produce, Rating
from tharsis.vocabulary.terms import BUILDING, EARTH, EVENT, JOVIAN, PLANT, POWER, SCIENCE, SPACE

CARDS: list[Card] = [
    corporation("209", "credicor", start=Gain(credits=48), effect=BigDiscount(4, 20), edition=ARES),
    corporation(
        "210", "ecoline", (PLANT,), start=(Gain(credits=27), Produce(plants=1)), effect=GreeneryCosts(7), edition=STAR
    ),
    corporation("211", "helion", (SPACE,), start=(Gain(credits=28), Produce(heat=3)), effect=HeatPays(), edition=STAR),
    corporation(
        "212",
        "interplanetary_cinematics",
        (BUILDING,),
        start=(Gain(credits=46), Capacity(steel=1)),
        effect=Discount(2, EVENT),
        edition=STAR,
    ),
    corporation("213", "inventrix", (SCIENCE,), start=(Gain(credits=33), Draw(3)), effect=Loosen(1), edition=ARES),
    corporation(
        "214",
        "mining_guild",
        (BUILDING, BUILDING),
        start=(Gain(credits=27), Capacity(steel=1)),
        effect=When(STEEL_PLAYED, Rating(1)),
        edition=ARES,
    ),
    corporation(
        "215",
        "phobolog",
        (SPACE,),
        start=(Gain(credits=20), Capacity(titanium=1)),
        effect=Worth(titanium=1),
        edition=ARES,
    ),
    corporation(
        "216",
        "saturn_systems",
        (JOVIAN,),
        start=(Gain(credits=24), Capacity(titanium=1)),
        effect=When(Played(JOVIAN, others=True), Rating(1)),
        edition=ARES,
    ),
    corporation("217", "teractor", (EARTH,), start=Gain(credits=51), effect=Discount(3, EARTH), edition=STAR),
    corporation("218", "tharsis_republic", start=Gain(credits=40), effect=Researches(draw=1, keep=1), edition=ARES),
    corporation(
        "219", "thorgate", (POWER,), start=(Gain(credits=45), Produce(heat=1)), effect=Discount(3, POWER), edition=ARES
    ),
    corporation(
        "220",
        "united_nations_mars_initiative",
        start=Gain(credits=35),
        effect=When(RATING_RAISED, Offer([SpendCredits(6), Rating(1)], [])),
        edition=ARES,
    ),
]
