"""The search for garbage: rare where it looks at everything."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

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
