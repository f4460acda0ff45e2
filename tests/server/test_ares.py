"""Tables of Ares Expedition: several act at once, who has finished may take that back, and the table goes on."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from people import Json, Person, play_all, server, some_answer, within
from played import played, seat_at, sees, table_from

import tharsis
from tharsis.ares.game import Ares
from tharsis.kernel.rows import row_of
from tharsis.server import messages as m
from tharsis.server.hall import Hall
from tharsis.server.schema import WATCH
from tharsis.server.store import Store
from tharsis.server.tables import Refused, Table
from tharsis.server.thinking import Thought, one_action


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with server(database) as client:
        yield client


def two(client: TestClient, **options: object) -> tuple[Person, Person, str]:
    host, friend = Person(client), Person(client)
    opened = host.open("you", "friend", game="ares", options=options)
    link = next(x["path"] for x in opened["links"] if x["seat"] == 1)
    friend.post("/api/enter", {"token": link.removeprefix("/join/")})
    return host, friend, opened["table"]["id"]


def planning(client: TestClient, **options: object) -> tuple[Person, Person, str]:
    """Both have their corporations and choose a phase."""
    host, friend, table = two(client, first_game=True, **options)
    assert host.live(table)["ask"]["kind"] == "phase"
    return host, friend, table


def pick(person: Person, table: str, phase: str) -> None:
    person.answer(table, person.live(table)["ask"]["id"], [[f"phase {phase}"]])


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (1, {"level": "expert"}), (2, {}), (2, {"cooperative": True}), (3, {}), (4, {})]
)
def test_a_whole_game(client: TestClient, seats: int, options: Json) -> None:
    row = played("tabletable", 10_000, seed=seats, seats=seats, game="ares", options=options)
    people = seat_at(client, row)
    live = people[0].live("tabletable", "fr")
    view = live["view"]
    assert view["over"] and view["game"] == live["table"]["game"] == "ares"
    assert [set(score["sources"]) for score in live["scores"]] == [{"tr", "forests", "cards", "total"}] * seats
    assert live["table"]["generation"] == view["round"]
    assert all(line["text"] for line in live["log"])
    record = people[0].get("/api/tables/tabletable/record")
    assert tharsis.replay(record).scores()[0]["total"] == live["scores"][0]["sources"]["total"]
    replay = people[0].get("/api/tables/tabletable/replay?lang=uk")
    assert replay["steps"] == len(live["log"])
    last = people[0].get(f"/api/tables/tabletable/replay/{replay['steps']}")
    assert last["view"]["over"] and last["scores"] == live["scores"]
    past = people[0].post("/api/records", record, 201)["table"]
    assert past["game"] == "ares" and people[0].live(past["id"])["view"]["over"]
    listed = people[0].get("/api/tables")["tables"]
    assert {row["game"] for row in listed} == {"ares"} and all(row["over"] for row in listed)


def test_a_game_over_http_begins(client: TestClient) -> None:
    host, friend, table = two(client)
    assert play_all({0: host, 1: friend}, table, random.Random(2), 120) == 120
    live = host.live(table)
    assert live["view"]["round"] > 2
    assert live["view"]["seats"][1]["hand"] is None and live["view"]["seats"][0]["hand"] is not None
    hand = live["view"]["seats"][0]["hand"]
    assert [card["card"] for card in live["hand"]] == hand


def test_others_do_not_make_a_question_stale(client: TestClient) -> None:
    host, friend, table = planning(client)
    pick(host, table, "action")
    pick(friend, table, "action")
    asks = [person.live(table)["ask"] for person in (host, friend)]
    assert [ask["kind"] for ask in asks] == ["action", "action"]
    before = host.live(table)
    notation = next(o["notation"] for o in asks[0]["options"] if o["kind"] == "sell")
    host.post(f"/api/tables/{table}/stage", {"id": "s", "ask": asks[0]["id"], "answers": [[notation]]})
    sale = next(o["notation"] for o in asks[1]["options"] if o["kind"] == "sell")
    friend.answer(table, asks[1]["id"], [[sale]])
    assert host.live(table)["seq"] == before["seq"] + 1
    staged = host.post(f"/api/tables/{table}/stage", {"id": "s", "ask": asks[0]["id"], "answers": [[notation]]})
    assert staged["stops"] == "asks"
    seq = friend.live(table)["seq"]
    friend.post(f"/api/tables/{table}/undo", {"id": "u", "seq": seq})
    assert host.live(table)["ask"]["id"] == asks[0]["id"]  # nor does it matter to the host that the friend goes back
    assert friend.live(table)["ask"]["id"] != asks[1]["id"]
    host.answer(table, asks[0]["id"], [[notation]])
    assert host.answer(table, asks[0]["id"], [[notation]], status=409)["code"] == "stale"


def test_who_has_chosen_can_choose_again_until_all_have(client: TestClient) -> None:
    host, friend, table = planning(client)
    first = host.live(table)
    assert not first["ask"].get("optional") and first["view"]["phase"] is None
    pick(host, table, "research")
    live = host.live(table)
    ask = live["ask"]
    assert ask.get("optional") and [o["notation"] for o in ask["options"]] == ["resume"]
    assert ask["options"][0]["text"] and ask["text"]
    assert live["view"]["asked"] == [1] and live["view"]["seats"][0]["finished"]
    assert live["view"]["seats"][0]["planned"] == "research" and live["view"]["phases"] == []
    seen = friend.live(table)
    assert seen["view"]["seats"][0]["planned"] is None and seen["view"]["seats"][0]["finished"]
    assert not seen["ask"].get("optional") and "research" not in str(seen["log"])
    staged = host.post(
        f"/api/tables/{table}/stage", {"id": "s", "ask": ask["id"], "answers": [["resume"], ["phase action"]]}
    )
    assert staged["stops"] == "done" and staged["view"]["seats"][0]["planned"] == "action"
    host.answer(table, ask["id"], [["resume"], ["phase action"]])
    assert host.live(table)["view"]["seats"][0]["planned"] == "action"
    late = host.live(table)["ask"]["id"]
    pick(friend, table, "action")
    after = host.live(table)
    assert after["view"]["phases"] == ["action"] and after["view"]["phase"] == "action"
    assert [seat["picked"] for seat in after["view"]["seats"]] == ["action", "action"]
    # who takes it back too late hears that this question is gone: it is another one than what comes next
    assert after["ask"]["kind"] == "action" and after["ask"]["id"] != late
    assert host.answer(table, late, [["resume"]], status=409)["code"] == "stale"


def test_the_last_pick_shows_something_and_a_preview_of_it_does_not() -> None:
    table = Table(played("t", 0, game="ares", options={"first_game": True}))
    table.play(1, [["phase research"]])
    wanted = m.Stage(id="s", ask=table.ask_id(0), answers=[["phase action"]])
    staged = table.stage(0, wanted, "en")
    assert staged.stops == "hidden" and staged.view is None
    assert not any(c.seat == 1 for c in staged.changes)
    assert "research" not in staged.model_dump_json()
    table.play(0, [["phase action"]])
    assert not table.undoable(0)


def test_an_undo_takes_back_a_phase_card_that_nobody_has_seen() -> None:
    table = Table(played("t", 0, game="ares", options={"first_game": True}))
    before = sees(table, 0).view
    table.play(0, [["phase action"]])
    assert table.undoable(0)
    table.take_back(0, 0)
    assert sees(table, 0).view == before and table.length == 0


def test_a_replay_goes_line_by_line() -> None:
    """A phase that begins is a line of the table's own, after the last answer."""
    table = Table(played("t", 80, seed=4, game="ares"))
    phases = [(n, line) for n, line in enumerate(table.lines) if line.seat == -1 and line.kind == "begins"]
    assert phases and len(table.lines) > len(table.way.moves)
    for n, line in phases:
        step = table.replay_step(n + 1, WATCH)
        assert isinstance(step.view, m.AresView) and line.item in step.view.phases
        if line.item == "production":  # nobody is asked in it
            paid = {c.seat for c in step.changes if c.kind == "stock" and c.item == "credits" and c.amount > 0}
            assert paid == {0, 1}
        else:
            assert step.view.phase == line.item
    assert {line.item for _, line in phases} >= {"production", "action"}
    assert table.replay_step(len(table.lines), 0).view == sees(table, 0).view


