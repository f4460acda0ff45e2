"""Tables over HTTP: opening, sitting down, playing, coming back."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from people import PATIENCE, Person, open_socket, play_all, server, some_answer, until
from played import played, seat_at

import tharsis
from tharsis.server.tables import Table


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with server(database) as client:
        yield client


def two(client: TestClient, **more: object) -> tuple[Person, Person, str]:
    """A host and a friend who came by the link."""
    host, friend = Person(client), Person(client)
    opened = host.open("you", "friend", **more)  # type: ignore[arg-type]
    table = opened["table"]["id"]
    link = next(x["path"] for x in opened["links"] if x["seat"] == 1)
    assert friend.post("/api/enter", {"token": link.removeprefix("/join/")})["you"] == 1
    return host, friend, table


def test_a_whole_game_between_two_people(client: TestClient) -> None:
    host, friend, table = two(client)
    play_all({0: host, 1: friend}, table, random.Random(1))
    live = host.live(table, "fr")
    assert live["view"]["over"] and live["scores"]
    assert [row["you"] for row in host.get("/api/tables")["tables"]] == [0]
    record = host.get(f"/api/tables/{table}/record")
    assert tharsis.replay(record).scores()[0]["total"] == live["scores"][0]["sources"]["total"]
    replay = friend.get(f"/api/tables/{table}/replay?lang=uk")
    last = friend.get(f"/api/tables/{table}/replay/{replay['steps']}")
    assert last["view"]["over"] and last["scores"] == live["scores"]
    past = host.post("/api/records", record, 201)
    assert host.live(past["table"]["id"])["view"]["over"]


def test_the_page_brings_the_cookie(client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests that a new page sends at once are of one person. Who has a cookie keeps it; files bring none."""
    monkeypatch.setattr("tharsis.server.pages.CLIENT", tmp_path)
    for name in ("index.html", "favicon.svg"):
        (tmp_path / name).write_text("<p>")
    assert "set-cookie" not in client.get("/favicon.svg").headers
    page = client.get("/t/tabletable")
    assert page.cookies["tharsis"] and "private" in page.headers["Cache-Control"]
    assert "set-cookie" not in client.get("/api/tables").headers
    assert "set-cookie" not in client.get("/").headers


FILES = {
    "index.html": {"file": "assets/index.js", "css": ["assets/index.css"]},
    "_lib.js": {"file": "assets/lib.js", "imports": ["index.html"]},
    "_table.js": {
        "name": "table",
        "file": "assets/table.js",
        "imports": ["_lib.js"],
        "css": ["assets/table.css"],
    },
    "_mars.js": {"name": "mars", "file": "assets/mars.js", "imports": ["_lib.js", "_table.js"]},
    "_mars-phone.js": {"name": "mars-phone", "file": "assets/mars-phone.js", "imports": ["_mars.js"]},
    "src/words/uk/atTable.ts": {"file": "assets/uk.js"},
}


