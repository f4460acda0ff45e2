"""Going back by agreement: somebody asks, the others agree or decline, and any answer ends it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from people import Json, Person, hall_of, play_all, server, some_answer
from played import played, seat_at

from tharsis.server import messages as m
from tharsis.server.bookmarks import bookmark_of
from tharsis.server.rows import EventRow
from tharsis.server.schema import WATCH
from tharsis.server.tables import Table

TABLE = "tabletable"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}") as client:
        yield client


def three(client: TestClient, answers: int = 60, **more: object) -> list[Person]:
    """Three people in the middle of a game, at a table where they may agree to go back."""
    return seat_at(client, played(TABLE, answers, seats=3, agree=True, **more))  # type: ignore[arg-type]


def ask_back(person: Person, move: str = "back-1", status: int = 200) -> Json:
    seq = person.live(TABLE)["seq"]
    ack: Json = person.post(f"/api/tables/{TABLE}/undo", {"id": move, "seq": seq, "ask": True}, status)
    return ack


def say(person: Person, agree: bool, status: int = 200) -> None:
    person.count += 1
    body = {"id": f"say{id(person)}-{person.count}", "agree": agree}
    person.post(f"/api/tables/{TABLE}/consent", body, status)


def asker(people: list[Person]) -> int:
    """Somebody who cannot take their last answer back."""
    return next(seat for seat, one in enumerate(people) if one.live(TABLE)["undo"] == 0)


def request(person: Person) -> Json | None:
    found: Json | None = person.live(TABLE)["table"].get("back")
    return found


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_when_all_agree_the_table_goes_back_and_the_log_says_so(client: TestClient, game: str) -> None:
    people = three(client, game=game)
    who = asker(people)
    others = [seat for seat in range(3) if seat != who]
    table = hall_of(client).tables[TABLE]
    last = max(n for n, move in enumerate(table.way.moves) if move.seat == who)
    before = table.earlier(last).digest()
    first = len(table.lines) - sum(move.lines for move in table.way.moves[last:])

    assert people[who].live(TABLE)["back"]
    ask_back(people[who])
    line = people[who].live(TABLE)["log"][first]
    assert (line["n"], line["seat"]) == (first, who)
    assert [request(one) for one in people] == [{"seat": who, "left": others, "line": first}] * 3
    say(people[others[0]], True)
    say(people[others[0]], True, 409)
    assert request(people[who]) == {"seat": who, "left": others[1:], "line": first}
    assert table.game.digest() != before
    say(people[others[1]], True)
    assert request(people[who]) is None
    assert table.game.digest() == before
    assert [move.answers for move in table.way.moves[last:]] == [0], "what came after is cut off"

    log = people[0].live(TABLE)["log"]
    assert log[-1]["deed"] == "goes back to before their last action: all agree" and log[-1]["seat"] == who
    step = people[0].get(f"/api/tables/{TABLE}/live")["log"][-1]["n"] + 1
    assert table.replay_step(step, WATCH).view == table.replay_step(step - 1, WATCH).view, "a line that changes nothing"

    seats = dict(enumerate(people))
    assert play_all(seats, TABLE, random.Random(3), answers=20) == 20, "and they go on from there"


def test_a_decline_ends_it_and_so_does_who_asked(client: TestClient) -> None:
    people = three(client)
    who, other = (seat for seat, one in enumerate(people) if one.live(TABLE)["undo"] == 0)
    third = 3 - who - other
    length = hall_of(client).tables[TABLE].length
    ask_back(people[who], "one")
    assert not people[other].live(TABLE).get("back"), "one asks at a time"
    ask_back(people[other], "two", 409)
    say(people[third], False)
    assert request(people[who]) is None
    say(people[other], True, 409)
    ask_back(people[who], "three")
    say(people[who], True, 409)
    say(people[who], False)
    assert request(people[who]) is None and hall_of(client).tables[TABLE].length == length


def test_an_answer_ends_it(client: TestClient) -> None:
    people = three(client)
    ask_back(people[asker(people)])
    asked = next(one for one in people if one.live(TABLE)["ask"])
    ask = asked.live(TABLE)["ask"]
    asked.answer(TABLE, ask["id"], [some_answer(ask, random.Random(1))])
    assert request(asked) is None


def test_an_answer_to_a_question_that_was_gone_back_to_is_not_taken_for_one_before(client: TestClient) -> None:
    people = three(client)
    who = asker(people)
    table = hall_of(client).tables[TABLE]
    before = [table.ask_id(seat) for seat in range(3)]
    ask_back(people[who])
    for seat in range(3):
        if seat != who:
            say(people[seat], True)
    assert table.ask_id(who) != before[who]


def test_it_takes_an_agreement(client: TestClient) -> None:
    people = seat_at(client, played(TABLE, 60, seats=3))
    live = people[asker(people)].live(TABLE)
    assert not live.get("back")
    ask_back(people[asker(people)], status=409)


def test_with_bots_alone_nobody_has_to_agree(client: TestClient) -> None:
    """Bots that are never asked: none thinks at this server."""
    row = played(TABLE, 60, agree=True)
    row.seats[1].kind, row.seats[1].bot = "bot", "greedy"
    (person, _) = seat_at(client, row)
    assert person.live(TABLE)["undo"] == 0
    table = hall_of(client).tables[TABLE]
    last = max(n for n, move in enumerate(table.way.moves) if move.seat == 0)
    ask_back(person)
    assert [move.answers for move in table.way.moves[last:]] == [0]


def test_all_of_it_is_in_the_events_and_in_the_bookmark(client: TestClient) -> None:
    people = three(client, answers=70)
    who = asker(people)
    first, second = (seat for seat in range(3) if seat != who)
    ask_back(people[who], "one")
    say(people[first], True)
    table = hall_of(client).tables[TABLE]
    assert client.portal is not None
    hall = hall_of(client)

    def again() -> Table:
        """As another process finds it, or this one after a restart."""
        hall.put_away(table)
        assert client.portal is not None
        found = client.portal.call(hall.table, TABLE)
        assert isinstance(found, Table)
        return found

    found = again()
    assert found.request == table.request and found.request is not None and found.request.left == {second}
    client.portal.call(hall.store.keep_bookmark, TABLE, bookmark_of(found))
    from_bookmark = again()
    assert not from_bookmark.proven and from_bookmark.request == table.request
    say(people[second], True)
    after = hall.tables[TABLE]
    once_more = again()
    assert once_more.game.digest() == after.game.digest() and list(once_more.lines) == list(after.lines)
    assert once_more.way.moves == after.way.moves


def test_a_line_that_tells_of_going_back_stays_when_more_is_taken_back() -> None:
    row = played(TABLE, 0, agree=True, options={"beginners": [0, 1], "end_turn": [0, 1]})
    table = Table(row)
    table.members = {"a": 0, "b": 1}
    for n in range(2):
        table.apply(EventRow(n, 0, "answer", [["project power_plant"]], f"a{n}", float(n)))
    table.apply(EventRow(2, 0, "ask", [["1"]], "back", 2.0))
    table.apply(EventRow(3, 1, "agree", [], "yes", 3.0))
    assert [line.kind for line in table.lines] == ["project", "said_back"]
    assert table.undoable(0), "what stands before is one's own again"
    table.apply(EventRow(4, 0, "undo", [], "undo", 4.0))
    assert [line.kind for line in table.lines] == ["said_back"] and table.way.moves[0].answers == 0


def test_settings_of_older_servers_know_of_no_agreement() -> None:
    assert m.Settings(undo=True).agree is False
