"""Tables come into memory and leave it again, and nobody notices; the lobby's list needs none of them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from fastapi.testclient import TestClient
from people import PATIENCE, Person, hall_of, open_socket, play_all, server, some_answer, until, within
from played import played, seat_at
from test_tables import reach_a_turn, two

import tharsis
from tharsis.server import hall as halls
from tharsis.server import messages as m
from tharsis.server import reviving
from tharsis.server import store as stores
from tharsis.server.hall import Hall
from tharsis.server.schema import EVENTS, TABLES
from tharsis.server.store import EventRow, SeatRow, Store, TableRow
from tharsis.server.summary import Summary
from tharsis.server.tables import MOST_ACKS, Table, Unknown
from tharsis.server.thinking import Thought

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


def sweep(client: TestClient, idle: float = -1.0) -> int:
    """Puts away what nobody uses, without waiting for it."""
    hall = hall_of(client)
    hall.idle = idle
    assert client.portal is not None
    return client.portal.call(hall.sweep)


def soon(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.01)


async def one_answer(hall: Hall, table: Table, seat: int, move: str) -> m.Ack:
    decision = table.game.decision(seat)
    assert decision is not None
    said = m.Answer(id=move, ask=table.ask_id(seat), answers=[[decision.options[0].notation]])
    return await hall.answer(table, seat, said)


# ---- out of memory, and in again
def test_a_table_that_nobody_uses_is_put_away_and_read_again(database: str) -> None:
    """Who plays over HTTP only notices nothing: not in the questions, not in repeats, not in undo."""
    with server(database) as client:
        host, friend, table = two(client)
        ask = reach_a_turn(host, friend, table)
        host.answer(table, str(ask["id"]), [["project power_plant"]], "once")
        before = [host.live(table), friend.live(table)]
        assert before[0]["undo"] == 1
        assert sweep(client, idle=600) == 0  # not yet
        assert sweep(client) == 1 and hall_of(client).tables == {}
        assert [host.live(table), friend.live(table)] == before
        assert sweep(client) == 1
        assert host.answer(table, str(ask["id"]), [["project power_plant"]], "once")["seq"] == before[0]["seq"]
        assert sweep(client) == 1
        host.post(f"/api/tables/{table}/undo", {"id": "u", "seq": before[0]["seq"]})
        assert sweep(client) == 1
        play_all({0: host, 1: friend}, table, random.Random(1), 10)


def test_what_is_said_again_after_many_others_is_still_there_once(database: str) -> None:
    """The table has forgotten the move, but the store has not."""
    with server(database) as client:
        host, friend, table = two(client)
        ask = reach_a_turn(host, friend, table)
        answered = host.answer(table, str(ask["id"]), [["project power_plant"]], "once")["seq"]
        undone = host.post(f"/api/tables/{table}/undo", {"id": "back", "seq": answered})["seq"]
        play_all({0: host, 1: friend}, table, random.Random(1), MOST_ACKS + 5)
        known = hall_of(client).tables[table].acks
        assert len(known) == MOST_ACKS and (0, "once") not in known
        assert host.answer(table, str(ask["id"]), [["project power_plant"]], "once")["seq"] == answered
        assert host.post(f"/api/tables/{table}/undo", {"id": "back", "seq": answered})["seq"] == undone
        stale = friend.call("POST", f"/api/tables/{table}/answer", {"id": "once", "ask": ask["id"], "answers": [["x"]]})
        assert stale["code"] == "stale"  # another seat's move of the same name is another move
        assert host.live(table)["seq"] == undone + MOST_ACKS + 5


def test_a_game_goes_on_while_tables_leave_all_the_time(database: str) -> None:
    with server(database, idle=0.001) as client:
        host, friend, table = two(client)
        play_all({0: host, 1: friend}, table, random.Random(1), 60)
        assert host.live(table)["seq"] == 60
        soon(lambda: not hall_of(client).tables, "it is still in memory")


def test_who_listens_keeps_a_table_in_memory(database: str) -> None:
    with server(database) as client:
        host, friend, table = two(client)
        with open_socket(host, table) as socket:
            until(socket, "live")
            assert sweep(client) == 0
            ask = friend.live(table)["ask"]
            friend.answer(table, ask["id"], [some_answer(ask, random.Random(1))])
            assert until(socket, "live")[-1]["seq"] == 1
        soon(lambda: sweep(client) == 1, "it was not put away")


def test_above_a_number_those_that_were_used_longest_ago_go_first(database: str) -> None:
    with server(database) as client:
        host = Person(client)
        tables = [host.open("you", "friend")["table"]["id"] for _ in range(4)]
        host.live(tables[0])
        hall_of(client).most = 2
        assert sweep(client, idle=600) == 2
        assert set(hall_of(client).tables) == {tables[3], tables[0]}


def test_an_answer_on_its_way_keeps_its_table(database: str) -> None:
    """Also where whoever sent it is cut off, and the answer still waits for another that is being written."""

    async def go() -> None:
        store = Store(database)
        hall = Hall(store, idle=-1)
        await hall.open(played("tabletable", 0), {}, [0])
        table = await hall.table("tabletable")
        async with table.lock:
            task = asyncio.create_task(one_answer(hall, table, 0, "a"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        assert not table.lock.locked() and hall.sweep() == 0  # the lock is free and the answer has not taken it yet
        while hall.working:
            await asyncio.sleep(0.001)
        assert table.seq == 1 and hall.sweep() == 1
        store.close()

    within(go)


def test_tables_rest_a_few_at_a_time_while_others_play(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept ready is packed where nothing has happened since the last time."""
    monkeypatch.setattr(halls, "AT_ONCE", 1)

    async def go() -> None:
        store = Store(database)
        hall = Hall(store)
        tables = [await hall.open(played(name, 5), {}, [0]) for name in ("tableone12", "tabletwo12")]
        await hall.rest()
        resting = asyncio.create_task(hall.rest())
        await asyncio.sleep(0)
        assert [bool(table.lines.folded) for table in tables] == [True, False]
        await one_answer(hall, tables[1], tables[1].game.waiting()[0], "a")  # there it does not rest any more
        await resting
        assert [bool(table.lines.folded) for table in tables] == [True, False]
        assert len(list(tables[0].lines)) == len(tables[0].lines) > 0
        store.close()

    within(go)


