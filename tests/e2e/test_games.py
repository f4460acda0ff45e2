"""Whole games through the page: by clicks on a desk, by taps on a phone, in different languages."""

from __future__ import annotations

import pytest
from player import Player, play_to_the_end
from playwright.sync_api import Browser

from conftest import Site


def sit_down(host: Player, friend: Player, draft: bool = False, colonies: bool = False) -> None:
    """A table for two, opened by one and joined by the other by its link."""
    host.go("/")
    opened = host.page.evaluate(
        """async ([draft, colonies]) => (await fetch('/api/tables', {method: 'POST',
             headers: {'content-type': 'application/json'}, body: JSON.stringify({name: 'Two',
             seats: [{kind: 'you', name: 'Alix'}, {kind: 'friend', name: 'Olena'}],
             options: {corporate_era: false, draft, colonies}})})).json()""",
        [draft, colonies],
    )
    host.table = friend.table = opened["table"]["id"]
    link = next(x["path"] for x in opened["links"] if x["seat"] == 1)
    friend.go(link)
    friend.page.locator("form input").fill("Olena")
    friend.press("form button")
    friend.page.wait_for_url(f"**/t/{friend.table}")
    host.go(f"/t/{host.table}")


@pytest.mark.parametrize(
    ("phone", "langs"),
    [pytest.param(False, ("en", "fr"), id="clicks"), pytest.param(True, ("uk", "fr"), id="taps, draft, Colonies")],
)
def test_a_complete_game_of_two(browser: Browser, site: Site, phone: bool, langs: tuple[str, str]) -> None:
    players = [Player(browser, site.url, phone, lang) for lang in langs]
    sit_down(*players, draft=phone, colonies=phone)
    play_to_the_end(players)
    for player in players:
        player.page.wait_for_selector("h1")
        assert player.problems == []
        player.context.close()
