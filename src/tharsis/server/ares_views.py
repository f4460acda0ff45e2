"""How a table of Ares Expedition looks to a seat: tracks with their colours, phases, what each seat will produce."""

from __future__ import annotations

from tharsis.ares.board import GOAL, TILE_NAMES, ZONES, zone
from tharsis.ares.game import Ares
from tharsis.ares.phases import (
    PRODUCTION_BONUS,
    RESEARCH_DRAWN,
    RESEARCH_KEPT,
    neutral_cube,
    orders_neutral,
    taking_place,
)
from tharsis.ares.setup import COOPERATIVE_GOAL, NAME
from tharsis.ares.steps import PLAN, PLANNED, REVEAL
from tharsis.ares.terms import (
    CAPACITIES,
    DEVELOPMENT,
    HEAT_COST,
    PHASES_BY_NAME,
    PRODUCTION,
    RESEARCH,
    STANDARD_ACTIONS,
)
from tharsis.ares.written import KINDS, income, phase_name, pool_of, seen
from tharsis.kernel.rows import row_of
from tharsis.server import messages as m
from tharsis.server.views import points_of
from tharsis.vocabulary.needs import printed
from tharsis.vocabulary.terms import HEAT, OCEANS, OXYGEN, PARAMETERS, PLANTS, STOCKS, TAGS, TEMPERATURE
from tharsis.vocabulary.written import name_or_none, names, prices_of, resources_of, there_is


def counted(g: Ares) -> Ares:
    """The game as requirements and prices look at it: between two phases it is where the next one will begin, and what
    was said of the next card of a phase is over."""
    if g.phase or (g.begun == g.params and not any(who.next_shift or who.next_discount for who in g.own)):
        return g
    ahead = g.copy()
    ahead.begun = g.params[:]
    for who in ahead.own:
        who.next_shift = who.next_discount = 0
    return ahead


def hand_prices(g: Ares, s: int) -> list[int]:
    """What was said of the next card of a phase is no price of a card that this phase does not play."""
    now = counted(g)
    prices = prices_of(now, s)
    who = now.own[s]
    if not who.next_discount:
        return prices
    plain = now.copy()
    plain.own[s].next_discount = 0
    cards = zip(who.hand, prices, prices_of(plain, s), strict=True)
    return [price if now.its_time(who, now.cards[c]) else later for c, price, later in cards]


def track_open(g: Ares, parameter: int) -> m.Facts:
    now, begun = g.params[parameter], counted(g).begun[parameter]
    return {
        "id": PARAMETERS[parameter],
        "value": printed(parameter, now),
        "begun": printed(parameter, begun),
        "zone": ZONES[zone(parameter, begun)],
        "zone_now": ZONES[zone(parameter, now)],
    }


def revealed(g: Ares) -> bool:
    """The phase cards of this round lie open."""
    return g.table_step() not in (REVEAL, PLAN, PLANNED)


def prices(g: Ares, s: int) -> m.Stocks:
    """What the standard actions cost this seat, and what the conversions take."""
    who = g.own[s]
    standard = {name: g.standard_price(who, i) for i, name in enumerate(STANDARD_ACTIONS)}
    return {**standard, STOCKS[PLANTS]: who.greenery_cost, STOCKS[HEAT]: HEAT_COST}


def called(g: Ares, s: int) -> int:
    """The bonus of a Production phase that is still to come in this round, for a seat that picked it."""
    return PRODUCTION_BONUS if 0 < g.phase < PRODUCTION and g.own[s].picked == PRODUCTION else 0


