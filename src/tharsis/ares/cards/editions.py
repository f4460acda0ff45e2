"""The sets that cards belong to."""

ARES = "ares"
