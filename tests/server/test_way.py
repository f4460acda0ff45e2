"""Going back: a long game is loaded, taken back and gone through without playing it from its beginning each time."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from played import played, sent
from pydantic import TypeAdapter

import tharsis
from tharsis.mars.game import Mars
from tharsis.server import tables
from tharsis.server.pile import PACK, Pile
from tharsis.server.recent import Recent
from tharsis.server.rows import EventRow, TableRow
from tharsis.server.tables import Table
from tharsis.server.way import APART, FEW

LONG = 750  # events
PATIENCE = 4 if tharsis.compiled else 20  # times as long as on a quiet machine, for one that is busy


@pytest.fixture(scope="module")
def long_game() -> TableRow:
    row = played("tabletable", LONG, seed=1, seats=5, options={"draft": True, "end_turn": [0, 1, 2, 3, 4]})
    assert len(row.events) == LONG
    return row


def loaded(row: TableRow) -> Table:
    return Table(replace(row, events=row.events[:]))


def go_through(table: Table) -> None:
    """Who comes first to a moment long after the beginning, and long before the end, walks all the way."""
    table.step_text(table.length * 6 // 10, 0)


def milliseconds(work: Callable[[], object]) -> float:
    """Of processor time, at the best of three tries."""
    spent = []
    for _ in range(3):
        begun = time.thread_time()
        work()
        spent.append(1000 * (time.thread_time() - begun))
    return min(spent)


def test_a_long_game_is_loaded_taken_back_and_gone_through_quickly(long_game: TableRow) -> None:
    assert milliseconds(lambda: loaded(long_game)) < 50 * PATIENCE
    table = loaded(long_game)
    assert milliseconds(table.earlier) < 5 * PATIENCE
    go_through(table)
    rnd = random.Random(1)
    assert max(milliseconds(lambda: table.step_text(rnd.randrange(table.length), 0)) for _ in range(5)) < 5 * PATIENCE


def test_an_undo_does_not_begin_at_the_beginning(long_game: TableRow, monkeypatch: pytest.MonkeyPatch) -> None:
    table = loaded(long_game)
    at_first = loaded(replace(long_game, events=long_game.events[: LONG - 1]))
    monkeypatch.setattr(tables, "fresh", lambda row: pytest.fail("it was played anew"))
    before = table.earlier()
    assert before.digest() == at_first.game.digest()
    assert before.history == at_first.game.history and before.digests == at_first.game.digests


def test_a_station_is_never_trusted_over_the_record(long_game: TableRow) -> None:
    """Whatever has happened to one, who goes back finds the game as it was played."""
    table, other = loaded(long_game), loaded(long_game)
    steps = [table.step_text(n, 1) for n in range(0, table.length, 90)]
    assert len(table.way.stations) > 5
    for station in table.way.stations:
        assert isinstance(station.game, Mars)
        station.game.seat[1].tr += 1
    assert [table.step_text(n, 1) for n in range(0, table.length, 90)] == steps
    assert table.earlier().digest() == other.earlier().digest()


def test_few_stations_stay_where_nobody_goes_back(long_game: TableRow) -> None:
    table = loaded(long_game)
    assert len(table.way.stations) == FEW
    go_through(table)
    assert len(table.way.stations) > LONG // APART // 2
    table.way.rest()  # somebody was here just now
    assert len(table.way.stations) > FEW
    table.way.rest()
    assert len(table.way.stations) == FEW


def test_a_table_where_nothing_happens_keeps_less_ready(long_game: TableRow) -> None:
    table, other = loaded(long_game), loaded(long_game)
    before = [sent(table, 0, lang) for lang in ("en", "uk")]
    table.rest()
    assert table.lines.loose and table.log_texts["uk"].loose  # it was played just now
    table.rest()
    assert not table.lines.loose and not table.log_texts["uk"].loose
    assert [sent(table, 0, lang) for lang in ("en", "uk")] == before
    table.rest()
    for one in (table, other):
        seat = one.game.waiting()[0]
        one.apply(EventRow(LONG, seat, "answer", [first_answer(one, seat)], "next", 0.0))
    assert sent(table, 0) == sent(other, 0) and table.length == other.length


def test_only_so_many_go_through_games_with_all_their_stations(
    long_game: TableRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables.WALKS, "most", 1)
    first, second = loaded(long_game), loaded(long_game)
    for table in (first, second):
        go_through(table)
    assert len(first.way.stations) == FEW < len(second.way.stations)


def test_only_so_many_tables_keep_how_they_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables.SCENES, "most", 2)
    three = [Table(played("tabletable", 5)) for _ in range(3)]
    texts = [table.rest_of_live(0, "en", 0) for table in three]
    assert [table.scene is not None for table in three] == [False, True, True]
    assert [table.rest_of_live(0, "en", 0) for table in three] == texts


def test_what_was_tried_before_another_move_is_not_taken_over() -> None:
    """Another process has stored something in between: the answer is played on what there is now."""
    table, plain = (Table(played("tabletable", 0, game="ares", seats=2)) for _ in range(2))
    tried = table.tried(0, table.ask_id(0), [first_answer(table, 0)])
    for n, seat in enumerate((1, 0)):
        event = EventRow(n, seat, "answer", [first_answer(table, seat)], f"m{n}", 0.0)
        table.apply(event, tried if seat == 0 else None)
        plain.apply(event)
    assert table.game.digest() == plain.game.digest() and table.game.record() == plain.game.record()


def first_answer(table: Table, seat: int) -> list[str]:
    decision = table.game.decision(seat)
    assert decision is not None
    return [option.notation for option in decision.options[: decision.least]]


# ---- what lies packed
@given(st.lists(st.one_of(st.lists(st.integers(), max_size=2 * PACK), st.integers(0, 200)), max_size=12))
def test_a_pile_is_a_list(doings: list[list[int] | int]) -> None:
    """A list is added, a number is how many stay."""
    pile: Pile[int] = Pile(TypeAdapter(list[int]))
    plain: list[int] = []
    for doing in doings:
        if isinstance(doing, list):
            pile.add(doing)
            plain += doing
        else:
            pile.cut(min(doing, len(plain)))
            del plain[doing:]
        if len(plain) % 3 == 0:
            pile.fold()
            assert pile.loose == []
        assert len(pile) == len(plain) and list(pile) == plain
        for n in (0, 1, PACK, len(plain) // 2, len(plain)):
            assert list(pile.since(n)) == plain[n:]
    assert len(pile.loose) < 3 * PACK


def test_who_was_used_longest_ago_puts_its_things_away() -> None:
    class Thing:
        pass

    put_away: list[Thing] = []
    recent: Recent[Thing] = Recent(2, put_away.append)
    a, b, c = Thing(), Thing(), Thing()
    for one in (a, b, a, c):
        recent.use(one)
    assert put_away == [b]


def test_any_answer_is_found_again_also_in_the_middle_of_a_move(long_game: TableRow) -> None:
    events = long_game.events[:60]
    first = next(n for n in range(60) if events[n].seat == events[n + 1].seat)
    both = replace(events[first], data=[*events[first].data, *events[first + 1].data])
    table = Table(replace(long_game, events=[*events[:first], both, *events[first + 2 :]]))
    before = json.loads(table.lines_by_answer())
    assert len(before) == 61 and before[0] == 0 and before[-1] == table.length and before == sorted(before)
    assert before[first] == before[first + 1] < before[first + 2]
    for n in (0, first, first + 1, first + 2, 60):
        alone = Table(replace(long_game, events=events[:n]))
        assert table.way.at(n, table.game).digest() == alone.game.digest()