def test_the_page_of_a_table_names_what_it_takes(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it is asked for at once, in the language spoken last; what the page names anyway is not named twice."""
    monkeypatch.setattr("tharsis.server.pages.CLIENT", tmp_path)
    (tmp_path / "index.html").write_text("<head></head>")
    (tmp_path / "files.json").write_text(json.dumps(FILES))
    _, _, table = two(client)
    head = client.get(f"/t/{table}", headers={"accept-language": "de, uk;q=0.9"}).text
    named = re.findall('(?:href|content)="([^"]+)"', head)
    scripts = ("table.css", "table.js", "lib.js", "uk.js", "mars.js", "mars-phone.js")
    assert named == [
        *("mars", f"/api/tables/{table}/live?lang=uk"),
        *(f"/assets/{name}" for name in scripts),
        "/api/catalogue?lang=uk&amp;game=mars",
    ]
    assert re.findall('mars-phone.js" media="([^,]+)', head) == ["(max-width: 679px)"]
    spoken = client.get(f"/t/{table}", headers={"accept-language": "uk", "cookie": "tharsis-lang=fr"}).text
    assert "live?lang=fr" in spoken and "uk.js" not in spoken
    # a table that nobody uses now may be of any game; other pages take other things
    unknown = client.get("/t/elsewhere").text
    assert "table.js" in unknown and "mars" not in unknown
    assert client.get("/").text == "<head></head>"


def test_hands_stay_hidden(client: TestClient) -> None:
    host, friend, table = two(client)
    play_all({0: host, 1: friend}, table, random.Random(2), 30)
    mine, theirs = host.live(table), friend.live(table)
    assert mine["view"]["seats"][0]["hand"] is not None
    assert mine["view"]["seats"][1]["hand"] is None
    hidden = set(theirs["view"]["seats"][1]["hand"] + theirs["view"]["seats"][1]["dealt"])
    shown = {card for seat in mine["view"]["seats"] for card in seat["played"] + seat["events"]} | set(
        mine["view"]["shown"]
    )
    told = {one.get("card") for line in mine["log"] for one in (line, *line["changes"])}
    offered = {o.get("card") for o in (mine["ask"] or {"options": []})["options"]} | {c["card"] for c in mine["hand"]}
    assert hidden and not hidden & (shown | told | offered)
    assert '"seed":' not in json.dumps(mine)


def test_a_spectator_sees_no_hand_and_cannot_answer(client: TestClient) -> None:
    host = Person(client)
    opened = host.open("you", "friend")
    table = opened["table"]["id"]
    watch = next(x["path"] for x in opened["links"] if x["seat"] is None)
    guest = Person(client)
    assert guest.post("/api/enter", {"token": watch.removeprefix("/join/")})["you"] is None
    live = guest.live(table)
    assert live["ask"] is None and all(s["hand"] is None for s in live["view"]["seats"])
    ask = host.live(table)["ask"]["id"]
    assert guest.answer(table, ask, [["pass"]], status=403)["code"] == "forbidden"


def test_strangers_and_wrong_tokens_are_refused(client: TestClient) -> None:
    host, _, table = two(client)
    stranger = Person(client)
    assert stranger.get(f"/api/tables/{table}/live", 403)["code"] == "forbidden"
    assert stranger.post("/api/enter", {"token": "x" * 43}, 404)["code"] == "unknown"
    assert host.get("/api/tables/nosuchtable/live", 404)["code"] == "unknown"


def test_a_repeat_gets_the_same_acknowledgement_and_a_stale_answer_409(client: TestClient) -> None:
    host, friend, table = two(client)
    ask = host.live(table)["ask"]
    choice = [ask["options"][0]["notation"]]
    first = host.answer(table, ask["id"], [choice], "move-1")
    assert host.answer(table, ask["id"], [choice], "move-1") == first
    assert host.answer(table, ask["id"], [choice], "move-2", 409)["code"] == "stale"
    assert host.answer(table, host.live(table)["ask"]["id"], [["fly to venus"]], status=409)["code"] == "refused"
    assert friend.live(table)["ask"] is not None


def test_all_answers_of_a_message_are_taken_or_none(client: TestClient) -> None:
    host, _, table = two(client)
    before = host.live(table)
    good = before["ask"]["options"][0]["notation"]
    host.answer(table, before["ask"]["id"], [[good], ["nonsense"]], status=409)
    assert host.live(table) == before


def reach_a_turn(host: Person, friend: Person, table: str) -> dict[str, object]:
    """Until the host is asked for the first of two actions, with no first action of a corporation owed."""
    rnd = random.Random(5)
    for _ in range(40):
        for person in (host, friend):
            ask = person.live(table)["ask"]
            if ask is None:
                continue
            if ask["kind"] == "turn" and ask["options"][0]["kind"] == "first_action":
                person.answer(table, ask["id"], [[ask["options"][0]["notation"]]])
            elif ask["kind"] == "turn":
                whole = any(o["notation"] == "pass" for o in ask["options"])  # the second action ends in `end turn`
                if person is host and whole:
                    return ask  # type: ignore[no-any-return]
                person.answer(table, ask["id"], [["pass" if whole else "end turn"]])
            elif ask["kind"] == "first_hand":
                person.answer(table, ask["id"], [[]])
            elif ask["kind"] == "corporation":
                plain = [
                    o["notation"] for o in ask["options"] if o.get("card", "") not in ("inventrix", "tharsis_republic")
                ]
                person.answer(table, ask["id"], [[(plain or [ask["options"][0]["notation"]])[0]]])
            else:
                person.answer(table, ask["id"], [some_answer(ask, rnd)])
    raise AssertionError("no turn came")


def test_stage_shows_what_would_happen_and_records_nothing(client: TestClient) -> None:
    host, friend, table = two(client)
    ask = reach_a_turn(host, friend, table)
    before = host.live(table)
    assert any(o["notation"] == "project power_plant" for o in ask["options"])  # type: ignore[union-attr, attr-defined]
    staged = host.post(
        f"/api/tables/{table}/stage", {"id": "s", "ask": ask["id"], "answers": [["project power_plant"]]}
    )
    assert staged["stops"] == "done"
    assert {(c["kind"], c["item"]) for c in staged["changes"]} == {("production", "energy"), ("stock", "credits")}
    staged = host.post(f"/api/tables/{table}/stage", {"id": "s", "ask": ask["id"], "answers": [["project aquifer"]]})
    assert staged["stops"] == "asks" and staged["next"]["kind"] == "place"
    card_area = next(o["notation"] for o in staged["next"]["options"] if "cards" in o.get("amounts", {}))
    staged = host.post(
        f"/api/tables/{table}/stage", {"id": "s", "ask": ask["id"], "answers": [["project aquifer"], [card_area]]}
    )
    assert staged["stops"] == "hidden" and staged["next"] is None and staged["view"] is None
    sure = {(c["kind"], c.get("item", ""), c.get("amount", 0)) for c in staged["changes"]}
    assert {("parameter", "oceans", 1), ("tr", "", 1), ("stock", "credits", -18)} <= sure
    assert any(kind == "hand" and amount > 0 for kind, _, amount in sure)  # how many cards come is printed on the map
    assert host.live(table) == before


def test_undo_takes_back_a_whole_action(client: TestClient) -> None:
    host, friend, table = two(client)
    ask = reach_a_turn(host, friend, table)
    before = host.live(table)
    staged = host.post(f"/api/tables/{table}/stage", {"id": "s", "ask": ask["id"], "answers": [["project aquifer"]]})
    area = next(o["notation"] for o in staged["next"]["options"] if "cards" not in o.get("amounts", {}))
    host.answer(table, str(ask["id"]), [["project aquifer"], [area]])
    after = host.live(table)
    assert after["undo"] == 1 and after["view"]["oceans"] == 1
    host.post(f"/api/tables/{table}/undo", {"id": "u1", "seq": after["seq"]})
    again = host.live(table)
    assert again["view"] == before["view"]
    assert again["ask"]["options"] == before["ask"]["options"] and again["ask"]["id"] != before["ask"]["id"]
    assert host.post(f"/api/tables/{table}/undo", {"id": "u2", "seq": 0}, 409)["code"] == "stale"


def test_undo_can_be_switched_off(client: TestClient) -> None:
    host, friend, table = two(client, settings={"undo": False})
    ask = reach_a_turn(host, friend, table)
    host.answer(table, str(ask["id"]), [["project power_plant"]])
    live = host.live(table)
    assert live["undo"] == 0
    host.post(f"/api/tables/{table}/undo", {"id": "u", "seq": live["seq"]}, 409)


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_nothing_is_taken_back_once_the_game_is_over(client: TestClient, game: str) -> None:
    """Then the record tells every hand and every card to come: who had the last word would play on knowing them."""
    row = next(
        row
        for row in (played(f"over-{game}", 10_000, seed, game=game) for seed in range(1, 40))
        if without_reveal(Table(replace(row, events=row.events[:])))
    )
    people, last = seat_at(client, row), row.events[-1]
    path = f"/api/tables/over-{game}"
    live = people[last.seat].live(f"over-{game}")
    assert live["view"]["over"] and people[last.seat].get(f"{path}/record")["seed"] == row.seed
    assert live["undo"] == 0
    people[last.seat].post(f"{path}/undo", {"id": "u", "seq": live["seq"]}, 409)
    assert people[last.seat].live(f"over-{game}")["view"]["over"]


def without_reveal(table: Table) -> bool:
    """The last move has shown nothing that was hidden before."""
    return table.way.moves[-1].reveals == table.game.reveals


@pytest.mark.parametrize("answers", [0, 1, 3, 9, 17, 40, 75])
def test_after_a_restart_every_seat_finds_what_it_left(database: str, answers: int) -> None:
    with server(database) as client:
        host, friend, table = two(client)
        play_all({0: host, 1: friend}, table, random.Random(answers), answers)
        before = [host.live(table), friend.live(table)]
    with server(database) as client:
        for person, live in zip((host, friend), before, strict=True):
            person.client = client
            assert person.live(table) == live
        play_all({0: host, 1: friend}, table, random.Random(1), 10)


def test_bots_play_by_themselves(database: str) -> None:
    with server(database, workers=1) as client:
        host = Person(client)
        table = host.open("you", "greedy", "random")["table"]["id"]
        rnd = random.Random(3)
        end = time.monotonic() + 6 * PATIENCE
        while time.monotonic() < end:
            live = host.live(table)
            if live["view"]["generation"] >= 3:
                return
            if live["ask"] is None:
                time.sleep(0.05)
            else:
                host.answer(table, live["ask"]["id"], [some_answer(live["ask"], rnd)])
    raise AssertionError("the bots did not play")


def test_the_host_gives_out_new_links_and_deletes(client: TestClient) -> None:
    host, friend, table = two(client)
    friend.post(f"/api/tables/{table}/seats/1/link", status=403)
    link = host.post(f"/api/tables/{table}/seats/1/link")
    friend.get(f"/api/tables/{table}/live", 403)
    assert friend.post("/api/enter", {"token": link["path"].removeprefix("/join/")})["you"] == 1
    friend.call("DELETE", f"/api/tables/{table}", status=403)
    host.call("DELETE", f"/api/tables/{table}", status=204)
    host.get(f"/api/tables/{table}", 404)
    assert host.get("/api/tables")["tables"] == []


def test_names_are_cleaned(client: TestClient) -> None:
    host, friend, table = two(client, name="<b>Fri\nday</b>")
    friend.call("PATCH", f"/api/tables/{table}/me", {"name": "Zoë\u0000\n<script>"}, 200)
    info = host.get(f"/api/tables/{table}")
    assert info["name"] == "<b>Friday</b>"  # text is text: the client shows it as it is
    assert info["seats"][1]["name"] == "Zoë<script>"
    friend.call("PATCH", f"/api/tables/{table}/me", {"name": "x" * 41}, 422)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"name": "T", "seats": []}),
        ("/api/tables", {"name": "T", "seats": [{"kind": "you"}, {"kind": "you"}]}),
        ("/api/tables", {"name": "T", "seats": [{"kind": "bot", "bot": "hal"}]}),
        ("/api/tables", {"name": "T", "seats": [{"kind": "you"}], "options": {"drafft": True}}),
        ("/api/tables", {"name": "", "seats": [{"kind": "you"}]}),
        ("/api/tables", {"name": "T", "seats": [{"kind": "you"}], "colour": 1}),
        ("/api/enter", {"token": 5}),
        ("/api/records", {"game": "chess"}),
        ("/api/records", {"game": "mars", "rules": 1, "setup": {}, "seed": 1, "answers": [[0, "fly"]]}),
    ],
)
def test_malformed_requests_are_422_with_a_sentence(client: TestClient, path: str, body: object) -> None:
    answer = Person(client).call("POST", path, body, 422)
    assert answer["code"] == "malformed" and answer["text"]


def test_requests_of_other_sites_are_refused(client: TestClient) -> None:
    response = client.post("/api/tables", json={}, headers={"origin": "http://evil.example"})
    assert response.status_code == 403


def test_who_is_told_nothing_costs_one_task(client: TestClient) -> None:
    """Of many connections most are idle. What there is to say is said by a task that ends with it."""
    host, friend, table = two(client)
    portal = client.portal
    assert portal is not None

    def writing() -> list[str]:
        return [name for name in (str(task.get_coro()) for task in asyncio.all_tasks()) if "Connection.write" in name]

    def at_rest() -> list[str]:
        end = time.monotonic() + PATIENCE
        while (busy := portal.call(writing)) and time.monotonic() < end:
            time.sleep(0.01)
        return busy

    with open_socket(host, table) as mine, open_socket(friend, table) as theirs:
        for socket in (mine, theirs):
            until(socket, "live")
        assert at_rest() == []
        ask = friend.live(table)["ask"]
        friend.answer(table, ask["id"], [some_answer(ask, random.Random(1))])
        for socket in (mine, theirs):
            while until(socket, "live")[-1]["seq"] < 1:
                pass
        mine.send_json({"type": "ping"})
        assert until(mine, "pong")
        assert at_rest() == []


def test_live_over_a_websocket(client: TestClient) -> None:
    host, _, table = two(client)
    with open_socket(host, table, params={"lang": "fr"}) as socket:
        live = socket.receive_json()
        assert live["type"] == "live" and live["ask"]["kind"] == "corporation"
        choice = live["ask"]["options"][0]["notation"]
        socket.send_json({"type": "answer", "id": "a", "ask": live["ask"]["id"], "answers": [[choice]]})
        seen = [socket.receive_json() for _ in range(2)]
        assert {x["type"] for x in seen} == {"ack", "live"}
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}
        for bad in ("{", "[]", '{"type":"fly"}', '{"type":"answer"}', '{"type":"undo","id":"u","seq":-1}'):
            socket.send_text(bad)
            assert socket.receive_json()["type"] == "problem"


def test_a_message_after_the_first_is_small(client: TestClient) -> None:
    people = seat_at(client, played("tabletable", 250, seed=4))
    live = people[0].live("tabletable")
    sizes = [len(json.dumps(p.live("tabletable", log_from=len(live["log"]) - 1))) for p in people]
    assert len(live["log"]) >= 250 and max(sizes) <= 15_000, sizes


def test_the_catalogue_has_every_card_in_every_language(client: TestClient) -> None:
    for lang in ("en", "fr", "uk"):
        data = client.get(f"/api/catalogue?lang={lang}").json()
        assert len(data["cards"]) >= 221
        assert [map["id"] for map in data["maps"]] == ["tharsis", "elysium", "hellas"]
        assert all(
            len(map["areas"]) == 63 and len(map["milestones"]) == len(map["awards"]) == 5 for map in data["maps"]
        )
        assert all(card["text"] and card["name"] for card in data["cards"])
    assert client.get("/api/catalogue?lang=xx").status_code == 422


def test_a_table_from_before_seeds_were_bounded_still_loads(client: TestClient) -> None:
    row = played("oldtable", 4)
    row.seed, row.events = 2**61, []
    host, _ = seat_at(client, row)
    assert host.get("/api/tables/oldtable/live")["ask"] is not None
