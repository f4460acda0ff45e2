"""The kernel part of every game: dice, lanes that settle, questions and answers, digest, undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.code import Offer, last, offer_each
from tharsis.kernel.digest import Digest
from tharsis.kernel.errors import CannotUndo, Stuck
from tharsis.kernel.lanes import (
    LOOSE,
    STRIDE,
    Lane,
    about_at,
    begin,
    card_at,
    drop,
    is_plain,
    node_at,
    on_top,
    push,
    seat_at,
    step_at,
)
from tharsis.kernel.node import A_CARD, ASKS, CHOOSES, MOVED, WAITS, Node, intern, node_of
from tharsis.kernel.option import Decision, Option, Reason, match
from tharsis.kernel.record import begin as begin_again
from tharsis.kernel.record import record_of
from tharsis.kernel.rows import row_of
from tharsis.kernel.title import TITLES, Title
from tharsis.native import Row, append, i64, vec

if TYPE_CHECKING:
    from tharsis.kernel.log import Entry
    from tharsis.kernel.view import View

MOST_STEPS: Final = 100_000  # between two answers; the longest turns of real games take a hundred
CIRCLES: Final = f"the game goes round in circles: {MOST_STEPS} steps and nobody is asked"


def lanes_like(source: Game | None, n: i64) -> vec[Lane]:
    """So many lanes: copies of those of a game, or empty ones."""
    out = vec[Lane](capacity=n)
    i: i64 = 0
    while i < n:
        out = append(out, Lane(None if source is None else source.lanes[i]))
        i += 1
    return out


class Game:
    """One table. Subclassed by each game, one inheritance line, no traits.

    What counts as state is plain: ints, and rows and lists of them. `offers` (the packed options of the seats that are
    asked) is derived and no part of the digest.
    """

    def __init__(self, seats: int, seed: int, source: Game | None = None) -> None:
        self.steps_run: i64 = 0  # since the last answer, and
        self.passed_over: i64 = 0  # choices with nothing to choose from: no part of the state
        if source is None:
            self.seats: i64 = seats
            self.seed = seed
            self.dice: i64 = (seed * 2654435761 + 12345) & 0xFFFFFFFF or 1
            self.lanes = lanes_like(None, seats + 1)
            self.over = False
            self.decisions: i64 = 0
            self.reveals: i64 = 0  # how often something hidden was shown to anybody
            self.offers: list[Offer | None] = [None] * (seats + 1)
            self.history: list[int] | None = []  # seat, reveals before, count, codes...; None on a copy
            self.digests: list[str] = []  # one for each generation
            self.origin: dict[str, object] | None = None  # the position it was loaded from
        else:
            self.seats = source.seats
            self.seed = source.seed
            self.dice = source.dice
            self.lanes = lanes_like(source, seats + 1)
            self.over = source.over
            self.decisions = source.decisions
            self.reveals = source.reveals
            self.offers = source.offers[:]  # what is offered is never changed
            self.history = None
            self.digests = source.digests
            self.origin = source.origin

    # ---- each game says
    def card_name(self, card: i64) -> str:
        raise NotImplementedError

    def card_key(self, card: i64) -> i64:
        raise NotImplementedError

    def word_stands(self, word: Node, lane: i64, at: i64) -> bool:
        """Whether the frame of a word that stands on cards may be at this place of a lane: see Node.stands."""
        return False

    def state_into(self, digest: Digest) -> None:
        """Tells everything that is state, in numbers that mean the same for ever."""
        raise NotImplementedError

    def copy(self) -> Game:
        """A game of its own that goes on from here; it carries no record."""
        raise NotImplementedError

    def become(self, other: Game) -> None:
        """Takes over the whole state of another game of the same kind."""
        self.dice = other.dice
        self.lanes = other.lanes
        self.over = other.over
        self.decisions = other.decisions
        self.reveals = other.reveals
        self.offers = other.offers
        self.history = other.history
        self.digests = other.digests

    def setup(self) -> dict[str, object]:
        """What `tharsis.new` was given."""
        raise NotImplementedError

    def name(self) -> str:
        """That of its title."""
        raise NotImplementedError

    def speech(self) -> str:
        """Whose words options, reasons and log lines of this table are said in."""
        return self.name()

    def rounds(self) -> i64:
        """How many generations or rounds have begun."""
        raise NotImplementedError

    # ---- what its title says
    def title(self) -> Title:
        return TITLES[self.name()]

    def restart(self) -> Game:
        """The same game before its first answer."""
        return begin_again(self.name(), self.setup(), self.seed, self.origin)

    def view(self, seat: int) -> View:
        """All that this seat may know; nothing else ever leaves the engine towards it."""
        return self.title().view(self, seat)

    def why_not(self, seat: int) -> dict[str, list[Reason]]:
        """For what this seat would look for and is not offered, by its notation: the reasons."""
        return self.title().why_not(self, seat)

    def position(self) -> dict[str, object]:
        """The whole state by names, editable by a person; `tharsis.load` makes a game of it."""
        return self.title().position(self)

    def log(self) -> list[Entry]:
        """What has happened so far, line by line, as everybody may know it."""
        return self.title().log(self)

    def scores(self) -> list[dict[str, int]]:
        """Points of each seat by source, with their sum under `total`, as if the game ended now."""
        return self.title().scores(self)

    def points_by_card(self, seat: int) -> dict[str, int]:
        """What stands under `cards` in the scores of a seat, card by card."""
        return self.title().points_by_card(self, seat)

    def winners(self) -> list[int]:
        return self.title().winners(self)

    # ---- dice
    def roll(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        x: i64 = self.dice
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.dice = x
        return (x * n) >> 32

    def reseed(self, seed: int) -> None:
        """Other dice from now on, for what is dealt anew; neighbouring seeds lead to different games."""
        self.dice = (seed * 2654435761 + 97) & 0xFFFFFFFF or 1
        for _ in range(4):
            self.roll(2)

    def shuffle(self, cards: list[int]) -> None:
        row = row_of(cards)
        self.shuffle_row(row)
        cards[:] = list(row)

    def shuffle_row(self, row: Row) -> None:
        i: i64 = len(row) - 1
        while i > 0:
            j: i64 = self.roll(i + 1)
            n: i64 = row[i]
            row[i] = row[j]
            row[j] = n
            i -= 1

    # ---- settling
    def settle(self) -> None:
        """Runs all lanes until each is empty, asks or waits; the table's own lane only when all are empty."""
        lanes = self.lanes
        offers = self.offers
        table = self.seats
        self.steps_run = 0
        while not self.over:
            moved = False
            busy = False
            s: i64 = 0
            while s < table:
                lane = lanes[s]
                if lane.depth > 0:
                    if offers[s] is None and self.advance(s, lane):
                        moved = True
                    if offers[s] is not None or (lane.depth > 0 and not self.resting(s)):
                        busy = True
                s += 1
            if busy:
                if not moved:
                    return
                continue
            lane = lanes[table]
            if lane.depth == 0:
                self.over = True
                return
            self.steps_run += 1
            if self.steps_run > MOST_STEPS:
                raise Stuck(CIRCLES, "", "circles", {"n": MOST_STEPS})
            if node_of(lane.node).run(self, lane) != MOVED:
                text = node_of(lane.node).text
                raise Stuck(f"the game stands still: {text!r} leads nowhere", "", "still", {"words": text})

    def table_step(self) -> i64:
        """What comes next at the table, in the steps of its node; -1 when nothing does."""
        lane = self.lanes[self.seats]
        if lane.depth == 0:
            return -1
        return lane.step

    def resting(self, seat: i64) -> bool:
        """The seat has finished for now: nobody waits for it, and until the table goes on it may take that back."""
        lane = self.lanes[seat]
        if lane.depth == 0 or self.offers[seat] is not None or lane.step == LOOSE:
            return False
        return node_of(lane.node).resting(self, lane)

    def advance(self, seat: i64, lane: Lane) -> bool:
        """Runs a lane until it is empty, waits or asks. True when anything moved. A choice with nothing to choose from
        is passed over: legal games have none, and no hand-made position may end in one."""
        moved = False
        while lane.depth > 0:
            self.steps_run += 1
            if self.steps_run > MOST_STEPS:
                raise Stuck(CIRCLES, "", "circles", {"n": MOST_STEPS})
            if lane.step == LOOSE:
                self.untangle(lane)
                continue
            node = node_of(lane.node)
            got = node.run(self, lane)
            if got == MOVED:
                moved = True
                continue
            if got == WAITS:
                return moved
            offer = node.options(self, lane)
            n = len(offer.codes)
            if not node.many:
                if n == 0:
                    self.passed_over += 1
                    drop(lane)
                    moved = True
                    continue
                if n == 1 and not node.always:
                    node.answer(self, lane, offer.codes)
                    moved = True
                    continue
            else:
                low, high = node.bounds(self, lane)
                if n <= low or (high == 0 and not node.always):
                    node.answer(self, lane, offer.codes if high > 0 else row_of([]))
                    moved = True
                    continue
            self.offers[seat] = offer
            return moved
        return moved

    def untangle(self, lane: Lane) -> None:
        """Starts one of the loose frames on top; asks for the order only where it can matter."""
        at = lane.depth - 1
        if at == 0 or step_at(lane, at - 1) != LOOSE:
            lane.step = 0
            return
        best = at
        rank: i64 = 9
        choosing: i64 = 0
        while at >= 0 and step_at(lane, at) == LOOSE:
            node = node_of(node_at(lane, at))
            if node.rank <= rank:  # the deepest of equal rank is done first: it was pushed first
                if node.rank < rank:
                    choosing = 0
                rank = node.rank
                best = at
                choosing += 1
            at -= 1
        if rank == CHOOSES and choosing > 1:
            best = self.first_choice(lane)
            if best < 0:
                push(lane, ORDER.number, lane.seat, 0, 0, 0)
                return
        begin(lane, best)

    def first_choice(self, lane: Lane) -> i64:
        """Which of several loose choices comes first, or -1 when the seat must say.

        It must say when one choice changes what another depends on, or when two may show something hidden. A single
        one that may show something hidden comes first: to know more never hurts.
        """
        places = loose_choices(lane, lane.depth - 1)
        seat = lane.seat
        touches = 0
        sees = 0
        revealing = -1
        best = int(lane.depth)
        i = 0
        for at in places:
            node = node_of(node_at(lane, at))
            touching = node.touching(self, seat)
            if i > 0 and (node.sees & touches or touching & sees):
                return -1
            if node.revealing(self, seat):
                if revealing >= 0:
                    return -1
                revealing = at
            touches |= touching
            sees |= node.sees
            if at < best:
                best = at
            i += 1
        return revealing if revealing >= 0 else best

    # ---- asking
    def waiting(self) -> list[int]:
        """The seats that must answer something."""
        return [s for s in range(self.seats) if self.offers[s] is not None]

    def codes(self, seat: int) -> list[int]:
        """The packed options of a seat: the fast way to look at a question. Empty when it is not asked."""
        offer = self.offers[seat]
        return [] if offer is None else offer.listed()

    def bounds(self, seat: int) -> tuple[int, int]:
        """How many options the seat may pick, at least and at most."""
        lane = self.lanes[seat]
        node = node_of(lane.node)
        if node.many:
            return node.bounds(self, lane)
        return (1, 1)

    def decision(self, seat: int) -> Decision | None:
        """The question to this seat, with its options as objects."""
        if not 0 <= seat < int(self.seats):
            return None
        offer = self.offers[seat]
        return None if offer is None else self.pose(seat, offer.listed())

    def optional(self, seat: int) -> Decision | None:
        """What a seat that has finished may still answer, though nobody waits for it."""
        if not 0 <= seat < int(self.seats) or not self.resting(seat):
            return None
        lane = self.lanes[seat]
        return self.pose(seat, node_of(lane.node).options(self, lane).listed())

    def pose(self, seat: i64, codes: list[int]) -> Decision:
        """The question as an object."""
        lane = self.lanes[seat]
        node = node_of(lane.node)
        low, high = self.bounds(seat)
        game = self.speech()
        options = [node.describe(self, lane, c) for c in codes]
        for option in options:
            option.game = game
        card = self.card_name(lane.card) if lane.card else ""
        return Decision(seat, node.question(), low, min(high, len(codes)), options, card, game)

    @property
    def asked(self) -> dict[int, Decision]:
        """Who must answer what: several seats at once where the rules allow it."""
        out: dict[int, Decision] = {}
        for s in self.waiting():
            decision = self.decision(s)
            if decision is not None:
                out[s] = decision
        return out

    # ---- answering
    def answer(self, seat: int, choice: object) -> None:
        """Answers by notation, option or index (a list of those for a subset). Raises BadAnswer and changes nothing
        if that is not offered."""
        self.take(seat, match(self, seat, choice))

    def take(self, seat: int, codes: list[int]) -> None:
        """The trusted way in: codes that were offered. A subset has no order: it counts in the order of the offer."""
        self.take_row(seat, row_of(codes))

    def take_row(self, seat: i64, picked: Row) -> None:
        """The same for whoever has them in a row."""
        lane = self.lanes[seat]
        if len(picked) > 1:
            picked = row_of([c for c in self.codes(seat) if c in picked])
        history = self.history
        if history is not None:
            history.append(seat)
            history.append(self.reveals)
            history.append(len(picked))
            for code in picked:
                history.append(code)
        self.decisions += 1
        self.offers[seat] = None
        node_of(lane.node).answer(self, lane, picked)
        self.settle()

    def renew(self, seat: i64) -> None:
        """The question to this seat may have changed: it is put anew."""
        self.offers[seat] = None

    def refresh(self) -> None:
        """Puts all questions anew, after loading or after the hidden part was dealt again."""
        for s in range(self.seats):
            self.offers[s] = None
            lane = self.lanes[s]
            if lane.depth > 0 and lane.step != LOOSE:
                node = node_of(lane.node)
                if node.run(self, lane) == ASKS:
                    offer = node.options(self, lane)
                    if len(offer.codes) >= (node.bounds(self, lane)[0] if node.many else 1):
                        self.offers[s] = offer

    # ---- record and undo
    def steps(self) -> list[list[int]]:
        """The answers so far: seat, count of reveals before it, codes."""
        history = self.history
        out: list[list[int]] = []
        if history is None:
            return out
        i = 0
        while i < len(history):
            n = history[i + 2]
            out.append([history[i], history[i + 1]] + history[i + 3 : i + 3 + n])
            i += 3 + n
        return out

    def undoable(self, seat: int) -> int:
        """How many of its last answers the seat may take back: nothing hidden was shown and nobody else acted since."""
        n = 0
        for step in reversed(self.steps()):
            if step[0] != seat or step[1] != self.reveals:
                break
            n += 1
        return n

    def undo(self, seat: int) -> None:
        """Takes back the last answer of this seat."""
        steps = self.steps()
        if not steps or self.undoable(seat) == 0:
            raise CannotUndo(
                f"seat {seat} cannot take back: it has not answered last, or something hidden was shown since", "seat"
            )
        again = self.restart()
        for step in steps[:-1]:
            again.take(step[0], step[2:])
        self.become(again)

    def record(self) -> dict[str, object]:
        """The game as its setup, seed and answers: `tharsis.replay` gives it back bit for bit."""
        return record_of(self)

    def digest(self) -> str:
        """A short mark of the whole state: equal states, equal digests, compiled or not."""
        digest = Digest()
        self.state_into(digest)
        return digest.text()

    def lanes_into(self, digest: Digest) -> None:
        for lane in self.lanes:
            digest.add(STRIDE * lane.depth)
            for at in range(lane.depth):
                node = node_of(node_at(lane, at))
                about = about_at(lane, at)
                if node.about == A_CARD:
                    about = self.card_key(about)
                digest.add(node.key)
                digest.add(seat_at(lane, at))
                digest.add(self.card_key(card_at(lane, at)))
                digest.add(about)
                digest.add(step_at(lane, at))