def test_the_solo_game_shows_the_neutral_cards() -> None:
    view = sees(Table(played("t", 0, seats=1, game="ares")), 0).view
    assert isinstance(view, m.AresView) and view.neutral is not None and view.partners is None
    assert view.rounds == 25 and sorted(view.neutral.left) == sorted(
        ["development", "construction", "action", "production", "research"]
    )


def test_the_neutral_card_is_that_of_the_round() -> None:
    """It is not known while the phase is chosen, but for the last rounds, in which it is chosen first."""
    table = Table(played("t", 0, seats=1, game="ares"))
    rnd = random.Random(2)
    seen = 0
    while not table.game.over:
        live = sees(table, 0)
        assert isinstance(live.view, m.AresView) and live.view.neutral is not None and live.ask is not None
        if live.ask.kind == "phase":
            assert (live.view.neutral.phase is not None) == (live.view.round > 20)
            seen += 1
        elif live.view.phase is not None:
            assert live.view.neutral.phase in live.view.phases
        elif live.ask.kind in ("neutral_phase", "help"):
            assert live.view.neutral.phase is None
        table.play(0, [some_answer(live.ask.model_dump(), rnd)])
    assert seen == 25


def test_a_line_of_the_table_tells_its_phase() -> None:
    table = Table(played("t", 0, game="ares", options={"first_game": True}))
    table.play(0, [["phase action"]])
    table.play(1, [["phase development"]])
    lines = sees(table, 0, "uk").log
    assert [(line.kind, line.item) for line in lines if line.kind in ("phase", "begins")] == [
        ("phase", ""),
        ("phase", ""),
        ("begins", "development"),
    ]


