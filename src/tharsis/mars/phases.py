"""The order of a game: setup, research and draft, action, production, the World Government, the end."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, last, offer_each, offer_row
from tharsis.kernel.lanes import LOOSE, Lane, about_at, card_at, drop, is_alone, push, step_at
from tharsis.kernel.node import MOVED, Node, intern
from tharsis.kernel.option import Option
from tharsis.kernel.rows import joined, row_of
from tharsis.mars.dealing import deal
from tharsis.mars.game import Mars
from tharsis.mars.place import WORLD_OCEAN
from tharsis.mars.setup import SOLO_GENERATIONS
from tharsis.mars.steps import (
    ACTED,
    DEAL,
    DRAFT,
    FINAL,
    PRODUCE,
    READY,
    RESEARCH,
    REVEAL,
    SOLAR,
    START,
)
from tharsis.mars.tracks import GOAL
from tharsis.mars.turn import WHOLE_TURN
from tharsis.mars.words.effects import CardsCost
from tharsis.native import Row, append, i64, remove
from tharsis.vocabulary.corporations import CHOOSE_CORPORATION
from tharsis.vocabulary.gains import Gain, amount_of
from tharsis.vocabulary.terms import (
    CARD_PRICE,
    CREDITS,
    ENERGY,
    HEAT,
    K_CARD,
    K_NUMBER,
    OCEANS,
    ON_CITY_ON_MARS,
    PARAMETERS,
)

DEALT_EACH_GENERATION: Final = 4


class Phases(Node[Mars]):
    """The table's lane. It runs only when no seat has anything left to do."""

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        about, step = about_at(row, at), step_at(row, at)
        if lane != g.seats or row.depth != 1 or card_at(row, at) != 0:
            return False
        if step == REVEAL:
            return about == 0 and all_choose(g)
        if step == DEAL:
            return about == 0 and deals_later(g) and len(g.seat[0].played) == 0 and not g.chosen[0]
        if step == FINAL:
            return 0 <= about <= g.seats
        if step == SOLAR:
            return 0 <= about <= len(g.parts)
        return about == 0 and (RESEARCH <= step < SOLAR or step == READY == g.after_research())

    def run(self, g: Mars, lane: Lane) -> int:
        step = lane.step
        if step == ACTED:
            self.next_turn(g, lane)
        elif step == START:
            g.active = g.first
            g.actions = WHOLE_TURN
            lane.step = ACTED
            g.begin_turn()
        elif step == REVEAL:
            lane.step = g.after_research()
            for i in range(g.seats):
                seat = (g.first + i) % g.seats
                if g.answers(seat):
                    reveal(g, seat)
            g.corporations_shown()
        elif step == RESEARCH:
            lane.step = g.after_research()
        elif step == READY:
            lane.step = START
            g.get_ready()
        elif step == DRAFT:
            self.next_draft(g, lane)
        elif step == PRODUCE:
            produce(g)
            self.after_production(g, lane)
        elif step == SOLAR:
            self.next_in_solar_phase(g, lane)
        elif step == DEAL:
            lane.step = REVEAL
            g.reveals += 1
            deal(g)
        else:
            self.next_last_greenery(g, lane)
        return MOVED

    def next_turn(self, g: Mars, lane: Lane) -> None:
        """After an action, an end of turn or a pass."""
        if g.actions > 0:
            g.actions -= 1
            if g.actions > 0 or (g.active in g.rules.end_turn and others_go_on(g)):
                g.begin_turn()
                return
        n = 0
        while n < g.seats:
            g.active = (g.active + 1) % g.seats
            if not g.seat[g.active].passed:
                break
            n += 1
        if n == g.seats:
            lane.step = PRODUCE
            return
        g.actions = WHOLE_TURN
        g.begin_turn()

    def next_draft(self, g: Mars, lane: Lane) -> None:
        """Everybody has set a card aside: the rest goes on."""
        ahead = g.passed_on()
        hands = [who.dealt for who in g.seat]
        for s in range(g.seats):
            g.seat[(s + ahead) % g.seats].dealt = hands[s]
        g.reveals += 1
        if max(len(who.dealt) for who in g.seat) > 1:
            ask_to_draft(g)
            return
        for who in g.seat:
            who.dealt = joined(who.drafted, who.dealt)
            who.drafted = row_of([])
        ask_to_buy(g)
        lane.step = RESEARCH

    def after_production(self, g: Mars, lane: Lane) -> None:
        over = g.generation >= SOLO_GENERATIONS if g.seats == 1 else g.terraformed()
        if over:
            lane.step = FINAL
            lane.about = 0  # how many seats have had their last greeneries
        elif g.rules.world_government and not g.terraformed():
            tell_what_rises_by_itself(g)
            push(g.lanes[g.first], WORLD.number, g.first, 0, 0, 0)
            lane.step = SOLAR
        else:
            self.next_in_solar_phase(g, lane)

    def next_in_solar_phase(self, g: Mars, lane: Lane) -> None:
        """One expansion after the other; the frame's about says how many have had their phase."""
        while lane.about < len(g.parts):
            lane.about += 1
            if g.parts[lane.about - 1].solar_phase(g):
                lane.step = SOLAR
                return
        lane.about = 0
        next_generation(g, lane)

    def next_last_greenery(self, g: Mars, lane: Lane) -> None:
        if lane.about == g.seats:
            drop(lane)
            g.over = True
            if g.history is not None:
                g.digests.append(g.digest())
            return
        seat = (g.first + lane.about) % g.seats
        lane.about += 1
        g.last_greeneries(seat)


