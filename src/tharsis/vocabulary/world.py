"""The World: seats with stocks, hands and tableaus, cubes on cards, a deck, three parameters, and the verbs on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.code import last
from tharsis.kernel.digest import Digest
from tharsis.kernel.game import Game
from tharsis.kernel.lanes import LOOSE, about_at, card_at, node_at, on_top, push, seat_at, step_at
from tharsis.kernel.node import A_CARD, COSTS, GIVES, Node, node_of
from tharsis.kernel.rows import bit, joined, row_of, row_with
from tharsis.native import Row, append, i64, mypyc_attr, pop, remove, vec
from tharsis.vocabulary.card import Card, Word
from tharsis.vocabulary.effects import When
from tharsis.vocabulary.terms import (
    ANY_CARD,
    CARD_PRICE,
    CREDITS,
    HEAT,
    ON_NEW_TAG,
    ON_TAG,
    ONCE,
    PARAMETERS,
    STOCKS,
    TAGS,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tharsis.kernel.log import Entry


@mypyc_attr(acyclic=True)
class Derived:
    """What follows from the cards in front of a seat: kept for speed, built anew on load, no part of the digest."""

    def __init__(self, source: Derived | None) -> None:
        if source is None:
            self.tags = row_with(len(TAGS))
            self.hears_tags: i64 = 0
            self.hears: i64 = 0
            self.listeners = row_of([])
            self.actors = row_of([])
            self.discount = row_with(ANY_CARD + 1)
            self.cheap: i64 = 0  # tags with a discount, as bits
            self.steel_worth: i64 = 2
            self.titanium_worth: i64 = 3
            self.shift: i64 = 0
            self.heat_pays = False
            self.greenery_cost: i64 = 8
            self.power_discount: i64 = 0
            self.shielded = False
            self.card_price: i64 = CARD_PRICE
            self.floaters_heat = False  # floaters on the corporation are two heat each
        else:
            self.tags = source.tags[:]
            self.hears_tags = source.hears_tags
            self.hears = source.hears
            self.listeners = source.listeners[:]
            self.actors = source.actors[:]
            self.discount = source.discount[:]
            self.cheap = source.cheap
            self.steel_worth = source.steel_worth
            self.titanium_worth = source.titanium_worth
            self.shift = source.shift
            self.heat_pays = source.heat_pays
            self.greenery_cost = source.greenery_cost
            self.power_discount = source.power_discount
            self.shielded = source.shielded
            self.card_price = source.card_price
            self.floaters_heat = source.floaters_heat


@mypyc_attr(acyclic=True)
class Seat(Derived):
    """One player's side of the table."""

    def __init__(self, source: Seat | None = None) -> None:
        super().__init__(source)
        if source is None:
            self.stock = row_with(len(STOCKS))
            self.production = row_with(len(STOCKS))
            self.tr: i64 = 20
            self.hand = row_of([])
            self.dealt = row_of([])  # looked at, not taken yet
            self.drafted = row_of([])
            self.played = row_of([])  # corporation first
            self.events = row_of([])
            self.used = row_of([])  # cards whose action was used this generation
            self.corporation: i64 = 0
            self.passed = False
            self.raised = False  # the rating went up this generation
            self.owes_first = False  # the corporation's first action is still to be done
            self.next_discount: i64 = 0
            self.next_shift: i64 = 0
        else:
            self.stock = source.stock[:]
            self.production = source.production[:]
            self.tr = source.tr
            self.hand = source.hand[:]
            self.dealt = source.dealt[:]
            self.drafted = source.drafted[:]
            self.played = source.played[:]
            self.events = source.events[:]
            self.used = source.used[:]
            self.corporation = source.corporation
            self.passed = source.passed
            self.raised = source.raised
            self.owes_first = source.owes_first
            self.next_discount = source.next_discount
            self.next_shift = source.next_shift


