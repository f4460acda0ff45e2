"""The sets that cards belong to."""

ARES = "ares"
STAR = "star"  # printed star: the cards of the first game
