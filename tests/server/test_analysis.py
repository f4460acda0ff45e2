"""The analysis board and the puzzles over the network."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from people import Json, Person, server
from test_coach import to_the_end

from tharsis.coach.puzzles import puzzle_named

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


def test_a_puzzle_is_played_on_a_table_and_checked(ann: Person) -> None:
    listed = ann.get("/api/puzzles")
    name = listed["today"]
    assert name in {one["name"] for one in listed["puzzles"]}
    info = ann.get(f"/api/puzzles/{name}")
    assert "line" not in info and info["best"] > info["begins"]
    opened = ann.post(f"/api/puzzles/{name}/play", None, 201)
    table = opened["id"]
    assert opened["puzzle"] == name and opened["coach"] == "off"
    assert table not in {one["id"] for one in ann.get("/api/tables")["tables"]}
    puzzle = puzzle_named(name)
    early = ann.post(f"/api/puzzles/{name}/check", {"table": table})
    assert not early["solved"] and not early["over"] and early["line"] == [] and early["rating"] == 1000
    for step in puzzle.line:
        ann.answer(table, ann.live(table)["ask"]["id"], [list(step)])
    done = ann.post(f"/api/puzzles/{name}/check?lang=uk", {"table": table})
    assert done["solved"] and done["points"] == puzzle.best and done["rating"] > 1000
    assert any(step["needed"] for step in done["line"])
    assert sum(step["points"] for step in done["line"]) == puzzle.best - puzzle.begins


def test_who_gives_up_is_shown_the_line_and_loses_rating(ann: Person) -> None:
    name = ann.get("/api/puzzles")["puzzles"][0]["name"]
    found = ann.post(f"/api/puzzles/{name}/check", {"gives_up": True, "mine": 1200})
    assert not found["solved"] and found["line"] and found["rating"] < 1200
    ann.get("/api/puzzles/nothing", 404)


def test_the_table_of_a_puzzle_is_nobody_elses(ann: Person, house: TestClient) -> None:
    name = ann.get("/api/puzzles")["puzzles"][0]["name"]
    table = ann.post(f"/api/puzzles/{name}/play", None, 201)["id"]
    bob = Person(house)
    bob.get("/api/tables")
    bob.post(f"/api/puzzles/{name}/check", {"table": table}, 403)
    ann.post(f"/api/puzzles/{name}/play", None, 201)
    ann.get(f"/api/tables/{table}/live", 404)
