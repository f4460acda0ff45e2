"""The corporations."""

from __future__ import annotations

from tharsis.mars.board import CITY_TILE
from tharsis.mars.cards.editions import ERA
from tharsis.mars.payment import Spend
from tharsis.mars.place import Place
from tharsis.mars.words.effects import PowerProjectDiscount
from tharsis.mars.words.needs import RaisedRating
from tharsis.mars.words.occasions import CITY_PLACED, CITY_PLACED_ON_MARS, METAL_COVERED, Paid
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import act, corporation
from tharsis.vocabulary.deck import Draw
from tharsis.vocabulary.effects import Discount, GreeneryCosts, HeatPays, Loosen, Played, When, Worth
from tharsis.vocabulary.gains import Gain, Produce, Rating
from tharsis.vocabulary.terms import ANYONE, BUILDING, EARTH, EVENT, JOVIAN, PLANT, POWER, SCIENCE, SPACE

CARDS: list[Card] = [
    corporation("R00", "beginner_corporation", start=Gain(credits=42), keeps_all=True),
    corporation("R08", "credicor", start=Gain(credits=57), effect=When(Paid(20), Gain(credits=4))),
    corporation(
        "R17", "ecoline", (PLANT,), start=(Gain(credits=36, plants=3), Produce(plants=2)), effect=GreeneryCosts(7)
    ),
    corporation("R18", "helion", (SPACE,), start=(Gain(credits=42), Produce(heat=3)), effect=HeatPays()),
    corporation(
        "R19",
        "interplanetary_cinematics",
        (BUILDING,),
        start=Gain(credits=30, steel=20),
        effect=When(Played(EVENT), Gain(credits=2)),
    ),
    corporation("R43", "inventrix", (SCIENCE,), start=Gain(credits=45), first=Draw(3), effect=Loosen(2)),
    corporation(
        "R24",
        "mining_guild",
        (BUILDING, BUILDING),
        start=(Gain(credits=30, steel=5), Produce(steel=1)),
        effect=When(METAL_COVERED, Produce(steel=1)),
    ),
    corporation("R09", "phobolog", (SPACE,), start=Gain(credits=23, titanium=10), effect=Worth(titanium=1)),
    corporation(
        "R03",
        "saturn_systems",
        (JOVIAN,),
        start=(Gain(credits=42), Produce(titanium=1)),
        effect=When(Played(JOVIAN), Produce(credits=1), by=ANYONE),
        edition=ERA,
    ),
    corporation("R30", "teractor", (EARTH,), start=Gain(credits=60), effect=Discount(3, EARTH), edition=ERA),
    corporation(
        "R31",
        "tharsis_republic",
        (BUILDING,),
        start=Gain(credits=40),
        first=Place(CITY_TILE),
        effect=(When(CITY_PLACED_ON_MARS, Produce(credits=1), by=ANYONE), When(CITY_PLACED, Gain(credits=3))),
    ),
    corporation(
        "R13",
        "thorgate",
        (POWER,),
        start=(Gain(credits=48), Produce(energy=1)),
        effect=(Discount(3, POWER), PowerProjectDiscount(3)),
    ),
    corporation(
        "R32",
        "united_nations_mars_initiative",
        (EARTH,),
        start=Gain(credits=40),
        action=act(Spend(3), gets=Rating(1), only_if=RaisedRating()),
    ),
]