def deals_later(g: Mars) -> bool:
    """Something is chosen before corporations and hands are dealt."""
    for part in g.parts:
        if part.deals_later(g):
            return True
    return False


def all_choose(g: Mars) -> bool:
    """Nothing but corporations and first hands is chosen, and every seat has done that or is about to."""
    for s in range(g.seats):
        if not g.answers(s):
            continue
        who, lane = g.seat[s], g.lanes[s]
        if len(who.played) + len(who.events) + len(who.hand) > 0 or lane.depth > 1:
            return False
        if len(who.drafted) > 0 and lane.depth > 0:
            return False
        if lane.depth == 0 and (not g.chosen[s] or not FIRST_HAND.affords(g, s)):
            return False
        if lane.depth > 0 and lane.node != CHOOSE_CORPORATION.number and lane.node != FIRST_HAND.number:
            return False
    return True


def others_go_on(g: Mars) -> bool:
    """The turn of the active seat is followed by that of another."""
    for s in range(g.seats):
        if s != g.active and not g.seat[s].passed:
            return True
    return False


def reveal(g: Mars, seat: i64) -> None:
    """The seat shows its corporation, takes what it brings, and pays for its cards."""
    who = g.seat[seat]
    c = g.chosen[seat]
    card = g.cards[c]
    g.chosen[seat] = 0
    g.offered[seat] = []
    g.reveals += 1
    step = g.tell_of(seat, "reveal")
    if step is not None:
        step.card = card.name
    who.corporation = c
    g.enter(seat, c)
    for word in card.steps:
        word.does(g, seat, c, 0)
    if card.first:
        who.owes_first = True
    if not g.rules.corporate_era:
        for kind in range(len(who.production)):  # Rulebook p. 7: one extra step of each in the standard game
            who.production[kind] += 1
    who.hand = who.drafted
    who.drafted = row_of([])
    g.discard = joined(g.discard, who.dealt)
    who.dealt = row_of([])
    if not card.keeps_all:
        who.stock[CREDITS] -= who.card_price * len(who.hand)
    if g.seats == 1 and who.hears >> ON_CITY_ON_MARS & 1:
        # Rulebook p. 13: who gains by cities on Mars gains by the two neutral ones, though they came before
        for _ in range(g.cities_on_mars):
            g.happen(ON_CITY_ON_MARS, -1, 0)


def produce(g: Mars) -> None:
    s = 0
    for who in g.seat:
        if g.answers(s):  # who plays by itself produces nothing
            g.tell_of(s, "production")
            stock = who.stock
            production = who.production
            stock[HEAT] += stock[ENERGY]
            stock[ENERGY] = 0
            stock[CREDITS] += max(0, who.tr + production[CREDITS])  # Rulebook p. 14: income is never negative
            for kind in range(CREDITS + 1, len(stock)):
                stock[kind] += production[kind]
        s += 1
        who.used = row_of([])
        who.passed = False
        who.raised = False
        who.next_discount = 0
        who.next_shift = 0
    for part in g.parts:
        part.produced(g)


def tell_what_rises_by_itself(g: Mars) -> None:
    """The World Government asks nobody when only one parameter is left, and about the last oceans it asks where."""
    left = [p for p in range(len(GOAL)) if not g.complete(p)]
    if len(left) == 1 and left[0] != OCEANS:
        step = g.tell_of(g.first, "world")
        if step is not None:
            step.item = PARAMETERS[left[0]]


def next_generation(g: Mars, lane: Lane) -> None:
    if g.history is not None:
        g.digests.append(g.digest())
    step = g.tell_of(-1, "generation")
    for part in g.parts:
        part.new_generation(g)
    g.generation += 1
    if step is not None:
        step.generation = g.generation
    g.first = (g.first + 1) % g.seats
    g.generation_begins()
    if g.over:
        drop(lane)
        return
    for i in range(g.seats):
        s = (g.first + i) % g.seats
        if not g.deals_to(s):
            continue
        g.look_at(s, DEALT_EACH_GENERATION)
    if g.drafts():
        ask_to_draft(g)
        lane.step = DRAFT
    else:
        ask_to_buy(g)
        lane.step = RESEARCH