def test_partners_see_their_pool_and_goal() -> None:
    view = sees(Table(played("t", 40, game="ares", options={"cooperative": True})), WATCH).view
    assert isinstance(view, m.AresView) and view.partners is not None and view.neutral is None
    assert view.rounds == 15 and view.partners.goal == 80
    assert set(view.partners.pool) == {"copper", "player"}
    assert view.partners.points == sum(seat.points for seat in view.seats)


def test_the_tracks_show_the_colour_that_counts() -> None:
    game = tharsis.new("ares", 2, {"first_game": True}, 1)
    position = {**game.position(), "temperature": -18, "begun": {"temperature": -20}, "phase": "action", "frames": {}}
    row = played("t", 0, game="ares")
    row.start = position
    view = sees(Table(row), 0).view
    assert isinstance(view, m.AresView)
    heat = view.tracks[0]
    assert (heat.value, heat.begun, heat.zone, heat.zone_now) == (-18, -20, "purple", "red")


def test_between_two_phases_the_colour_counts_in_which_the_next_will_begin() -> None:
    table = Table(played("t", 0, game="ares", options={"first_game": True}))
    assert isinstance(table.game, Ares)
    table.game.params = row_of([9, *table.game.params[1:]])  # the phase before has made it red
    live = sees(table, 0)
    assert isinstance(live.view, m.AresView)
    heat = live.view.tracks[0]
    assert live.view.phase is None
    assert heat.value == heat.begun and heat.zone == heat.zone_now == "red"
    lacking = [
        reason
        for card in live.hand
        for lack, reason in zip(card.lacks, card.reasons, strict=False)
        if lack.kind == "zone_low"
    ]
    assert not any("purple" in reason for reason in lacking)
    # nor is a phase spoken of that does not run
    assert not any("phase" in reason for card in live.hand for reason in card.reasons if card.lacks)


def test_a_preview_tells_the_points_though_something_hidden_comes() -> None:
    table = Table(played("t", 0, game="ares", options={"first_game": True}))
    for seat in (0, 1):
        table.play(seat, [["phase action"]])
    staged = table.stage(0, m.Stage(id="s", ask=table.ask_id(0), answers=[["standard ocean"]]), "en")
    assert staged.stops == "hidden" and staged.view is None
    assert [(c.seat, c.amount) for c in staged.changes if c.kind == "points"] == [(0, 1)]
    assert staged.changes[0].kind == "points"


def test_a_preview_tells_what_is_paid_though_an_ocean_may_bring_some_of_it_back() -> None:
    seat = {"corporation": "helion", "hand": ["trading_post", "sponsors"], "stock": {"credits": 10, "heat": 3}}
    game = tharsis.load({"game": "ares", "round": 3, "phase": "action", "seats": [seat | {"picked": "action"}]})
    assert isinstance(game, Ares)
    table = table_from(game)
    answers = [["standard ocean"], ["pay 13 heat 2 cards 1"], ["sell sponsors"]]
    staged = table.stage(0, m.Stage(id="s", ask=table.ask_id(0), answers=answers), "en")
    assert staged.stops == "hidden"
    told = {(c.kind, c.item): c.amount for c in staged.changes if c.seat == 0}
    assert told["stock", "credits"] == -10 and told["stock", "heat"] == -2 and told["hand", ""] == -1


