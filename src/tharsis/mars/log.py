"""The log of a table: each answer as everybody may know it, with what it changed for all to see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tharsis.kernel.errors import BadAnswer
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Decision, Option, match_in
from tharsis.mars.board import AREA_NAME, TILES
from tharsis.mars.game import Mars
from tharsis.mars.planet import NOBODY
from tharsis.mars.room import ROOMS, rooms_at
from tharsis.native import i64
from tharsis.vocabulary.log import OpenState, Scribe, different, seat_changes, table_changes

# answers whose cards are nobody else's business: the log tells how many, not which
COUNTED: Final = ("buy", "keep", "discard", "sell_card")
UNTOLD: Final = ("corporation", "draft", "choose", "first")
# lines of their own, and the change that each tells by its words
OWN_LINES: Final = {"reveal": "corporation", "generation": "generation"}


class Snapshot(OpenState):
    """What is open about a table at one moment."""

    def __init__(self, g: Mars) -> None:
        super().__init__(g)
        self.tile = g.tile[:]
        self.claim = g.claim[:]
        self.generation = g.generation
        self.rooms = [room.remember(g) for room in rooms_at(g)]


def changes(g: Mars, old: Snapshot) -> list[Change]:
    """What is different now, the table first and then seat by seat."""
    out = table_changes(g, old)
    rooms = list(zip(rooms_at(g), old.rooms, strict=True))
    for room, before in rooms:
        out += room.changes(g, before)
    laid = different(g.tile, old.tile)
    out += [Change("tile", item=TILES[g.tile[a]], area=AREA_NAME[a]) for a in laid if g.owner[a] == NOBODY]
    claimed = [a for a in different(g.claim, old.claim) if old.claim[a] == NOBODY]
    for s, who in enumerate(g.seat):
        if who.corporation != old.corporation[s]:
            out.append(Change("corporation", s, card=g.card_name(who.corporation)))
        out += [Change("tile", s, item=TILES[g.tile[a]], area=AREA_NAME[a]) for a in laid if g.owner[a] == s]
        out += [Change("claim", s, area=AREA_NAME[a]) for a in claimed if g.claim[a] == s]
        for room, before in rooms:
            out += room.seat_changes(g, before, s)
        out += seat_changes(g, old, s)
    for room, before in rooms:
        out += room.last_changes(g, before)
    if g.generation != old.generation:
        out.append(Change("generation", now=g.generation))
    return out


def entry_of(g: Mars, decision: Decision, picked: list[Option]) -> Entry:
    """The answer as all may know it. Called before it is given."""
    speech = g.speech()
    kind = picked[0].kind if picked else ("keep" if decision.kind == "look" else decision.kind)
    if decision.kind == "first_hand":
        return Entry(decision.seat, "first_hand", g.generation, game=speech)
    if kind in ("buy", "look") or kind in COUNTED:
        kind = "buy" if kind == "look" else kind
        return Entry(decision.seat, kind, g.generation, amount=len(picked), game=speech)
    if kind in UNTOLD:
        return Entry(decision.seat, kind, g.generation, game=speech)
    one = picked[0]
    amounts = dict(one.amounts)
    return Entry(
        decision.seat,
        kind,
        g.generation,
        one.card,
        one.item,
        one.area,
        one.seat,
        one.amount,
        amounts,
        place=one.place,
        game=speech,
    )


def scribe_of(g: Mars, first: Entry) -> Scribe[Snapshot]:
    return Scribe(first, lambda: Snapshot(g), lambda before, line: news(changes(g, before), line))


def answered(g: Mars, seat: i64, answers: Iterable[Sequence[int] | Sequence[str]]) -> list[Entry]:
    """Gives these answers of one seat and tells what happened: one line for all of them together, with the text of the
    first, and after it one for each step that follows by itself: of a seat that plays itself, corporations shown,
    production, a new generation. An answer after such a step begins a line again. An answer is a list of notations, or
    of codes as `Game.take` wants them."""
    scribe: Scribe[Snapshot] | None = None
    own: Entry | None = None
    for answer in answers:
        decision = g.decision(seat)
        if decision is None:
            raise BadAnswer(f"seat {seat} is not asked anything now", "seat")
        codes = [x for x in answer if isinstance(x, int)]
        picked = codes if codes and len(codes) == len(answer) else match_in(decision, answer)
        entry = entry_of(g, decision, [o for o in decision.options if o.code in picked])
        if scribe is None:
            scribe = scribe_of(g, entry)
        elif scribe.lines[-1] is not own:
            scribe.begin(entry)
        own = scribe.lines[-1]
        g.listener = scribe.hear
        try:
            g.take(seat, picked)
        finally:
            g.listener = None
    if scribe is None:
        return []
    scribe.close()
    return scribe.lines


def news(found: list[Change], entry: Entry) -> list[Change]:
    """The changes that the line itself does not tell already."""
    return [change for change in found if not says(entry, change)]


def says(entry: Entry, change: Change) -> bool:
    """Whether the words of a line tell a change already."""
    if change.area:
        return change.area == entry.area
    for room in ROOMS.values():
        if change.kind in room.told and change.item == entry.item:
            return True
    if change.kind == OWN_LINES.get(entry.kind):
        return change.seat in (-1, entry.seat)
    for room in ROOMS.values():
        if entry.kind in room.telling:
            return tells(room.telling[entry.kind], entry, change)
        if change.kind == room.naming.get(entry.kind):
            if change.kind == "shown":
                return change.card == entry.card
            return not change.item or change.item == entry.item
    return False


def tells(told: tuple[int, str, int], entry: Entry, change: Change) -> bool:
    """Whether a line tells the change by its amount."""
    seat, kind, sign = told
    if change.seat != seat or change.kind != kind or change.amount != sign * entry.amount:
        return False
    if kind == "stock":
        return not entry.item or change.item == entry.item
    return not change.card or change.card == entry.card


def log_of(game: Mars) -> list[Entry]:
    """The whole log so far, from the record."""
    out: list[Entry] = []
    g = game.restart()
    assert isinstance(g, Mars)
    for step in game.steps():
        out += answered(g, step[0], [step[2:]])
    return out
