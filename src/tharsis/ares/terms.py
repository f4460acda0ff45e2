"""The small closed lists of this game, as numbers, with their names."""

from __future__ import annotations

from typing import Final

# phases; 0 is none
DEVELOPMENT: Final = 1
CONSTRUCTION: Final = 2
ACTION: Final = 3
PRODUCTION: Final = 4
RESEARCH: Final = 5
PHASES_BY_NAME: Final = ["none", "development", "construction", "action", "production", "research"]

# capacities, and what they are called among the stocks
STEEL_CAPACITY: Final = 0
TITANIUM_CAPACITY: Final = 1
CAPACITIES: Final = ["steel", "titanium"]

# occasions that effects wait for, beside those of the vocabulary
ON_OTHER_CARD: Final = 16  # any card is played after the one that waits
ON_TEMPERATURE: Final = 17
ON_OXYGEN: Final = 18
ON_FOREST: Final = 19
ON_USE: Final = 20  # the action of a card is used
ON_STEEL: Final = 21  # a card with steel is played
ON_RATING: Final = 22  # the rating goes up, as long as nothing was offered for it in this phase

# kinds of packed option, beside those of the vocabulary
K_PHASE: Final = 32
K_FINISH: Final = 33
K_RESUME: Final = 34
K_BONUS: Final = 35
K_CUBE: Final = 36
K_NEUTRAL: Final = 37
K_HELP: Final = 38

# standard actions paid with credits
FOREST_ACTION: Final = 0
TEMPERATURE_ACTION: Final = 1
OCEAN_ACTION: Final = 2
STANDARD_ACTIONS: Final = ["forest", "temperature", "ocean"]
STANDARD_PRICE: Final = [20, 14, 15]

HEAT_COST: Final = 8
CARD_VALUE: Final = 3  # credits for a card discarded
HAND_LIMIT: Final = 10
FIRST_RATING: Final = 5

# the cooperative game's pool
COPPER: Final = 0
PLAYER_CUBE: Final = 1
POOL: Final = ["copper", "player"]
COPPER_CUBES: Final = 27
PLAYER_CUBES: Final = 3

# the set of the cards with a printed star: those of the first game
STAR: Final = "star"