def alone(phase: str, hand: list[str], corporation: str = "inventrix", **seat: object) -> Table:
    """Somebody who picked the phase that runs, with research after it."""
    mine = {"corporation": corporation, "hand": hand, "stock": {"credits": 14}, "picked": phase, **seat}
    phases = {"phase": phase, "neutral_phase": "research"}
    game = tharsis.load({"game": "ares", "round": 3, **phases, "seats": [mine]})
    assert isinstance(game, Ares)
    return table_from(game)


def test_what_the_table_turns_over_after_a_play_is_no_part_of_it() -> None:
    table = alone("development", ["sponsors"])
    staged = table.stage(0, m.Stage(id="s", ask=table.ask_id(0), answers=[["play sponsors"]]), "en")
    assert staged.stops == "done" and staged.next is None
    assert isinstance(staged, m.AresStaged) and staged.view is not None
    assert staged.view.phase == "development" and not staged.view.seats[0].dealt
    table.play(0, [["play sponsors"]])
    live = sees(table, 0)
    assert live.ask is not None and live.ask.kind == "research"


def test_in_research_it_is_told_when_standard_actions_come() -> None:
    table = alone("development", ["sponsors"])
    table.play(0, [["finish"]])
    live = sees(table, 0)
    assert live.ask is not None and live.ask.kind == "research"
    told = {one.notation: one.reasons for one in live.blocked}
    assert told["standard temperature"] == ["only in the Action phase"]


@pytest.mark.parametrize(("corporation", "money"), [("inventrix", 14), ("helion", 19)])
def test_what_standard_actions_can_be_paid_with_is_what_a_refusal_says(corporation: str, money: int) -> None:
    stock = {"credits": 14, "heat": 5}
    table = alone("action", ["sponsors"], corporation, stock=stock)
    live = sees(table, 0)
    assert isinstance(live.view, m.AresView)
    own = live.view.seats[0]
    assert (own.money, own.discard) == (money, 3)
    short = {one.notation: one.reasons for one in live.blocked}.get("standard forest", [])
    payable = own.money + own.discard * own.hand_count
    assert short == ([f"costs 20\u00a0M€, you can pay {payable}"] if payable < 20 else [])


@pytest.mark.parametrize("last", ["special_design", "work_crews"])
def test_what_is_said_of_the_next_card_ends_with_the_phase(last: str) -> None:
    """While phases are picked it counts for nothing any more."""
    seat = {"corporation": "helion", "hand": [last, "zeppelins"], "stock": {"credits": 60}, "picked": "construction"}
    game = tharsis.load({"game": "ares", "round": 3, "phase": "construction", "seats": [seat]})
    assert isinstance(game, Ares)
    table = table_from(game)
    before = {card.card: card for card in sees(table, 0).hand}["zeppelins"]
    table.play(0, [[f"play {last}"]])
    while sees(table, 0).view.round == 3:  # type: ignore[union-attr]
        decision = table.game.decision(0)
        assert decision is not None
        table.play(0, [["finish" if decision.kind == "construction" else decision.options[0].notation]])
    after = {card.card: card for card in sees(table, 0).hand}["zeppelins"]
    assert (after.price, after.group) == (before.price, before.group)
    assert [lack.kind for lack in after.lacks] == ["zone_low"]


def test_what_is_off_the_next_card_is_off_cards_of_this_phase_alone() -> None:
    """Work Crews: 11 off the next card that phase II plays, and a green card waits for phase I."""
    seat = {"corporation": "phobolog", "hand": ["work_crews", "ironworks", "sponsors"], "stock": {"credits": 30}}
    game = tharsis.load(
        {"game": "ares", "round": 3, "phase": "construction", "seats": [seat | {"picked": "construction"}]}
    )
    assert isinstance(game, Ares)
    table = table_from(game)
    before = {card.card: card.price for card in sees(table, 0).hand}
    table.play(0, [["play work_crews"]])
    after = {card.card: card.price for card in sees(table, 0).hand}
    assert after == {"ironworks": max(0, before["ironworks"] - 11), "sponsors": before["sponsors"]}


