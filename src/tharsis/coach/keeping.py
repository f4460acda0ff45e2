"""A review as text to be kept, in no language: it can be said in any of them later."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from tharsis.coach.cards import CardBrought, Curve
from tharsis.coach.moments import Judged
from tharsis.coach.people import Band, People
from tharsis.coach.review import Chance, Review
from tharsis.kernel.log import Change
from tharsis.kernel.option import Option, Reason


def kept(review: Review) -> str:
    return json.dumps(asdict(review), separators=(",", ":"), ensure_ascii=False)


def read(text: str) -> Review:
    """What `kept` has written, and nobody else."""
    data: dict[str, Any] = json.loads(text)
    people = data["people"]
    return Review(
        **{
            **data,
            "judged": [judged(row) for row in data["judged"]],
            "chances": [Chance(row["n"], row["generation"], tuple(row["by_seat"])) for row in data["chances"]],
            "cards": [CardBrought(**row) for row in data["cards"]],
            "curves": [Curve(**row) for row in data["curves"]],
            "people": None if people is None else read_people(*people),
        }
    )


def judged(row: Mapping[str, Any]) -> Judged:
    return Judged(
        **{
            **row,
            "played": tuple(read_option(one) for one in row["played"]),
            "best": tuple(read_option(one) for one in row["best"]),
            "does": [Change(**one) for one in row["does"]],
            "reasons": [Reason(*one) for one in row["reasons"]],
        }
    )


def read_option(row: Mapping[str, Any]) -> Option:
    return Option(**{**row, "idle": tuple(row["idle"])})


def read_people(games: int, generations: list[float], winner: list[float], mean: float, lead: float) -> People:
    return People(games, Band(*generations), Band(*winner), mean, lead)
