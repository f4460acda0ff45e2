"""A small game of one's own, all of it in this file: what docs/adding-a-game.md walks through.

A heap of pebbles lies face down, each worth 1 to 3. In turn everybody takes one to three of them; who has most wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis.bots import add_bots
from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, last, offer_each
from tharsis.kernel.digest import Digest
from tharsis.kernel.errors import BadPosition, BadSetup, named, shown
from tharsis.kernel.game import Game
from tharsis.kernel.lanes import Lane, drop, is_alone, push
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import MOVED, Node, intern
from tharsis.kernel.option import Option, Reason
from tharsis.kernel.title import Title, add_title
from tharsis.kernel.view import View
from tharsis.words import add_words
from tharsis.words.language import Language

NAME: Final = "pebbles"
MOST_SEATS: Final = 4
MOST_TAKEN: Final = 3
HEAPS: Final = {"small": 12, "large": 30}
K_TAKE: Final = 1  # the kind of option, as it is packed


# ---- state and verbs
class Pebbles(Game):
    """One table. The heap is hidden; what somebody has taken, all have seen."""

    def __init__(self, seats: int, size: str, seed: int, source: Pebbles | None = None) -> None:
        super().__init__(seats, seed, source)
        self.size: Final = size
        if source is None:
            self.heap: list[int] = []  # the top is the end
            self.taken: list[list[int]] = [[] for _ in range(seats)]
            self.active = 0
        else:
            self.heap = source.heap[:]
            self.taken = [row[:] for row in source.taken]
            self.active = source.active

    def name(self) -> str:
        return NAME

    def setup(self) -> dict[str, object]:
        return {"seats": self.seats, "heap": self.size}

    def rounds(self) -> int:
        return 1 + self.decisions // self.seats

    def copy(self) -> Pebbles:
        return Pebbles(self.seats, self.size, self.seed, self)

    def become(self, other: Game) -> None:
        super().become(other)
        assert isinstance(other, Pebbles)
        self.heap, self.taken, self.active = other.heap, other.taken, other.active

    def card_name(self, card: int) -> str:
        return ""

    def card_key(self, card: int) -> int:
        return 0

    def state_into(self, digest: Digest) -> None:
        digest.add_list([self.seats, self.dice, self.active, int(self.over)])
        self.lanes_into(digest)
        for row in (self.heap, *self.taken):
            digest.add_list([len(row), *row])

    def take_pebbles(self, seat: int, n: int) -> None:
        for _ in range(n):
            self.taken[seat].append(self.heap.pop())
        self.reveals += 1
        self.active = (seat + 1) % self.seats


def pebbles(game: Game) -> Pebbles:
    assert isinstance(game, Pebbles)
    return game


# ---- the turn, as nodes
class Turns(Node[Pebbles]):
    """On the table's lane: asks one seat after the other until the heap is gone."""

    def run(self, g: Pebbles, lane: Lane) -> int:
        if g.heap:
            push(g.lanes[g.active], TAKE.number, g.active, 0, 0, 0)
        else:
            drop(lane)
        return MOVED

    def stands(self, g: Pebbles, lane: int, at: int) -> bool:
        return lane == g.seats and is_alone(g.lanes[lane], at)


class Take(Asking[Pebbles]):
    """On the lane of a seat: how many pebbles?"""

    def choices(self, g: Pebbles, seat: int, card: int, about: int) -> Offer:
        return offer_each(K_TAKE, list(range(1, 1 + min(MOST_TAKEN, len(g.heap)))))

    def chosen(self, g: Pebbles, seat: int, card: int, about: int, code: int) -> None:
        g.take_pebbles(seat, last(code))

    def told(self, g: Pebbles, seat: int, card: int, about: int, code: int) -> Option:
        return Option(code, "take", f"take {last(code)}", amount=last(code))

    def question(self) -> str:
        return "take"

    def stands(self, g: Pebbles, lane: int, at: int) -> bool:
        return lane == g.active and is_alone(g.lanes[lane], at)


TURNS: Final = intern(Turns("pebbles turns"))
TAKE: Final = intern(Take("pebbles take"))


def begin(g: Pebbles) -> Pebbles:
    push(g.lanes[g.seats], TURNS.number, 0, 0, 0, 0)
    g.settle()
    g.reveals = 0
    return g


# ---- what one seat may know
class PebblesView(View):
    def sample(self, seed: int) -> Game:
        g = pebbles(self._game).copy()
        g.dice = seed % 1_000_003 + 1
        g.heap.sort()
        g.shuffle(g.heap)
        return g

    def as_dict(self) -> dict[str, object]:
        g = pebbles(self._game)
        return {"game": NAME, "seat": self.seat, "heap": len(g.heap), "taken": g.taken, "active": g.active}