def test_heat_that_pays_is_counted_for_each_card() -> None:
    seat = {"corporation": "helion", "hand": ["sponsors"], "stock": {"credits": 1, "heat": 7}}
    game = tharsis.load(
        {"game": "ares", "round": 3, "phase": "development", "seats": [seat | {"picked": "development"}]}
    )
    assert isinstance(game, Ares)
    assert [card.metals for card in sees(table_from(game), 0).hand] == [{"heat": 1}]


def test_what_a_plant_takes_off_a_price_is_told_for_cards_in_hand_and_for_new_ones() -> None:
    seat = {
        "corporation": "inventrix",
        "hand": ["sponsors"],
        "played": ["restructured_resources"],
        "picked": "research",
    }
    rest = {"corporation": "helion", "picked": "development"}
    for plants, cut in ((2, 5), (0, 0)):
        seats = [seat | {"stock": {"credits": 1, "plants": plants}}, rest]
        table = table_from(tharsis.load({"game": "ares", "round": 3, "phase": "research", "seats": seats}))  # type: ignore[arg-type]
        seen = sees(table, 0)
        assert {card.cuts for card in seen.hand} == {card.cuts for card in seen.offered} == {cut}


@pytest.mark.parametrize("neutral", ["production", "research"])
def test_a_preview_ends_with_the_phase(neutral: str) -> None:
    """Whoever is the last to answer sees what the answer does, not what the table does then by itself."""
    seats = [{"corporation": "helion", "hand": ["trading_post"], "stock": {"credits": 20}, "picked": "development"}]
    game = tharsis.load({"game": "ares", "round": 3, "phase": "development", "neutral_phase": neutral, "seats": seats})
    assert isinstance(game, Ares)
    table = table_from(game)
    staged = table.stage(0, m.Stage(id="s", ask=table.ask_id(0), answers=[["play trading_post"]]), "en")
    assert [(c.kind, c.item, c.amount) for c in staged.changes if c.seat == 0] == [
        ("production", "credits", 2),
        ("stock", "credits", -8),
        ("stock", "plants", 3),
        ("hand", "", -1),
    ]
    if staged.view is not None:
        assert staged.view.seats[0].stock == {"credits": 12, "plants": 3, "heat": 0}


def test_the_forecast_is_what_production_brings() -> None:
    row = played("t", 0, game="ares", options={"first_game": True})
    table = Table(row)
    forecast = sees(table, 0).view
    assert isinstance(forecast, m.AresView)
    for seat in (0, 1):
        table.play(seat, [["phase production"]])
    after = sees(table, 0).view
    assert isinstance(after, m.AresView)
    for was, now in zip(forecast.seats, after.seats, strict=True):
        bonus = 4  # both picked it
        assert now.stock["credits"] == was.stock["credits"] + was.forecast["credits"] + bonus
        assert now.stock["heat"] == was.stock["heat"] + was.forecast["heat"]
        assert now.hand_count == was.hand_count + was.forecast["cards"]


@pytest.mark.parametrize(("picked", "brings"), [("production", 11), ("research", 7)])
def test_the_forecast_has_the_bonus_of_a_production_phase_that_was_called_for(picked: str, brings: int) -> None:
    view = sees(alone("action", [], tr=7, picked=picked, corporation="teractor"), 0).view
    assert isinstance(view, m.AresView)
    assert view.seats[0].forecast["credits"] == brings


def test_the_prices_are_those_of_the_standard_actions() -> None:
    table = Table(played("t", 0, game="ares", options={"first_game": True}))
    for who in table.game.own:  # type: ignore[attr-defined]
        who.stock = row_of([60] * len(who.stock))
    table.game.own[0].greenery_cost = 6  # type: ignore[attr-defined]
    for seat in (0, 1):
        table.play(seat, [["phase action"]])
    for seat in (0, 1):
        live = sees(table, seat)
        assert isinstance(live.view, m.AresView)
        assert live.ask is not None
        offered = {o.item: o.amount for o in live.ask.options if o.kind in ("standard", "convert")}
        assert live.view.seats[seat].prices == offered
        assert offered["plants"] == table.game.own[seat].greenery_cost  # type: ignore[attr-defined]