def ask_to_draft(g: Mars) -> None:
    for s in range(g.seats):
        if len(g.seat[s].dealt) > 0 and g.answers(s):
            push(g.lanes[s], DRAFTING.number, s, 0, 0, 0)
    g.packs_dealt()


def ask_to_buy(g: Mars) -> None:
    for s in range(g.seats):
        if len(g.seat[s].dealt) > 0 and g.answers(s):
            push(g.lanes[s], BUYING.number, s, 0, 0, 0)


class Buying(Asking[Mars]):
    """Any of the cards dealt, three credits each; the rest is discarded face down."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.many = True
        self.always = True  # who cannot pay sees the cards all the same

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        if not g.answers(lane) or not is_alone(row, at):
            return False
        return self.comes(g, lane)

    def comes(self, g: Mars, seat: i64) -> bool:
        """It is time for it."""
        return g.table_step() == RESEARCH

    def purse(self, g: Mars, seat: i64) -> i64:
        return g.money(g.seat[seat])

    def price(self, g: Mars, seat: i64) -> i64:
        return g.seat[seat].card_price

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        return offer_row(K_CARD, g.seat[seat].dealt)

    def limits(self, g: Mars, seat: i64, card: i64, about: i64) -> tuple[int, int]:
        return (0, min(len(g.seat[seat].dealt), self.purse(g, seat) // self.price(g, seat)))

    def all_chosen(self, g: Mars, seat: i64, card: i64, about: i64, codes: Row) -> None:
        g.keep(seat, codes)
        if len(codes) > 0:
            g.charge(seat, g.seat[seat].card_price * len(codes))

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        return Option(code, "buy", f"buy {name}", card=name, amount=self.price(g, seat))

    def question(self) -> str:
        return "buy"


class FirstHand(Buying):
    """The first hand, paid from what the chosen corporation brings. It stays hidden until all have chosen."""

    def comes(self, g: Mars, seat: i64) -> bool:
        return g.table_step() == REVEAL and g.chosen[seat] > 0

    def affords(self, g: Mars, seat: i64) -> bool:
        """The corporation chosen can pay for the cards set aside, or keeps all of them."""
        keeps_all = g.cards[g.chosen[seat]].keeps_all
        return keeps_all or len(g.seat[seat].drafted) * self.price(g, seat) <= self.purse(g, seat)

    def purse(self, g: Mars, seat: i64) -> i64:
        for word in g.cards[g.chosen[seat]].steps:
            if isinstance(word, Gain) and CREDITS in word.kinds:
                return amount_of(CREDITS, word.kinds, word.numbers)
        return 0

    def price(self, g: Mars, seat: i64) -> i64:
        for effect in g.cards[g.chosen[seat]].effects:
            if isinstance(effect, CardsCost):
                return effect.price
        return CARD_PRICE

    def all_chosen(self, g: Mars, seat: i64, card: i64, about: i64, codes: Row) -> None:
        who = g.seat[seat]
        for code in codes:
            who.dealt = remove(who.dealt, last(code))
            who.drafted = append(who.drafted, last(code))

    def question(self) -> str:
        return "first_hand"


class Drafting(Asking[Mars]):
    """One card set aside; the rest goes to a neighbour."""

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return is_alone(row, at) and g.answers(lane) and g.table_step() == DRAFT

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        return offer_row(K_CARD, g.seat[seat].dealt)

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        who = g.seat[seat]
        who.dealt = remove(who.dealt, last(code))
        who.drafted = append(who.drafted, last(code))

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        return Option(code, "draft", f"draft {name}", card=name)

    def question(self) -> str:
        return "draft"


class WorldGovernment(Asking[Mars]):
    """The first player of the generation just played raises one parameter, and gains nothing by it."""

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return is_alone(row, at) and lane < g.seats and g.rules.world_government and g.table_step() == SOLAR

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_NUMBER, [p for p in range(len(GOAL)) if not g.complete(p)])

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        parameter = last(code)
        if parameter == OCEANS:
            push(g.lanes[seat], WORLD_OCEAN.number, seat, 0, 0, LOOSE)
        else:
            g.raise_parameter(-1, parameter, 1)

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = PARAMETERS[last(code)]
        return Option(code, "world", f"world {name}", item=name)

    def question(self) -> str:
        return "world"


PHASES: Final = intern(Phases("phases"))
BUYING: Final = intern(Buying("buy"))
FIRST_HAND: Final = FirstHand("first hand")
intern(FIRST_HAND)
DRAFTING: Final = intern(Drafting("draft"))
WORLD: Final = intern(WorldGovernment("world"))
