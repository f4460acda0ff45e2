"""A link by which anybody can watch a game that is over."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from people import Person, hall_of, server
from played import played, seat_at
from test_tables import two

from tharsis.server.people import hashed
from tharsis.server.schema import SHARES
from tharsis.server.store import MOST_SHARES


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


def token_of(link: dict[str, str]) -> str:
    assert link["path"].startswith("/join/")
    return link["path"].removeprefix("/join/")


def test_any_seat_of_a_game_that_is_over_can_share_its_replay(database: str) -> None:
    with server(database) as client:
        people = seat_at(client, played("tabletable", 10_000))
        links = [person.post("/api/tables/tabletable/share") for person in people]
        assert links[0]["path"] != links[1]["path"] and links[0]["seat"] is None
        for link in links:
            guest = Person(client)
            guest.get("/api/tables/tabletable/replay", 403)
            info = guest.post("/api/enter", {"token": token_of(link)})
            assert info["you"] is None and info["id"] == "tabletable" and not info["host"]
            steps = guest.get("/api/tables/tabletable/replay")["steps"]
            view = guest.get(f"/api/tables/tabletable/replay/{steps // 2}")["view"]
            assert all(seat["hand"] is None for seat in view["seats"])
            assert guest.get(f"/api/tables/tabletable/replay/{steps}")["scores"]
            assert guest.answer("tabletable", "0-0-0", [["pass"]], status=403)["code"] == "forbidden"
            assert guest.post("/api/tables/tabletable/undo", {"id": "u", "seq": 1}, 403)["code"] == "forbidden"
            assert guest.post("/api/tables/tabletable/share", status=403)["code"] == "forbidden"
        assert people[1].post("/api/enter", {"token": token_of(links[0])})["you"] == 1  # a player stays one
        with hall_of(client).store.engine.connect() as connection:
            stored = set(connection.execute(sa.select(SHARES.c.link)).scalars())
        assert stored == {hashed(token_of(link)) for link in links}


def test_a_game_that_goes_on_cannot_be_shared(database: str) -> None:
    with server(database) as client:
        host, friend, table = two(client)
        for person in (host, friend):
            assert person.post(f"/api/tables/{table}/share", status=409)["code"] == "refused"
        Person(client).post(f"/api/tables/{table}/share", status=403)


def test_who_uploaded_a_record_can_share_it(database: str) -> None:
    with server(database) as client:
        people = seat_at(client, played("tabletable", 10_000))
        record = people[0].get("/api/tables/tabletable/record")
        uploader = Person(client)
        past = uploader.post("/api/records", record, 201)["table"]["id"]
        link = uploader.post(f"/api/tables/{past}/share")
        guest = Person(client)
        assert guest.post("/api/enter", {"token": token_of(link)})["id"] == past
        view = guest.get(f"/api/tables/{past}/replay/100")["view"]
        assert all(seat["hand"] is not None for seat in view["seats"])
        guest.post(f"/api/tables/{past}/share", status=403)


def test_a_new_link_for_spectators_leaves_shared_replays_alone(database: str) -> None:
    with server(database) as client:
        host, _ = seat_at(client, played("tabletable", 10_000))
        link = host.post("/api/tables/tabletable/share")
        host.post("/api/tables/tabletable/seats/9/link")
        assert Person(client).post("/api/enter", {"token": token_of(link)})["you"] is None


def test_each_seat_keeps_its_newest_links(database: str) -> None:
    with server(database) as client:
        host, friend = seat_at(client, played("tabletable", 10_000))
        theirs = friend.post("/api/tables/tabletable/share")
        mine = [host.post("/api/tables/tabletable/share") for _ in range(MOST_SHARES + 1)]
        guest = Person(client)
        guest.post("/api/enter", {"token": token_of(mine[0])}, 404)
        for link in (mine[1], mine[-1], theirs):
            guest.post("/api/enter", {"token": token_of(link)})
        host.call("DELETE", "/api/tables/tabletable", status=204)
        guest.post("/api/enter", {"token": token_of(theirs)}, 404)
