"""The tutorial of Ares Expedition: nine prepared tables, each for one thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis.ares.setup import NAME
from tharsis.kernel.lesson import Lesson, Step, do, see

Fields = Mapping[str, object]
PLANNING: Final = {"phase": None}


def ares_like(me: Fields, rival: Fields | None = None, **table: object) -> Fields:
    """A table of two a few rounds into the game."""
    return {
        "game": NAME,
        "seed": 5,
        "round": 3,
        "temperature": -24,
        "oxygen": 1,
        "oceans": 1,
        **table,
        "seats": [
            {"corporation": "teractor", "tr": 6, **me},
            {"corporation": "helion", "tr": 6, "stock": {"credits": 12}, **(rival or {})},
        ],
    }


PRODUCES: Final = {"credits": 3, "heat": 2, "plants": 1}

LESSONS: Final = (
    Lesson(
        "aim",
        ares_like(
            {"stock": {"credits": 12, "heat": 9}, "production": PRODUCES, "picked": "action"},
            {"picked": "action"},
            phase="action",
        ),
        (see("planet"), do("warm", "convert heat"), see("rating")),
    ),
    Lesson(
        "phases",
        ares_like(
            {
                "stock": {"credits": 15, "heat": 4, "plants": 5},
                "production": PRODUCES,
                "picked": "production",
                "played": ["farmers_market", "matter_manufacturing"],
                "hand": ["sponsors", "power_plant"],
            },
            {"picked": "action"},
            **PLANNING,
        ),
        (see("closed"), do("pick", "phase action"), see("all")),
        rival=(("phase research",),),
    ),
    Lesson(
        "cards",
        ares_like(
            {
                "stock": {"credits": 14},
                "production": PRODUCES,
                "capacity": {"steel": 1},
                "picked": "development",
                "hand": ["power_plant", "trapped_heat", "farmers_market", "trees"],
            },
            {"picked": "development"},
            phase="development",
        ),
        (see("colours"), do("green", "play power_plant"), see("played")),
    ),
    Lesson(
        "actions",
        ares_like(
            {
                "stock": {"credits": 10, "heat": 3},
                "production": PRODUCES,
                "picked": "action",
                "played": ["farmers_market", "matter_manufacturing"],
            },
            {"picked": "action"},
            phase="action",
        ),
        (see("blue"), do("use", "use farmers_market"), do("finish", "finish")),
    ),
    Lesson(
        "production",
        ares_like(
            {
                "stock": {"credits": 4, "heat": 1},
                "production": {"credits": 5, "heat": 3, "plants": 2, "cards": 1},
                "picked": "action",
                "hand": ["sponsors"],
            },
            {"picked": "action"},
            **PLANNING,
        ),
        (see("boxes"), do("pick", "phase production"), see("came")),
        rival=(("phase production",),),
    ),
    Lesson(
        "research",
        ares_like(
            {"stock": {"credits": 14}, "production": PRODUCES, "picked": "production", "hand": ["sponsors"]},
            {"picked": "action"},
            deck=["trees", "power_plant", "birds", "farmers_market", "trapped_heat"],
            **PLANNING,
        ),
        (
            do("pick", "phase research"),
            Step("keep", (("keep power_plant", "keep farmers_market"),), exact=0),
        ),
        rival=(("phase research",),),
    ),
    Lesson(
        "forests",
        ares_like(
            {"stock": {"credits": 16, "plants": 9}, "production": PRODUCES, "picked": "action"},
            {"picked": "action"},
            phase="action",
        ),
        (do("forest", "convert plants"), do("ocean", "standard ocean"), see("reward")),
    ),
    Lesson(
        "zones",
        ares_like(
            {
                "stock": {"credits": 20},
                "production": PRODUCES,
                "picked": "action",
                "hand": ["grass", "trapped_heat"],
            },
            {"picked": "action"},
            phase="action",
            temperature=-20,
        ),
        (see("lacks"), do("warm", "standard temperature"), see("opens")),
    ),
    Lesson(
        "end",
        ares_like(
            {"stock": {"credits": 18}, "production": PRODUCES, "picked": "action", "tr": 24, "forests": 4},
            {"picked": "action", "tr": 22, "forests": 3},
            phase="action",
            round=14,
            temperature=8,
            oxygen=14,
            oceans=8,
        ),
        (do("last", "standard ocean"), do("finish", "finish"), see("points")),
    ),
)