def test_research_brings_what_was_said() -> None:
    table = Table(played("t", 0, game="ares", options={"first_game": True}))
    table.game.own[0].more_drawn = 1  # type: ignore[attr-defined]
    before = sees(table, 0).view
    assert isinstance(before, m.AresView)
    table.play(0, [["phase production"]])
    table.play(1, [["phase research"]])
    for seat, bonus in ((0, (0, 0)), (1, (3, 1))):
        ask = sees(table, seat).ask
        assert ask is not None
        told = before.seats[seat]
        assert (len(ask.options), ask.most) == (told.draws + bonus[0], told.keeps + bonus[1])


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"cooperative": True}), (3, {})])
def test_bots_play_it(bot: str, seats: int, options: Json) -> None:
    row = played("t", 0, seats=seats, game="ares", options=options)
    table = Table(row)
    key = f"{bot} {seats}"
    while not table.game.over and table.game.rounds() < 4:
        seat = table.game.waiting()[0]
        table.play(seat, one_action(key, "ares", row.setup, row.seed, None, table.game.steps(), seat, bot))
    assert tharsis.replay(table.game.record()).digest() == table.game.digest()


def test_bots_play_beside_a_person(database: str) -> None:
    with server(database, workers=1) as client:
        host = Person(client)
        table = host.open("you", "greedy", game="ares")["table"]["id"]
        rnd = random.Random(3)
        for _ in range(400):
            live = host.live(table)
            if live["view"]["round"] >= 3:
                return
            if live["ask"] is None or live["ask"].get("optional"):
                time.sleep(0.05)
            else:
                host.answer(table, live["ask"]["id"], [some_answer(live["ask"], rnd)])
    raise AssertionError("the bots did not play")


def test_a_bot_that_was_overtaken_thinks_again(database: str) -> None:
    """A person acts while it thinks, and its thought does not fit any more: that is no reason to pass."""

    async def go() -> None:
        thoughts: list[int] = []

        async def think(table: Table, seat: int) -> Thought:
            thoughts.append(table.seq)
            if len(thoughts) == 1:
                said = m.Answer(id="a", ask=table.ask_id(0), answers=[["phase action"]])
                await hall.answer(table, 0, said)
                return Thought([["play something"]])
            if len(thoughts) > 2:
                await asyncio.Event().wait()
            return Thought([["phase research"]])

        hall = Hall(Store(database), think)
        row = played("tabletable", 0, game="ares", options={"first_game": True})
        row.seats[1].kind, row.seats[1].bot = "bot", "greedy"
        table = await hall.open(row, {}, [0])
        while len(thoughts) < 3:
            await asyncio.sleep(0.01)
        view = sees(table, WATCH).view
        assert isinstance(view, m.AresView) and [seat.picked for seat in view.seats] == ["action", "research"]
        assert thoughts[:2] == [0, 1]
        await hall.close()
        hall.store.close()

    within(go)


def test_two_processes_answer_at_the_same_time(database: str) -> None:
    """Each seat plays through a process of its own; who is second is not told that the question is closed."""

    async def go() -> None:
        store = Store(database)
        halls = [Hall(store), Hall(store)]
        row = played("tabletable", 0, game="ares", options={"first_game": True})
        await halls[0].open(row, {}, [0])
        tables = [await hall.table("tabletable") for hall in halls]
        for seat, phase in enumerate(("action", "research")):
            said = m.Answer(id="a", ask=tables[seat].ask_id(seat), answers=[[f"phase {phase}"]])
            await halls[seat].answer(tables[seat], seat, said)
        view = sees(tables[1], WATCH).view
        assert isinstance(view, m.AresView) and view.phases == ["action", "research"]
        stale = m.Answer(id="b", ask=tables[0].ask_id(0), answers=[["phase action"]])
        with pytest.raises(Refused):  # here the question has become another one
            await halls[0].answer(tables[0], 0, stale)
        store.close()

    within(go)


@pytest.mark.parametrize(
    ("seats", "options", "word"),
    [
        (["you"] + ["friend"] * 4, {}, "1 to 4"),
        (["you", "marsbot"], {}, "MarsBot"),
        (["you", "friend", "friend"], {"cooperative": True}, "cooperative"),
        (["you"], {"marsbot": "normal"}, "marsbot"),
        (["you"], {"level": "mad"}, "level"),
    ],
)
def test_tables_that_cannot_be_are_refused(client: TestClient, seats: list[str], options: Json, word: str) -> None:
    body = {"name": "T", "game": "ares", "seats": [{"kind": s} for s in seats], "options": options}
    answer = Person(client).call("POST", "/api/tables", body, 422)
    assert answer["code"] == "malformed" and word in answer["text"]


