"""The analysis board and the puzzles over the network."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from people import Json, Person, server
from test_coach import to_the_end

from tharsis.coach.puzzles import puzzle_named, shipped

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


def test_lines_are_told_and_go_deeper(ann: Person) -> None:
    link = ann.post("/api/analysis", {"position": POSITION})["link"]
    job = to_the_end(ann, ann.post("/api/analysis/lines", {"link": link, "seat": 0}))
    assert job["state"] == "done" and len(job["hint"]["lines"]) > 1
    ann.post("/api/analysis/lines", {"link": link, "seat": 3}, 422)
    ann.post("/api/analysis/lines", {"link": "1abc", "seat": 0}, 422)


def test_a_position_is_gone_on_with_at_a_table(ann: Person) -> None:
    link = ann.post("/api/analysis", {"position": POSITION})["link"]
    table = ann.post("/api/analysis/play", {"link": link, "seat": 0, "bot": "drifter"}, 201)
    live = ann.live(table["id"])
    assert live["view"]["generation"] == 3 and live["ask"]["kind"] == "turn"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


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
