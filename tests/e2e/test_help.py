"""The help page: everything can be looked up, and the worked examples are drawn."""

from __future__ import annotations

import json
import re
import urllib.request

import pytest
from player import Player
from playwright.sync_api import Browser, expect
from test_pages import serious_in_both_themes

from conftest import Site


def symbols_of_cards(site: Site, game: str) -> set[str]:
    """Every symbol that is drawn on a card of the game, and its tags and resources."""
    with urllib.request.urlopen(f"{site.url}/api/catalogue?lang=en&game={game}") as answer:
        book = json.load(answer)
    icons = {icon["symbol"] for card in book["cards"] for row in card["icons"].values() for icon in row}
    tags = {f"t-{tag}" for card in book["cards"] for tag in card["tags"]}
    held = {f"c-{card['holds']}" for card in book["cards"] if card["holds"]}
    return {"r-mc" if name == "r-credits" else name for name in icons | tags | held}


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_the_glossary_names_every_symbol_of_the_cards(browser: Browser, site: Site, game: str) -> None:
    player = Player(browser, site.url)
    player.go(f"/help?game={game}")
    named = player.page.locator("#glossary [data-symbol]")
    expect(named.first).to_be_visible()
    there = set(named.evaluate_all("lines => lines.map(line => line.dataset.symbol)"))
    assert symbols_of_cards(site, game) <= there
    for link in player.page.locator("main nav a").all():
        target = link.get_attribute("href")
        assert target is not None and player.page.locator(target).count() == 1, target
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("uk", True)])
def test_the_worked_examples_are_drawn(browser: Browser, site: Site, lang: str, phone: bool) -> None:
    player = Player(browser, site.url, phone, lang)
    player.go("/help")
    examples = player.page.locator("#examples article")
    expect(examples).to_have_count(11)
    oceans = examples.first
    expect(oceans.locator("svg[role=img]")).to_have_count(2)  # before and after
    expect(oceans.locator(".chip", has_text=re.compile("M€|МК")).first).to_contain_text("25")
    assert "{" not in player.page.locator("#examples").inner_text(), "a name is not filled in"
    player.page.locator("main .seg button").nth(1).click()
    expect(examples).to_have_count(5)
    expect(player.page.locator("#alone")).to_contain_text("25")
    assert "{" not in player.page.locator("#examples").inner_text()
    player.fits("w")
    if not phone:  # the tests of all pages look at the others
        assert serious_in_both_themes(player.page) == []
    assert player.problems == []
    player.context.close()
