"""Where much stands in little room, what is read is not cut, and nobody scrolls sideways."""

from __future__ import annotations

from typing import Any

import pytest
from player import Player
from playwright.sync_api import Browser
from positions import POSITIONS
from test_manners import sit_at

from conftest import Site

PLAYED = (
    "space_mirrors nitrite_reducing_bacteria research_outpost viral_enhancers electro_catapult ants birds earth_office "
    "media_group mine cupola_city power_plant building_industries industrial_microbes titanium_mine sponsors lichen "
    "moss trees grass farming zeppelins windmills solar_power nuclear_power soletta asteroid_mining big_asteroid"
)
LONG = ("united_nations_mars_initiative", "interplanetary_cinematics", "saturn_systems", "tharsis_republic")
FIVE: dict[str, Any] = {
    "game": "mars",
    "options": {},
    "generation": 6,
    "seats": [
        {"corporation": "credicor", "played": PLAYED.split()},
        *({"corporation": name, "stock": {"credits": 9}, "passed": n == 2} for n, name in enumerate(LONG)),
    ],
    "turn": {"seat": 0, "actions": 2},
}
CUT = """(things) => [...document.querySelectorAll(things)]
             .filter((thing) => thing.scrollWidth > thing.clientWidth + 1).map((thing) => thing.innerText)"""

CUT_ROWS = """() => [...document.querySelectorAll('#hand button.line')].filter((line) => {
    const [row, name, need] = [line, line.querySelector('.nm'), line.querySelector('.need')].map((part) =>
        part?.getBoundingClientRect());
    const within = (box) => box.top >= row.top - 1 && box.bottom <= row.bottom + 1 && box.right <= row.right;
    return !within(name) || (need && (!within(need) || name.right > need.left + 1));
}).map((line) => line.textContent)"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=["wide", "narrow"])
@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_five_seats_are_named_with_their_corporations(
    browser: Browser, site: Site, lang: str, size: tuple[int, int]
) -> None:
    player = Player(browser, site.url, lang=lang, size=size)
    sit_at(player, site, FIVE)
    player.page.locator(".opp .corp").last.wait_for()
    assert player.settle(f"() => ({CUT})('.opp :is(.nm, .corp)')") == []
    heads = player.page.locator(".opp .who").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert len(set(heads)) == 1  # nothing of any has gone to a line of its own
    player.context.close()


def test_many_cards_that_were_played_are_not_scrolled_sideways(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    sit_at(player, site, FIVE)
    page = player.page
    page.get_by_role("tab", name="Played").click()
    page.locator("#hand .many .crow").last.wait_for()
    assert page.locator("#hand .crow").count() == 1 + len(PLAYED.split())
    assert player.settle(f"() => ({CUT})('#hand .groups, #hand .groups ul')") == []
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_rows_of_a_large_hand_name_their_cards_in_full(
    browser: Browser, site: Site, lang: str, size: tuple[int, int]
) -> None:
    """And what each needs: how far it is from that goes where there is no room for it."""
    player = Player(browser, site.url, lang=lang, size=size)
    sit_at(player, site, POSITIONS["large-hand"])
    player.page.locator("#hand button.line").first.wait_for()
    assert player.page.evaluate(CUT_ROWS) == []
    assert player.problems == []
    player.context.close()
