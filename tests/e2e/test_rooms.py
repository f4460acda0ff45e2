"""What people agree about at a table: rules changed while it waits, going back, and how long somebody has."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from player import Player
from playwright.sync_api import Browser, expect

from conftest import Site

Json = dict[str, Any]
BEGUN = {"beginners": [0, 1]}  # who begins with the first turn chooses nothing before


@contextmanager
def two(browser: Browser, site: Site, phone: bool = False, **body: Any) -> Iterator[tuple[Player, Player, str]]:
    """A host and a friend on the phone, each in a browser of their own, and their table."""
    host, friend = Player(browser, site.url, phone=phone), Player(browser, site.url, phone=True, lang="en")
    seats = [{"kind": "you", "name": "Alix"}, {"kind": "friend", "name": "Olena"}]
    opened = host.context.request.post(f"{site.url}/api/tables", data={"seats": seats, **body}).json()
    token = next(link["path"] for link in opened["links"] if link["seat"] == 1).removeprefix("/join/")
    assert friend.context.request.post(f"{site.url}/api/enter", data={"token": token}).ok
    table = opened["table"]["id"]
    for player in (host, friend):
        player.page.goto(f"{site.url}/t/{table}")
    yield host, friend, table
    for player in (host, friend):
        assert player.problems == []
        player.context.close()


def answer(player: Player, table: str, notation: str) -> None:
    """Given beside the page: how answers are given is looked at elsewhere."""
    way = f"{player.url}/api/tables/{table}"
    live = player.context.request.get(f"{way}/live").json()
    data = {"id": f"move-{live['seq']}", "ask": live["ask"]["id"], "answers": [[notation]]}
    assert player.context.request.post(f"{way}/answer", data=data).ok


@pytest.mark.parametrize("phone", [False, True])
def test_the_host_changes_the_rules_while_the_table_waits(browser: Browser, site: Site, phone: bool) -> None:
    with two(browser, site, phone, wait=True, name="Friday table", options={"draft": True}) as (host, friend, _):
        rules = friend.page.locator(".rules .chips")
        expect(rules).to_contain_text("Draft")
        expect(rules).to_contain_text("Undo within your turn")
        expect(rules).to_contain_text("Live, no clock")
        expect(friend.page.locator("[data-rules]")).to_have_count(0)
        for player in (host, friend):  # who opened the table begins the game
            expect(player.page.locator(".chip.ok")).to_have_count(1)
        friend.page.get_by_role("button", name="I am ready").click()
        expect(host.page.locator(".chip.ok")).to_have_count(2)

        host.page.locator("[data-rules]").click()
        sheet = host.page.get_by_role("dialog", name="Change the rules")
        expect(sheet.get_by_role("switch", name="Draft")).to_have_attribute("aria-checked", "true")
        sheet.get_by_role("switch", name="Draft").click()
        sheet.get_by_text("Hellas").click()
        sheet.locator("[data-undo=agree]").click()
        sheet.locator("[data-pace='3']").click()
        sheet.locator("[data-deputy]").click()
        host.page.get_by_role("option", name="Botanist").click()
        sheet.get_by_role("button", name="Apply").click()
        expect(sheet).to_have_count(0)

        expect(rules).to_contain_text("Hellas")
        expect(rules).not_to_contain_text("Draft")
        expect(rules).to_contain_text("Undo by agreement")
        expect(rules).to_contain_text("3 days a turn, then Botanist")
        expect(friend.page.locator("[data-changed]")).to_contain_text("The rules have changed.")
        expect(host.page.locator("[data-changed]")).to_have_count(0)
        friend.page.get_by_role("button", name="I am ready").click()
        expect(friend.page.locator("[data-changed]")).to_have_count(0)


@pytest.mark.parametrize(("rules", "times"), [({}, 1), ({"cooperative": True}, 0)], ids=["rivals", "partners"])
def test_a_seat_is_removed_where_the_rules_can_spare_it(browser: Browser, site: Site, rules: Json, times: int) -> None:
    with two(browser, site, wait=True, game="ares", options=rules) as (host, _, _table):
        expect(host.page.locator(".chip.ok")).to_have_count(1)
        expect(host.page.get_by_role("button", name="Remove the seat")).to_have_count(times)


@pytest.mark.parametrize("phone", [False, True])
def test_all_agree_that_somebody_goes_back(browser: Browser, site: Site, phone: bool) -> None:
    with two(browser, site, phone, options=BEGUN, settings={"agree": True}) as (host, friend, table):
        answer(host, table, "project power_plant")
        answer(host, table, "end turn")
        answer(friend, table, "project power_plant")
        for player in (host, friend):
            expect(player.page.locator("[data-back]")).to_have_count(0)

        host.page.keyboard.press("u")
        strip = host.page.locator("[data-back]")
        expect(strip).to_contain_text("You ask to go back")
        expect(strip).to_contain_text("Not answered yet: Olena")
        asked = friend.page.locator("[data-back]")
        expect(asked).to_contain_text("Alix asks to go back to before their last action.")
        taken = asked.locator("li")
        expect(taken).to_have_text(["Alix ends the turn", "Olena uses the standard project Power Plant"])
        asked.get_by_role("button", name="Decline").click()
        expect(strip).to_have_count(0)
        expect(host.page.locator("span", has_text="Not all agree: nothing is taken back.")).to_be_visible()
        expect(friend.page.get_by_text("Not all agree")).to_have_count(0)

        host.page.get_by_role("button", name="Menu").click()
        host.page.get_by_role("dialog").get_by_role("button", name="Ask to go back").click()
        asked.get_by_role("button", name="Agree").click()
        expect(strip).to_have_count(0)
        expect(host.page.locator("span", has_text="All agree: the table has gone back.")).to_be_visible()
        live = host.context.request.get(f"{site.url}/api/tables/{table}/live").json()
        assert [line["deed"] for line in live["log"]] == [
            "uses the standard project Power Plant",
            "goes back to before their last action: all agree",
        ]
        assert live["ask"] is not None and live["undo"] == 1
        if not phone:
            told = host.page.locator(".loglist li").filter(has_text="goes back to before their last action")
            expect(told).to_be_visible()


def test_who_is_awaited_sees_their_time_and_so_do_the_others(browser: Browser, site: Site) -> None:
    with two(browser, site, options=BEGUN, settings={"pace": 3}) as (host, friend, _):
        for player in (host, friend):
            expect(player.page.locator("[data-until]").first).to_have_text("3 days")
        friend.page.goto(site.url)
        expect(friend.page.locator(".continue .wt")).to_have_text("3 days")
        host.page.goto(site.url)
        expect(host.page.locator(".continue .yt")).to_have_text("Your turn · 3 days")


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_a_bot_plays_for_who_lets_their_time_pass(browser: Browser, site: Site, game: str) -> None:
    # whose bots take their time where somebody looks: the game begins only then, and is not over at once
    slow = {"pace": 1e-9, "bot_delay": 10}
    with two(browser, site, game=game, settings=slow, wait=True) as (host, friend, table):
        for player in (host, friend):
            expect(player.page.locator(".rules .chips")).to_be_visible()
        assert host.context.request.post(f"{site.url}/api/tables/{table}/start").ok
        for player in (host, friend):
            expect(player.page.locator("[data-away]")).to_contain_text("Your time was over: Prospector plays for you.")
            expect(player.page.get_by_role("button", name="I am back")).to_be_visible()
        live = host.context.request.get(f"{site.url}/api/tables/{table}/live").json()
        assert any(line["deed"] == "does not answer: a bot plays on" for line in live["log"])


def test_a_listed_game_can_be_watched_from_the_lobby(browser: Browser, site: Site) -> None:
    with two(browser, site, wait=True, listed=True, name="Learners welcome", options=BEGUN) as (host, _, table):
        assert host.context.request.post(f"{site.url}/api/tables/{table}/start").ok
        passer_by = Player(browser, site.url)
        passer_by.page.goto(site.url)
        passer_by.page.get_by_role("button", name="Watch a running game").click()
        game = passer_by.page.locator(".running li").filter(has_text="Learners welcome")
        expect(game).to_contain_text("Generation 1")
        game.get_by_role("button", name="Watch").click()
        expect(passer_by.page).to_have_url(f"{site.url}/t/{table}")
        assert passer_by.context.request.get(f"{site.url}/api/tables/{table}/live").json()["hand"] == []
        assert passer_by.problems == []
        passer_by.context.close()
