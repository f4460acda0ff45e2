"""Nodes: the words of which cards and phases are made. A node is immutable; the state holds its number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Generic

from tharsis.kernel.code import Offer
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import Lane
from tharsis.kernel.option import Option
from tharsis.kernel.typed import G
from tharsis.native import Row, append, i64, vec

# what Node.run answers
MOVED: Final = 0
ASKS: Final = 1
WAITS: Final = 2

# ranks: the order in which loose work is done
GIVES: Final = 0
REVEALS: Final = 1
CHOOSES: Final = 2
COSTS: Final = 3

# what the `about` of a frame is
A_NUMBER: Final = 0
A_CARD: Final = 1


def stable(text: str) -> i64:
    """A number for a text that is the same in every process and for ever: digests are made of it."""
    h: i64 = 2166136261 & 0x7FFFFFFF
    for byte in text.encode():
        b: i64 = byte
        h = ((h ^ b) * 16777619) & 0x7FFFFFFF
    return h


class Node(Generic[G]):
    """One word. `text` is its canonical form: equal texts are the same node, and positions are written with it."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.key: Final = stable(text)
        self.number: i64 = -1  # its place in NODES, given by intern()
        self.rank: i64 = GIVES
        self.reveals = False  # may show something hidden
        self.many = False  # the answer is a subset, see bounds()
        self.always = False  # asked even if there is a single option, or nothing that may be picked
        self.is_turn = False  # its seat is asked what it does next, not how it goes on with something
        self.bound = True  # the card it stands on makes a difference to it
        self.about: i64 = A_NUMBER
        self.touches: i64 = 0  # what it changes, and
        self.sees: i64 = 0  # what its choice depends on: bits, see vocabulary.terms

    def stands(self, g: G, lane: i64, at: i64) -> bool:
        """Whether the frame of it at this place of a lane (the last one is the table's) may be there as it is, with
        what lies above and below. What is no step, a need or a count, stands nowhere."""
        return False

    # does
    def run(self, g: G, lane: Lane) -> int:
        raise NotImplementedError(self.text)

    def options(self, g: G, lane: Lane) -> Offer:
        raise NotImplementedError(self.text)

    def bounds(self, g: G, lane: Lane) -> tuple[int, int]:
        return (1, 1)

    def answer(self, g: G, lane: Lane, picked: Row) -> None:
        raise NotImplementedError(self.text)

    def describe(self, g: G, lane: Lane, code: i64) -> Option:
        raise NotImplementedError(self.text)

    def resting(self, g: G, lane: Lane) -> bool:
        """Whether a frame that waits holds nobody up: its seat may still answer, and the table may go on without it."""
        return False

    def wake(self, g: G, lane: Lane) -> None:
        """Something has happened for which a resting seat is asked again, if there is anything it could do."""

    def question(self) -> str:
        """The kind of decision, for the words."""
        return self.text.split()[0]

    def touching(self, g: G, seat: i64) -> i64:
        """What it changes as things stand now; at most `touches`."""
        return self.touches

    def revealing(self, g: G, seat: i64) -> bool:
        """Whether it may show something hidden as things stand now."""
        return self.reveals

    # shows, signals
    def shows(self) -> list[Icon]:
        """Its row of icons."""
        return []

    def signals(self) -> list[tuple[str, int]]:
        """The numbers a learning bot sees."""
        return []

    def children(self) -> list[Node]:
        return []


class Known:
    """All nodes by their numbers. What comes out of a row is known to be one; out of a list it is proved each time."""

    def __init__(self) -> None:
        self.nodes: vec[Node] = vec[Node]()


KNOWN: Final = Known()
NODES: Final[list[Node]] = []  # the same for who lists them
BY_TEXT: Final[dict[str, Node]] = {}


def node_of(number: i64) -> Node:
    return KNOWN.nodes[number]


def intern(node: Node) -> Node:
    """The one node with this text."""
    known = BY_TEXT.get(node.text)
    if known is not None:
        return known
    node.number = len(NODES)
    NODES.append(node)
    KNOWN.nodes = append(KNOWN.nodes, node)
    BY_TEXT[node.text] = node
    return node


class Later:
    """A node of a module that comes later: looked up by its text, once."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.found: i64 = -1

    @property
    def number(self) -> i64:
        if self.found < 0:
            self.found = BY_TEXT[self.text].number
        return self.found


def made_of(nodes: Iterable[Node]) -> set[int]:
    """These nodes by their numbers, with all that they are made of."""
    found: set[int] = set()
    left = list(nodes)
    while left:
        node = left.pop()
        if node.number not in found:
            found.add(node.number)
            left.extend(node.children())
    return found
