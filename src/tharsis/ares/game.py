"""The state of a game of Ares Expedition and its verbs: terraform, flip, pay, play."""

from __future__ import annotations

from typing import Final

from tharsis.ares.board import CARDS, GOAL, TILE_REWARD
from tharsis.ares.boxes import Capacity, Price, ProduceEach
from tharsis.ares.effects import CubesPay
from tharsis.ares.seat import AresSeat, ares_seat
from tharsis.ares.setup import NAME, Setup
from tharsis.ares.terms import (
    ACTION,
    CARD_VALUE,
    CONSTRUCTION,
    DEVELOPMENT,
    HEAT_COST,
    ON_FOREST,
    ON_OTHER_CARD,
    ON_OXYGEN,
    ON_RATING,
    ON_STEEL,
    ON_TEMPERATURE,
    STANDARD_PRICE,
    STEEL_CAPACITY,
    TITANIUM_CAPACITY,
)
from tharsis.kernel.digest import Digest
from tharsis.kernel.game import Game
from tharsis.kernel.lanes import LOOSE, push
from tharsis.kernel.log import Entry
from tharsis.kernel.node import Later, node_of
from tharsis.kernel.rows import row_of, row_with
from tharsis.native import Row, append, i64, remove, vec
from tharsis.vocabulary.card import Act, Card
from tharsis.vocabulary.effects import When
from tharsis.vocabulary.terms import (
    ACTIVE,
    AUTOMATED,
    BUILDING,
    CREDITS,
    HEAT,
    OCEANS,
    ON_OCEAN,
    ON_TAG,
    ONCE,
    OXYGEN,
    PLANTS,
    SPACE,
    STOCKS,
    TEMPERATURE,
)
from tharsis.vocabulary.world import Seat, World

PHASE_DISCOUNT: Final = 3  # on the card of the development phase, for whoever picked it
NOBODY: Final = -1  # whose line of the log it is when the table itself goes on

# what comes next, as modules above this one say
ACTION_USED: Final = Later("action used")
PRICE: Final = Later("price")
PRICE_OF_CARD: Final = Later("price of card")


