"""What changed between two moments of a table, as far as every game of this family has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from tharsis.kernel.log import Change, Entry
from tharsis.native import Row, i64
from tharsis.vocabulary.needs import printed
from tharsis.vocabulary.terms import PARAMETERS, STOCKS
from tharsis.vocabulary.world import World


class OpenState:
    """What is open about a table at one moment."""

    def __init__(self, g: World) -> None:
        self.params = g.params[:]
        self.cubes = g.cubes[:]
        self.shown = g.shown[:]
        self.tr = [who.tr for who in g.seat]
        self.stock = [who.stock[:] for who in g.seat]
        self.production = [g.produced(s) for s in range(len(g.seat))]
        self.hand = [len(who.hand) for who in g.seat]
        self.corporation = [who.corporation for who in g.seat]

    def lay_down(self, entry: Entry) -> None:
        """The card that a line plays has left the hand; what the line tells of the hand are other cards."""
        if entry.kind == "play":
            self.hand[entry.seat] -= 1


Look = TypeVar("Look", bound=OpenState)


class Scribe(Generic[Look]):
    """Listens to a game: each line gets what changes until the next one begins. `look` is what is open now, `news` what
    has changed since and a line does not tell by its own words."""

    def __init__(self, first: Entry, look: Callable[[], Look], news: Callable[[Look, Entry], list[Change]]) -> None:
        self.lines = [first]
        self.look = look
        self.news = news
        self.before = look()
        self.before.lay_down(first)

    def begin(self, entry: Entry) -> None:
        """Another line begins, of an answer."""
        self.hear(entry)
        self.before.lay_down(entry)

    def hear(self, entry: Entry) -> None:
        """Another line begins. It may be filled in until the next one does."""
        self.close()
        self.before = self.look()
        self.lines.append(entry)

    def close(self) -> None:
        last = self.lines[-1]
        last.changes = self.news(self.before, last)


def different(now: Row, then: Row) -> list[int]:
    """The places at which two rows differ; most do not."""
    return [i for i in range(len(now)) if now[i] != then[i]]


def table_changes(g: World, old: OpenState) -> list[Change]:
    """Parameters and cards shown to all."""
    out: list[Change] = []
    for p in different(g.params, old.params):
        step = printed(p, g.params[p]) - printed(p, old.params[p])
        out.append(Change("parameter", item=PARAMETERS[p], amount=step, now=printed(p, g.params[p])))
    for c in g.shown:
        if c not in old.shown:
            out.append(Change("shown", card=g.card_name(c)))
    return out


def seat_changes(g: World, old: OpenState, s: i64) -> list[Change]:
    """Rating, production, stock, cubes on cards and the size of the hand."""
    who = g.seat[s]
    out: list[Change] = []
    if who.tr != old.tr[s]:
        out.append(Change("tr", s, amount=who.tr - old.tr[s], now=who.tr))
    produced = g.produced(s)
    for kind in different(produced, old.production[s]):
        step = produced[kind] - old.production[s][kind]
        out.append(Change("production", s, item=STOCKS[kind], amount=step, now=produced[kind]))
    for kind in different(who.stock, old.stock[s]):
        step = who.stock[kind] - old.stock[s][kind]
        out.append(Change("stock", s, item=STOCKS[kind], amount=step, now=who.stock[kind]))
    for c in who.played:
        step = g.cubes[c] - old.cubes[c]
        if step:
            out.append(Change("cubes", s, card=g.card_name(c), amount=step, now=g.cubes[c]))
    if len(who.hand) != old.hand[s]:
        out.append(Change("hand", s, amount=len(who.hand) - old.hand[s], now=len(who.hand)))
    return out
