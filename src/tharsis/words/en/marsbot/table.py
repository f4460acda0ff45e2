"""English: options of MarsBot, and what can be looked up of it."""

from __future__ import annotations

OPTIONS = {
    "marsbot": ("MarsBot", "The automated opponent takes the second seat of a table for two."),
    "marsbot.none": ("No MarsBot", ""),
    "marsbot.easy": ("Easy", "It ignores arrows, gains less for failures and counts 5 less in awards."),
    "marsbot.normal": ("Normal", "The rules as they stand."),
    "marsbot.hard": ("Hard", "It scores for cards and claims milestones early."),
    "marsbot.brutal": ("Brutal", "Hard, and it plays one more card every generation."),
    "marsbot_corporation": (
        "MarsBot's corporation",
        "Makes it stronger. One with a draft priority turns the draft on.",
    ),
    "marsbot_corporation.none": ("None", ""),
    "marsbot_corporation.random": ("By lot", "Drawn when you have chosen yours."),
}
LOOKUP = {
    "track": "MarsBot's board",
    "bonus_card": "MarsBot's bonus cards",
    "bot_corporation": "MarsBot's corporations",
}
