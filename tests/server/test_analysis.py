"""The analysis board and the puzzles over the network."""

from __future__ import annotations

import base64
import json
import time
import zlib
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from people import PATIENCE, Json, Person, hall_of, open_socket, server, until
from played import played, seat_at
from test_coach import to_the_end

import tharsis
from tharsis.coach.links import link_of, position_in
from tharsis.coach.puzzles import puzzle_named, shipped
from tharsis.server import advising, tables
from tharsis.server.hall import asked_bots
from tharsis.server.refusals import Refused

POSITION: Json = {
    "generation": 3,
    "seats": [{"corporation": "thorgate", "hand": ["sponsors", "mine"], "stock": {"credits": 30}}, {}],
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(f"sqlite:///{tmp_path_factory.mktemp('analysis') / 'tharsis.sqlite'}", workers=1) as client:
        yield client


@pytest.fixture
def ann(house: TestClient) -> Person:
    return Person(house)


def test_a_position_becomes_a_link_and_a_text_and_back(ann: Person) -> None:
    found = ann.post("/api/analysis", {"position": POSITION})
    assert found["mistakes"] == [] and found["asked"] == [0] and found["opinion"]
    assert found["position"] == {"game": "mars", **POSITION} and found["whole"]["seats"][1]["tr"] == 20
    assert found["view"]["seats"][0]["hand"] == ["sponsors", "mine"] and len(found["link"]) < 200
    for again in ({"link": found["link"]}, {"text": found["text"]}, {"position": found["position"]}):
        assert ann.post("/api/analysis", again)["link"] == found["link"]


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"position": {**POSITION, "temperature": 99}}, "temperature"),
        ({"position": {**POSITION, "tiles": [{"area": "Z9", "tile": "ocean"}]}}, "tiles"),
        ({"text": "generation: [1, 2"}, "file"),
        ({"link": "1abcdef"}, "link"),
    ],
)
def test_mistakes_name_their_field(ann: Person, given: Json, field: str) -> None:
    (mistake,) = ann.post("/api/analysis", given)["mistakes"]
    assert field in mistake["field"] and mistake["text"]


@pytest.mark.parametrize(
    "given",
    [
        {"position": {"\ud800": 1}},
        {"position": {"seats": [{"\ud800": 1}]}},
        {"position": {"seats": [{"hand": ["\ud800"]}]}},
        {"link": "1eJyrVoopTbEwMFCyMqwFABfIA3U"},  # the first of these
    ],
)
def test_half_of_a_letter_is_a_mistake_like_others(house: TestClient, given: Json) -> None:
    """It is no text that could be sent back."""
    found = house.post("/api/analysis", content=json.dumps(given), headers={"Content-Type": "application/json"})
    (mistake,) = found.json()["mistakes"]
    assert found.status_code == 200 and mistake["text"]


def test_what_cannot_be_is_written_as_it_was_given(ann: Person) -> None:
    found = ann.post("/api/analysis", {"position": {"generation": 3, "seats": [{"hand": ["astroid"]}]}})
    assert (
        "did you mean 'asteroid'" in found["mistakes"][0]["text"]
        and found["text"] == "generation: 3\nseats:\n- hand: [astroid]\n"
    )


def test_lines_are_told_and_go_deeper(ann: Person) -> None:
    link = ann.post("/api/analysis", {"position": POSITION})["link"]
    job = to_the_end(ann, ann.post("/api/analysis/lines", {"link": link, "seat": 0}))
    assert job["state"] == "done" and len(job["hint"]["lines"]) > 1
    assert sum(job["chances"]) == pytest.approx(1)
    ann.post("/api/analysis/lines", {"link": link, "seat": 3}, 422)
    ann.post("/api/analysis/lines", {"link": "1abc", "seat": 0}, 422)


