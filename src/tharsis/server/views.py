"""What a seat is sent of every game: its question, changes, scores, reasons; and how a table of Mars looks to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from tharsis.kernel.log import Change
from tharsis.kernel.option import Decision, Option, Reason
from tharsis.mars.board import AREA_NAME, AREAS, TILES
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.colonies.moons import MOONS, moon_named, moons
from tharsis.mars.game import Mars
from tharsis.mars.goals import AWARD_COST, HEAT_COST
from tharsis.mars.marsbot.position import bot_names
from tharsis.mars.marsbot.robot import (
    COLOURS,
    CORPORATIONS,
    LEVELS,
    MARSBOT,
    NO_CUBE,
    TRACKS,
    BotCorporation,
)
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.planet import NOBODY
from tharsis.mars.steps import PHASES_BY_NAME
from tharsis.mars.tracks import GOAL
from tharsis.mars.words.counts import EachTagOfOthers
from tharsis.mars.written import awards_of, milestones_of, temperature_of
from tharsis.server import messages as m
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.gains import Produce
from tharsis.vocabulary.terms import (
    BUILDING,
    CREDITS,
    HEAT,
    OCEANS,
    OXYGEN,
    PLANTS,
    SPACE,
    STEEL,
    STOCKS,
    TAGS,
    TEMPERATURE,
    TITANIUM,
)
from tharsis.vocabulary.world import Seat, World
from tharsis.vocabulary.written import names, resources_of

# cards that count a tag which MarsBot counts on one track with another
HALVING = [
    card.name
    for card in CATALOGUE
    for step in card.steps
    if isinstance(step, Produce) and isinstance(step.count, EachTagOfOthers) and step.count.marsbot_every > 1
]

FITS = {STEEL: BUILDING, TITANIUM: SPACE}  # what each metal pays for
Group = Literal["playable", "near", "later"]
Names = tuple[str, ...]  # of those at the table, seat by seat
NEAR_STEPS = {"temperature": 4, "oxygen": 2, "oceans": 2}
NEAR_CREDITS = 8
MOST_SAID = 4096  # reasons that are kept in words
MOST_LAID = 256  # maps whose tiles are kept
UNTOLD = ("not_your_turn",)  # no fault of the card
TIMING = ("wrong_phase", "no_play_left", "no_action_left", "first_action_owed")


def ask_of(decision: Decision, ask_id: str, lang: str, optional: bool = False, names: Names = ()) -> m.Ask:
    return m.Ask(
        id=ask_id,
        kind=decision.kind,
        text=decision.say(lang),
        card=decision.card,
        least=decision.least,
        most=decision.most,
        options=[choice_of(option, lang, names) for option in decision.options],
        optional=optional,
    )


def choice_of(option: Option, lang: str, names: Names) -> m.Choice:
    return m.Choice(
        notation=option.notation,
        text=option.say(lang, names),
        kind=option.kind,
        card=option.card,
        area=option.area,
        item=option.item,
        seat=option.seat,
        index=option.index,
        amount=option.amount,
        amounts=option.amounts,
        idle=list(option.idle),
        useless=option.useless,
    )


def change_of(change: Change) -> m.ChangeModel:
    return m.ChangeModel(
        kind=change.kind,
        seat=change.seat,
        item=change.item,
        card=change.card,
        area=change.area,
        amount=change.amount,
        now=change.now,
    )


def near(reasons: list[Reason]) -> bool:
    """One small step away: a parameter almost there, one tag, one step of production, a few credits."""
    if len(reasons) != 1:
        return False
    one = reasons[0]
    if one.kind in ("parameter_low", "parameter_high"):
        return abs(one.need - one.have) <= NEAR_STEPS[one.item]
    if one.kind == "credits":
        return one.need - one.have <= NEAR_CREDITS
    few = (
        "tags",
        "production_short",
        "stock_short",
        "cities_needed",
        "colonies_few",
        "own_cubes_short",
        "rating_short",
    )
    if one.kind in ("zone_low", "zone_high"):
        return abs(one.need - one.have) == 1
    return one.kind in few and one.need - one.have == 1


@lru_cache(maxsize=MOST_SAID)
def said(reason: Reason, lang: str, names: Names) -> str:
    """A reason in words; the same ones are given again and again."""
    return reason.say(lang, names)


def hand_of(g: World, seat: int, why: dict[str, list[Reason]], lang: str, names: Names = ()) -> list[m.HandCard]:
    """The hand with prices."""
    hand = [(c, why.get(f"play {g.cards[c].name}", [])) for c in g.seat[seat].hand]
    return [card_of(g, seat, c, reasons, lang, names) for c, reasons in hand]


def card_of(g: World, seat: int, c: int, why: list[Reason], lang: str, names: Names = ()) -> m.HandCard:
    """When a card can be played is another matter than whether it can be: it is told only where nothing else speaks
    against the card."""
    who, card = g.seat[seat], g.cards[c]
    return hand_card(card.name, g.price(who, card), metals_of(who, card), why, lang, names)


def hand_card(
    card: str, price: int, metals: dict[str, int], why: Sequence[Reason], lang: str, names: Names
) -> m.HandCard:
    faults = [r for r in why if r.kind not in UNTOLD]
    reasons = [r for r in faults if r.kind not in TIMING]
    group: Group = "playable" if not reasons else "near" if near(reasons) else "later"
    return m.HandCard(
        card=card,
        price=price,
        group=group,
        reasons=[said(r, lang, names) for r in reasons or faults],
        lacks=[m.Lack(kind=r.kind, item=r.item, need=r.need, have=r.have) for r in reasons],
        metals=metals,
    )


def metals_of(who: Seat, card: Card) -> dict[str, int]:
    """The cubes of the seat that pay for the card, each with its worth; in Ares Expedition there are none."""
    return {STOCKS[k]: worth for k, worth in worths(who).items() if FITS[k] in card.tags}


def worths(who: Seat) -> dict[int, int]:
    """What a cube of each metal that it has pays."""
    worth = {STEEL: who.steel_worth, TITANIUM: who.titanium_worth}
    return {k: worth[k] for k in FITS if who.stock[k]}


def phase_of(g: Mars) -> str:
    step = g.table_step()
    return "over" if step < 0 else PHASES_BY_NAME[step]


def seat_view(g: Mars, s: int, points: int) -> m.SeatView:
    """A seat as the others see it."""
    who = g.seat[s]
    tiles = moons(g)
    measures = {goal.name: g.measure(s, goal.measure) for goal in g.map.milestones}
    measures |= {goal.name: g.measure(s, goal.measure) for goal in g.map.awards}
    return m.SeatView(
        seat=s,
        corporation=CATALOGUE[who.corporation].name or None,
        tr=who.tr,
        stock=dict(zip(STOCKS, who.stock, strict=True)),
        production=dict(zip(STOCKS, who.production, strict=True)),
        prices={STOCKS[PLANTS]: who.greenery_cost, STOCKS[HEAT]: HEAT_COST},
        tags={t: n for t, n in zip(TAGS, who.tags, strict=True) if n},
        hand_count=0 if g.offered[s] else len(who.hand),  # how many of the first cards it buys is hidden
        hand=None,
        dealt=None,
        drafted=None,
        played=names(g, who.played),
        events=names(g, who.events),
        resources=resources_of(g, s),
        used=names(g, who.used),
        passed=who.passed,
        measures=measures,
        points=points,
        fleets=tiles.fleets[s] if tiles.marker else 0,
        fleets_ready=tiles.ready_fleets(s) if tiles.marker else 0,
    )


def show_hand(seen: m.SeatView, g: Mars) -> None:
    """Adds what only the seat itself sees."""
    who = g.seat[seen.seat]
    seen.hand_count = len(who.hand)
    seen.hand, seen.dealt, seen.drafted = names(g, who.hand), names(g, who.dealt), names(g, who.drafted)


def seat_views(g: Mars, points: list[int]) -> list[m.SeatView]:
    return [seat_view(g, s, its) for s, its in enumerate(points)]


@lru_cache(maxsize=MOST_LAID)
def tiles_of(tiles: tuple[int, ...], owners: tuple[int, ...]) -> list[m.Tile]:
    """The tiles of a map; most answers lay none."""
    return [m.Tile(area=AREA_NAME[a], tile=TILES[tile], seat=owners[a]) for a, tile in enumerate(tiles) if tile]


def table_view(g: Mars) -> m.GameView:
    """The table without its seats."""
    funded = len(g.awards) // 2
    tiles = moons(g)
    return m.GameView(
        map=g.map.name,
        generation=g.generation,
        phase=phase_of(g),
        first=g.first,
        temperature=temperature_of(g),
        oxygen=g.params[OXYGEN],
        oceans=g.params[OCEANS],
        tiles=tiles_of(tuple(g.tile), tuple(g.owner)),
        claims=[m.Tile(area=AREA_NAME[a], tile="claim", seat=s) for a, s in enumerate(g.claim) if s != NOBODY],
        milestones=claimed(list(g.milestones), milestones_of(g)),
        awards=claimed(list(g.awards), awards_of(g)),
        moons=[
            m.MoonView(id=MOONS[n].name, marker=tiles.marker[n], colonies=tiles.owners(n), fleet=tiles.visitor[n])
            for n in tiles.in_play()
        ],
        marsbot=marsbot_view(g) if isinstance(g, BotTable) else None,
        award_cost=AWARD_COST[funded] if funded < len(AWARD_COST) else None,
        ahead=g.passed_on() if phase_of(g) == "draft" else 0,
        seats=[],
        deck=len(g.deck),
        discard=len(g.discard),
        shown=names(g, g.shown),
        turn=g.active,
        actions=g.actions,
        asked=g.waiting(),
        over=g.over,
    )


def game_view(g: Mars, seat: int | None, all_open: bool = False) -> m.GameView:
    """The table as this seat may know it; None is a spectator."""
    view = table_view(g)
    view.seats = seat_views(g, points_of(g))
    for seen in view.seats:
        if all_open or seen.seat == seat:
            show_hand(seen, g)
    return view


def planet_of(g: Mars) -> m.Planet:
    """What all can see of the planet from far away; what lies off the map is left out."""
    return m.Planet(
        map=g.map.name,
        warmth=round(g.params[TEMPERATURE] / GOAL[TEMPERATURE], 2),
        oxygen=round(g.params[OXYGEN] / GOAL[OXYGEN], 2),
        oceans=g.params[OCEANS],
        tiles=[one for one in tiles_of(tuple(g.tile), tuple(g.owner)) if one.area not in AREA_NAME[AREAS:]],
    )


def marsbot_view(g: BotTable) -> m.MarsBotView:
    """MarsBot's board and piles; of its decks only how many cards there are."""
    robot = g.robot
    storage = {MOONS[n].name: stored for n, stored in enumerate(robot.storage) if stored}
    return m.MarsBotView(
        level=LEVELS[robot.level],  # type: ignore[arg-type]
        corporation=CORPORATIONS[robot.corporation].name or None,
        on_corporation=robot.on_card,
        tracks=[
            m.BotTrack(id=name, position=robot.tracker[t], marker=robot.marker[t]) for t, name in enumerate(TRACKS)
        ],
        cubes=cubes_of(CORPORATIONS[robot.corporation]),
        supply=g.seat[MARSBOT].stock[CREDITS],
        action_deck=len(robot.action),
        bonus_deck=len(robot.bonus),
        bonus_discard=bot_names(robot.spent),
        destroyed=bot_names(robot.destroyed),
        aside=bot_names(robot.aside),
        seeded=bot_names(sorted(robot.seeded)),
        resolving=bot_names(c for c in robot.resolving if c),
        played=bot_names(robot.played),
        storage=storage,
        floaters=robot.storage[moon_named("titan")] if robot.storage else 0,
        halved_by=HALVING if g.shares_tracks(MARSBOT) else [],
    )