def test_a_thinking_bot_keeps_its_table(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        thought = asyncio.Event()

        async def think(table: Table, seat: int) -> Thought:
            await thought.wait()
            decision = table.game.decision(seat)
            assert decision is not None
            return Thought([[decision.options[0].notation]])

        hall = Hall(store, think, idle=-1)
        row = played("tabletable", 0)
        row.seats[1] = SeatRow(1, "bot", "2", "greedy")
        table = await hall.open(row, {}, [0])
        await asyncio.sleep(0)
        assert hall.sweep() == 0
        thought.set()
        while table.seq == 0 or halls.asked_bots(table):
            await asyncio.sleep(0.001)
        while hall.sweep() == 0:
            await asyncio.sleep(0.001)
        await hall.close()
        store.close()

    within(go)


def test_several_who_come_at_once_read_a_table_once(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        hall = Hall(store, idle=-1)
        await hall.open(played("tabletable", 30), {}, [0])
        assert hall.sweep() == 1
        first = asyncio.create_task(hall.table("tabletable"))
        others = [asyncio.create_task(hall.table("tabletable")) for _ in range(4)]
        await asyncio.sleep(0)
        first.cancel()  # who came first leaves; the others are not to suffer
        found = await asyncio.gather(*others)
        assert len({id(table) for table in found}) == 1 and found[0].seq == 30
        with pytest.raises(Unknown):
            await hall.table("nosuchtable")
        await asyncio.sleep(0)
        assert hall.loading == {}
        store.close()

    within(go)


def test_what_is_stored_while_a_table_is_read_is_not_missed(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        other = Hall(store)
        there = await other.open(played("tabletable", 0), {}, [0])

        class Slow(Hall):
            async def read(self, table_id: str) -> Table:
                table = await super().read(table_id)
                await one_answer(other, there, 0, "a")
                return table

        assert (await Slow(store).table("tabletable")).seq == 1
        store.close()

    within(go)


def test_a_table_that_is_deleted_while_it_is_read_is_not_there(database: str) -> None:
    async def go() -> None:
        store = Store(database)

        class Slow(Hall):
            async def read(self, table_id: str) -> Table:
                table = await super().read(table_id)
                await store.delete_table(table_id)
                return table

        hall = Slow(store)
        await store.open_table(played("tabletable", 0), {}, [0])
        with pytest.raises(Unknown):
            await hall.table("tabletable")
        assert hall.tables == {}
        store.close()

    within(go)


def test_others_have_their_turn_while_a_long_game_is_read(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviving, "PIECE", 0.0)

    async def go() -> None:
        store = Store(database)
        hall = Hall(store)
        row = played("tabletable", 200)
        await store.open_table(row, {}, [0])
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        digest = Table(row).game.digest()
        noted: list[int] = []
        apply = Table.apply

        def noting(table: Table, event: EventRow) -> None:
            noted.append(turns)
            apply(table, event)

        monkeypatch.setattr(Table, "apply", noting)
        task = asyncio.create_task(other())
        assert (await hall.read("tabletable")).game.digest() == digest
        assert len(noted) == 200 and len(set(noted)) >= 199
        task.cancel()
        store.close()

    within(go)


def test_a_table_of_other_rules_is_not_played_by_these(database: str) -> None:
    with server(database) as client:
        host, _, table = two(client)
        with hall_of(client).store.engine.begin() as connection:
            connection.execute(sa.update(TABLES).values(rules=tharsis.RULES + 1))
        sweep(client)
        assert "rules version" in host.get(f"/api/tables/{table}", 422)["text"]
        assert host.get(f"/api/tables/{table}", 422)["code"] == "rules"
        assert host.get("/api/tables")["tables"] == []


def test_a_table_of_older_rules_goes_on_where_they_lead_to_the_same_game(database: str) -> None:
    with server(database) as client:
        row = played("tabletable", 60)
        row.rules = 1
        host, friend = seat_at(client, row)
        assert [one["id"] for one in host.get("/api/tables")["tables"]] == ["tabletable"]
        play_all({0: host, 1: friend}, "tabletable", random.Random(1), 5)
        sweep(client)
        assert host.live("tabletable")["seq"] == 65


def of_version_1(name: str, answers: int) -> TableRow:
    """A table that stands where a golden game of version 1 stood after so many answers."""
    record = json.loads((GOLDEN / "version_1" / f"{name}.json").read_text())["record"]
    row = played("tabletable", 0, record["seed"], record["setup"]["seats"], record["game"])
    row.setup, row.rules = record["setup"], 1
    row.events = [
        EventRow(n, one[0], "answer", [one[1:]], f"w{n}", float(n)) for n, one in enumerate(record["answers"][:answers])
    ]
    return row


def test_a_table_of_older_rules_says_where_it_parts_and_why(database: str) -> None:
    with server(database) as client:
        host = seat_at(client, of_version_1("two_seeds", 200))[0]
        text = host.get("/api/tables/tabletable", 422)["text"]
        assert "begun under rules version 1" in text and "event 179 does not fit" in text
        assert "Changed since version 1" in text and "a look at cards to keep is ordered" in text


def test_a_table_of_older_rules_never_stands_otherwise_than_it_was_told(database: str) -> None:
    """Over by version 1, though a seat would be asked again by these rules: it says so and does not go on."""
    row = of_version_1("ares_two_seeds", 9999)
    row.summary = Summary(len(row.events), 0.0, 20, True, [0], [], [None, None], None)
    with server(database) as client:
        host = seat_at(client, row)[0]
        assert "It would not stand as it did." in host.get("/api/tables/tabletable", 422)["text"]


def test_a_table_whose_setup_is_refused_now_says_so(database: str) -> None:
    row = played("tabletable", 0, seats=1)
    row.setup, row.rules = {"seats": 1, "world_government": True}, 1
    with server(database) as client:
        host = seat_at(client, row)[0]
        assert "there is no World Government in a solo game" in host.get("/api/tables/tabletable", 422)["text"]


# ---- the lobby
def no_playing(self: Table, event: object) -> None:
    raise AssertionError("a game was played to make a list")


def listed(person: Person) -> list[dict[str, object]]:
    """A person's tables, but for how they look."""
    cards = person.get("/api/tables")["tables"]
    return [{key: told for key, told in card.items() if key not in ("points", "planet")} for card in cards]


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_the_list_shows_the_planet_and_the_points(database: str, game: str) -> None:
    with server(database) as client:
        host = seat_at(client, played("tabletable", 10_000, game=game))[0]
        live = host.live("tabletable")
        card = host.get("/api/tables")["tables"][0]
        assert card["points"] == [score["sources"]["total"] for score in live["scores"]]
        if game == "mars":
            onmap = [{"seat": -1, **tile} for tile in live["view"]["tiles"] if tile["area"][1:].isdigit()]
            assert card["planet"]["map"] == "tharsis" and card["planet"]["tiles"] == onmap
            assert (card["planet"]["oxygen"], card["planet"]["oceans"]) == (1, 9)
        else:
            assert card["planet"]["forests"] == [seat["forests"] for seat in live["view"]["seats"]]


def test_a_summary_without_a_picture_gets_one_by_and_by(database: str) -> None:
    old = json.dumps({**json.loads(Table(played("tabletable", 25)).summary.text()), "planet": None, "points": []})
    with server(database) as client:
        host = seat_at(client, played("tabletable", 25))[0]
        with hall_of(client).store.engine.begin() as connection:
            connection.execute(sa.update(TABLES).values(summary=old))
        assert host.get("/api/tables")["tables"][0]["planet"] is None
    with server(database, idle=0.01) as client:
        soon(lambda: all(s is not None and s.planet for s in summaries(client)), "it has no picture")


def test_the_list_is_made_without_playing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(database) as client:
        host, friend, table = two(client)
        play_all({0: host, 1: friend}, table, random.Random(1), 40)
        before = host.get("/api/tables")["tables"]
    with server(database) as client:
        host.client = client
        monkeypatch.setattr(Table, "apply", no_playing)
        monkeypatch.setattr(tharsis, "new", no_playing)
        assert host.get("/api/tables")["tables"] == before
        assert hall_of(client).tables == {}


def test_the_list_says_what_the_table_says_after_every_event(database: str) -> None:
    with server(database) as client:
        host, friend, table = two(client, settings={"undo": True})
        rnd = random.Random(3)
        undone = 0
        for n in range(35):
            play_all({0: host, 1: friend}, table, rnd, 1)
            live = host.live(table)
            if live["undo"] and n % 3:
                host.post(f"/api/tables/{table}/undo", {"id": f"u{n}", "seq": live["seq"]})
                undone += 1
            info = host.get(f"/api/tables/{table}")
            assert sweep(client) == 1
            assert listed(host) == [info]
        assert undone > 0


def test_the_list_tells_how_a_game_ended_and_who_is_there(database: str) -> None:
    with server(database) as client:
        host, friend = seat_at(client, played("tabletable", 10_000))
        info = host.get("/api/tables/tabletable")
        assert info["over"] and info["winners"] and info["seats"][0]["corporation"]
        sweep(client)
        assert listed(host) == [info]
        with open_socket(friend, "tabletable") as socket:
            until(socket, "live")
            assert [s["online"] for s in host.get("/api/tables")["tables"][0]["seats"]] == [False, True]


def summaries(client: TestClient) -> list[Summary | None]:
    with hall_of(client).store.engine.connect() as connection:
        return [Summary.read(text) for text in connection.execute(sa.select(TABLES.c.summary)).scalars()]


@pytest.mark.parametrize("stored", [None, "{", '{"seq": 3}', "out of date"])
def test_a_summary_that_is_missing_or_wrong_is_made_anew(database: str, stored: str | None) -> None:
    with server(database) as client:
        row = played("tabletable", 25)
        host = seat_at(client, row)[0]
        if stored == "out of date":
            stored = Summary.of(Table(played("tabletable", 24)).game, 24, 0.0).text()
        with hall_of(client).store.engine.begin() as connection:
            connection.execute(sa.update(TABLES).values(summary=stored))
        told = listed(host)
        assert hall_of(client).tables == {}, "a list needs no table in memory"
        assert [s and s.seq for s in summaries(client)] == [25]
        assert told == [host.get("/api/tables/tabletable")]


def test_summaries_of_an_older_server_are_filled_by_and_by(database: str) -> None:
    with server(database) as client:
        seat_at(client, played("tabletable", 25))
        seat_at(client, played("othertable", 30))
        with hall_of(client).store.engine.begin() as connection:
            connection.execute(sa.update(EVENTS).where(EVENTS.c.n == 9).values(data='[["fly"]]'))  # it hinders no other
            connection.execute(sa.delete(EVENTS).where(EVENTS.c.table_id == "othertable", EVENTS.c.n >= 9))
    with server(database, idle=0.01) as client:
        soon(lambda: [s and s.seq for s in summaries(client)].count(9) == 1, "they are not filled")
        assert summaries(client).count(None) == 1 and hall_of(client).tables == {}


def test_a_late_summary_does_not_overwrite_a_newer_one(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        hall = Hall(store)
        table = await hall.open(played("tabletable", 0), {}, [0])
        old = table.summary
        await one_answer(hall, table, 0, "a")
        await store.summarise("tabletable", old)
        row = await store.table("tabletable")
        assert row is not None and row.summary == table.summary and row.summary.seq == 1
        store.close()

    within(go)


def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(stores.__file__).parent / "migrations"))
    engine = Store._engine(database)
    row = played("tabletable", 25)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        old_store(connection, row)
    engine.dispose()
    with server(database) as client:
        host = Person(client)
        host.cookies["tharsis"] = "t" * 43
        assert listed(host) == [host.get("/api/tables/tabletable")]
        assert host.live("tabletable")["seq"] == 25


def old_store(connection: sa.Connection, row: TableRow) -> None:
    """Writes a table as the first version did."""
    from tharsis.server.people import hashed
    from tharsis.server.rows import event_values

    connection.exec_driver_sql(
        "INSERT INTO tables (id, name, game, setup, seed, settings, host, created, rules, past)"
        " VALUES ('tabletable', 'T', 'mars', '{\"seats\": 2}', 1, '{}', 'host', 0, 1, 0)"
    )
    for seat in (0, 1, 9):
        connection.exec_driver_sql(
            f"INSERT INTO seats (table_id, seat, kind, name) VALUES ('tabletable', {seat}, 'person', 'x')"
        )
    member = hashed("t" * 43)
    connection.exec_driver_sql(f"INSERT INTO members (identity, table_id, seat) VALUES ('{member}', 'tabletable', 0)")
    for event in row.events:
        connection.execute(sa.insert(EVENTS).values(table_id=row.id, **event_values(event)))
