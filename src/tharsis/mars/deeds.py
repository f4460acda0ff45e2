"""The deeds of a turn, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import Offer, kind_of, last, pack, second
from tharsis.kernel.lanes import LOOSE, push
from tharsis.kernel.node import intern
from tharsis.kernel.option import Option, Reason
from tharsis.mars.board import BY_GREENERY_RULE, GREENERY_TILE
from tharsis.mars.deed import Deed, is_useless, money_short, stock_short
from tharsis.mars.game import Mars
from tharsis.mars.goals import AWARD_COST, HEAT_COST, MILESTONE_COST, MOST_MILESTONES, claimed_by
from tharsis.mars.payment import PAY, PROJECT_PAID
from tharsis.mars.place import PLACE_GREENERY
from tharsis.mars.projects import PROJECTS, projects_at
from tharsis.native import append, i64, vec
from tharsis.vocabulary.gains import Lose, Raise
from tharsis.vocabulary.selling import SELLING
from tharsis.vocabulary.terms import (
    HEAT,
    K_CLAIM,
    K_CONVERT,
    K_END,
    K_FIRST_ACTION,
    K_FUND,
    K_PASS,
    K_PLAY,
    K_PROJECT,
    K_SELL,
    K_USE,
    PLANTS,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from tharsis.vocabulary.world import Seat


class Play(Deed):
    """A card from the hand; the option's last is the card."""

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        cards = g.cards
        bare = self.bare
        reach = g.reach(who)
        steel = who.steel_worth * who.stock[STEEL]
        titanium = who.titanium_worth * who.stock[TITANIUM]
        cheap = who.cheap
        for c in who.hand:
            card = cards[c]
            dear = card.cost - reach
            if dear > 0 and not cheap & card.mask:  # half of a hand is put aside by this alone
                metals = card.metals
                if metals & 1:
                    dear -= steel
                if metals & 2:
                    dear -= titanium
                if dear > 0:
                    continue
            if g.can_play(seat, who, card):
                out.add(bare + c)

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        g.play(seat, last(code))

    def notation(self, g: Mars, code: i64) -> str:
        return f"play {g.cards[last(code)].name}"

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        card = g.cards[last(code)]
        price = g.price(g.seat[seat], card)
        idle = g.idle_parts(seat, card.number, card.steps)
        return Option(code, "play", self.notation(g, code), card=card.name, amount=price, idle=idle)

    def sought(self, g: Mars, seat: i64) -> list[int]:
        return [self.bare + c for c in g.seat[seat].hand]

    def why_not(self, g: Mars, seat: i64, code: i64) -> list[Reason]:
        who = g.seat[seat]
        card = g.cards[last(code)]
        shift = who.shift + who.next_shift
        out = [need.short(g, seat, shift) for need in card.needs if not need.met(g, seat, shift)]
        out += [step.obstacle(g, seat, card) for step in card.risks if not step.feasible(g, seat, card)]
        return out + money_short(g.price(who, card), g.purse(who, card))


class Use(Deed):
    """The action of a card on the table: the card, and which of its actions."""

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        for c in who.actors:
            if c not in who.used:
                i = 0
                for act in g.cards[c].acts:
                    if g.can_use(seat, c, act):
                        out.add(pack(K_USE, i, second=c))
                    i += 1

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        g.use(seat, second(code), last(code))

    def notation(self, g: Mars, code: i64) -> str:
        index = self.index(g, code)
        return f"use {g.cards[second(code)].name}" + (f" {index}" if index else "")

    def index(self, g: Mars, code: i64) -> i64:
        """Which action it is, as people count; 0 for a card that has but one."""
        return last(code) + 1 if len(g.cards[second(code)].acts) > 1 else 0

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        card = g.cards[second(code)]
        gets = card.acts[last(code)].gets
        return Option(
            code,
            "use",
            self.notation(g, code),
            card=card.name,
            index=self.index(g, code),
            idle=g.idle_parts(seat, card.number, gets),
            useless=is_useless(g, seat, card.number, gets),
        )

    def sought(self, g: Mars, seat: i64) -> list[int]:
        return [pack(K_USE, i, second=c) for c in g.seat[seat].actors for i in range(len(g.cards[c].acts))]

    def why_not(self, g: Mars, seat: i64, code: i64) -> list[Reason]:
        card = g.cards[second(code)]
        act = card.acts[last(code)]
        out: list[Reason] = []
        if card.number in g.seat[seat].used:
            out.append(Reason("used"))
        if act.only_if is not None and not act.only_if.met(g, seat, 0):
            out.append(act.only_if.short(g, seat, 0))
        for word in act.pays:
            if not word.payable(g, seat, card.number):
                out.append(word.unpaid(g, seat, card.number))
        for word in act.gets:
            if word.can_fail and not word.feasible(g, seat, card):
                out.append(word.obstacle(g, seat, card))
        return out


