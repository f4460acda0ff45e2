"""Colonies through the page: trading, settling, being paid out of turn; choosing tiles alone; reading them up."""

from __future__ import annotations

import re
from typing import Any

import pytest
from player import Player
from playwright.sync_api import Browser, expect
from test_games import sit_down_at
from test_pages import OPEN, picture, serious

from conftest import Site

POSITION: dict[str, Any] = {
    "game": "mars",
    "options": {"colonies": True},
    "generation": 4,
    "moons": [
        {"name": "luna", "marker": 5, "colonies": [1]},
        {"name": "io", "marker": 3},
        {"name": "titan", "marker": 4, "colonies": [1]},
        {"name": "ceres", "marker": 2, "colonies": [0], "fleet": 1},
        {"name": "enceladus", "marker": 0},
    ],
    "seats": [
        {
            "corporation": "aridor",
            "tr": 24,
            "stock": {"credits": 60, "energy": 3},
            "fleets": 2,
            "played": ["titan_shuttles"],
        },
        {
            "corporation": "polyphemos",
            "tr": 22,
            "stock": {"credits": 10},
            "fleets": 2,
            "played": ["jovian_lanterns", "titan_floating_launch_pad"],
        },
    ],
    "turn": {"seat": 0, "actions": 2},
}


def moon(player: Player, name: str) -> dict[str, object]:
    found: dict[str, object] = next(m for m in player.live()["view"]["moons"] if m["id"] == name)
    return found


def credits_of(player: Player, seat: int) -> int:
    return int(player.live()["view"]["seats"][seat]["stock"].get("credits", 0))


def open_tile(player: Player, name: str) -> None:
    player.tab("mars")
    player.press(f"#moons [data-moon={name}]")
    player.page.wait_for_selector("dialog .moonface")


@pytest.mark.parametrize(("phone", "langs"), [(False, ("en", "fr")), (True, ("en", "uk"))], ids=["clicks", "taps"])
def test_trading_settling_and_a_choice_out_of_turn(
    browser: Browser, site: Site, phone: bool, langs: tuple[str, str]
) -> None:
    alix, olena = (Player(browser, site.url, phone, lang) for lang in langs)
    sit_down_at(site, POSITION, alix, olena, colonies=True)
    for player in (alix, olena):
        player.page.wait_for_selector("#moons [data-moon=luna]")
    assert "marker on step 5" in (alix.page.locator("#moons [data-moon=luna]").get_attribute("aria-label") or "")
    assert serious(alix.page) == [], "the strip"

    # a trade paid in energy: the income is Alix's, the bonus Olena's
    before = credits_of(alix, 0), credits_of(alix, 1)
    ask = alix.live()["ask"]["id"]
    open_tile(alix, "luna")
    expect(alix.page.locator("dialog")).to_contain_text("Olena")
    expect(alix.page.locator("dialog [data-option='trade luna']")).to_contain_text(
        re.compile("9.M€, or 3.energy or titanium")
    )
    assert serious(alix.page) == [], "a tile"
    picture(alix.page, f"tile-{'phone' if phone else 'desk'}")
    alix.press("dialog [data-option='trade luna']")
    alix.press("[data-option='fee energy']")
    alix.finish(ask)
    assert (credits_of(alix, 0), credits_of(alix, 1)) == (before[0] + 10, before[1] + 2)
    assert moon(alix, "luna") == {"id": "luna", "marker": 2, "colonies": [1], "fleet": 0}
    expect(olena.page.locator(".toast")).to_contain_text("Alix")

    # the standard project, chosen on the tile itself
    ask = alix.live()["ask"]["id"]
    open_tile(alix, "enceladus")
    assert alix.page.locator("dialog [data-option='settle enceladus']").get_attribute("aria-disabled") == "true"
    alix.page.keyboard.press("Escape")
    open_tile(alix, "io")
    expect(alix.page.locator("dialog [data-option='settle io'][aria-disabled=false]")).to_be_visible()
    alix.press("dialog [data-option='settle io']")
    alix.finish(ask)
    assert moon(alix, "io")["colonies"] == [0]
    assert alix.live()["view"]["seats"][0]["production"]["heat"] == 1

    # a trade of Alix asks Olena, who is not on turn
    olena.until(lambda: olena.live()["ask"] is not None, "it is not Olena's turn")
    olena.press("[data-option=pass]")
    olena.press("#main")
    alix.until(lambda: (alix.live()["ask"] or {}).get("kind") == "turn", "it is not Alix's turn")
    ask = alix.live()["ask"]["id"]
    open_tile(alix, "titan")
    alix.press("dialog [data-option='trade titan']")
    alix.finish(ask)
    expect(olena.page.locator(".visit")).to_contain_text("Alix")
    expect(olena.page).to_have_title(re.compile("^●"))
    expect(olena.page.locator(".turn .acts, .status .act")).to_have_count(0)  # they are those of Alix
    assert serious(olena.page) == [], "out of turn"
    picture(olena.page, f"paid-{'phone' if phone else 'desk'}")
    olena.until(lambda: olena.live()["ask"] is not None, "Olena is not asked")
    ask = olena.live()["ask"]["id"]
    olena.press("[data-option='add jovian_lanterns']")
    olena.finish(ask)
    assert olena.live()["view"]["seats"][1]["resources"]["jovian_lanterns"] == 1
    alix.until(lambda: moon(alix, "titan")["marker"] == 2, "the marker did not go back")
    for player in (alix, olena):
        assert player.problems == []
        player.context.close()


