"""The state of a game of Terraforming Mars and its verbs: terraform, pay, play, measure. The map: `mars.planet`."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.digest import Digest
from tharsis.kernel.game import Game
from tharsis.kernel.lanes import LOOSE, push
from tharsis.kernel.log import Entry
from tharsis.kernel.node import Later
from tharsis.kernel.rows import row_of
from tharsis.mars.board import NEURAL_INSTANCE
from tharsis.mars.map import MAPS, RANDOM, THARSIS, Map, Measure
from tharsis.mars.part import Part
from tharsis.mars.planet import Planet
from tharsis.mars.setup import NAME, Setup
from tharsis.mars.steps import START
from tharsis.mars.tracks import A_DEGREE, AN_OCEAN, BONUS, GOAL, WARMTH
from tharsis.native import append, i64, remove
from tharsis.vocabulary.card import Act, Card
from tharsis.vocabulary.gains import heat_owed
from tharsis.vocabulary.points import card_points
from tharsis.vocabulary.terms import (
    ANY_CARD,
    BUILDING,
    CREDITS,
    HEAT,
    SPACE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from tharsis.vocabulary.world import Seat

SOURCES: Final = ["tr", "awards", "milestones", "greeneries", "cities", "cards"]

# what comes next, as modules above this one say
FIRST_HAND: Final = Later("first hand")
LAST_GREENERY: Final = Later("last greenery")
PAY: Final = Later("pay")
PAY_CARD: Final = Later("pay card")
PLACE_OCEAN: Final = Later("place ocean ocean area")
TURN: Final = Later("turn")
WORLD_OCEAN: Final = Later("world ocean")


def first_map(rules: Setup) -> Map:
    """What the table is set with; chance may change it before anything else happens."""
    return MAPS[THARSIS if rules.map == RANDOM else rules.map]


class Mars(Planet):
    """One table of Terraforming Mars."""

    def __init__(self, rules: Setup, seed: int, cards: list[Card], source: Mars | None = None) -> None:
        super().__init__(rules.seats, seed, cards, first_map(rules) if source is None else source.map, source)
        self.rules: Final = rules
        if source is None:
            self.generation: i64 = 1
            self.first: i64 = 0
            self.actions: i64 = 0  # left to the active seat in this turn
            self.milestones = row_of([])  # milestone and seat, alternating, in the order of claiming
            self.awards = row_of([])  # award and seat, alternating, in the order of funding
            self.parts: list[Part] = []  # of the expansions at this table
        else:
            self.generation = source.generation
            self.first = source.first
            self.actions = source.actions
            self.milestones = source.milestones[:]
            self.awards = source.awards[:]
            self.parts = [part.copy() for part in source.parts]

    def become(self, other: Game) -> None:
        super().become(other)
        assert isinstance(other, Mars)
        self.generation = other.generation
        self.first = other.first
        self.actions = other.actions
        self.milestones = other.milestones
        self.awards = other.awards
        self.parts = other.parts

    def name(self) -> str:
        return NAME

    def rounds(self) -> i64:
        return self.generation

    def setup(self) -> dict[str, object]:
        return self.rules.as_dict()

    def copy(self) -> Mars:
        return Mars(self.rules, self.seed, self.cards, self)

    def state_into(self, digest: Digest) -> None:
        digest.add(self.seats)
        digest.add(self.dice)
        digest.add(self.generation)
        digest.add(self.first)
        digest.add(self.active)
        digest.add(self.actions)
        digest.add(int(self.over))
        self.table_into(digest)
        digest.add_counted(self.params)
        digest.add_counted(self.tile)
        digest.add_counted(self.owner)
        digest.add_counted(self.claim)
        digest.add_counted(self.milestones)
        digest.add_counted(self.awards)
        for s in range(self.seats):
            self.seat_into(digest, s)
        for part in self.parts:
            digest.add_list(part.numbers())
        if self.map.name != THARSIS:
            digest.add(self.map.key)

    def seat_into(self, digest: Digest, seat: i64) -> None:
        who = self.seat[seat]
        digest.add(who.tr)
        digest.add(int(who.passed))
        digest.add(int(who.raised))
        digest.add(int(who.owes_first))
        digest.add(who.next_discount)
        digest.add(who.next_shift)
        digest.add(self.card_key(who.corporation))
        digest.add(self.card_key(self.chosen[seat]))
        digest.add_row(who.stock)
        digest.add_row(who.production)
        self.holding_into(digest, seat)
        for part in self.parts:
            digest.add_list(part.seat_numbers(seat))

    # ---- the order of a game: what a table of its own kind does otherwise
    def tell_of(self, seat: i64, kind: str) -> Entry | None:
        """A step that the game takes by itself, for one seat or (-1) for the table; for the caller to fill in, nothing
        when nobody listens."""
        listener = self.listener
        if listener is None:
            return None
        entry = Entry(seat, kind, self.generation, game=self.speech())
        listener(entry)
        return entry

    def discounts_once(self) -> bool:
        return self.rules.discounts_once

    def first_cards_dealt(self) -> None:
        """Who answers has been dealt corporations and a first hand."""

    def corporations_shown(self) -> None:
        """Who answers has shown a corporation."""

    def after_research(self) -> i64:
        """The step that follows when all cards are bought."""
        return START

    def get_ready(self) -> None:
        """Between research and action, at tables where something comes between them."""

    def begin_turn(self) -> None:
        """An action of the active seat."""
        push(self.lanes[self.active], TURN.number, self.active, 0, 0, 0)

    def generation_begins(self) -> None:
        """Before cards are dealt. It may end the game."""

    def drafts(self) -> bool:
        return self.rules.draft

    def passed_on(self) -> i64:
        """How many seats further a draft hand goes. Rulebook p. 13: clockwise in even generations."""
        return 1 if self.generation % 2 == 0 else self.seats - 1

    def deals_to(self, seat: i64) -> bool:
        """The seat is dealt cards in the research phase."""
        return True

    def packs_dealt(self) -> None:
        """Who answers is asked to draft."""

    def last_greeneries(self, seat: i64) -> None:
        """After the final production."""
        push(self.lanes[seat], LAST_GREENERY.number, seat, 0, 0, 0)

    def is_free(self, corporation: Card) -> bool:
        """It may be dealt to who answers."""
        return True

    def may_have(self, seat: object, tile: i64) -> bool:
        """Some special tiles belong to certain seats alone, as a position names them."""
        return tile != NEURAL_INSTANCE

    def think_ahead(self) -> None:
        """Somebody tries something out here: whoever plays by itself waits with its turns."""

    # ---- terraforming
    def first_production(self) -> i64:
        return 0 if self.rules.corporate_era else 1

    def neutral(self) -> bool:
        return self.seats == 1

    def raise_parameter(self, seat: i64, parameter: i64, steps: i64) -> None:
        """With the bonus steps. Seat -1 is the World Government: nobody gains anything, chains still happen."""
        p = self.params
        while steps > 0 and p[parameter] < GOAL[parameter]:
            steps -= 1
            p[parameter] += 1
            if seat >= 0:
                self.raise_rating(seat, 1)
            bonus = BONUS[parameter][p[parameter]]
            if bonus == WARMTH:
                if seat >= 0:
                    self.seat[seat].production[HEAT] += 1
            elif bonus == AN_OCEAN:
                if seat >= 0:
                    push(self.lanes[seat], PLACE_OCEAN.number, seat, 0, 0, LOOSE)
                else:
                    push(self.lanes[self.first], WORLD_OCEAN.number, self.first, 0, 0, LOOSE)
                    self.renew(self.first)
            elif bonus == A_DEGREE:
                self.raise_parameter(seat, TEMPERATURE, 1)

    # ---- cards and actions
    def purse(self, who: Seat, card: Card) -> i64:
        """All that can be paid for this card with."""
        have = who.stock[CREDITS]
        if card.mask >> BUILDING & 1:
            have += who.steel_worth * who.stock[STEEL]
        if card.mask >> SPACE & 1:
            have += who.titanium_worth * who.stock[TITANIUM]
        if who.heat_pays:
            have += max(0, who.stock[HEAT] - (0 if self.losses_may_fail() else heat_owed(card)))
        return have

    def reach(self, who: Seat) -> i64:
        """What a card may cost at most that no metal pays for. A discount for a tag of the card comes on top."""
        most = who.stock[CREDITS] + who.discount[ANY_CARD] + who.next_discount
        if who.heat_pays:
            most += who.stock[HEAT]
        return most

    def can_play(self, seat: i64, who: Seat, card: Card) -> bool:
        price = self.price(who, card)
        if who.stock[CREDITS] < price and self.purse(who, card) < price:
            return False
        for need in card.needs:
            if not need.met(self, seat, who.shift + who.next_shift):
                return False
        for step in card.risks:
            if not step.feasible(self, seat, card):
                return False
        return True

    def can_use(self, seat: i64, c: i64, act: Act) -> bool:
        if act.only_if is not None and not act.only_if.met(self, seat, 0):
            return False
        for word in act.prices:
            if not word.payable(self, seat, c):
                return False
        for word in act.risks:
            if not word.feasible(self, seat, self.cards[c]):
                return False
        return True

    def sure(self, seat: i64, card: Card) -> i64:
        """Where a tile may fail, only the tiles that find an area count."""
        if not self.rules.tiles_may_fail:
            return card.fires
        fires = 0
        for step in card.steps:
            if not step.can_fail or step.possible_now(self, seat):
                fires |= step.fires()
        return fires

    def enter(self, seat: i64, c: i64) -> None:
        for part in self.parts:
            part.card_comes(self, seat, c)
        super().enter(seat, c)

    def corporation_chosen(self, seat: i64) -> None:
        """Whoever does not keep all cards dealt now buys the first hand."""
        who = self.seat[seat]
        if self.cards[self.chosen[seat]].keeps_all:
            who.drafted = who.dealt
            who.dealt = row_of([])
        else:
            push(self.lanes[seat], FIRST_HAND.number, seat, 0, 0, 0)

    def charge(self, seat: i64, price: i64) -> None:
        push(self.lanes[seat], PAY.number, seat, 0, price, 0)

    def play(self, seat: i64, c: i64) -> None:
        """A card leaves the hand: it is paid, then it lies on the table, then its words are done."""
        who = self.seat[seat]
        card = self.cards[c]
        price = self.price(who, card)
        who.hand = remove(who.hand, c)
        who.next_discount = 0
        who.next_shift = 0
        lane = self.lanes[seat]
        for step in card.steps:
            push(lane, step.number, seat, c, 0, LOOSE)
        push(lane, PAY_CARD.number, seat, c, price, 0)

    def use(self, seat: i64, c: i64, index: i64) -> None:
        act = self.cards[c].acts[index]
        lane = self.lanes[seat]
        who = self.seat[seat]
        who.used = append(who.used, c)
        for word in act.gets:
            push(lane, word.number, seat, c, 0, LOOSE)
        i = len(act.pays) - 1
        while i >= 0:
            push(lane, act.pays[i].number, seat, c, 0, 0)
            i -= 1

    # ---- milestones, awards, points
    def measure(self, seat: i64, what: Measure) -> i64:
        return what.of(self, seat)

    def sources(self, seat: i64) -> list[str]:
        """What the seat scores for."""
        return SOURCES

    def other_points(self, seat: i64) -> list[int]:
        """By the sources after the five that every seat has."""
        return [card_points(self, seat)]