def test_a_position_in_which_games_take_for_ever_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece of work has its time, and the next one goes on: a worker that is kept longer is ended, with all that bots
    think there."""
    monkeypatch.setattr(advising, "ENOUGH", 0.0)
    link = link_of(POSITION)
    once = advising.analyse(link, 0, 1000)
    again = advising.analyse(link, 0, 1000)
    assert 0 < once.simulations < again.simulations < 1000 and not again.finished
    assert again.hint.lines and again.chances is not None and sum(again.chances) == pytest.approx(1)


def bomb(text: bytes) -> str:
    """A link that stands for such a text."""
    return "1" + base64.urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")


GARBAGE: list[tuple[str, object]] = [
    ("a bomb", {"link": bomb(b'{"deck": "' + b"a" * 8_000_000 + b'"}')}),
    ("a deep one", {"link": bomb(b'{"seats": ' + b"[" * 60_000 + b"]" * 60_000 + b"}")}),
    ("no mapping", {"link": bomb(b"[1, 2]")}),
    ("no text", {"link": bomb(b"\xff\xfe\x00")}),
    ("nothing", {}),
    ("two at once", {"link": bomb(b"{}"), "text": "seats: []"}),
    ("wrong types", {"position": {"seats": {"0": 1}, "tiles": "all", "generation": [3], "options": 7}}),
    ("a number for all", {"position": {"generation": 10**400, "seats": [{}, {}]}}),
    ("nested lists", {"position": {"seats": [[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]}}),
    ("a long name", {"position": {"seats": [{"hand": ["x" * 50_000]}, {}]}}),
    ("many seats", {"position": {"seats": [{}] * 20_000}}),
    ("aliases", {"text": "a: &a [1, 2]\nb: &b [*a, *a]\nc: [*b, *b]\n"}),
    ("a deep text", {"text": "[" * 20_000}),
    ("a long text", {"text": "seats: " + "x" * 70_000}),
    ("lone halves", {"text": "\ud800"}),
    ("frames that go round", {"position": {"seats": [{}], "frames": {"table": [["turn", "", 0, 4]]}}}),
]


@pytest.mark.parametrize(("what", "given"), GARBAGE, ids=[what for what, _ in GARBAGE])
def test_garbage_is_told_what_is_wrong_with_it(house: TestClient, what: str, given: Json) -> None:
    """Everywhere a position may come from, and while somebody plays."""
    ann = Person(house)
    table = ann.open("you", "drifter")["table"]["id"]
    headers = {"Content-Type": "application/json"}
    for path, more in (
        ("", {}),
        ("/lines", {"seat": 0}),
        ("/answer", {"seat": 0, "answer": []}),
        ("/play", {"seat": 0}),
    ):
        if path and "link" not in given:
            continue
        body = json.dumps({**given, **more}).encode()
        answer = house.post(f"/api/analysis{path}", content=body, headers=headers)
        told = answer.json()
        if answer.status_code == 200:
            assert told["mistakes"] and all(len(one["text"]) < 1000 for one in told["mistakes"]), what
        else:
            assert answer.status_code in (413, 422) and told["code"] == "malformed" and told["text"], what
    assert ann.live(table)["ask"] is not None


@pytest.mark.parametrize(
    "given",
    [
        {"answers": [["x" * 400] * 60] * 80},
        {"answers": [["pass"]] * 81},
        {"answers": "pass"},
        {"answers": [[["pass"]]]},
        {"answers": [["play nothing_at_all"]]},
        {"table": "no table at all"},
        {"mine": "NaN"},
        {"mine": 1e9},
        {"hints": -1},
        {"done": [True]},
    ],
)
def test_a_puzzle_that_is_answered_with_garbage_says_so(ann: Person, given: Json) -> None:
    name = shipped()[0].name
    told = ann.call("POST", f"/api/puzzles/{name}/check", given)
    assert told["code"] == "malformed" and 0 < len(told["text"]) < 1000


@pytest.mark.parametrize(
    "name", ["x" * 5000, "%00", "..%2F..", "2026-13-45", "9999-12-31", "\N{RIGHT-TO-LEFT OVERRIDE}"]
)
def test_a_puzzle_that_is_not_there_is_not_found(ann: Person, name: str) -> None:
    assert ann.get(f"/api/puzzles/{name}", 404)["code"] == "unknown"


def test_a_position_is_gone_on_with_at_a_table(ann: Person) -> None:
    link = ann.post("/api/analysis", {"position": POSITION})["link"]
    table = ann.post("/api/analysis/play", {"link": link, "seat": 0, "bot": "drifter"}, 201)
    live = ann.live(table["id"])
    assert live["view"]["generation"] == 3 and live["ask"]["kind"] == "turn"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


def test_who_plays_on_beside_marsbot_plays_against_it(ann: Person) -> None:
    position = {"options": {"marsbot": "normal"}, "seats": [{"corporation": "thorgate"}, {}]}
    link = ann.post("/api/analysis", {"position": position})["link"]
    table = ann.post("/api/analysis/play", {"link": link, "seat": 0}, 201)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "marsbot"]
    ann.post("/api/analysis/play", {"link": link, "seat": 1}, 422)


def test_two_tables_from_one_position_have_other_cards_to_come(ann: Person, house: TestClient) -> None:
    link = ann.post("/api/analysis", {"position": POSITION})["link"]
    tables = [ann.post("/api/analysis/play", {"link": link, "seat": 0}, 201)["id"] for _ in range(2)]
    for table in tables:
        ann.answer(table, ann.live(table)["ask"]["id"], [["pass"]])

    def dealt(table: str) -> list[str]:
        """What is dealt when the bot has passed too."""
        with open_socket(ann, table) as socket:
            while not (cards := until(socket, "live")[-1]["view"]["seats"][0]["dealt"]):
                pass
        return list(cards)

    assert dealt(tables[0]) != dealt(tables[1])


def test_a_game_without_an_end_is_not_played_for_ever(
    ann: Person, house: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a million of everything a bot could go on for a hundred thousand moves, each of them stored."""
    monkeypatch.setattr(tables, "MOST_EVENTS", 12)
    rich = {"corporation": "thorgate", "stock": {"credits": 999_999}}
    link = ann.post("/api/analysis", {"position": {"seats": [{"corporation": "helion"}, rich]}})["link"]
    table = ann.post("/api/analysis/play", {"link": link, "seat": 0, "bot": "prospector"}, 201)["id"]
    ann.answer(table, ann.live(table)["ask"]["id"], [["pass"]])
    late = time.monotonic() + PATIENCE
    while (live := ann.live(table))["seq"] < 12:
        assert time.monotonic() < late
        time.sleep(0.02)
    at_table = hall_of(house).tables[table]
    assert live["seq"] == 12 and live["view"]["asked"] == [1] and asked_bots(at_table) == []
    assert live["table"]["endless"], "whoever waits for the bot is told"
    with pytest.raises(Refused, match="not played any further") as refused:
        at_table.tried(1, at_table.ask_id(1), [["pass"]])
    assert refused.value.code == "endless"