# ---- the title
class PebblesTitle(Title):
    name = NAME
    most_seats = MOST_SEATS
    options: Mapping[str, tuple[str, object]] = {
        "seats": ("number of seats, 1 to 4", 2),
        "heap": ("'small' or 'large'", "small"),
    }

    def choices(self, option: str) -> tuple[str, ...]:
        return tuple(HEAPS) if option == "heap" else ()

    def setup(self, given: Mapping[str, object]) -> dict[str, object]:
        for option in given:
            if option not in self.options:
                raise BadSetup(f"{named(option)}: no such option; there are: {', '.join(self.options)}", named(option))
        seats, heap = given.get("seats", 2), given.get("heap", "small")
        if type(seats) is not int or not 1 <= seats <= MOST_SEATS:
            raise BadSetup(f"seats: must be 1 to {MOST_SEATS}, not {shown(seats)}", "seats")
        if heap not in HEAPS:
            raise BadSetup(f"heap: must be {self.options['heap'][0]}, not {shown(heap)}", "heap")
        return {"seats": seats, "heap": heap}

    def start(self, given: Mapping[str, object], seed: int) -> Game:
        setup = self.setup(given)
        size = str(setup["heap"])
        g = Pebbles(int(str(setup["seats"])), size, seed)
        g.heap = [1 + n % 3 for n in range(HEAPS[size])]
        g.shuffle(g.heap)
        return begin(g)

    def position(self, game: Game) -> dict[str, object]:
        g = pebbles(game)
        return {
            "game": NAME,
            "options": {"heap": g.size},
            "seed": g.seed,
            "dice": g.dice,
            "heap": list(g.heap),
            "active": g.active,
            "taken": [list(row) for row in g.taken],
        }

    def load(self, given: Mapping[str, object]) -> Game:
        taken = rows_of(given.get("taken"), "taken")
        setup = self.setup({"seats": len(taken), **mapping(given.get("options", {}))})
        g = Pebbles(len(taken), str(setup["heap"]), number(given.get("seed", 1), "seed", 2**53))
        g.dice = number(given.get("dice", g.dice), "dice", 2**32)
        g.heap = rows_of([given.get("heap", [])], "heap")[0]
        g.taken = taken
        g.active = number(given.get("active", 0), "active", len(taken))
        g.origin = dict(given)
        return begin(g)

    def view(self, game: Game, seat: int) -> View:
        return PebblesView(game, seat)

    def why_not(self, game: Game, seat: int) -> dict[str, list[Reason]]:
        g = pebbles(game)
        if g.over or g.active == seat:
            return {}
        return {f"take {n}": [Reason("not_your_turn", game=NAME)] for n in range(1, 1 + MOST_TAKEN)}

    def log(self, game: Game) -> list[Entry]:
        out: list[Entry] = []
        again = pebbles(game.restart())
        for seat, _, code in pebbles(game).steps():
            before = sum(again.taken[seat])
            entry = Entry(seat, "take", again.rounds(), amount=last(code), game=NAME)
            again.take(seat, [code])
            now = sum(again.taken[seat])
            entry.changes.append(Change("pebbles", seat, amount=now - before, now=now))
            out.append(entry)
        return out

    def scores(self, game: Game) -> list[dict[str, int]]:
        return [{"pebbles": sum(row), "total": sum(row)} for row in pebbles(game).taken]

    def winners(self, game: Game) -> list[int]:
        totals = [row["total"] for row in self.scores(game)]
        return [s for s, total in enumerate(totals) if total == max(totals)]


# ---- reading what somebody wrote
def number(value: object, field: str, below: int) -> int:
    if type(value) is not int or not 0 <= value < below:
        raise BadPosition(f"{field}: must be a number from 0 to {below - 1}, not {shown(value)}", field)
    return value


def mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"options: must be a mapping, not {shown(value)}", "options")
    return value


def rows_of(value: object, field: str) -> list[list[int]]:
    if not isinstance(value, list) or not all(isinstance(row, list) for row in value):
        raise BadPosition(f"{field}: must hold pebbles, not {shown(value)}", field)
    return [[1 + number(n - 1 if type(n) is int else n, field, 3) for n in row] for row in value]


# ---- its words, and a bot
class PebblesEnglish(Language):
    code = "en"
    questions: Mapping[str, str] = {"take": "How many pebbles do you take?"}

    def player(self, seat: int) -> str:
        return f"player {seat + 1}"

    def option_take(self, option: Option) -> str:
        return f"take {option.amount} {'pebble' if option.amount == 1 else 'pebbles'}"

    def did_take(self, entry: Entry) -> str:
        return f"takes {entry.amount} {'pebble' if entry.amount == 1 else 'pebbles'}"

    def change_pebbles(self, change: Change) -> str:
        return f"{change.amount} points"

    def reason_not_your_turn(self, reason: Reason) -> str:
        return "it is not your turn"


class EagerBot:
    """Takes as many as it may."""

    def __init__(self, seed: int) -> None:
        pass

    def answer(self, view: View) -> list[int]:
        return [view.codes[-1]]


TITLE: Final = add_title(PebblesTitle())
add_words(TITLE, {"en": PebblesEnglish()})
add_bots(TITLE, {"eager": EagerBot})
