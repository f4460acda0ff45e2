"""Observations and option rows: they say what the view says, by name, and nothing that is hidden."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest
from lab_tables import NAMES, TABLES, questions

import tharsis
from tharsis import lab
from tharsis.mars.cards import BY_NAME

every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)


def middle_of(game: str, seats: int, options: dict[str, object], seed: int = 5, decisions: int = 90) -> tharsis.Game:
    """A game that has been going on for a while."""
    for table, _ in questions(game, seats, options, seed):
        if table.decisions >= decisions:
            return table
    raise AssertionError("it was over before")


def told(table: tharsis.Game, seat: int) -> dict[str, float]:
    return lab.schema(table.name()).observation.named(lab.encode(table.view(seat)))


@every_table
def test_what_is_told_of_seats_is_what_the_view_shows(game: str, seats: int, options: dict[str, object]) -> None:
    table = middle_of(game, seats, options)
    for me in range(seats):
        row = told(table, me)
        view = table.view(me)
        assert row["table.seats"] == seats
        for i, who in enumerate(["me", "rival1", "rival2", "rival3", "rival4"][: lab.games.lab_game(game).seats]):
            if i >= seats:
                assert not any(name.startswith(f"seats.{who}.") for name in row)
                continue
            player = view.player((me + i) % seats)  # type: ignore[attr-defined]
            assert row[f"seats.{who}.tr"] == player.tr
            assert row[f"seats.{who}.here"] == 1
            for kind, n in player.stock.items():
                assert row.get(f"seats.{who}.stock.{kind}", 0) == n
            for tag, n in player.tags.items():
                assert row.get(f"seats.{who}.tag.{tag}", 0) == n
            assert row.get(f"seats.{who}.cards.hand", 0) == player.cards_in_hand
            lying = {name.removeprefix(f"cards.{who}.") for name in row if name.startswith(f"cards.{who}.")}
            assert lying == {*player.played, *player.events}
            scores = table.scores()[(me + i) % seats]
            if game == "ares":
                assert row[f"seats.{who}.points"] == scores["total"]
            elif table.speech() != "marsbot" or who == ("me" if me == 0 else "rival1"):  # it scores for other things
                assert row.get(f"seats.{who}.points.cities", 0) == scores["cities"]
                assert row.get(f"seats.{who}.points.cards", 0) == scores["cards"]
                assert row.get(f"seats.{who}.greeneries", 0) == scores["greeneries"]
        shown = [name.removeprefix("cards.shown.") for name in row if name.startswith("cards.shown.")]
        assert sorted(shown) == sorted(view.as_dict()["shown"])  # type: ignore[call-overload]
        assert {name for name in row if name.startswith("cards.hand.")} == {
            f"cards.hand.{card}"
            for card in view.hand  # type: ignore[attr-defined]
        }


def test_the_map_is_areas_by_planes() -> None:
    table = middle_of("mars", 3, {"map": "hellas"}, decisions=400)
    view = table.view(1)
    planes = lab.schema("mars").parts(lab.encode(view))["map"]
    assert planes.shape == (63, 25)
    names = [name for name, _ in lab.schema("mars").observation.sections["map"].numbers]
    areas = lab.schema("mars").observation.sections["map"].rows
    tiles = view.tiles  # type: ignore[attr-defined]
    assert tiles
    for area, planes_of in zip(areas, planes, strict=True):
        on = {name for name, x in zip(names, planes_of, strict=True) if x and name.startswith(("tile.", "owner."))}
        if area not in tiles:
            assert not on
            continue
        tile, owner = tiles[area]
        kind = tile if tile in ("ocean", "greenery", "city") else "city" if tile == "capital" else "special"
        whose = {"owner." + ("me" if owner == 1 else f"rival{(owner - 1) % 3}")} if 0 <= owner < 3 else set()
        assert on == {f"tile.{kind}"} | whose


def test_the_hand_is_rows_of_facts() -> None:
    table = tharsis.new("mars", 2, {}, 7)
    table.answer(0, 0)
    parts = lab.schema("mars").parts(lab.encode(table.view(0)))
    facts = [name for name, _ in lab.schema("mars").observation.sections["held_facts"].numbers]
    dealt = table.view(0).dealt  # type: ignore[attr-defined]
    offered = 2  # corporations come first
    assert np.array_equal(parts["held"][:, 1].nonzero()[0], np.arange(offered, offered + len(dealt)))
    for slot, card in enumerate(dealt, start=offered):
        assert np.array_equal(parts["held_facts"][slot], lab.cards("mars")[BY_NAME[card].number])
        cost = parts["held_facts"][slot][facts.index("cost")] * max(c.cost for c in BY_NAME.values())
        assert round(float(cost)) == BY_NAME[card].cost


def test_a_card_says_what_it_pays_brings_and_waits_for() -> None:
    names = lab.schema("mars").cards
    row = lab.cards("mars")[BY_NAME["arctic_algae"].number]
    on = {name for name, x in zip(names, row, strict=True) if x}
    assert on == {
        *("cost", "kind.active", "tag.plant", "needs.most.temperature", "gain.plants", "when.gain.plants"),
        *("on.ocean_placed", "by_anyone"),
    }


def test_expansions_bring_numbers_of_their_own() -> None:
    colonies = told(middle_of("mars", 2, {"colonies": True}), 0)
    assert sum(name.endswith(".here") for name in colonies if name.startswith("moons.")) == 5
    assert colonies["fleets.me.fleets"] >= 1
    bot = told(middle_of("mars", 2, {"marsbot": "hard"}, decisions=60), 0)
    assert bot["marsbot.level.hard"] == 1 and any(name.startswith("marsbot.track.") for name in bot)
    plain = told(middle_of("mars", 2, {}), 0)
    assert not any(name.startswith(("moons.", "fleets.", "marsbot.")) for name in plain)


@every_table
def test_nothing_hidden_enters(game: str, seats: int, options: dict[str, object]) -> None:
    """Deal anew what a seat may not know: its numbers stay as they are."""
    for table, asked in questions(game, seats, options, seed=11):
        if table.decisions % 7:
            continue
        for seat in {asked, table.decisions % seats}:
            view = table.view(seat)
            other = view.sample(table.decisions).view(seat)
            assert np.array_equal(lab.encode(view), lab.encode(other))
            assert np.array_equal(lab.encode_options(view), lab.encode_options(other))


@every_table
def test_options_are_rows(game: str, seats: int, options: dict[str, object]) -> None:
    layout = lab.schema(game).option
    for table, seat in questions(game, seats, options, seed=3):
        if table.decisions % 5:
            continue
        decision = table.decision(seat)
        assert decision is not None
        rows = lab.encode_options(table.view(seat))
        assert rows.shape == (len(decision.options), layout.size)
        for option, row in zip(decision.options, rows, strict=True):
            named = layout.named(row)
            assert named[f"kind.{option.kind}"] == 1, "every kind of option is known"
            assert named.get("figures.amount", 0) == option.amount
            assert not option.area or named[f"area.{option.area}"] == 1
            assert bool(option.card) == ("facts.cost" in named or any(x.startswith("facts.") for x in named))
            for kind, n in option.amounts.items():
                assert named[f"amounts.{kind}"] == n


def test_every_question_has_a_place() -> None:
    for game, seats, options in TABLES:
        for table, seat in questions(game, seats, options, seed=8):
            if table.decisions % 3 == 0:
                assert "question.other" not in told(table, seat)


def test_rows_go_where_the_caller_wants_them() -> None:
    view = tharsis.new("mars", 2, {}, 1).view(0)
    mine = np.full(lab.schema("mars").size, 9, np.float32)
    assert lab.encode(view, mine) is mine and np.array_equal(mine, lab.encode(view))
    space = np.full((40, lab.schema("mars").option.size), 9, np.float32)
    rows = lab.encode_options(view, space)
    assert rows.base is space and np.array_equal(rows, lab.encode_options(view))
    assert (space[len(rows) :] == 9).all()


@pytest.mark.parametrize(
    ("make", "field"),
    [
        (lambda view: lab.encode(view, np.zeros(3, np.float32)), "out"),
        (lambda view: lab.encode(view, np.zeros(lab.schema("mars").size)), "out"),
        (lambda view: lab.encode(view, [0.0]), "out"),
        (lambda view: lab.encode(view, np.zeros((lab.schema("mars").size, 2), np.float32)[:, 0]), "out"),
        (lambda view: lab.encode(view.as_dict()), "view"),
        (lambda view: lab.encode_options(view, np.zeros((1, 2), np.float32)), "out"),
        (lambda view: lab.Encoder("ares").encode(view), "view"),
        (lambda view: lab.schema("mars").parts(np.zeros(3, np.float32)), "observation"),
        (lambda view: lab.schema("mars").observation.place("luck"), "observation"),
        (lambda view: lab.schema("mars").check("mars-0-00000000"), "schema"),
    ],
)
def test_what_does_not_fit_is_named(make: object, field: str) -> None:
    view = tharsis.new("mars", 2, {}, 1).view(0)
    with pytest.raises(lab.BadSchema) as raised:
        make(view)  # type: ignore[operator]
    assert raised.value.field == field and field in str(raised.value)


ROWS = """
import test_encoding
print(test_encoding.marks())
"""


def marks() -> str:
    """Of all rows of some games."""
    mark = sha256()
    for game, seats, options in TABLES:
        for table, seat in questions(game, seats, options, seed=2):
            if table.decisions % 40 == 0:
                view = table.view(seat)
                mark.update(lab.encode(view).tobytes() + lab.encode_options(view).tobytes())
    return mark.hexdigest()


@pytest.mark.once
def test_compiled_and_plain_rows_are_the_same() -> None:
    command = [sys.executable, "-c", ROWS]
    env = {**os.environ, "THARSIS_PURE": "1"}
    done = subprocess.run(command, env=env, cwd=Path(__file__).parent, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == marks()


def test_only_games_of_the_house() -> None:
    with pytest.raises(tharsis.UnknownName, match="'venus' is not known here; there are: mars, ares"):
        lab.schema("venus")


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    schema = lab.schema(game)
    for names, size in (
        (schema.names, schema.size),
        (schema.option.names, schema.option.size),
        (schema.cards, lab.cards(game).shape[1]),
        (schema.actions, len(lab.actions(game))),
    ):
        assert len(set(names)) == len(names) == size
    schema.check(schema.stamp)