class Ares(World):
    """One table of Ares Expedition. Requirements and benefits of a parameter look at where it stood when the phase
    began: `begun`. Cards that all have seen, `shown`, lie in the discard pile, in a hand or before who screens them."""

    def __init__(self, rules: Setup, seed: int, cards: list[Card], source: Ares | None = None) -> None:
        own = [AresSeat() for _ in range(rules.seats)] if source is None else [AresSeat(who) for who in source.own]
        super().__init__(vec[Seat](own), seed, cards, source)
        self.rules: Final = rules
        self.length: Final[int] = rules.length()
        self.own: vec[AresSeat] = vec[AresSeat](own)  # the same seats
        if source is None:
            self.round = 1
            self.phase = 0
            self.begun = row_with(len(GOAL))  # the parameters when the phase began
            self.tiles: list[int] = []  # ocean tiles in the order they are flipped; as many as params say lie open
            self.neutral_deck: list[int] = []  # solo: phase cards still to come, the top is the end
            self.neutral_phase = 0  # solo: the neutral phase card of this round
            self.pool = [0, 0]  # cooperative: copper cubes and player cubes left
        else:
            self.round = source.round
            self.phase = source.phase
            self.begun = source.begun[:]
            self.tiles = source.tiles
            self.neutral_deck = source.neutral_deck[:]
            self.neutral_phase = source.neutral_phase
            self.pool = source.pool[:]

    def become(self, other: Game) -> None:
        super().become(other)
        assert isinstance(other, Ares)
        self.own = other.own
        self.round = other.round
        self.phase = other.phase
        self.begun = other.begun
        self.tiles = other.tiles
        self.neutral_deck = other.neutral_deck
        self.neutral_phase = other.neutral_phase
        self.pool = other.pool

    def name(self) -> str:
        return NAME

    def rounds(self) -> i64:
        return self.round

    def setup(self) -> dict[str, object]:
        return self.rules.as_dict()

    def copy(self) -> Ares:
        return Ares(self.rules, self.seed, self.cards, self)

    def goes_on(self, kind: str, item: str = "") -> None:
        """The table goes on by itself: a line of its own for whoever writes the log."""
        listener = self.listener
        if listener is not None:
            listener(Entry(NOBODY, kind, self.round, item=item, game=NAME))

    def state_into(self, digest: Digest) -> None:
        digest.add(self.seats)
        digest.add(self.dice)
        digest.add(self.round)
        digest.add(self.phase)
        digest.add(self.neutral_phase)
        digest.add(int(self.over))
        self.table_into(digest)
        digest.add_counted(self.params)
        digest.add_counted(self.begun)
        for numbers in (self.tiles, self.neutral_deck, self.pool):
            digest.add(len(numbers))
            digest.add_list(numbers)
        for s in range(self.seats):
            self.seat_into(digest, s)

    def seat_into(self, digest: Digest, seat: i64) -> None:
        who = self.own[seat]
        digest.add(who.tr)
        digest.add(who.forests)
        digest.add(who.draws)
        digest.add(who.picked)
        digest.add(who.planned)
        digest.add(who.plays)
        digest.add(int(who.bonus))
        digest.add(int(who.again))
        digest.add(int(who.raised))
        digest.add(who.next_discount)
        digest.add(who.next_shift)
        digest.add(self.card_key(who.corporation))
        digest.add(self.card_key(self.chosen[seat]))
        digest.add_row(who.stock)
        digest.add_row(who.production)
        digest.add_list(who.capacity)
        self.holding_into(digest, seat)

    # ---- the planet
    def complete(self, parameter: i64) -> bool:
        """A step now brings nothing: the goal was reached before this phase."""
        return self.begun[parameter] >= GOAL[parameter]

    def at_goal(self, parameter: i64) -> bool:
        return self.params[parameter] >= GOAL[parameter]

    def terraformed(self) -> bool:
        return self.at_goal(TEMPERATURE) and self.at_goal(OXYGEN) and self.at_goal(OCEANS)

    def advance_marker(self, parameter: i64) -> None:
        """One step, as far as the goal."""
        if self.params[parameter] < GOAL[parameter]:
            self.params[parameter] += 1
            if self.params[parameter] == GOAL[parameter]:
                for s in range(self.seats):
                    if self.offers[s] is not None:
                        self.renew(s)  # nobody has to convert for it any more: finishing may have become legal
                    elif self.phase == ACTION and self.resting(s):
                        # the rulebook: all may go on in the phase in which a goal falls, so who has finished is asked
                        node_of(self.lanes[s].node).wake(self, self.lanes[s])

    def raise_parameter(self, seat: i64, parameter: i64, steps: i64) -> None:
        """Each step brings its benefits if the goal was not reached before this phase, even past the goal."""
        while steps > 0:
            steps -= 1
            if self.complete(parameter):
                return
            self.advance_marker(parameter)
            self.raise_rating(seat, 1)
            self.happen(ON_TEMPERATURE if parameter == TEMPERATURE else ON_OXYGEN, seat, 0)

    def flip(self, seat: i64) -> None:
        """An ocean tile. Past the ninth, in the phase that turned it, the ninth gives its reward again."""
        if self.complete(OCEANS):
            return
        if not self.at_goal(OCEANS):
            self.reveals += 1
        self.advance_marker(OCEANS)
        self.raise_rating(seat, 1)
        reward = TILE_REWARD[self.tiles[self.params[OCEANS] - 1]]
        i = 0
        while i < len(reward):
            if reward[i] == CARDS:
                self.draw(seat, reward[i + 1])
            else:
                self.seat[seat].stock[reward[i]] += reward[i + 1]
            i += 2
        self.happen(ON_OCEAN, seat, 0)

    def gain_forests(self, seat: i64, n: i64) -> None:
        self.own[seat].forests += n
        while n > 0:
            n -= 1
            self.happen(ON_FOREST, seat, 0)

    def raise_rating(self, seat: i64, steps: i64) -> None:
        if steps > 0:
            who = self.seat[seat]
            who.tr += steps
            if not who.raised:
                who.raised = True
                self.happen(ON_RATING, seat, 0)

    # ---- cards
    def top(self) -> i64:
        if len(self.deck) > 0:
            return super().top()
        held = row_of([c for c in self.shown if c not in self.discard])
        c = super().top()
        self.shown = held
        return c

    def enter(self, seat: i64, c: i64) -> None:
        """What lies there already answers to the card, then the card itself to its own tags. Events keep theirs."""
        who = self.own[seat]
        card = self.cards[c]
        self.happen(ON_OTHER_CARD, seat, 0)
        self.announce(seat, card)
        if card.kind == ONCE:
            who.events = append(who.events, c)
        else:
            who.played = append(who.played, c)
        self.derive(seat, card)
        for effect in card.effects:
            if isinstance(effect, When) and effect.occasion == ON_TAG and not effect.others:
                for t in card.tags:
                    if effect.mask >> t & 1:
                        self.set_off(effect, seat, c, c)
        if who.hears >> ON_STEEL & 1 and c != who.corporation:
            steel = steel_of(card)
            if steel and self.rules.rating_for_steel == "card":
                steel = 1
            while steel > 0:
                steel -= 1
                self.happen(ON_STEEL, seat, 0)

    def tags_with(self, seat: i64, tag: i64, c: i64) -> i64:
        """Red cards stay in play for their tags."""
        return self.seat[seat].tags[tag]

    def derive(self, seat: i64, card: Card) -> None:
        super().derive(seat, card)
        who = self.own[seat]
        if card.kind == ACTIVE:
            who.blue += 1
        for step in card.steps:
            if isinstance(step, ProduceEach):
                who.yielders.append(card.number)
        for effect in card.effects:
            if isinstance(effect, CubesPay):
                effect.stands_on(who, card.number)

    def sale_price(self, who: Seat) -> i64:
        return CARD_VALUE + ares_seat(who).sale_bonus

    def price(self, who: Seat, card: Card) -> i64:
        price = super().price(who, card)
        mine = ares_seat(who)
        cut: i64 = 0
        if card.mask >> BUILDING & 1:
            cut += who.steel_worth * mine.capacity[STEEL_CAPACITY]
        if card.mask >> SPACE & 1:
            cut += who.titanium_worth * mine.capacity[TITANIUM_CAPACITY]
        if mine.big_discount and card.cost >= mine.big_from:
            cut += mine.big_discount
        if mine.picked == DEVELOPMENT and self.phase == DEVELOPMENT and card.kind == AUTOMATED:
            cut += PHASE_DISCOUNT
        if cut >= price:
            return 0
        return price - cut

    def spare_plants(self, who: AresSeat, card: Card) -> bool:
        """A plant is there to pay with, beside those the card takes."""
        n = who.stock[PLANTS]
        for need in card.needs:
            if isinstance(need, Price):
                n -= need.gives(PLANTS)
        return n > 0

    def purse(self, who: AresSeat, card: Card) -> i64:
        """All that can be paid for this card of the hand with: credits, heat, what takes something off the price, and
        the other cards in hand."""
        have = who.stock[CREDITS] + (CARD_VALUE + who.sale_bonus) * (len(who.hand) - 1)
        if who.heat_pays:
            heat = who.stock[HEAT]
            for need in card.needs:
                if isinstance(need, Price):
                    heat -= need.gives(HEAT)
            have += max(0, heat)
        return have + self.cuts(who, card)

    def cuts(self, who: AresSeat, card: Card) -> i64:
        """What a plant and cubes on a card may take off the price."""
        cut: i64 = 0
        if who.plant_cut and self.spare_plants(who, card):
            cut += who.plant_cut
        if who.cube_card and self.cubes[who.cube_card] >= who.cube_count:
            cut += who.cube_cut
        return cut

    def money(self, who: Seat) -> i64:
        """What the seat can pay for anything but a card with."""
        return super().money(who) + self.sale_price(who) * len(who.hand)

    def meets(self, seat: i64, who: Seat, card: Card) -> bool:
        shift = 1 if who.shift or who.next_shift else 0  # several sources are still one colour
        for need in card.needs:
            if not need.met(self, seat, shift):
                return False
        return True

    def its_time(self, who: AresSeat, card: Card) -> bool:
        """The phase lets the seat play a card of this colour."""
        if card.kind == AUTOMATED:
            return self.phase == DEVELOPMENT and who.plays > 0
        return self.phase == CONSTRUCTION and (who.plays > 0 or who.bonus)

    def can_play(self, seat: i64, who: AresSeat, card: Card) -> bool:
        price = self.price(who, card)
        if who.stock[CREDITS] < price and self.purse(who, card) < price:
            return False
        return not card.needs or self.meets(seat, who, card)

    def play(self, seat: i64, c: i64, price: i64) -> None:
        """A card leaves the hand: what it asks for is given, it is paid, it lies on the table, its words are done."""
        who = self.seat[seat]
        card = self.cards[c]
        who.hand = remove(who.hand, c)
        if c in self.shown:
            self.shown = remove(self.shown, c)
        who.next_discount = 0
        who.next_shift = 0
        for need in card.needs:
            if isinstance(need, Price):
                need.give(who)
        lane = self.lanes[seat]
        for step in card.steps:
            push(lane, step.number, seat, c, 0, LOOSE)
        push(lane, PRICE_OF_CARD.number, seat, c, price, 0)

    def charge(self, seat: i64, price: i64) -> None:
        push(self.lanes[seat], PRICE.number, seat, 0, price, 0)

    # ---- actions
    def can_use(self, seat: i64, c: i64, act: Act) -> bool:
        for word in act.prices:
            if not word.payable(self, seat, c):
                return False
        return True

    def uses_left(self, who: AresSeat, c: i64) -> bool:
        """Each card action once, and one of them once more for whoever picked the phase."""
        n = 0
        for used in who.used:
            if used == c:
                n += 1
        return n == 0 or (n == 1 and who.again)

    def use(self, seat: i64, c: i64, index: i64) -> None:
        who = self.own[seat]
        act = self.cards[c].acts[index]
        lane = self.lanes[seat]
        if c in who.used:
            who.again = False
        who.used = append(who.used, c)
        for word in act.gets:
            push(lane, word.number, seat, c, 0, LOOSE)
        push(lane, ACTION_USED.number, seat, c, 0, 0)
        i = len(act.pays) - 1
        while i >= 0:
            push(lane, act.pays[i].number, seat, c, 0, 0)
            i -= 1

    def standard_price(self, who: AresSeat, action: i64) -> i64:
        return STANDARD_PRICE[action] - who.standard_discount

    def must_convert_heat(self, who: Seat) -> bool:
        return who.stock[HEAT] >= HEAT_COST and not self.at_goal(TEMPERATURE)

    def must_convert_plants(self, who: Seat) -> bool:
        return who.stock[PLANTS] >= who.greenery_cost and not self.at_goal(OXYGEN)

    # ---- production
    def yields(self, seat: i64, kind: i64) -> i64:
        """Production of a kind as it counts now."""
        who = self.own[seat]
        n = who.production[kind]
        for c in who.yielders:
            for step in self.cards[c].steps:
                if isinstance(step, ProduceEach) and step.kind == kind:
                    n += step.count.total(self, seat, c)
        return n

    def produced(self, seat: i64) -> Row:
        """With what some cards give for each tag or forest."""
        return row_of([self.yields(seat, kind) for kind in range(len(STOCKS))])


def steel_of(card: Card) -> i64:
    n = 0
    for step in card.steps:
        if isinstance(step, Capacity):
            n += step.steel
    return n
