"""The small closed lists of the game, as numbers, with their names. Names are what positions and notation use."""

from __future__ import annotations

from typing import Final

# stock and production
CREDITS: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
STOCKS: Final = ["credits", "steel", "titanium", "plants", "energy", "heat"]

# tags
BUILDING: Final = 0
SPACE: Final = 1
SCIENCE: Final = 2
POWER: Final = 3
EARTH: Final = 4
JOVIAN: Final = 5
PLANT: Final = 6
MICROBE: Final = 7
ANIMAL: Final = 8
CITY: Final = 9
EVENT: Final = 10
TAGS: Final = [
    "building",
    "space",
    "science",
    "power",
    "earth",
    "jovian",
    "plant",
    "microbe",
    "animal",
    "city",
    "event",
]
ANY_CARD: Final = 11  # where a tag is asked for: whatever the card

# kinds of card
AUTOMATED: Final = 0
ACTIVE: Final = 1
ONCE: Final = 2
CORPORATION: Final = 3
KINDS: Final = ["automated", "active", "event", "corporation"]

# what cards collect. Microbes, animals and science go by the names of their tags, in these numbers:
NONE: Final = 0
MICROBES: Final = 1
ANIMALS: Final = 2
SCIENCES: Final = 3
FIGHTERS: Final = 4
FLOATERS: Final = 5
CAMPS: Final = 6
CUBES: Final = ["none", "microbe", "animal", "science", "fighter", "floater", "camp"]

# global parameters
TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
PARAMETERS: Final = ["temperature", "oxygen", "oceans"]

# where cubes go, or come from
HERE: Final = 0
THAT_CARD: Final = 1  # the card that set off the effect
ANY_OWN: Final = 2
OTHER: Final = 3
ANYWHERE: Final = 4  # any card of anybody
FILLED: Final = 5  # an own card that has some already
ON_JOVIAN: Final = 6  # an own card with a Jovian tag
PLACES: Final = [
    "here",
    "that card",
    "any own card",
    "another own card",
    "any card",
    "own card with some",
    "own jovian card",
]

# who sets an effect off
OWNER: Final = 0
ANYONE: Final = 1

# what words touch and see
T_HAND: Final = 1
T_STOCK: Final = 2
T_BOARD: Final = 4
T_CUBES: Final = 8
T_PRODUCTION: Final = 16
T_OTHERS: Final = 32  # the stocks of the others

# occasions that effects wait for; `new_occasion` gives out more
ON_TAG: Final = 0
ON_OCEAN: Final = 1
ON_CITY: Final = 2
ON_CITY_ON_MARS: Final = 3
ON_GREENERY: Final = 4
ON_METAL: Final = 5
ON_PROJECT: Final = 6
ON_PAID: Final = 7
ON_CARD: Final = 8
ON_NEW_TAG: Final = 9

# kinds of packed option; ORDER_KIND (9) is the kernel's, and `new_kind` gives out more
K_PLAY: Final = 1
K_USE: Final = 2
K_PROJECT: Final = 3
K_CONVERT: Final = 4
K_CLAIM: Final = 5
K_FUND: Final = 6
K_SELL: Final = 7
K_PASS: Final = 8
K_END: Final = 10
K_FIRST_ACTION: Final = 11
K_CARD: Final = 12
K_TARGET: Final = 13
K_NUMBER: Final = 14
K_PAY: Final = 15
K_PLACE: Final = 16
K_NO: Final = 17

NEUTRAL: Final = 9  # the seat number of the solo game's neutral opponent
CARD_PRICE: Final = 3  # what it costs to take a card to hand