def test_an_answer_leads_to_another_position(ann: Person) -> None:
    first = ann.post("/api/analysis", {"position": POSITION})["link"]
    then = ann.post("/api/analysis/answer", {"link": first, "seat": 0, "answer": ["play sponsors"]})
    assert then["position"]["seats"][0]["played"] == ["sponsors"] and then["link"] != first
    (mistake,) = ann.post("/api/analysis/answer", {"link": first, "seat": 0, "answer": ["play comet"]})["mistakes"]
    assert "comet" in mistake["text"]


@pytest.mark.parametrize("table", ["mars", "ares"])
def test_any_moment_of_a_game_that_is_over_is_a_position(house: TestClient, table: str) -> None:
    name = f"over-{table}"
    ann, bob = seat_at(house, played(name, 10_000, game=table))
    record = ann.get(f"/api/tables/{name}/record")
    for n in (0, 40, len(record["answers"])):
        link = ann.get(f"/api/tables/{name}/position?answers={n}")["link"]
        part = tharsis.replay({**record, "answers": record["answers"][:n], "digest": None, "digests": None})
        there = {key: value for key, value in part.position().items() if key not in ("seed", "dice", "deck")}
        assert ann.post("/api/analysis", {"link": link})["whole"] == there
    steps = bob.get(f"/api/tables/{name}/replay")["steps"]
    assert bob.get(f"/api/tables/{name}/position?line={steps}")["link"] == link
    bob.get(f"/api/tables/{name}/position", 422)


def test_nobody_gets_a_position_of_a_game_that_goes_on(house: TestClient) -> None:
    """It would tell every hand."""
    ann, _ = seat_at(house, played("goes-on-", 60))
    refused = ann.get("/api/tables/goes-on-/position?answers=3", 409)
    assert refused["code"] == "refused" and "link" not in refused
    Person(house).get("/api/tables/goes-on-/position?answers=3", 403)


def test_who_watched_gets_a_position_where_hands_are_opened_after_the_game(house: TestClient) -> None:
    for name, opened in (("shut-table", False), ("open-table", True)):
        host, _ = seat_at(house, played(name, 10_000, open_hands_after=opened))
        token = host.post(f"/api/tables/{name}/share")["path"].removeprefix("/join/")
        guest = Person(house)
        guest.post("/api/enter", {"token": token})
        guest.get(f"/api/tables/{name}/position?line=9", 200 if opened else 403)


def test_a_position_of_a_replay_tells_nothing_of_the_deck(house: TestClient) -> None:
    ann, _ = seat_at(house, played("no-deck-told", 10_000))
    link = ann.get("/api/tables/no-deck-told/position?line=30")["link"]
    assert not {"deck", "seed", "dice"} & position_in(link).keys()