class DoProject(Deed):
    """A standard project, by its place in the list."""

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        money = g.money(who)
        dearest = money + who.power_discount  # no other discount makes a project cheaper
        i = 0
        for project in projects_at(g):
            if project.cost <= dearest and project.price(who) <= money and project.possible(g, seat):
                out.add(self.bare + i)
            i += 1

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        project = PROJECTS[last(code)]
        lane = g.lanes[seat]
        project.begin(g, seat)
        for word in project.words:
            push(lane, word.number, seat, 0, 0, LOOSE)
        push(lane, PROJECT_PAID.number, seat, 0, project.cost, 0)
        push(lane, PAY.number, seat, 0, project.price(g.seat[seat]), 0)

    def notation(self, g: Mars, code: i64) -> str:
        return f"project {PROJECTS[last(code)].name}"

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        project = PROJECTS[last(code)]
        return Option(
            code,
            "project",
            self.notation(g, code),
            item=project.name,
            amount=project.price(g.seat[seat]),
            idle=g.idle_parts(seat, 0, project.words),
            useless=is_useless(g, seat, 0, project.words),
        )

    def sought(self, g: Mars, seat: i64) -> list[int]:
        return [self.bare + i for i in range(len(PROJECTS)) if PROJECTS[i].at_table(g)]

    def why_not(self, g: Mars, seat: i64, code: i64) -> list[Reason]:
        project = PROJECTS[last(code)]
        who = g.seat[seat]
        out = money_short(project.price(who), g.money(who))
        if not project.possible(g, seat):
            out.append(project.obstacle(g, seat))
        return out


PLANTS_TO_GREENERY: Final = 0
HEAT_TO_TEMPERATURE: Final = 1


class Convert(Deed):
    """Plants into a greenery, or heat into a step of temperature."""

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        if who.stock[PLANTS] >= who.greenery_cost and self.has_area(g, seat):
            out.add(self.bare + PLANTS_TO_GREENERY)
        if g.heat(who) >= HEAT_COST:
            out.add(self.bare + HEAT_TO_TEMPERATURE)

    def has_area(self, g: Mars, seat: i64) -> bool:
        return g.has_area(seat, BY_GREENERY_RULE, GREENERY_TILE)

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        lane = g.lanes[seat]
        if last(code) == PLANTS_TO_GREENERY:
            g.seat[seat].stock[PLANTS] -= g.seat[seat].greenery_cost
            push(lane, PLACE_GREENERY.number, seat, 0, 0, LOOSE)
        else:
            push(lane, WARM.number, seat, 0, 0, 0)
            push(lane, SPEND_HEAT.number, seat, 0, 0, 0)

    def notation(self, g: Mars, code: i64) -> str:
        return "convert plants" if last(code) == PLANTS_TO_GREENERY else "convert heat"

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        text = self.notation(g, code)
        if last(code) == PLANTS_TO_GREENERY:
            return Option(code, "convert", text, item="plants", amount=g.seat[seat].greenery_cost)
        full = g.complete(TEMPERATURE)
        idle = ("temperature",) if full else ()
        return Option(code, "convert", text, item="heat", amount=HEAT_COST, idle=idle, useless=full)

    def sought(self, g: Mars, seat: i64) -> list[int]:
        return [self.bare + PLANTS_TO_GREENERY, self.bare + HEAT_TO_TEMPERATURE]

    def why_not(self, g: Mars, seat: i64, code: i64) -> list[Reason]:
        who = g.seat[seat]
        if last(code) == HEAT_TO_TEMPERATURE:
            return stock_short(HEAT, HEAT_COST, g.heat(who))
        out = stock_short(PLANTS, who.greenery_cost, who.stock[PLANTS])
        if not self.has_area(g, seat):
            out.append(Reason("no_area", "greenery"))
        return out


class Claim(Deed):
    """A milestone of the map. There are none, and no awards, in the solo game."""

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        if g.seats == 1 or g.money(who) < MILESTONE_COST or len(g.milestones) >= 2 * MOST_MILESTONES:
            return
        i = 0
        for goal in g.map.milestones:
            if g.measure(seat, goal.measure) >= goal.need and claimed_by(g.milestones, i) < 0:
                out.add(self.bare + i)
            i += 1

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        g.milestones = append(append(g.milestones, last(code)), seat)
        push(g.lanes[seat], PAY.number, seat, 0, MILESTONE_COST, 0)

    def notation(self, g: Mars, code: i64) -> str:
        return f"claim {g.map.milestones[last(code)].name}"

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        name = g.map.milestones[last(code)].name
        return Option(code, "claim", self.notation(g, code), item=name, amount=MILESTONE_COST)

    def sought(self, g: Mars, seat: i64) -> list[int]:
        return [self.bare + i for i in range(len(g.map.milestones))] if g.seats > 1 else []

    def why_not(self, g: Mars, seat: i64, code: i64) -> list[Reason]:
        goal = g.map.milestones[last(code)]
        owner = claimed_by(g.milestones, last(code))
        if owner >= 0:
            return [Reason("milestone_claimed", goal.name, have=owner)]
        if len(g.milestones) >= 2 * MOST_MILESTONES:
            return [Reason("milestones_gone", need=MOST_MILESTONES)]
        have = g.measure(seat, goal.measure)
        out = [Reason("milestone_unmet", goal.name, goal.need, have)] if have < goal.need else []
        return out + money_short(MILESTONE_COST, g.money(g.seat[seat]))