def late_goal(client: TestClient) -> list[Person]:
    """A phase III in which the second seat is about to bring down the last goal, and both have money."""
    row = played("tabletable", 0, game="ares")
    seats = [{"stock": {"credits": 30}}, {"stock": {"credits": 30, "heat": 8}}]
    row.start = {"game": "ares", "phase": "action", "temperature": 6, "oxygen": 14, "oceans": 9, "seats": seats}
    return seat_at(client, row)


def test_who_has_finished_is_asked_again_when_a_goal_falls(client: TestClient) -> None:
    host, friend = late_goal(client)
    table = "tabletable"
    host.answer(table, host.live(table)["ask"]["id"], [["finish"]])
    assert host.live(table)["ask"]["optional"] and host.live(table)["view"]["asked"] == [1]
    resting = host.live(table)["ask"]["id"]
    friend.answer(table, friend.live(table)["ask"]["id"], [["convert heat"]])
    live = host.live(table)
    assert live["view"]["asked"] == [0, 1] and not live["view"]["seats"][0]["finished"]
    assert live["ask"]["kind"] == "action" and not live["ask"].get("optional") and live["ask"]["id"] != resting
    friend.answer(table, friend.live(table)["ask"]["id"], [["finish"]])
    assert not host.live(table)["view"]["over"]
    host.answer(table, host.live(table)["ask"]["id"], [["standard forest"]])
    host.answer(table, host.live(table)["ask"]["id"], [["finish"]])
    assert host.live(table)["view"]["over"]


def test_after_a_restart_every_seat_finds_what_it_left(database: str) -> None:
    with server(database) as client:
        host, friend, table = planning(client)
        pick(host, table, "research")
        host.answer(table, host.live(table)["ask"]["id"], [["resume"]])
        pick(host, table, "production")
        before = [host.live(table), friend.live(table)]
        assert before[0]["ask"].get("optional")
    with server(database) as client:
        for person, live in zip((host, friend), before, strict=True):
            person.client = client
            assert person.live(table) == live


@pytest.mark.parametrize(
    ("seats", "options", "rounds"),
    [(["you"], {}, 25), (["you", "random"], {"cooperative": True}, 15), (["you", "random"], {}, None)],
)
def test_the_list_of_tables_tells_the_length(
    client: TestClient, seats: list[str], options: Json, rounds: int | None
) -> None:
    person = Person(client)
    person.open(*seats, game="ares", options=options)
    [table] = person.get("/api/tables")["tables"]
    assert table["game"] == "ares" and table["generation"] == 1
    assert table.get("rounds") == rounds


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_the_catalogue(client: TestClient, lang: str) -> None:
    data = client.get(f"/api/catalogue?game=ares&lang={lang}").json()
    assert len(data["cards"]) > 200 and all(card["name"] and card["text"] for card in data["cards"])
    assert len(data["phases"]) == 5 and all(p["name"] and p["text"] and p["bonus"] for p in data["phases"])
    assert sum(tile["count"] for tile in data["oceans"]) == 9 and all(t["text"] and t["reward"] for t in data["oceans"])
    heat = data["tracks"][0]
    assert (heat["first"], heat["last"], heat["step"]) == (-30, 8, 2)
    assert [(z["id"], z["first"], z["last"]) for z in heat["zones"]] == [
        ("purple", -30, -20),
        ("red", -18, -10),
        ("yellow", -8, 0),
        ("white", 2, 8),
    ]
    assert [project["cost"] for project in data["projects"]] == [20, 14, 15]
    assert {"cooperative", "level", "mulligan"} <= {option["id"] for option in data["options"]}
    assert data["goal"] == 80 and len(data["pool"]) == 2
    cards = {card["id"]: card for card in data["cards"]}
    centre = cards["industrial_center"]
    assert centre["phases"] == ["development", "construction", "production"]
    assert [icon["symbol"] for icon in centre["icons"]["play"]] == ["r-credits", "cap-steel"]
    assert client.get(f"/api/catalogue?game=chess&lang={lang}").status_code == 422
