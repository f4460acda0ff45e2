"""How a table of Ares Expedition looks to a seat: tracks with their colours, phases, what each seat will produce."""

from __future__ import annotations

from typing import cast

from tharsis.ares.board import GOAL, TILE_NAMES, ZONES, zone
from tharsis.ares.game import Ares
from tharsis.ares.phases import RESEARCH_DRAWN, RESEARCH_KEPT, neutral_cube, orders_neutral, taking_place
from tharsis.ares.setup import COOPERATIVE_GOAL
from tharsis.ares.steps import PLAN, PLANNED, REVEAL
from tharsis.ares.terms import (
    CAPACITIES,
    DEVELOPMENT,
    HEAT_COST,
    PHASES_BY_NAME,
    POOL,
    RESEARCH,
    STANDARD_ACTIONS,
)
from tharsis.ares.written import KINDS, income, phase_name, seen
from tharsis.server import messages as m
from tharsis.server.views import points_of
from tharsis.vocabulary.needs import printed
from tharsis.vocabulary.terms import HEAT, OCEANS, OXYGEN, PARAMETERS, PLANTS, STOCKS, TAGS, TEMPERATURE
from tharsis.vocabulary.written import names, resources_of


def track_view(g: Ares, parameter: int) -> m.AresTrack:
    now, begun = g.params[parameter], g.begun[parameter]
    return m.AresTrack(
        id=PARAMETERS[parameter],  # type: ignore[arg-type]
        value=printed(parameter, now),
        begun=printed(parameter, begun),
        zone=ZONES[zone(parameter, begun)],  # type: ignore[arg-type]
        zone_now=ZONES[zone(parameter, now)],  # type: ignore[arg-type]
    )


def phase_of(phase: int) -> m.Phase | None:
    return cast("m.Phase | None", phase_name(phase))


def phases_of(phases: list[int]) -> list[m.Phase]:
    return [cast("m.Phase", PHASES_BY_NAME[p]) for p in phases]


def revealed(g: Ares) -> bool:
    """The phase cards of this round lie open."""
    return g.table_step() not in (REVEAL, PLAN, PLANNED)


def prices(g: Ares, s: int) -> m.Stocks:
    """What the standard actions cost this seat, and what the conversions take."""
    who = g.own[s]
    standard = {name: g.standard_price(who, i) for i, name in enumerate(STANDARD_ACTIONS)}
    return {**standard, STOCKS[PLANTS]: who.greenery_cost, STOCKS[HEAT]: HEAT_COST}


def seat_view(g: Ares, s: int, points: int) -> m.AresSeatView:
    """A seat as the others see it."""
    who = g.own[s]
    produced = income(g, s)
    return m.AresSeatView(
        seat=s,
        corporation=g.card_name(who.corporation) or None,
        tr=who.tr,
        forests=who.forests,
        stock={STOCKS[k]: who.stock[k] for k in KINDS},
        production=produced,
        forecast={**produced, "credits": produced["credits"] + who.tr},
        capacity=dict(zip(CAPACITIES, who.capacity, strict=True)),
        prices=prices(g, s),
        draws=RESEARCH_DRAWN + who.more_drawn,
        keeps=RESEARCH_KEPT + who.more_kept,
        tags={t: n for t, n in zip(TAGS, who.tags, strict=True) if n},
        hand_count=len(who.hand),
        hand=None,
        dealt=None,
        drafted=None,
        seen=names(g, seen(g, s)),
        played=names(g, who.played),
        events=names(g, who.events),
        resources=resources_of(g, s),
        used=names(g, who.used),
        picked=phase_of(who.picked),
        planned=None,
        finished=g.resting(s),
        plays=who.plays,
        bonus=who.bonus,
        again=who.again,
        points=points,
    )


def show_hand(one: m.AresSeatView, g: Ares) -> None:
    """Adds what only the seat itself sees."""
    who = g.own[one.seat]
    one.hand, one.dealt, one.drafted = names(g, who.hand), names(g, who.dealt), names(g, who.drafted)
    one.planned = phase_of(who.planned)


def seat_views(g: Ares, points: list[int]) -> list[m.AresSeatView]:
    return [seat_view(g, s, its) for s, its in enumerate(points)]


def neutral_card(g: Ares) -> m.Phase | None:
    """The neutral phase card of this round: turned over with the others, in the last rounds chosen before them."""
    known = len(g.neutral_deck) == g.length - g.round if orders_neutral(g) else revealed(g)
    return phase_of(g.neutral_phase) if known else None


def table_view(g: Ares) -> m.AresView:
    """The table without its seats."""
    neutral: m.NeutralView | None = None
    if g.seats == 1:
        neutral = m.NeutralView(phase=neutral_card(g), left=phases_of(sorted(g.neutral_deck)), cube=neutral_cube(g))
    partners: m.PartnersView | None = None
    if g.rules.cooperative:
        together = sum(row["total"] for row in g.scores())
        partners = m.PartnersView(pool=dict(zip(POOL, g.pool, strict=True)), goal=COOPERATIVE_GOAL, points=together)
    shown = range(DEVELOPMENT, RESEARCH + 1) if revealed(g) else ()
    return m.AresView(
        game="ares",
        round=g.round,
        rounds=g.length or None,
        phase=phase_of(g.phase),
        phases=phases_of([p for p in shown if taking_place(g, p)]),
        tracks=[track_view(g, TEMPERATURE), track_view(g, OXYGEN)],
        oceans=[TILE_NAMES[t] for t in g.tiles[: g.params[OCEANS]]],
        oceans_begun=g.begun[OCEANS],
        seats=[],
        neutral=neutral,
        partners=partners,
        deck=len(g.deck),
        discard=len(g.discard),
        shown=names(g, g.shown),
        asked=g.waiting(),
        over=g.over,
    )


def ares_view(g: Ares, seat: int | None, all_open: bool = False) -> m.AresView:
    """The table as this seat may know it; None is a spectator."""
    view = table_view(g)
    view.seats = seat_views(g, points_of(g))
    for one in view.seats:
        if all_open or one.seat == seat:
            show_hand(one, g)
    return view


def planet_of(g: Ares) -> m.Planet:
    return m.Planet(
        warmth=round(g.params[TEMPERATURE] / GOAL[TEMPERATURE], 2),
        oxygen=round(g.params[OXYGEN] / GOAL[OXYGEN], 2),
        oceans=g.params[OCEANS],
        forests=[who.forests for who in g.own],
    )