ANSWER = ("line", "core", "next", "greedy", "found", "needed")


def told_of_the_answer(message: Json) -> set[str]:
    return {key for key in ANSWER if message.get(key)}


def test_a_puzzle_is_played_on_a_table_and_checked(ann: Person) -> None:
    listed = ann.get("/api/puzzles")
    name = listed["today"]
    assert name in {one["name"] for one in listed["puzzles"]}
    info = ann.get(f"/api/puzzles/{name}")
    assert info["best"] > info["begins"] and info["planet"]["tiles"] and info["stock"]["credits"] >= 0
    opened = ann.post(f"/api/puzzles/{name}/play", None, 201)
    table = opened["id"]
    assert opened["puzzle"] == name and opened["coach"] == "off"
    assert table not in {one["id"] for one in ann.get("/api/tables")["tables"]}
    puzzle = puzzle_named(name)
    early = ann.post(f"/api/puzzles/{name}/check", {"table": table})
    assert not early["solved"] and not early["over"] and early["mine"] == [] and early["rating"] == 1000
    assert told_of_the_answer(info) == told_of_the_answer(early) == set()
    for step in puzzle.line:
        ann.answer(table, ann.live(table)["ask"]["id"], [list(step)])
    done = ann.post(f"/api/puzzles/{name}/check?lang=uk", {"table": table})
    assert done["solved"] and done["points"] == puzzle.best and done["rating"] > 1000
    assert done["found"] == done["needed"] == len(puzzle.core)
    assert any(step["needed"] for step in done["line"]) and not any(step["missed"] for step in done["line"])
    for line in (done["mine"], done["line"]):
        assert sum(step["points"] for step in line) == puzzle.best - puzzle.begins
        assert all(sum(step["sources"].values()) == step["points"] for step in line)


def test_a_line_that_is_not_the_best_counts_and_tells_nothing_of_it(ann: Person) -> None:
    name = ann.get("/api/puzzles")["puzzles"][0]["name"]
    puzzle = puzzle_named(name)
    short = {"answers": [list(puzzle.line[0])], "done": True, "mine": 1200}
    found = ann.post(f"/api/puzzles/{name}/check", short)
    assert not found["solved"] and found["rating"] < 1200 and found["found"] < found["needed"]
    assert len(found["mine"]) == 1 and told_of_the_answer(found) <= {"found", "needed"}
    assert not any(step["needed"] or step["missed"] for step in found["mine"])


def test_who_gives_up_is_shown_the_line_and_loses_rating(ann: Person) -> None:
    name = ann.get("/api/puzzles")["puzzles"][0]["name"]
    found = ann.post(f"/api/puzzles/{name}/check", {"gives_up": True, "mine": 1200})
    assert not found["solved"] and found["line"] and found["rating"] < 1200
    assert all(step["missed"] for step in found["line"] if step["needed"])
    ann.get("/api/puzzles/nothing", 404)


def test_a_hint_says_what_matters_before_how_to_begin_and_takes_rating(ann: Person) -> None:
    name = ann.get("/api/puzzles")["puzzles"][0]["name"]
    puzzle = puzzle_named(name)
    what, how = (ann.get(f"/api/puzzles/{name}/hints/{n}") for n in (1, 2))
    assert what["kinds"] == how["kinds"] and what["first"] is None and how["first"]
    answers = [list(step) for step in puzzle.line]
    solved = [ann.post(f"/api/puzzles/{name}/check", {"answers": answers, "hints": n})["rating"] for n in range(3)]
    assert solved == sorted(solved, reverse=True) and solved[0] > 1000 > solved[2]


def test_each_day_has_its_puzzle_and_none_before_its_time(ann: Person) -> None:
    first = ann.get("/api/puzzles/2026-01-01")
    assert first["name"] == shipped()[0].name
    ann.get("/api/puzzles/2099-01-01", 404)


def test_the_table_of_a_puzzle_is_nobody_elses(ann: Person, house: TestClient) -> None:
    name = ann.get("/api/puzzles")["puzzles"][0]["name"]
    table = ann.post(f"/api/puzzles/{name}/play", None, 201)["id"]
    bob = Person(house)
    bob.get("/api/tables")
    bob.post(f"/api/puzzles/{name}/check", {"table": table}, 403)
    ann.post(f"/api/puzzles/{name}/play", None, 201)
    ann.get(f"/api/tables/{table}/live", 404)
