"""What a seat is sent of every game: its question, changes, scores, reasons; and how a table of Mars looks to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from tharsis.kernel.log import Change
from tharsis.kernel.option import Decision, Option, Reason
from tharsis.mars.board import OFF_MAP
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.colonies.moons import EMPTY, MOONS, Moons, moon_named, moons
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
from tharsis.mars.steps import PHASES_BY_NAME
from tharsis.mars.tracks import GOAL
from tharsis.mars.words.counts import EachTagOfOthers
from tharsis.mars.written import (
    awards_of,
    claims_of,
    measures_of,
    milestones_of,
    pairs_of,
    temperature_of,
    tiles_of,
)
from tharsis.server import messages as m
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.gains import Produce
from tharsis.vocabulary.terms import (
    BUILDING,
    CREDITS,
    HEAT,
    NEUTRAL,
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
from tharsis.vocabulary.written import by_name, name_or_none, names, resources_of, there_is

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
UNTOLD = ("not_your_turn",)  # no fault of the card
TIMING = ("wrong_phase", "no_play_left", "no_action_left", "first_action_owed")


def ask_open(decision: Decision, ask_id: str, lang: str, optional: bool = False) -> m.Facts:
    """A question without its options."""
    facts: m.Facts = {
        "id": ask_id,
        "kind": decision.kind,
        "text": decision.say(lang),
        "card": decision.card,
        "least": decision.least,
        "most": decision.most,
        "options": [],
    }
    if optional:
        facts["optional"] = True
    return facts


def ask_of(decision: Decision, ask_id: str, lang: str, optional: bool = False, names: Names = ()) -> m.Ask:
    options = [choice_of(option, lang, names) for option in decision.options]
    return m.Ask.model_validate({**ask_open(decision, ask_id, lang, optional), "options": options})


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
        fees=option.fees,
        idle=list(option.idle),
        useless=option.useless,
    )


def change_open(change: Change) -> m.Facts:
    facts: m.Facts = {"kind": change.kind}
    if change.seat >= 0:
        facts["seat"] = change.seat
    for name in ("item", "card", "area", "amount", "now"):
        if value := getattr(change, name):
            facts[name] = value
    return facts


def change_of(change: Change) -> m.ChangeModel:
    return m.ChangeModel.model_validate(change_open(change))


def near(reasons: list[Reason]) -> bool:
    """One small step away: a parameter almost there, one tag, one step of production, a few credits. What is too high
    already falls no more."""
    if len(reasons) != 1:
        return False
    one = reasons[0]
    if one.kind == "parameter_low":
        return one.need - one.have <= NEAR_STEPS[one.item]
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
    if one.kind == "zone_low":
        return one.need - one.have == 1
    return one.kind in few and one.need - one.have == 1


@lru_cache(maxsize=MOST_SAID)
def said(reason: Reason, lang: str, names: Names) -> str:
    """A reason in words; the same ones are given again and again."""
    return reason.say(lang, names)


def hand_of(g: World, seat: int, why: dict[str, list[Reason]], lang: str, names: Names = ()) -> list[m.HandCard]:
    """The hand with prices."""
    hand = [(c, why.get(f"play {g.cards[c].name}", [])) for c in g.seat[seat].hand]
    return [card_of(g, seat, c, reasons, lang, names) for c, reasons in hand]


def card_of(g: World, seat: int, c: int, why: list[Reason], lang: str, names: Names = (), cuts: int = 0) -> m.HandCard:
    """When a card can be played is another matter than whether it can be: it is told only where nothing else speaks
    against the card."""
    who, card = g.seat[seat], g.cards[c]
    facts = hand_card(card.name, g.price(who, card), metals_of(worths(who), card), cuts, why, lang, names)
    return m.HandCard.model_validate(facts)


def hand_card(
    card: str,
    price: int,
    metals: tuple[tuple[str, int], ...],
    cuts: int,
    why: Sequence[Reason],
    lang: str,
    names: Names,
) -> m.Facts:
    faults = [r for r in why if r.kind not in UNTOLD]
    reasons = [r for r in faults if r.kind not in TIMING]
    group: Group = "playable" if not reasons else "near" if near(reasons) else "later"
    told = [said(r, lang, names) for r in reasons or faults]
    facts: m.Facts = {"card": card, "price": price, "group": group, "reasons": told}
    if reasons:
        facts["lacks"] = [filled(kind=r.kind, item=r.item, need=r.need, have=r.have) for r in reasons]
    if metals:
        facts["metals"] = dict(metals)
    if cuts:
        facts["cuts"] = cuts
    return facts


def filled(**fields: object) -> m.Facts:
    """Those that have anything in them: the others have it from their default values."""
    return {name: value for name, value in fields.items() if value}


def metals_of(worth: dict[int, int], card: Card) -> tuple[tuple[str, int], ...]:
    """The cubes that pay for the card, each with its worth; heat, where it pays at all, pays for any."""
    return tuple([(STOCKS[k], n) for k, n in worth.items() if k == HEAT or FITS[k] in card.tags]) if worth else ()


def worths(who: Seat) -> dict[int, int]:
    """What a cube of each metal that it has pays, and of heat for those who may."""
    worth = {STEEL: who.steel_worth, TITANIUM: who.titanium_worth, HEAT: 1 if who.heat_pays else 0}
    return {k: n for k, n in worth.items() if n and who.stock[k]}


def phase_of(g: Mars) -> str:
    step = g.table_step()
    return "over" if step < 0 else PHASES_BY_NAME[step]


def seat_open(g: Mars, s: int, points: int) -> m.Facts:
    """What all see of a seat."""
    who = g.seat[s]
    tiles = moons(g)
    fleets = {"fleets": tiles.fleets[s], "fleets_ready": tiles.ready_fleets(s)} if tiles.marker else {}
    return {
        "seat": s,
        "corporation": name_or_none(g, who.corporation),
        "tr": who.tr,
        "stock": by_name(STOCKS, who.stock),
        "production": by_name(STOCKS, who.production),
        "prices": {STOCKS[PLANTS]: who.greenery_cost, STOCKS[HEAT]: HEAT_COST},
        "tags": there_is(TAGS, who.tags),
        "played": names(g, who.played),
        "events": names(g, who.events),
        "resources": resources_of(g, s),
        "used": names(g, who.used),
        "passed": who.passed,
        "measures": measures_of(g, s),
        "points": points,
        **{name: n for name, n in fleets.items() if n},
    }


def hand_shut(g: Mars, s: int) -> m.Facts:
    """What others see of its cards. How many of the first ones it buys is hidden."""
    count = 0 if g.offered[s] else len(g.seat[s].hand)
    return {"hand_count": count, "hand": None, "dealt": None, "drafted": None}


def hand_open(g: Mars, s: int) -> m.Facts:
    """What the seat itself sees of them."""
    who = g.seat[s]
    hand = names(g, who.hand)
    return {"hand_count": len(hand), "hand": hand, "dealt": names(g, who.dealt), "drafted": names(g, who.drafted)}


def tiles_open(g: Mars) -> list[m.Facts]:
    """Tiles with numbers for all seats."""
    return [{**one, "seat": NEUTRAL} if one.get("seat") == "neutral" else one for one in tiles_of(g)]


def table_open(g: Mars) -> m.Facts:
    """The table without its seats."""
    funded = len(g.awards) // 2
    phase = phase_of(g)
    facts: m.Facts = {
        "map": g.map.name,
        "generation": g.generation,
        "phase": phase,
        "first": g.first,
        "temperature": temperature_of(g),
        "oxygen": g.params[OXYGEN],
        "oceans": g.params[OCEANS],
        "tiles": tiles_open(g),
        "claims": [{"tile": "claim", **one} for one in claims_of(g)],
        "milestones": pairs_of(g.milestones, milestones_of(g)),
        "awards": pairs_of(g.awards, awards_of(g)),
        "award_cost": AWARD_COST[funded] if funded < len(AWARD_COST) else None,
        "seats": [],
        "deck": len(g.deck),
        "discard": len(g.discard),
        "shown": names(g, g.shown),
        "turn": g.active,
        "actions": g.actions,
        "asked": g.waiting(),
        "over": g.over,
    }
    tiles = moons(g)
    if tiles.marker:
        facts["moons"] = [moon_open(tiles, n) for n in tiles.in_play()]
    if isinstance(g, BotTable):
        facts["marsbot"] = marsbot_view(g).model_dump(exclude_defaults=True)
    if phase == "draft" and (ahead := g.passed_on()):
        facts["ahead"] = ahead
    return facts


def moon_open(tiles: Moons, n: int) -> m.Facts:
    fleet = {} if tiles.visitor[n] == EMPTY else {"fleet": tiles.visitor[n]}
    return {"id": MOONS[n].name, "marker": tiles.marker[n], "colonies": tiles.owners(n), **fleet}


def game_view(g: Mars, seat: int | None, all_open: bool = False) -> m.GameView:
    """The table as this seat may know it; None is a spectator."""
    seats = [
        {**seat_open(g, s, points), **(hand_open(g, s) if all_open or s == seat else hand_shut(g, s))}
        for s, points in enumerate(points_of(g))
    ]
    return m.GameView.model_validate({**table_open(g), "seats": seats})


def planet_open(g: Mars) -> m.Facts:
    """What all can see of the planet from far away; what lies off the map is left out."""
    facts: m.Facts = {
        "map": g.map.name,
        "warmth": round(g.params[TEMPERATURE] / GOAL[TEMPERATURE], 2),
        "oxygen": round(g.params[OXYGEN] / GOAL[OXYGEN], 2),
        "oceans": g.params[OCEANS],
    }
    if tiles := [one for one in tiles_open(g) if one["area"] not in OFF_MAP]:
        facts["tiles"] = tiles
    return facts


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
