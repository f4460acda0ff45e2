"""The search for garbage: rare where it looks at everything."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from people import PATIENCE, open_socket, server, until
from test_tables import two

from tharsis.server import house
from tharsis.server.garbage import GROWN, MANY, Tidying


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


class Ring:
    """Garbage that holds on to itself."""

    def __init__(self) -> None:
        self.me = self


def test_who_came_is_set_aside_once_there_are_many_more() -> None:
    tidying = Tidying()
    before = gc.get_freeze_count()
    assert not tidying.look(MANY)
    assert tidying.look(MANY + 1) and gc.get_freeze_count() > before
    assert not tidying.look(int(GROWN * (MANY + 1)) + MANY)
    assert tidying.look(3000)


def test_what_people_left_behind_goes_when_half_of_them_have_left() -> None:
    tidying = Tidying()
    ring = Ring()
    left = weakref.ref(ring)
    assert tidying.look(2000)
    del ring
    gc.collect()
    assert left() is not None, "it was set aside, where nobody looks"
    assert tidying.look(999)
    assert left() is None


def test_connections_are_counted_though_nothing_is_said_on_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    class Noting(Tidying):
        def look(self, there: int) -> bool:
            seen.append(there)
            return False

    monkeypatch.setattr(house, "Tidying", Noting)
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}", idle=0.02) as client:
        host, friend, table = two(client)
        with open_socket(host, table) as mine, open_socket(friend, table) as theirs:
            for socket in (mine, theirs):
                until(socket, "live")
            late = time.monotonic() + PATIENCE
            while 2 not in seen and time.monotonic() < late:
                time.sleep(0.01)
    assert 2 in seen