def loose_choices(lane: Lane, at: i64) -> list[int]:
    """The places of the loose frames that choose, equal ones (same words, card and occasion) only once."""
    out: list[int] = []
    while at >= 0 and step_at(lane, at) == LOOSE:
        number, card, about = node_at(lane, at), card_at(lane, at), about_at(lane, at)
        node = node_of(number)
        if node.rank == CHOOSES:
            for other in out:
                same_card = card_at(lane, other) == card or not node.bound
                if node_at(lane, other) == number and same_card and about_at(lane, other) == about:
                    break
            else:
                out.append(at)
        at -= 1
    return out


class Order(Node):
    """Asks which of several loose frames comes first."""

    def stands(self, g: Game, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        if lane == g.seats or not on_top(row, at) or not is_plain(row, at):
            return False
        return len(loose_choices(row, at - 1)) > 1

    def run(self, g: Game, lane: Lane) -> int:
        return ASKS

    def options(self, g: Game, lane: Lane) -> Offer:
        return offer_each(ORDER_KIND, loose_choices(lane, lane.depth - 2))

    def answer(self, g: Game, lane: Lane, picked: Row) -> None:
        drop(lane)
        begin(lane, last(picked[0]))

    def describe(self, g: Game, lane: Lane, code: i64) -> Option:
        at = last(code)
        node = node_of(node_at(lane, at))
        card = g.card_name(card_at(lane, at)) if card_at(lane, at) else ""
        notation = "first " + (card + ": " if card else "") + node.text
        if node.about == A_CARD and about_at(lane, at):
            notation += " for " + g.card_name(about_at(lane, at))
        return Option(code, "first", notation, card=card, item=node.text)


ORDER_KIND: Final = 9
ORDER: Final = intern(Order("order"))
