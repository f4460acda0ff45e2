"""Whole games through the page: by clicks on a desk, by taps on a phone, in different languages."""

from __future__ import annotations

from typing import Any

from player import Player, play_to_the_end
from playwright.sync_api import Browser

from conftest import Site


def sit_down(host: Player, friend: Player, undo: bool = True, **options: bool) -> None:
    """A table for two, opened by one and joined by the other by its link."""
    opened = host.open(
        name="Two",
        settings={"undo": undo},
        seats=[{"kind": "you", "name": "Alix"}, {"kind": "friend", "name": "Olena"}],
        options={"corporate_era": False, **options},
    )
    friend.table = host.table
    link = next(x["path"] for x in opened["links"] if x["seat"] == 1)
    friend.go(link)
    friend.page.locator("form input").fill("Olena")
    friend.press("form button")
    friend.page.wait_for_url(f"**/t/{friend.table}")
    host.go(f"/t/{host.table}")


def sit_down_at(site: Site, position: dict[str, Any], host: Player, friend: Player, **options: bool) -> None:
    """A table for two in a position."""
    sit_down(host, friend, **options)
    for player in (host, friend):
        player.page.goto("about:blank")
    host.table = friend.table = site.begin_from(host.table, position)
    for player in (host, friend):
        player.go(f"/t/{player.table}")


def test_a_complete_game_of_two(browser: Browser, site: Site) -> None:
    """One at a desk by clicks, one at a phone by taps, in different languages."""
    players = [Player(browser, site.url, False, "en"), Player(browser, site.url, True, "fr")]
    sit_down(*players, undo=False, world_government=True)  # turns end by themselves, which saves a press each
    play_to_the_end(players)
    for player in players:
        player.page.wait_for_selector("h1")
        assert player.problems == []
        player.context.close()


def test_a_complete_game_with_colonies(browser: Browser, site: Site) -> None:
    """By taps, against a bot."""
    player = Player(browser, site.url, True, "uk")
    player.go("/")
    player.table = player.page.evaluate(
        """async () => (await (await fetch('/api/tables', {method: 'POST',
             headers: {'content-type': 'application/json'}, body: JSON.stringify({name: 'Two',
             seats: [{kind: 'you', name: 'Alix'}, {kind: 'bot', bot: 'greedy', name: 'Olena'}],
             settings: {bot_delay: 0, undo: false},
             options: {world_government: true, colonies: true}})})).json()).table.id"""
    )
    player.go(f"/t/{player.table}")
    play_to_the_end([player])
    player.page.wait_for_selector("h1")
    assert player.problems == []
    player.context.close()


def test_cards_are_drafted(browser: Browser, site: Site) -> None:
    """By clicks and taps, until both have four cards to buy from."""
    players = [Player(browser, site.url, phone) for phone in (False, True)]
    sit_down(*players, draft=True)
    drafted = 0
    while any((player.live()["ask"] or {"kind": ""})["kind"] != "buy" for player in players) or not drafted:
        for player in players:
            ask = player.live()["ask"]
            if ask is not None and ask["kind"] != "buy":
                drafted += ask["kind"] == "draft"
                player.step()
        players[0].page.wait_for_timeout(5)
    assert drafted == 6  # the last card of a hand comes by itself
    for player in players:
        assert len(player.live()["ask"]["options"]) == 4
        assert player.problems == []
        player.context.close()