class Fund(Deed):
    """An award of the map."""

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        funded = len(g.awards) // 2
        if g.seats == 1 or funded >= len(AWARD_COST) or g.money(who) < AWARD_COST[funded]:
            return
        i = 0
        while i < len(g.map.awards):
            if claimed_by(g.awards, i) < 0:
                out.add(self.bare + i)
            i += 1

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        price = self.price(g)
        g.awards = append(append(g.awards, last(code)), seat)
        push(g.lanes[seat], PAY.number, seat, 0, price, 0)

    def price(self, g: Mars) -> i64:
        """Of the next one."""
        return AWARD_COST[len(g.awards) // 2]

    def notation(self, g: Mars, code: i64) -> str:
        return f"fund {g.map.awards[last(code)].name}"

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        name = g.map.awards[last(code)].name
        return Option(code, "fund", self.notation(g, code), item=name, amount=self.price(g))

    def sought(self, g: Mars, seat: i64) -> list[int]:
        return [self.bare + i for i in range(len(g.map.awards))] if g.seats > 1 else []

    def why_not(self, g: Mars, seat: i64, code: i64) -> list[Reason]:
        owner = claimed_by(g.awards, last(code))
        if owner >= 0:
            return [Reason("award_funded", g.map.awards[last(code)].name, have=owner)]
        if len(g.awards) // 2 >= len(AWARD_COST):
            return [Reason("awards_gone", need=len(AWARD_COST))]
        return money_short(self.price(g), g.money(g.seat[seat]))


class Sell(Deed):
    """Cards from the hand; which ones comes next."""

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        if len(who.hand) > 0:
            out.add(self.bare)

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        push(g.lanes[seat], SELLING.number, seat, 0, 0, 0)

    def notation(self, g: Mars, code: i64) -> str:
        return "sell patents"

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        return Option(code, "sell", self.notation(g, code))

    def sought(self, g: Mars, seat: i64) -> list[int]:
        return [self.bare]

    def why_not(self, g: Mars, seat: i64, code: i64) -> list[Reason]:
        return [] if len(g.seat[seat].hand) > 0 else [Reason("hand_short", "card", 1, 0)]


class FirstAction(Deed):
    """What a corporation does before anything else; as long as it is owed, nothing else is offered."""

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        out.add(self.bare + who.corporation)

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        who = g.seat[seat]
        who.owes_first = False
        for word in g.cards[who.corporation].first:
            push(g.lanes[seat], word.number, seat, who.corporation, 0, LOOSE)

    def notation(self, g: Mars, code: i64) -> str:
        return f"first action {g.card_name(last(code))}"

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        return Option(code, "first_action", self.notation(g, code), card=g.card_name(last(code)))


class EndTurn(Deed):
    """No second action."""

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        out.add(self.bare)

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        g.actions = 0

    def notation(self, g: Mars, code: i64) -> str:
        return "end turn"

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        return Option(code, "end", self.notation(g, code))


class Pass(Deed):
    """No action any more in this generation."""

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        out.add(self.bare)

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        g.seat[seat].passed = True
        g.actions = 0

    def notation(self, g: Mars, code: i64) -> str:
        return "pass"

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        return Option(code, "pass", self.notation(g, code))


WARM: Final = intern(Raise(TEMPERATURE))
SPEND_HEAT: Final = intern(Lose(HEAT, HEAT_COST))

DEEDS: Final[list[Deed]] = [
    Play(K_PLAY),
    Use(K_USE),
    DoProject(K_PROJECT),
    Convert(K_CONVERT),
    Claim(K_CLAIM),
    Fund(K_FUND),
    Sell(K_SELL),
]
FIRST_ACTION: Final[Deed] = FirstAction(K_FIRST_ACTION)
END_TURN: Final[Deed] = EndTurn(K_END)
PASS: Final[Deed] = Pass(K_PASS)


BY_KIND: Final[dict[int, Deed]] = {deed.kind: deed for deed in [*DEEDS, FIRST_ACTION, END_TURN, PASS]}


class Offered:
    """The deeds of a turn in rows, for who makes its options."""

    def __init__(self) -> None:
        self.without_rooms: Final = vec[Deed](DEEDS)
        self.all = vec[Deed](DEEDS)


OFFERED: Final = Offered()


def add_deed(deed: Deed) -> None:
    """A deed of an expansion; selling cards stays the last one offered."""
    if deed.kind in BY_KIND:
        raise ValueError(f"there are deeds of kind {deed.kind} already")
    DEEDS.insert(len(DEEDS) - 1, deed)
    BY_KIND[deed.kind] = deed
    OFFERED.all = vec[Deed](DEEDS)


def deeds_at(g: Mars) -> vec[Deed]:
    """In the order of the offers. A table without any room is not bothered with what rooms add."""
    if g.rules.rooms:
        return OFFERED.all
    return OFFERED.without_rooms


def deed_of(code: i64) -> Deed:
    return BY_KIND[kind_of(code)]