def cubes_of(corporation: BotCorporation) -> list[m.BotCube]:
    """The cubes that a corporation of MarsBot puts on its board."""
    return [
        m.BotCube(track=TRACKS[t], space=space, colour=COLOURS[cube])  # type: ignore[arg-type]
        for t, row in enumerate(corporation.cubes)
        for space, cube in enumerate(row)
        if cube != NO_CUBE
    ]


def claimed(pairs: list[int], known: list[str]) -> list[m.Claimed]:
    return [m.Claimed(name=known[pairs[i]], seat=pairs[i + 1]) for i in range(0, len(pairs), 2)]


def points_of(g: World) -> list[int]:
    """What each seat would have, ended the game now."""
    return [row["total"] for row in g.scores()]


def scores_of(g: World) -> list[m.Score]:
    """By source, in the order they are shown, with their sum; MarsBot has some of its own."""
    winners = g.winners()
    return [m.Score(seat=s, sources=row, winner=s in winners) for s, row in enumerate(g.scores())]


def blocked_of(why: dict[str, list[Reason]], lang: str, names: Names) -> list[m.Blocked]:
    return [blocked_as(notation, reasons, lang, names) for notation, reasons in why.items()]


def blocked_as(notation: str, reasons: Sequence[Reason], lang: str, names: Names) -> m.Blocked:
    return m.Blocked(notation=notation, reasons=[said(r, lang, names) for r in reasons])