class World(Game):
    """What both games have. Each game bends a few verbs."""

    def __init__(self, seat: vec[Seat], seed: int, cards: list[Card], source: World | None = None) -> None:
        seats = len(seat)
        super().__init__(seats, seed, source)
        self.cards: Final = cards
        self.seat = seat  # each game has seats of its own kind
        self.listener: Callable[[Entry], None] | None = None  # who is told each step that the game takes by itself
        if source is None:
            self.cubes = row_with(len(cards))
            self.deck = row_of([])  # the top is the end
            self.deck_shared = False  # with a copy: who draws first gets a row of its own
            self.discard = row_of([])
            self.shown = row_of([])  # cards in the discard pile that everybody has seen
            self.params = row_with(len(PARAMETERS))  # in steps from the start
            self.active: i64 = 0
            self.offered: list[list[int]] = [[] for _ in range(seats)]  # corporations dealt, until one is chosen
            self.chosen = row_with(seats)  # corporation chosen and not yet revealed
        else:
            self.cubes = source.cubes[:]
            self.deck = source.deck
            self.deck_shared = source.deck_shared = True
            self.discard = source.discard[:]
            self.shown = source.shown[:]
            self.params = source.params[:]
            self.active = source.active
            self.offered = source.offered[:]  # what is offered to a seat is never changed
            self.chosen = source.chosen[:]

    def become(self, other: Game) -> None:
        super().become(other)
        assert isinstance(other, World)
        self.seat = other.seat
        self.cubes = other.cubes
        self.deck = other.deck
        self.deck_shared = other.deck_shared
        self.discard = other.discard
        self.shown = other.shown
        self.params = other.params
        self.active = other.active
        self.offered = other.offered
        self.chosen = other.chosen

    def card_name(self, card: i64) -> str:
        return self.cards[card].name

    def card_key(self, card: i64) -> i64:
        return self.cards[card].key

    # ---- for the digest: what both games tell alike
    def cards_into(self, digest: Digest, cards: Row) -> None:
        """How many, and each of them."""
        digest.add(len(cards))
        for c in cards:
            digest.add(self.cards[c].key)

    def table_into(self, digest: Digest) -> None:
        """What is still to happen, cubes on cards, and the piles."""
        self.lanes_into(digest)
        c: i64 = 0
        for n in self.cubes:
            if n != 0:
                digest.add(self.cards[c].key)
                digest.add(n)
            c += 1
        self.cards_into(digest, self.deck)
        self.cards_into(digest, self.discard)
        self.cards_into(digest, self.shown)

    def holding_into(self, digest: Digest, seat: i64) -> None:
        """The cards of a seat, wherever they lie."""
        who = self.seat[seat]
        self.cards_into(digest, who.hand)
        self.cards_into(digest, who.dealt)
        self.cards_into(digest, who.drafted)
        self.cards_into(digest, who.played)
        self.cards_into(digest, who.events)
        self.cards_into(digest, who.used)
        self.cards_into(digest, row_of(self.offered[seat]))

    # ---- verbs that each game bends
    def raise_parameter(self, seat: i64, parameter: i64, steps: i64) -> None:
        raise NotImplementedError

    def complete(self, parameter: i64) -> bool:
        """The parameter has reached its goal."""
        raise NotImplementedError

    def cities(self, on_mars: bool) -> i64:
        raise NotImplementedError

    def charge(self, seat: i64, price: i64) -> None:
        """The seat owes this price; how it pays is its next decision, if it has a choice."""
        raise NotImplementedError

    def corporation_chosen(self, seat: i64) -> None:
        """What follows when a seat has chosen its corporation, before it is shown."""

    def plays_itself(self, seat: i64) -> bool:
        """The engine plays this seat: it is never asked anything."""
        return False

    def answers(self, lane: i64) -> bool:
        """Somebody answers there: the lane is neither the table's nor that of a seat that plays itself."""
        return lane < self.seats and not self.plays_itself(lane)

    def word_stands(self, word: Node, lane: i64, at: i64) -> bool:
        """On the lane of a seat that plays by cards; a price only on top and where it can be paid."""
        assert isinstance(word, Word)
        if not self.answers(lane):
            return False
        row = self.lanes[lane]
        card, about, step = card_at(row, at), about_at(row, at), step_at(row, at)
        if word.rank == COSTS and not word.can_fail:
            return step == 0 and on_top(row, at) and word.payable(self, lane, card)
        if (
            word.about == A_CARD
            and about
            and about not in self.seat[lane].played
            and about not in self.seat[lane].events
        ):
            return False
        return 0 <= about < len(self.cards) and (step == 0 or step == LOOSE)

    def neutral(self) -> bool:
        """There is a neutral opponent that can lose anything."""
        return False

    def hits_may_fail(self) -> bool:
        """A loss of production aimed at any player is skipped where nobody can take it."""
        return False

    def losses_may_fail(self) -> bool:
        """Own losses in the words of a card are skipped where there is nothing to lose."""
        return False

    def discounts_once(self) -> bool:
        """A discount for a tag counts once for a card that has the tag twice."""
        return False

    # ---- what others may do to a seat, and count of it
    def pools(self, seat: i64, kind: i64) -> list[int]:
        """How much of a stock can be taken from the seat, by the place it would come from."""
        return [self.seat[seat].stock[kind]]

    def take_stock(self, seat: i64, kind: i64, n: i64, pool: i64) -> None:
        self.seat[seat].stock[kind] -= n

    def cube_pools(self, seat: i64, cube: i64) -> list[int]:
        """How many cubes of a kind can be taken from the seat that lie on no card, by place."""
        return []

    def take_cubes(self, seat: i64, cube: i64, n: i64, pool: i64) -> None:
        raise NotImplementedError

    def can_lose_production(self, seat: i64, kind: i64, n: i64) -> bool:
        return self.seat[seat].production[kind] - n >= self.floor(kind)

    def lose_production(self, seat: i64, kind: i64, n: i64) -> None:
        self.seat[seat].production[kind] -= n

    def shares_tracks(self, seat: i64) -> bool:
        """The seat counts several tags on one track, and only a share of it stands for one of them."""
        return False

    def tags_of(self, seat: i64, tag: i64) -> i64:
        return self.seat[seat].tags[tag]

    def produced(self, seat: i64) -> Row:
        """Production of each kind as it counts now."""
        return self.seat[seat].production[:]

    def events_of(self, seat: i64) -> i64:
        return len(self.seat[seat].events)

    def place_name(self, pool: i64) -> str:
        """How notation calls a place that resources come from; the first has no name."""
        return ""

    # ---- verbs that are the same in both
    def floor(self, kind: i64) -> i64:
        """The lowest production allowed."""
        return -5 if kind == CREDITS else 0

    def raise_rating(self, seat: i64, steps: i64) -> None:
        if steps > 0:
            who = self.seat[seat]
            who.tr += steps
            who.raised = True

    def top(self) -> i64:
        """The top card of the deck, 0 when there is none at all. Whoever calls it shows it to somebody."""
        self.reveals += 1
        if len(self.deck) == 0:
            if len(self.discard) == 0:
                return 0
            # in catalogue order first: the pile lies face down, so its order must mean nothing
            self.deck = row_of(sorted(self.discard))
            self.deck_shared = False
            self.discard = row_of([])
            self.shown = row_of([])
            self.shuffle_row(self.deck)
        if self.deck_shared:
            self.deck = self.deck[:]
            self.deck_shared = False
        self.deck, c = pop(self.deck)
        return c

    def draw(self, seat: i64, n: i64) -> None:
        who = self.seat[seat]
        while n > 0:
            c = self.top()
            if c == 0:
                return
            who.hand = append(who.hand, c)
            n -= 1

    def look_at(self, seat: i64, n: i64) -> None:
        """The seat looks at the top cards of the deck, and is asked about them."""
        who = self.seat[seat]
        while n > 0:
            c = self.top()
            if c:
                who.dealt = append(who.dealt, c)
            n -= 1

    def discards(self, c: i64) -> None:
        """A card goes to the discard pile face down."""
        self.discard = append(self.discard, c)

    def discards_openly(self, c: i64) -> None:
        """A card goes to the discard pile, and everybody sees it."""
        self.discard = append(self.discard, c)
        self.shown = append(self.shown, c)

    def hide_hand(self, seat: i64) -> None:
        """Cards are about to leave the hand face down: which of those once shown are still there, nobody knows."""
        if len(self.shown) > 0:
            hand = self.seat[seat].hand
            self.shown = row_of([c for c in self.shown if c not in hand])

    def discard_face_down(self, seat: i64, codes: Row) -> None:
        """Cards of the hand that were picked go to the discard pile, and nobody else sees which."""
        self.hide_hand(seat)
        who = self.seat[seat]
        for code in codes:
            who.hand = remove(who.hand, last(code))
            self.discards(last(code))

    def keep(self, seat: i64, codes: Row) -> None:
        """Cards that were picked of those looked at come to the hand, the rest goes to the discard pile face down."""
        who = self.seat[seat]
        for code in codes:
            who.dealt = remove(who.dealt, last(code))
            who.hand = append(who.hand, last(code))
        self.discard = joined(self.discard, who.dealt)
        who.dealt = row_of([])

    def enter(self, seat: i64, c: i64) -> None:
        """The card lies in front of the seat; whatever it sets off happens now or is loose work."""
        who = self.seat[seat]
        card = self.cards[c]
        if card.kind == ONCE:
            who.events = append(who.events, c)
        else:
            fresh = self.new_tags(who, card) if who.hears >> ON_NEW_TAG & 1 else 0
            who.played = append(who.played, c)
            self.derive(seat, card)
            while fresh > 0:
                self.happen(ON_NEW_TAG, seat, 0)
                fresh -= 1
        self.announce(seat, card)

    def tags_with(self, seat: i64, tag: i64, c: i64) -> i64:
        """Own tags as the words of a card see them: those of an event count while it is played."""
        n = self.seat[seat].tags[tag]
        card = self.cards[c]
        if card.kind == ONCE:
            for t in card.tags:
                if t == tag:
                    n += 1
        return n

    def new_tags(self, who: Seat, card: Card) -> i64:
        """How many kinds of tag the card is the first to bring."""
        n = 0
        seen = 0
        for t in card.tags:
            if who.tags[t] == 0 and not seen >> t & 1:
                seen |= bit(t)
                n += 1
        return n

    def derive(self, seat: i64, card: Card) -> None:
        """What follows from a card lying in front of a seat, kept for speed."""
        who = self.seat[seat]
        for t in card.tags:
            who.tags[t] += 1
        if card.acts:
            who.actors = append(who.actors, card.number)
        listens = False
        for effect in card.effects:
            if isinstance(effect, When):
                listens = True
                if effect.occasion == ON_TAG:
                    who.hears_tags |= effect.mask
                else:
                    who.hears |= bit(effect.occasion)
            else:
                effect.apply(self, seat)
        if listens:
            who.listeners = append(who.listeners, card.number)

    def announce(self, seat: i64, card: Card) -> None:
        """A card was played: effects that wait for its tags."""
        mask = card.mask
        s = 0
        for who in self.seat:
            if who.hears_tags & mask:
                for c in who.listeners:
                    for effect in self.cards[c].effects:
                        if isinstance(effect, When) and effect.occasion == ON_TAG and effect.mask & mask:
                            if effect.others and c == card.number:
                                continue
                            if (s == seat or effect.by_anyone) and effect.also & mask == effect.also:
                                for t in card.tags:
                                    if effect.mask >> t & 1:
                                        self.set_off(effect, s, c, card.number)
            s += 1

    def announce_tag(self, seat: i64, tag: i64) -> None:
        """A tag came up without a card of a seat: effects that wait for anybody's."""
        s = 0
        for who in self.seat:
            if who.hears_tags >> tag & 1:
                for c in who.listeners:
                    for effect in self.cards[c].effects:
                        if isinstance(effect, When) and effect.occasion == ON_TAG and effect.mask >> tag & 1:
                            if effect.by_anyone and effect.also == 0:
                                self.set_off(effect, s, c, 0)
            s += 1

    def happen(self, occasion: i64, seat: i64, amount: i64) -> None:
        """Something else happened: effects that wait for it."""
        s = 0
        for who in self.seat:
            if who.hears >> occasion & 1:
                for c in who.listeners:
                    for effect in self.cards[c].effects:
                        if isinstance(effect, When) and effect.occasion == occasion:
                            if (s == seat or effect.by_anyone) and amount >= effect.least:
                                self.set_off(effect, s, c, 0)
            s += 1

    def set_off(self, effect: When, seat: i64, card: i64, about: i64) -> None:
        """Gains come at once, also for others: no order of theirs could be better. The rest is loose work."""
        then = effect.then
        if then.rank == GIVES:
            then.does(self, seat, card, about)
        else:
            push(self.lanes[seat], then.number, seat, card, about, LOOSE)
            self.renew(seat)

    def owed(self, seat: i64, kind: i64, production: bool) -> i64:
        """Losses of this stock or production that are still loose for the seat and must be possible."""
        if self.losses_may_fail():
            return 0
        n = 0
        lane = self.lanes[seat]
        at = lane.depth - 1
        while at >= 0:
            if step_at(lane, at) == LOOSE:
                node = node_of(node_at(lane, at))
                if isinstance(node, Word) and node.can_fail:
                    n -= min(0, node.brings(self, seat_at(lane, at), kind, production))
            at -= 1
        return n

    def helps(self, seat: i64, card: Card, kind: i64, production: bool) -> i64:
        """How much of a kind the card's own gains and the effects it surely sets off bring before a loss is due."""
        n = 0
        for step in card.steps:
            n += max(0, step.brings(self, seat, kind, production))
        if card.kind != ONCE:
            n += self.set_off_brings(seat, card, card, kind, production)
        for c in self.seat[seat].listeners:
            n += self.set_off_brings(seat, self.cards[c], card, kind, production)
        return n

    def sure(self, seat: i64, card: Card) -> i64:
        """The occasions that playing the card surely brings about, as bits."""
        return card.fires

    def set_off_brings(self, seat: i64, owner: Card, card: Card, kind: i64, production: bool) -> i64:
        n = 0
        for effect in owner.effects:
            if isinstance(effect, When):
                if effect.occasion == ON_TAG:
                    if effect.mask & card.mask and effect.also & card.mask == effect.also:
                        for t in card.tags:
                            if effect.mask >> t & 1:
                                n += effect.then.brings(self, seat, kind, production)
                elif effect.occasion == ON_NEW_TAG:
                    if card.kind != ONCE and owner.number != card.number:
                        n += self.new_tags(self.seat[seat], card) * effect.then.brings(self, seat, kind, production)
                elif self.sure(seat, card) >> effect.occasion & 1:
                    n += effect.then.brings(self, seat, kind, production)
        return n

    def idle_parts(self, seat: i64, card: i64, words: list[Word]) -> tuple[str, ...]:
        """What of these words would be without effect now."""
        out: list[str] = []
        for word in words:
            part = word.idle(self, seat, card)
            if part and part not in out:
                out.append(part)
        return tuple(out)

    def sale_price(self, who: Seat) -> i64:
        """What a card sold from the hand brings."""
        return 1

    def price(self, who: Seat, card: Card) -> i64:
        """What the card costs this seat now."""
        cut = who.discount[ANY_CARD] + who.next_discount
        if who.cheap & card.mask:
            cut += self.cut_by_tags(who, card)
        if cut >= card.cost:
            return 0
        return card.cost - cut

    def cut_by_tags(self, who: Seat, card: Card) -> i64:
        """By how much its tags make the card cheaper for this seat."""
        once = self.discounts_once()
        cut: i64 = 0
        seen: i64 = 0
        for t in card.tags:
            if not (once and seen >> t & 1):
                seen |= bit(t)
                cut += who.discount[t]
        return cut

    def money(self, who: Seat) -> i64:
        """What the seat can pay with where no metal is accepted."""
        if who.heat_pays:
            return who.stock[CREDITS] + who.stock[HEAT]
        return who.stock[CREDITS]

    def heat(self, who: Seat) -> i64:
        """What the seat can spend as heat."""
        if who.floaters_heat:
            return who.stock[HEAT] + 2 * self.cubes[who.corporation]
        return who.stock[HEAT]
