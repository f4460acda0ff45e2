"""The worked examples of the help page: positions and answers, played by the engine.

`make examples` writes what the page draws of them; a test compares, so that no example tells what the rules do not do.

Most are the examples of the rulebooks, told from your own seat.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import tharsis
from tharsis.vocabulary.terms import STOCKS

FILE = Path(__file__).parent.parent / "web" / "src" / "pages" / "help" / "examples.json"
Row = Mapping[str, object]
Figure = tuple[int, str, str]  # seat or -1 for the planet, kind, item
PLANET = -1


@dataclass(frozen=True)
class Example:
    """A position and what is answered there, as (seat, notation); what the picture shows beside what changes."""

    position: Mapping[str, object]
    answers: Sequence[tuple[int, str | list[str]]] = ()
    areas: Sequence[str] = ()  # the part of the map, row by row
    cards: Sequence[str] = ()
    also: Sequence[Figure] = ()  # figures that are shown though they stay as they are
    scores: Sequence[int] = ()  # the seats whose points are shown
    sources: Sequence[str] = ()  # and which of them, all if empty
    seats: Sequence[int] = (0,)  # those whose figures are shown
    flips: str = ""  # the ocean tile of Ares Expedition that is flipped


def tile(area: str, what: str, seat: int | None = None) -> dict[str, object]:
    return {"area": area, "tile": what} | ({} if seat is None else {"seat": seat})


ONE_EACH = {"credits": 1, "steel": 1, "titanium": 1, "plants": 1, "energy": 1, "heat": 1}
EXAMPLES: dict[str, Example] = {
    "oceans": Example(
        {"seats": [{"stock": {"credits": 25}}, {}], "tiles": [tile("A4", "ocean"), tile("A5", "ocean")]},
        [(0, "project city"), (0, "place city B5")],
        areas=["A3", "A4", "A5", "B4", "B5", "B6", "C5", "C6"],
    ),
    "titanium": Example(
        {
            "seats": [
                {
                    "corporation": "phobolog",
                    "stock": {"credits": 5, "titanium": 11},
                    "production": ONE_EACH,
                    "hand": ["asteroid_mining"],
                },
                {},
            ]
        },
        [(0, "play asteroid_mining"), (0, "pay 0 titanium 8")],
        cards=["asteroid_mining"],
        also=[(0, "stock", "credits")],
    ),
    "discount": Example(
        {
            "seats": [
                {"corporation": "thorgate", "stock": {"credits": 10}, "hand": ["geothermal_power"]},
                {},
            ]
        },
        [(0, "play geothermal_power")],
        cards=["thorgate", "geothermal_power"],
    ),
    "complete": Example(
        {
            "temperature": 8,
            "seats": [{"stock": {"credits": 14}, "hand": ["asteroid"]}, {"stock": {"plants": 4}}],
        },
        [(0, "play asteroid"), (0, "remove 3 plants from 1")],
        cards=["asteroid"],
        also=[(0, "tr", ""), (PLANET, "parameter", "temperature")],
        seats=(0, 1),
    ),
    "production": Example(
        {
            "seats": [
                {
                    "stock": {"credits": 2, "steel": 1, "titanium": 3, "energy": 4, "heat": 1},
                    "production": {**ONE_EACH, "titanium": 3},
                },
                {},
            ]
        },
        [(0, "pass"), (1, "pass")],
        also=[(0, "production", kind) for kind in ONE_EACH] + [(0, "tr", "")],
    ),
    "mayor": Example(
        {
            "seats": [{"corporation": "tharsis_republic", "stock": {"credits": 33}}, {}],
            "tiles": [tile("C2", "city", 0), tile("C4", "city", 0)],
        },
        [(0, "project city"), (0, "place city E2"), (0, "claim mayor")],
        areas=["C2", "C3", "C4", "D1", "D2", "D3", "D4", "E1", "E2", "E3"],
        scores=[0],
        sources=["milestones"],
    ),
    "greenery": Example(
        {
            "seats": [{"stock": {"plants": 8}}, {}],
            "tiles": [tile("D1", "city", 0), tile("F1", "city", 0)],
        },
        [(0, "convert plants"), (0, "place greenery E2")],
        areas=["D1", "D2", "E1", "E2", "E3", "F1", "F2"],
        scores=[0],
        sources=["greeneries", "cities"],
    ),
    "chain": Example(
        {"oxygen": 7, "temperature": -2, "seats": [{"stock": {"plants": 8}}, {}]},
        [(0, "convert plants"), (0, "place greenery B5"), (0, "place ocean A5")],
        areas=["A3", "A4", "A5", "B4", "B5", "B6", "C5", "C6"],
    ),
    "action": Example(
        {
            "oxygen": 9,
            "seats": [{"played": ["livestock"], "resources": {"livestock": 2}}, {}],
        },
        [(0, "use livestock")],
        cards=["livestock"],
        scores=[0],
        sources=["cards"],
    ),
    "award": Example(
        {
            "seats": [{"stock": {"heat": 12}}, {"stock": {"heat": 12}}, {"stock": {"heat": 5}}],
            "awards": [{"name": "thermalist", "seat": 1}],
        },
        also=[(seat, "stock", "heat") for seat in range(3)],
        scores=[0, 1, 2],
        sources=["awards"],
        seats=(0, 1, 2),
    ),
    "score": Example(
        {
            "seats": [
                {
                    "corporation": "thorgate",
                    "tr": 38,
                    "stock": {"heat": 12},
                    "played": ["livestock", "asteroid_mining", "methane_from_titan", "breathing_filters", "flooding"],
                    "resources": {"livestock": 3},
                },
                {},
                {},
            ],
            "tiles": [
                tile("C3", "city", 0),
                *(tile(area, "greenery", 0) for area in ("B2", "B3", "C2")),
                *(tile(area, "greenery", 2) for area in ("C4", "D3")),
            ],
            "awards": [{"name": "thermalist", "seat": 0}],
            "milestones": [{"name": "planner", "seat": 0}],
        },
        areas=["B2", "B3", "C2", "C3", "C4", "D3", "D4"],
        scores=[0],
    ),
    "ares_payment": Example(
        {
            "game": "ares",
            "phase": "development",
            "seats": [
                {
                    "stock": {"credits": 4},
                    "played": ["mine"],
                    "hand": ["microprocessors", "comet", "birds", "grass"],
                    "picked": "development",
                },
                {},
            ],
            "deck": ["trees", "moss"],
        },
        [(0, "play microprocessors"), (0, ["sell comet", "sell birds"]), (0, "discard trees")],
        cards=["microprocessors"],
        also=[(0, "capacity", "steel")],
    ),
    "ares_ocean": Example(
        {"game": "ares", "phase": "action", "tiles": ["plants_2"], "seats": [{"stock": {"credits": 15}}, {}]},
        [(0, "standard ocean")],
        flips="plants_2",
    ),
    "ares_requirement": Example(
        {
            "game": "ares",
            "phase": "development",
            "oceans": 3,
            "seats": [{"stock": {"credits": 5, "plants": 1}, "hand": ["moss"]}, {}],
        },
        [(0, "play moss")],
        cards=["moss"],
        also=[(PLANET, "parameter", "oceans")],
    ),
    "ares_production": Example(
        {
            "game": "ares",
            "phase": None,
            "seats": [
                {"tr": 6, "played": ["acquired_company", "new_portfolios", "geothermal_power", "economic_growth"]},
                {},
            ],
        },
        [(0, "phase production"), (1, "phase production")],
        also=[(0, "production", kind) for kind in ("credits", "plants", "heat", "cards")] + [(0, "tr", "")],
    ),
    "ares_score": Example(
        {
            "game": "ares",
            "seats": [
                {
                    "tr": 25,
                    "forests": 6,
                    "played": [
                        *("interstellar_colony_ship", "farming", "earth_catapult", "arctic_algae"),
                        *("bribed_committee", "composting_factory", "ecological_zone"),
                    ],
                    "resources": {"ecological_zone": 6},
                },
                {},
            ],
        },
        cards=["ecological_zone"],
        scores=[0],
    ),
}


# ---- what a picture shows
def rows(position: Row, key: str) -> list[Row]:
    found = position[key]
    assert isinstance(found, list)
    return found


def numbers(row: Row, key: str) -> Mapping[str, int]:
    found = row.get(key, {})
    assert isinstance(found, Mapping)
    return found


def figures(game: tharsis.Game) -> dict[Figure, int]:
    """Everything countable about a table, in the order in which it is shown."""
    position = game.position()
    out: dict[Figure, int] = {}
    for seat, row in enumerate(rows(position, "seats")):
        for kind in ("stock", "capacity", "production"):
            out |= {(seat, kind, name): numbers(row, kind).get(name, 0) for name in (*STOCKS, "cards")}
        out[seat, "tr", ""] = int(str(row["tr"]))
        out[seat, "cards", ""] = len(rows(row, "hand"))
        out |= {(seat, "cubes", card): n for card, n in numbers(row, "resources").items()}
    for name in ("temperature", "oxygen"):
        out[PLANET, "parameter", name] = int(str(position[name]))
    oceans = [row for row in rows(position, "tiles") if isinstance(row, Mapping) and row["tile"] == "ocean"]
    out[PLANET, "parameter", "oceans"] = int(str(position.get("oceans", len(oceans))))
    return out


def tiles(game: tharsis.Game, areas: Sequence[str]) -> list[Row]:
    return [row for row in rows(game.position(), "tiles") if row["area"] in areas] if areas else []


def price(game: tharsis.Game, card: str) -> int | None:
    """What a card in hand would cost now."""
    decision = game.decision(0)
    found = [option.amount for option in decision.options if option.notation == f"play {card}"] if decision else []
    return found[0] if found else None


def picture(example: Example) -> dict[str, object]:
    game = tharsis.load(example.position)
    before, tiles_before = figures(game), tiles(game, example.areas)
    prices = {card: price(game, card) for card in example.cards}
    for seat, answer in example.answers:
        game.answer(seat, answer)
    after = figures(game)
    me = rows(game.position(), "seats")[0]
    shown: list[dict[str, object]] = []
    for key in dict.fromkeys([*before, *after, *example.also]):
        seat, kind, item = key
        old, new = before.get(key, 0), after.get(key, 0)
        played = sum(text == f"play {card}" for _, text in example.answers for card in example.cards)
        if kind == "cards":  # the card that is played leaves the hand; that is understood
            old -= played if seat == 0 else 0
        if key in example.also or (old != new and seat in (PLANET, *example.seats)):
            shown.append({"seat": seat, "kind": kind, "item": item, "before": old, "after": new})
    scores = game.scores()
    return {
        "game": game.name(),
        "areas": list(example.areas),
        "before": tiles_before,
        "after": tiles(game, example.areas),
        "cards": [
            {
                "id": card,
                "price": prices[card],
                "held": numbers(me, "resources").get(card),
                "used": card in str(me["used"]),
            }
            for card in example.cards
        ],
        "flips": example.flips,
        "figures": shown,
        "scores": [
            {"seat": seat, "points": {k: n for k, n in scores[seat].items() if k in (example.sources or scores[seat])}}
            for seat in example.scores
        ],
    }


def pictures() -> dict[str, dict[str, object]]:
    return {name: picture(example) for name, example in EXAMPLES.items()}


def written() -> str:
    return json.dumps(pictures(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")