def test_a_question_about_tiles_is_answered_in_the_strip(browser: Browser, site: Site) -> None:
    alix, olena = Player(browser, site.url), Player(browser, site.url)
    sit_down_at(site, POSITION, alix, olena, colonies=True)
    alix.page.wait_for_selector("#moons [data-moon=luna]")
    alix.page.keyboard.press("c")
    expect(alix.page.locator("[data-moon]:focus")).to_have_count(1)
    alix.page.keyboard.press("Enter")
    alix.page.wait_for_selector("dialog .moonface")
    alix.page.keyboard.press("Escape")
    ask = alix.live()["ask"]["id"]
    alix.press("[data-option='project colony']")
    expect(alix.page.locator("#moons .legal")).to_have_count(3)
    expect(alix.page.locator("#dock [data-option='colony titan'] .gives")).to_contain_text("3")  # floaters, when built
    alix.press("#moons [data-moon=titan]")
    expect(alix.page.locator("#moons .chosen")).to_have_count(1)
    assert serious(alix.page) == []
    alix.finish(ask)
    assert moon(alix, "titan")["colonies"] == [1, 0]
    for player in (alix, olena):
        player.context.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_alone_one_chooses_three_tiles_first(browser: Browser, site: Site, phone: bool) -> None:
    player = Player(browser, site.url, phone)
    player.go("/")
    body = {"name": "Alone", "seats": [{"kind": "you", "name": "Alix"}], "options": {"colonies": True}}
    player.table = player.page.evaluate(OPEN, body)["table"]["id"]
    player.go(f"/t/{player.table}")
    player.page.wait_for_selector(".setup .moonface")
    assert player.page.locator(".setup .moonface").count() == 4
    assert serious(player.page) == []
    picture(player.page, f"tiles-{'phone' if phone else 'desk'}")
    player.step()
    live = player.live()
    assert live["ask"]["kind"] == "corporation" and len(live["view"]["moons"]) == 3
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)], ids=["desk", "phone"])
def test_the_encyclopedia_knows_the_tiles(browser: Browser, site: Site, theme: str, phone: bool) -> None:
    player = Player(browser, site.url, phone, theme=theme)
    player.go("/cards")
    player.press("summary")
    expect(player.page.locator(".tiles .moonface")).to_have_count(11)
    assert serious(player.page, ".tiles") == []
    picture(player.page, f"moons-{'phone' if phone else 'desk'}")
    player.page.locator("input[type=search]").fill("floater titan")
    expect(player.page.locator(".tiles .moonface")).to_have_count(1)
    expect(player.page.locator(".tiles [data-moon=titan]")).to_be_visible()
    assert player.problems == []
    player.context.close()