def seat_open(g: Ares, s: int, points: int) -> m.Facts:
    """What all see of a seat."""
    who = g.own[s]
    produced = income(g, s)
    return {
        "seat": s,
        "corporation": name_or_none(g, who.corporation),
        "tr": who.tr,
        "forests": who.forests,
        "stock": {STOCKS[k]: who.stock[k] for k in KINDS},
        "production": produced,
        "forecast": {**produced, "credits": produced["credits"] + who.tr + called(g, s)},
        "capacity": dict(zip(CAPACITIES, who.capacity, strict=True)),
        "money": g.money(who) - g.sale_price(who) * len(who.hand),
        "discard": g.sale_price(who),
        "prices": prices(g, s),
        "draws": RESEARCH_DRAWN + who.more_drawn,
        "keeps": RESEARCH_KEPT + who.more_kept,
        "tags": there_is(TAGS, who.tags),
        "hand_count": len(who.hand),
        "seen": names(g, seen(g, s)),
        "played": names(g, who.played),
        "events": names(g, who.events),
        "resources": resources_of(g, s),
        "used": names(g, who.used),
        "picked": phase_name(who.picked),
        "finished": g.resting(s),
        "plays": who.plays,
        "bonus": who.bonus,
        "again": who.again,
        "points": points,
    }


def hand_shut(g: Ares, s: int) -> m.Facts:
    """What others do not see."""
    return {"hand": None, "dealt": None, "drafted": None, "firms": None, "planned": None}


def hand_open(g: Ares, s: int) -> m.Facts:
    """What the seat itself sees of that."""
    who = g.own[s]
    return {
        "hand": names(g, who.hand),
        "dealt": names(g, who.dealt),
        "drafted": names(g, who.drafted),
        "firms": names(g, row_of(g.offered[s])),
        "planned": phase_name(who.planned),
    }


def neutral_card(g: Ares) -> str | None:
    """The neutral phase card of this round: turned over with the others, in the last rounds chosen before them."""
    known = len(g.neutral_deck) == g.length - g.round if orders_neutral(g) else revealed(g)
    return phase_name(g.neutral_phase) if known else None


def neutral_open(g: Ares) -> m.Facts | None:
    if g.seats > 1:
        return None
    left = [PHASES_BY_NAME[p] for p in sorted(g.neutral_deck)]
    return {"phase": neutral_card(g), "left": left, "cube": neutral_cube(g)}


def partners_open(g: Ares) -> m.Facts | None:
    if not g.rules.cooperative:
        return None
    return {"pool": pool_of(g), "goal": COOPERATIVE_GOAL, "points": sum(points_of(g))}


def table_open(g: Ares) -> m.Facts:
    """The table without its seats."""
    shown = range(DEVELOPMENT, RESEARCH + 1) if revealed(g) else ()
    return {
        "game": NAME,
        "round": g.round,
        "rounds": g.length or None,
        "phase": phase_name(g.phase),
        "phases": [PHASES_BY_NAME[p] for p in shown if taking_place(g, p)],
        "tracks": [track_open(g, TEMPERATURE), track_open(g, OXYGEN)],
        "oceans": [TILE_NAMES[t] for t in g.tiles[: g.params[OCEANS]]],
        "oceans_begun": counted(g).begun[OCEANS],
        "seats": [],
        "neutral": neutral_open(g),
        "partners": partners_open(g),
        "deck": len(g.deck),
        "discard": len(g.discard),
        "shown": names(g, g.shown),
        "asked": g.waiting(),
        "over": g.over,
    }


def ares_view(g: Ares, seat: int | None, all_open: bool = False) -> m.AresView:
    """The table as this seat may know it; None is a spectator."""
    seats = [
        {**seat_open(g, s, points), **(hand_open(g, s) if all_open or s == seat else hand_shut(g, s))}
        for s, points in enumerate(points_of(g))
    ]
    return m.AresView.model_validate({**table_open(g), "seats": seats})


def planet_open(g: Ares) -> m.Facts:
    return {
        "warmth": round(g.params[TEMPERATURE] / GOAL[TEMPERATURE], 2),
        "oxygen": round(g.params[OXYGEN] / GOAL[OXYGEN], 2),
        "oceans": g.params[OCEANS],
        "forests": [who.forests for who in g.own],
    }
