"""What seats and tables are called when nobody says it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from people import Person, server
from played import played

from tharsis.server.crew import CREW, STARS, names_of
from tharsis.server.messages import SeatSetup
from tharsis.server.tables import Table


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}") as client:
        yield client


def test_who_gave_no_name_gets_one_and_no_two_the_same(client: TestClient) -> None:
    opened = Person(client).open("you", "friend", "friend", "greedy", "random")
    names = [seat["name"] for seat in opened["table"]["seats"]]
    assert set(names[:3]) <= set(CREW) and set(names[3:]) <= set(STARS)
    assert len(set(names)) == 5


def test_a_name_that_was_given_is_not_made_up_again() -> None:
    seats = [SeatSetup(kind="you", name=CREW[0]), *(SeatSetup(kind="friend") for _ in CREW[1:])]
    assert sorted(names_of(seats, "a table")) == sorted(CREW)


def test_a_table_without_a_name_goes_by_who_sits_there(client: TestClient) -> None:
    host = Person(client)
    seats = [{"kind": "you", "name": "Alix"}, {"kind": "bot", "name": "Olena"}]
    opened = host.post("/api/tables", {"seats": seats}, 201)
    assert opened["table"]["name"] == "Alix, Olena"
    table = opened["table"]["id"]
    host.call("PATCH", f"/api/tables/{table}/me", {"name": "Zoya"}, 200)
    assert [one["name"] for one in host.get("/api/tables")["tables"]] == ["Zoya, Olena"]


def test_a_table_that_waits_is_its_hosts_and_nobody_is_made_up_for_it(client: TestClient) -> None:
    host = Person(client)
    seats = [{"kind": "you", "name": "Alix"}, {"kind": "friend"}, {"kind": "friend", "name": "Marc"}]
    table = host.post("/api/tables", {"seats": seats, "wait": True, "listed": True}, 201)["table"]
    assert (table["owner"], [seat["name"] for seat in table["seats"]]) == ("Alix", ["Alix", "", "Marc"])
    assert host.get("/api/open")["tables"][0]["owner"] == host.get("/api/tables")["tables"][0]["owner"] == "Alix"
    way = f"/api/tables/{table['id']}"
    host.call("PATCH", f"{way}/seats/1", {"kind": "bot"}, 200)
    given_back = host.call("PATCH", f"{way}/seats/1", {"kind": "friend"}, 200)
    assert given_back["seats"][1]["name"] == ""
    begun = host.post(f"{way}/start")
    assert begun["owner"] == "" and begun["seats"][1]["name"] in CREW


def test_the_seats_of_a_record_have_names(client: TestClient) -> None:
    past = Person(client).post("/api/records", Table(played("table", 40)).game.record(), 201)
    names = [seat["name"] for seat in past["table"]["seats"]]
    assert set(names) <= set(CREW) and len(set(names)) == 2
    assert past["table"]["name"] == ", ".join(names)
