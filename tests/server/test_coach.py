"""The coach at a table: who may ask, what all see of it, and that nobody burns the server."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from people import NO_LIMITS, PATIENCE, Json, Person, hall_of, server, within

import tharsis
from tharsis.cli import main
from tharsis.server.counsel import keep_review, review_of
from tharsis.server.desk import KEPT, MOST_KEPT, MOST_OF_ADDRESS, Desk, Job
from tharsis.server.hall import least_answer
from tharsis.server.limits import Limit, Limits
from tharsis.server.refusals import Refused
from tharsis.server.reviewing import MADE, usual_of
from tharsis.server.tables import Table
from tharsis.server.thinking import Thinkers

SPARING = replace(NO_LIMITS, person_coach=Limit(0.001, 1))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """With one worker, as all tests here need it."""
    with server(f"sqlite:///{tmp_path_factory.mktemp('coach') / 'tharsis.sqlite'}", workers=1) as client:
        yield client


def opened(person: Person, *seats: str, **settings: object) -> str:
    return str(person.open(*seats, settings=dict(settings))["table"]["id"])


def asked(person: Person, table: str, depth: int, status: int = 200) -> Json:
    ask = person.live(table)["ask"]["id"]
    job: Json = person.post(f"/api/tables/{table}/coach", {"ask": ask, "depth": depth}, status)
    return job


def to_the_end(person: Person, job: Json) -> Json:
    late = time.monotonic() + PATIENCE
    while job["state"] in ("waiting", "working"):
        assert time.monotonic() < late
        job = person.get(f"/api/coach/{job['id']}?seen={job['version']}")
    return job


def test_a_hint_sharpens_while_one_looks_at_it_and_is_counted_once(house: TestClient) -> None:
    ann = Person(house)
    table = opened(ann, "you", "drifter")
    job = asked(ann, table, 1)
    assert to_the_end(ann, job)["hint"]["matters"]
    first = asked(ann, table, 3)
    last = to_the_end(ann, first)
    assert last["state"] == "done" and last["progress"] == 1 and last["version"] > 1
    lines = last["hint"]["lines"]
    options = {option["notation"] for option in ann.live(table)["ask"]["options"]}
    assert lines and set(lines[0]["answer"]) <= options and lines[0]["text"]
    assert ann.live(table)["table"]["hints"] == [{"seat": 0, "depths": [0, 0, 1]}]


def test_the_chances_of_all_seats_are_told_without_being_counted(house: TestClient) -> None:
    ann = Person(house)
    table = opened(ann, "you", "drifter")
    found = to_the_end(ann, ann.post(f"/api/tables/{table}/chances"))["chances"]
    assert len(found) == 2 and sum(found) == pytest.approx(1)
    assert "hints" not in ann.live(table)["table"]


@pytest.mark.parametrize(
    ("seats", "setting", "allowed"),
    [
        (("you", "drifter"), None, 3),
        (("you", "friend"), None, 0),
        (("you", "friend"), "all", 3),
        (("you", "friend"), "first", 1),
        (("you", "drifter"), "off", 0),
    ],
)
def test_how_deep_one_may_ask_is_agreed(
    house: TestClient, seats: tuple[str, ...], setting: str | None, allowed: int
) -> None:
    ann = Person(house)
    table = opened(ann, *seats, coach=setting)
    told = ann.live(table)["table"].get("coach", "off")
    assert told == {0: "off", 1: "first", 3: "all"}[allowed]
    for depth in (1, 3):
        asked(ann, table, depth, 200 if depth <= allowed else 403)


def test_a_question_that_is_over_is_not_answered(house: TestClient) -> None:
    ann = Person(house)
    table = opened(ann, "you", "drifter")
    ann.post(f"/api/tables/{table}/coach", {"ask": "0-9-0", "depth": 1}, 409)


def test_strangers_see_nothing_of_it_and_who_leaves_is_worked_for_no_longer(house: TestClient) -> None:
    ann, bob = Person(house), Person(house)
    table = opened(ann, "you", "drifter")
    job = asked(ann, table, 3)
    bob.get("/api/tables", 200)
    bob.get(f"/api/coach/{job['id']}", 404)
    bob.call("DELETE", f"/api/coach/{job['id']}", None, 404)
    ann.call("DELETE", f"/api/coach/{job['id']}", None, 204)
    ann.get(f"/api/coach/{job['id']}", 404)
    desk: Desk = house.app.state.desk  # type: ignore[attr-defined]
    assert job["id"] not in desk.jobs


def test_who_does_not_ask_for_news_has_left(house: TestClient) -> None:
    ann = Person(house)
    table = opened(ann, "you", "drifter")
    job = asked(ann, table, 3)
    desk: Desk = house.app.state.desk  # type: ignore[attr-defined]
    desk.jobs[job["id"]].seen -= 2 * KEPT
    assert house.portal is not None
    house.portal.call(desk.sweep)
    ann.get(f"/api/coach/{job['id']}", 404)


def test_all_wait_in_one_line_and_are_told_their_place() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1)
        desk = Desk(thinkers, NO_LIMITS)

        async def work(job: Job) -> None:
            await desk.piece(job, time.sleep, 0.1)

        first, second, third = (desk.start(Job("hint", who, "192.0.2.1"), work) for who in ("ann", "bob", "cat"))
        await asyncio.sleep(0)
        assert [desk.place(job) for job in (first, second, third)] == [0, 1, 2]
        desk.end(second.id, "bob")
        await asyncio.sleep(0)
        assert [desk.place(job) for job in (first, third)] == [0, 1]
        while not third.over:
            await third.after(third.version)
        assert first.state == third.state == "done" and second.state == "failed"
        thinkers.close()

    within(scene)


def test_one_address_does_not_take_all_places() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1)
        desk = Desk(thinkers, NO_LIMITS)

        async def work(job: Job) -> None:
            await desk.piece(job, time.sleep, 0.1)

        for n in range(MOST_OF_ADDRESS):
            desk.start(Job("hint", f"stranger {n}", "192.0.2.1"), work)
        with pytest.raises(Refused):
            desk.start(Job("hint", "one more", "192.0.2.1"), work)
        desk.start(Job("hint", "somebody else", "192.0.2.2"), work)
        desk.close()
        thinkers.close()

    within(scene)


def test_work_that_nobody_waits_for_any_more_is_paid_for_and_keeps_its_place() -> None:
    """A worker cannot be stopped in the middle of a piece. Whoever asks and leaves, again and again, would keep all of
    them busy for nothing."""

    async def scene() -> None:
        thinkers = Thinkers(1)
        desk = Desk(thinkers, replace(NO_LIMITS, person_coach=Limit(0.001, 10)))

        async def work(job: Job) -> None:
            await desk.piece(job, time.sleep, 0.3)

        first = desk.start(Job("hint", "ann", "192.0.2.1"), work)
        while first.state != "working":
            await asyncio.sleep(0)
        desk.end(first.id, "ann")
        second = desk.start(Job("hint", "bob", "192.0.2.2"), work)
        await asyncio.sleep(0)
        assert first.over and desk.place(second) == 1
        while not second.over:
            await second.after(second.version)
        assert second.state == "done" and desk.budgets[0].has("ann", time.monotonic()) < 9.75
        thinkers.close()

    within(scene)


def test_few_results_are_kept_for_one_address() -> None:
    """What is known already is shown without work, so that no budget bounds it."""

    async def scene() -> None:
        desk = Desk(None, NO_LIMITS)
        other = Job("review", "bob", "192.0.2.2")
        desk.show(other, "known")
        for n in range(10 * MOST_KEPT):
            desk.show(Job("review", f"stranger {n}", "192.0.2.1"), "known")
        assert len(desk.jobs) <= MOST_KEPT + 2 and other.id in desk.jobs
        assert desk.jobs[next(reversed(desk.jobs))].person == f"stranger {10 * MOST_KEPT - 1}"

    within(scene)


def test_who_asks_again_lets_go_of_the_question_before(house: TestClient) -> None:
    ann = Person(house)
    table = opened(ann, "you", "drifter")
    first, second = asked(ann, table, 3), asked(ann, table, 3)
    assert first["id"] != second["id"]
    desk: Desk = house.app.state.desk  # type: ignore[attr-defined]
    mine = [job for job in desk.jobs.values() if job.id in (first["id"], second["id"]) and not job.over]
    assert len(mine) <= 1


def test_everybody_has_a_budget(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}", workers=1, limits=SPARING) as client:
        ann, bob = Person(client), Person(client)
        mine, theirs = opened(ann, "you", "drifter"), opened(bob, "you", "drifter")
        for _ in range(400):
            ask = ann.live(mine)["ask"]["id"]
            job = ann.call("POST", f"/api/tables/{mine}/coach", {"ask": ask, "depth": 3})
            if job.get("code") == "busy" or "asked the coach for much" in to_the_end(ann, job)["text"]:
                break
        else:
            pytest.fail("there is no end to it")
        assert asked(bob, theirs, 1)["state"] != "failed"


def test_a_table_and_an_address_have_budgets_of_their_own() -> None:
    """Whoever asks for somebody else, or comes again as somebody else, asks out of the same budget."""

    async def scene(limits: Limits, spent: Job, refused: Job, served: Job) -> None:
        thinkers = Thinkers(1)
        desk = Desk(thinkers, limits)

        async def work(job: Job) -> None:
            await desk.piece(job, time.sleep, 0.05)

        desk.start(spent, work)
        while not spent.over:
            await spent.after(spent.version)
        desk.charge(spent, 5)
        with pytest.raises(Refused, match="much"):
            desk.start(refused, work)
        desk.start(served, work)
        while not served.over:
            await served.after(served.version)
        assert served.state == "done"
        thinkers.close()

    few = Limit(0.001, 2)
    here, there = "192.0.2.1", "198.51.100.1"
    ann, bob, cat = (Job("hint", who, at, "t1") for who, at in (("ann", here), ("bob", there), ("cat", there)))
    cat.table = "t2"
    within(lambda: scene(replace(NO_LIMITS, table_coach=few), ann, bob, cat))
    ann, bob, cat = (Job("lines", who, at) for who, at in (("ann", here), ("bob", here), ("cat", there)))
    within(lambda: scene(replace(NO_LIMITS, address_coach=few), ann, bob, cat))


def test_a_hint_has_the_same_numbers_as_on_the_command_line(house: TestClient, tmp_path: Path) -> None:
    ann = Person(house)
    seat = {"corporation": "thorgate", "hand": ["sponsors", "mine", "comet"], "stock": {"credits": 30}}
    link = ann.post("/api/analysis", {"position": {"generation": 3, "seats": [seat, {}]}})["link"]
    table = ann.post("/api/analysis/play", {"link": link, "seat": 0, "bot": "drifter"}, 201)["id"]
    told = to_the_end(ann, asked(ann, table, 3))["hint"]
    here = hall_of(house).tables[table]
    assert isinstance(here, Table)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(here.game.position()))
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        assert main(["hint", str(file), "--seat", "0", "--json"]) == 0
    assert json.loads(printed.getvalue()) == told


def test_without_workers_the_coach_says_that_it_does_not_answer(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}") as client:
        ann = Person(client)
        table = opened(ann, "you", "friend", coach="all")
        assert asked(ann, table, 1, 503)["code"] == "unavailable"


def last_generation() -> Json:
    """The record of a game from its last generation to its end."""
    oceans = ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "I5"]
    seat = {"corporation": "thorgate", "hand": ["sponsors", "mine"], "stock": {"credits": 30, "heat": 8}}
    position: Json = {"generation": 12, "temperature": 8, "oxygen": 14, "seats": [seat, {"stock": {"credits": 9}}]}
    game = tharsis.load({**position, "tiles": [{"area": area, "tile": "ocean"} for area in oceans]})
    while not game.over:
        asked = game.asked[game.waiting()[0]]
        game.answer(asked.seat, least_answer(asked))
    return game.record()


def test_a_review_of_a_table_that_was_deleted_meanwhile_is_not_kept(house: TestClient) -> None:
    store = hall_of(house).store
    assert house.portal is not None
    house.portal.call(store.do, lambda c: keep_review(c, "deleted-table", 0, MADE, 0.0, "{}"))
    assert house.portal.call(store.do, lambda c: review_of(c, "deleted-table", 0, MADE)) is None


def test_a_review_is_kept_with_the_table(house: TestClient) -> None:
    ann, bob = Person(house), Person(house)
    going_on = opened(ann, "you", "drifter")
    ann.post(f"/api/tables/{going_on}/review", {}, 409)
    table = ann.post("/api/records", last_generation(), 201)["table"]["id"]
    last = to_the_end(ann, ann.post(f"/api/tables/{table}/review", {}))
    assert last["state"] == "done" and last["review"]["finished"], last["text"]
    assert len(last["review"]["curves"]) == 2 and last["review"]["moves"]
    again = ann.post(f"/api/tables/{table}/review?lang=fr", {})
    assert again["state"] == "done" and again["review"]["moves"] == last["review"]["moves"]
    bob.get("/api/tables")
    bob.post(f"/api/tables/{table}/review", {}, 403)


def looked_back(left: list[float], unplayed: int, seats: int = 2, opinion: bool = True) -> str:
    cards = ["mine"] * unplayed
    return json.dumps({"points": [60] * seats, "opinion": opinion, "left": left, "unplayed": cards})


def test_what_is_usual_is_the_mean_of_games_with_as_many_seats() -> None:
    games = [looked_back([1, 2, 3], 2), looked_back([3, 4], 4), looked_back([2, 3, 5], 0)]
    others = [looked_back([9, 9], 9, seats=3), looked_back([9, 9], 9, opinion=False)]
    told = usual_of([*others, *games], 2)
    assert (told.games, told.left, told.unplayed) == (3, [2, 3, 4], 2)
    assert told.lost == pytest.approx(7.67)
    assert usual_of([looked_back([1, 1], 0)] * 20, 2).games == 10
    assert usual_of(others, 2).games == 0


def test_what_is_usual_comes_of_ones_own_other_games(house: TestClient) -> None:
    ann, bob = Person(house), Person(house)
    store = hall_of(house).store
    assert house.portal is not None
    tables = [opened(ann, "you", "drifter") for _ in range(2)]
    for table, seat in ((tables[0], 0), (tables[1], 0), (tables[1], 1)):  # the second seat is not hers
        text = looked_back([1 + 4 * seat, 2], 1)
        house.portal.call(store.do, lambda c, t=table, s=seat, d=text: keep_review(c, t, s, MADE, 0.0, d))
    told = ann.get(f"/api/tables/{tables[0]}/usual")
    assert (told["games"], told["left"]) == (1, [1, 2])
    theirs = opened(bob, "you", "drifter")
    assert bob.get(f"/api/tables/{theirs}/usual")["games"] == 0


def test_a_review_has_the_same_numbers_as_on_the_command_line(house: TestClient, tmp_path: Path) -> None:
    """Beside them the page has what only a table knows: which line of its log each moment is."""
    ann, record = Person(house), last_generation()
    table = ann.post("/api/records", record, 201)["table"]["id"]
    told = to_the_end(ann, ann.post(f"/api/tables/{table}/review", {}))["review"]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        assert main(["review", str(file), "--json"]) == 0
    found = json.loads(printed.getvalue())
    assert found["moves"] and found["chances"] and found["moments"]
    assert all("line" in moment for moment in told["moments"])
    told["moments"] = [{k: v for k, v in moment.items() if k != "line"} for moment in told["moments"]]
    assert told == found
