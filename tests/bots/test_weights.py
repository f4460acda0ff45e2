"""Files of what was learned: they come back as they were written, and what cannot be played with is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tharsis.bots.weights import LEARNED, BadWeights, Weights, distance, most_seats, opening, read, write
from tharsis.kernel.record import RULES

SOME = Weights(
    game="mars",
    table={"seats": 2, "marsbot": "none"},
    command="python -m training.reinforce mars-2",
    seed=3,
    figures={"games": 100},
    names={"cards": ["", "ants"]},
    numbers={"policy": [1, -2, 32767], "net.bias1": [100_000, -5]},
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    write(tmp_path / "some.weights", SOME)
    return tmp_path / "some.weights"


def test_what_was_learned_comes_back_as_it_was_written(file: Path) -> None:
    again = read(file)
    assert replace(again, numbers={name: list(row) for name, row in again.numbers.items()}) == SOME
    assert file.read_bytes().startswith(b'{"tharsis": "weights"')  # for `head -1`


def test_weights_of_other_rules_are_refused(tmp_path: Path) -> None:
    write(tmp_path / "old.weights", replace(SOME, rules=RULES - 1))
    with pytest.raises(BadWeights, match=f"learned by rules {RULES - 1}, these are {RULES}; train anew"):
        read(tmp_path / "old.weights")


@pytest.mark.parametrize("at", [-1, -10])
def test_a_damaged_file_is_refused(file: Path, at: int) -> None:
    content = bytearray(file.read_bytes())
    content[at] ^= 1
    file.write_bytes(content)
    with pytest.raises(BadWeights, match="damaged"):
        read(file)


@pytest.mark.parametrize("content", [b"", b"hello\n", b"[]\n", b"\xff\xfe\n", b"{" * 20000, b'{"tharsis": "record"}\n'])
def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "some.weights").write_bytes(content)
    with pytest.raises(BadWeights, match="no weights"):
        read(tmp_path / "some.weights")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="No such file"):
        read(tmp_path / "some.weights")


@pytest.mark.parametrize(
    ("setup", "far"),
    [({"seats": 2}, 0), ({"seats": 4}, 2), ({"seats": 2, "marsbot": "hard"}, 10), ({"seats": 1}, 11)],
)
def test_how_far_a_table_is_from_what_was_learned(setup: dict[str, object], far: int) -> None:
    assert distance(SOME.table, "mars", setup) == far


def test_what_was_learned_for_several_tables_is_at_home_at_each_of_them() -> None:
    table = {"seats": [3, 4, 5], "marsbot": ["none", "hard"]}
    setups: list[dict[str, object]] = [{"seats": 3}, {"seats": 5, "marsbot": "hard"}, {"seats": 2}]
    assert [distance(table, "mars", setup) for setup in setups] == [0, 0, 1]
    assert most_seats(table) == 5


def test_what_is_shipped_can_be_played_with() -> None:
    files = sorted(LEARNED.iterdir())
    assert all(read(file).game == opening(file)["game"] for file in files)
    assert sum(file.stat().st_size for file in files) < 4 * 2**20
