"""A table with MarsBot: the engine plays it, each of its steps is a line, and nothing hidden of it is sent."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from people import Json, Person, play_all, server
from played import played, seat_at, sees

import tharsis
from tharsis.mars.game import Mars
from tharsis.server import messages as m
from tharsis.server.catalogue import catalogue
from tharsis.server.schema import WATCH
from tharsis.server.seating import past_seats
from tharsis.server.store import EventRow, TableRow
from tharsis.server.tables import Table
from tharsis.server.thinking import one_action

LEVEL = {"marsbot": "normal"}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with server(database) as client:
        yield client


def table_at(marsbot: Json | None = None, actions: int = 1, **human: Any) -> Table:
    """The human to move, with so many actions left; MarsBot has nothing to do but what is given."""
    row = {"action_deck": [], "fresh": False, **(marsbot or {})}
    seats = [{"corporation": "credicor", "stock": {"credits": 60}, "hand": ["search_for_life"], **human}, {}]
    turn = {"seat": 0, "actions": actions}
    position = {"game": "mars", "options": LEVEL, "seats": seats, "marsbot": row, "turn": turn, "generation": 3}
    game = tharsis.load(position)
    assert isinstance(game, Mars)
    settings = m.Settings().model_dump()
    rows = past_seats(game)
    return Table(TableRow("t", "T", "mars", game.setup(), 1, settings, "h", 0.0, 1, position, False, rows, []))


def say(table: Table, *answers: str) -> None:
    table.apply(EventRow(table.seq, 0, "answer", [[x] for x in answers], f"m{table.seq}", float(table.seq)))


def test_a_whole_game_against_marsbot(client: TestClient) -> None:
    host = Person(client)
    options = {**LEVEL, "marsbot_corporation": "random", "colonies": True}
    opened = host.open("you", "marsbot", options=options)
    table = opened["table"]["id"]
    robot = opened["table"]["seats"][1]
    assert (robot["kind"], robot["name"], robot["taken"], robot["online"]) == ("marsbot", "MarsBot", True, True)
    assert [link["seat"] for link in opened["links"]] == [None]
    play_all({0: host}, table, random.Random(4))
    live = host.live(table, "uk")
    assert live["view"]["over"] and live["view"]["asked"] == []
    assert {"neural_instance", "credits"} <= set(live["scores"][1]["sources"])
    assert "neural_instance" not in live["scores"][0]["sources"]
    assert sum(score["winner"] for score in live["scores"]) == 1
    info = host.get("/api/tables")["tables"][0]
    assert info["seats"][1]["corporation"] == live["view"]["marsbot"]["corporation"] is not None
    steps = [line for line in live["log"] if line.get("marsbot")]
    assert steps and all(line["seat"] == 1 and line["text"] for line in steps)
    assert any(line.get("why") for line in steps)
    assert not any(line.get("marsbot") for line in live["log"] if line["seat"] == 0)
    assert [line["n"] for line in live["log"]] == list(range(len(live["log"])))
    replay = host.get(f"/api/tables/{table}/replay")
    assert replay["steps"] == len(live["log"])
    last = host.get(f"/api/tables/{table}/replay/{replay['steps']}")
    assert last["view"]["over"] and last["scores"] == live["scores"]
    past = host.post("/api/records", host.get(f"/api/tables/{table}/record"), 201)["table"]
    assert [seat["kind"] for seat in past["seats"]] == ["person", "marsbot"]
    assert host.live(past["id"])["view"]["marsbot"] == live["view"]["marsbot"]


def test_marsbot_is_never_waited_for() -> None:
    table = Table(played("t", 150, seed=3, options={**LEVEL, "colonies": True}))
    assert len(table.lines) > len(table.way.moves)
    for n in range(0, len(table.lines) + 1, 7):
        view = table.replay_step(n, WATCH).view
        assert 1 not in view.asked
    assert {move.seat for move in table.way.moves} == {0}


def test_a_replay_goes_line_by_line() -> None:
    """A step in which MarsBot advances one of its tracks changes this track and none of the others."""
    table = Table(played("t", 90, seed=5, options=LEVEL))
    moved = 0
    for n, line in enumerate(table.lines):
        if line.kind != "bot_advance":
            continue
        before, after = (table.replay_step(n + k, WATCH).view for k in (0, 1))
        assert isinstance(before, m.GameView) and isinstance(after, m.GameView)
        assert before.marsbot is not None and after.marsbot is not None
        pairs = zip(before.marsbot.tracks, after.marsbot.tracks, strict=True)
        steps = {a.id: b.position - a.position for a, b in pairs if a.position != b.position}
        assert steps == {line.item: 1}
        moved += 1
    assert moved > 5
    played_on = table.replay_step(len(table.lines), 0).view
    assert played_on == sees(table, 0).view


def test_a_step_says_what_it_is_about() -> None:
    """The page shows the track that moves and the bonus card that was turned over; words alone would not do."""
    table = Table(played("t", 150, seed=5, options={**LEVEL, "colonies": True}))
    told = {line.kind: line for line in sees(table, 0).log if line.marsbot}
    tracks = {track.id for track in catalogue("en").marsbot.tracks}
    assert told["bot_advance"].item in tracks and told["bot_advance"].amount > 0
    assert told["bot_bonus"].item in {card.id for card in catalogue("en").marsbot.bonus}
    assert told["bot_option"].item == ""
    assert not any(line.item or line.amount for line in sees(table, 0).log if not line.marsbot)


def test_an_undo_takes_back_the_answer_with_all_that_marsbot_did() -> None:
    """MarsBot has no card left and passes: nothing hidden was shown."""
    table = table_at()
    before = sees(table, 0)
    say(table, "project power_plant")
    after = sees(table, 0)
    assert [line.kind for line in after.log] == ["project", "bot_pass"] and after.undo == 1
    assert isinstance(after.view, m.GameView) and after.view.seats[1].passed
    table.apply(EventRow(1, 0, "undo", [], "u", 1.0))
    again = sees(table, 0)
    assert again.log == [] and again.view == before.view and table.cuts == [0]
    assert again.ask is not None and before.ask is not None
    assert again.ask.options == before.ask.options and again.ask.id != before.ask.id


def test_what_marsbot_has_shown_cannot_be_taken_back() -> None:
    table = table_at({"action_deck": ["lava_flows"]})
    say(table, "project power_plant")
    assert sees(table, 0).undo == 0
    assert len(table.lines) > 2


def test_a_preview_ends_before_marsbot_acts() -> None:
    """The last action of a turn: what the player does is told, and nothing of the card that MarsBot turns over."""
    told = []
    for card in ("lava_flows", "asteroid_mining", "search_for_life"):
        hand = ["trees"]
        table = table_at({"action_deck": [card]}, hand=hand)
        wanted = m.Stage(id="s", ask=table.ask_id(0), answers=[["project power_plant"]])
        staged = table.stage(0, wanted, "en")
        assert staged.stops == "hidden" and staged.next is None and staged.view is None
        assert {(c.kind, c.seat, c.item) for c in staged.changes} == {
            ("production", 0, "energy"),
            ("stock", 0, "credits"),
        }
        told.append(staged.model_dump_json())
        assert table.length == 0 and table.seq == 0
    assert len(set(told)) == 1
    first = table_at({"action_deck": ["lava_flows"]}, actions=2)
    wanted = m.Stage(id="s", ask=first.ask_id(0), answers=[["project power_plant"]])
    assert first.stage(0, wanted, "en").stops == "done"  # its turn goes on


def test_the_decks_of_marsbot_are_numbers() -> None:
    table = table_at({"action_deck": ["lava_flows"], "bonus_deck": ["lobbyists"]})
    for seat in (0, WATCH):
        live = sees(table, seat)
        assert isinstance(live.view, m.GameView) and live.view.marsbot is not None
        assert live.view.marsbot.action_deck == 1
        assert "lava_flows" not in live.model_dump_json() and "lobbyists" not in live.model_dump_json()


def test_the_board_of_marsbot_is_sent() -> None:
    table = table_at({"tracks": {"space": 4}, "markers": {"space": 6}, "corporation": "thorgate"})
    view = sees(table, 0).view
    assert isinstance(view, m.GameView) and view.marsbot is not None
    robot = view.marsbot
    assert (robot.level, robot.corporation) == ("normal", "thorgate")
    assert [(t.id, t.position, t.marker) for t in robot.tracks][1] == ("space", 4, 6)
    assert len(robot.tracks) == 7
    plain = sees(Table(played("t", 30)), 0)
    assert isinstance(plain.view, m.GameView) and plain.view.marsbot is None
    assert not any(line.marsbot or line.why for line in plain.log)


@pytest.mark.parametrize(("wording", "halved"), [("standard", ["galilean_waystation"]), ("seeds", [])])
def test_a_card_that_counts_half_a_track_is_named(wording: str, halved: list[str]) -> None:
    """The page says so on the card, at this table."""
    row = played("t", 0, options={**LEVEL, "colonies": True, "wording": wording})
    view = sees(Table(row), 0).view
    assert isinstance(view, m.GameView) and view.marsbot is not None
    assert view.marsbot.halved_by == halved


def test_after_a_restart_the_table_is_the_same(database: str) -> None:
    row = played("tabletable", 60, seed=8, options=LEVEL)
    with server(database) as client:
        people = seat_at(client, row)
        before = people[0].live("tabletable", "fr")
    with server(database) as client:
        people[0].client = client
        assert people[0].live("tabletable", "fr") == before


@pytest.mark.parametrize(
    ("seats", "options", "word"),
    [
        (["you", "friend"], LEVEL, "second"),
        (["you"], LEVEL, "second"),
        (["marsbot", "you"], LEVEL, "second"),
        (["you", "friend", "marsbot"], LEVEL, "third"),
        (["marsbot", "marsbot"], LEVEL, "second"),
        (["you", "marsbot"], {}, "option marsbot"),
        (["you", "marsbot"], {"marsbot": "none"}, "option marsbot"),
        (["you", "marsbot"], {"marsbot": "kind"}, "must be"),
        (["you", "marsbot"], {**LEVEL, "marsbot_corporation": "nobody"}, "marsbot_corporation"),
        (["you", "marsbot"], {**LEVEL, "marsbot_corporation": "aridor"}, "colonies"),
        (["you", "marsbot"], {**LEVEL, "end_turn": [1]}, "end_turn"),
        (["you", "friend"], {"marsbot_corporation": "credicor"}, "no MarsBot"),
    ],
)
def test_other_seats_are_refused(client: TestClient, seats: list[str], options: Json, word: str) -> None:
    body = {"name": "T", "seats": [{"kind": s} for s in seats], "options": options}
    answer = Person(client).call("POST", "/api/tables", body, 422)
    assert answer["code"] == "malformed" and word in answer["text"]


def test_nobody_can_sit_on_marsbots_seat(client: TestClient) -> None:
    host = Person(client)
    table = host.open("you", "marsbot", options=LEVEL)["table"]["id"]
    host.post(f"/api/tables/{table}/seats/1/link", status=404)


def test_a_bot_plays_against_marsbot() -> None:
    row = played("t", 0, options=LEVEL)
    row.seats[0].kind, row.seats[0].bot = "bot", "greedy"
    table = Table(row)
    while isinstance(table.game, Mars) and table.game.generation < 3:
        assert table.game.waiting() == [0]
        table.play(0, one_action("t", "mars", row.setup, row.seed, None, table.game.steps(), 0, "greedy"))
    assert tharsis.replay(table.game.record()).digest() == table.game.digest()


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_the_catalogue_has_all_of_marsbot(client: TestClient, lang: str) -> None:
    data = client.get(f"/api/catalogue?lang={lang}").json()
    robot = data["marsbot"]
    assert [len(track["spaces"]) for track in robot["tracks"]] == [19] * 7
    spaces = [space for track in robot["tracks"] for space in track["spaces"]]
    assert all(bool(space["icons"]) == bool(space["text"]) for space in spaces)
    assert sum(bool(space["text"]) for space in spaces) > 80
    assert sorted(tag for track in robot["tracks"] for tag in track["tags"]) == sorted(data["tags"])
    assert len(robot["bonus"]) == 15 and all(card["text"] and card["icons"] for card in robot["bonus"])
    assert len(robot["corporations"]) == 17 and all(card["name"] and card["text"] for card in robot["corporations"])
    assert any(card["cubes"] for card in robot["corporations"])
    assert [level["id"] for level in robot["levels"]] == ["easy", "normal", "hard", "brutal"]
    assert all(level["name"] and level["text"] for level in robot["levels"])
    assert {"neural_instance", "credits"} <= set(data["sources"])
    options = {option["id"]: option for option in data["options"]}
    assert options["marsbot"]["choices"][0]["id"] == "none"
    assert len(options["marsbot_corporation"]["choices"]) == 2 + len(robot["corporations"])
    named = [choice["name"] for option in options.values() for choice in option["choices"]]
    assert all(named) and json.dumps(data)
