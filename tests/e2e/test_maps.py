"""Other maps: chosen by clicks, played on, told wherever a table is."""

from __future__ import annotations

import pytest
from player import Player
from playwright.sync_api import Browser, expect
from test_pages import serious

from conftest import Site

# whoever is first can pay for a greenery and for the south pole
POSITION = {
    "game": "mars",
    "options": {"map": "hellas"},
    "generation": 4,
    "seats": [{"corporation": "credicor", "stock": {"credits": 60}}, {"corporation": "helion"}],
    "turn": {"seat": 0, "actions": 2},
}


def choose(player: Player, name: str) -> None:
    player.press(f".maps label:has(input[value={name}])")


@pytest.mark.parametrize("phone", [False, True], ids=["clicks", "taps"])
def test_a_table_on_hellas(browser: Browser, site: Site, phone: bool) -> None:
    player = Player(browser, site.url, phone)
    page = player.page
    player.go("/new")
    choose(player, "hellas")
    expect(page.get_by_role("list", name="Milestones")).to_contain_text("Polar Explorer")
    assert serious(page) == []
    page.get_by_role("button", name="Open the waiting room").click()
    page.get_by_role("button", name="Start at once").click()
    page.wait_for_selector("#setup-title")
    table = page.url.rpartition("/")[2]
    page.goto("about:blank")
    player.table = site.begin_from(table, POSITION)
    player.go(f"/t/{player.table}")
    page.wait_for_selector("#dock")

    wood = page.locator(".orb .grove")
    expect(wood).to_have_count(0)
    pole = page.locator("[data-area=I3]")
    expect(pole).to_contain_text("−6")
    assert "South Pole" in str(pole.get_attribute("aria-label"))
    ask = player.live()["ask"]["id"]
    player.tab("table")
    player.phone_part("projects")
    player.press("[data-option='project greenery']")
    player.tab("mars")
    player.press(".hex.legal[data-area=I3]")  # as soon as it is asked for
    player.finish(ask)
    player.until(lambda: any(t["area"] == "I3" for t in player.live()["view"]["tiles"]), "no tile at the pole")
    me = player.live()["view"]["seats"][0]
    assert me["stock"].get("credits", 0) < 60 - 23, "the pole has its price"
    expect(wood.first).to_be_visible()  # the ground turns where the tile lies
    player.tab("mars")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("switch", name="The planet changes with the game").uncheck()
    expect(wood).to_have_count(0)
    page.get_by_role("switch", name="The planet changes with the game").check()

    player.go("/")
    expect(page.locator("li.one").first).to_contain_text("Hellas")
    player.go(f"/t/{player.table}/replay")
    expect(page.locator("header").first).to_contain_text("Hellas")
    assert player.problems == []
    player.context.close()


def test_marsbot_stays_on_tharsis(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    page = player.page
    player.go("/new")
    choose(player, "elysium")
    player.choose("[data-seat='1']", "marsbot")
    expect(page.locator("#about-map")).to_have_text("MarsBot knows only Tharsis.")
    expect(page.locator(".maps input[value=tharsis]")).to_be_checked()
    expect(page.locator(".maps input[value=elysium]")).to_be_disabled()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    assert player.problems == []
    player.context.close()


def test_the_encyclopedia_lists_the_goals_of_all_maps(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, lang="fr")
    page = player.page
    player.go("/cards?q=objectifs+elysium")
    expect(page.locator("[data-map] h3")).to_have_text(["Elysium"])
    expect(page.locator("[data-map=elysium] li")).to_have_count(10)
    assert serious(page) == []
    assert player.problems == []
    player.context.close()
