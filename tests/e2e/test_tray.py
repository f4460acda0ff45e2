"""What all choose at the same time lies over a table in sight; what a rival does can be followed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from player import Player
from playwright.sync_api import Browser, Route, expect
from test_games import sit_down_at
from test_manners import sit_at
from test_pages import serious

from conftest import Site

RESEARCH: dict[str, Any] = {
    "game": "mars",
    "generation": 4,
    "options": {"end_turn": [0]},
    "seats": [
        {
            "corporation": "ecoline",
            "stock": {"credits": 10},
            "tr": 20,
            "hand": ["trees"],
            "played": ["mine"],
        },
        {"corporation": "credicor", "passed": True},
    ],
    "turn": {"seat": 0, "actions": 2},
}
ATTACK: dict[str, Any] = {
    "game": "mars",
    "generation": 4,
    "temperature": -14,
    "options": {"corporate_era": False, "end_turn": [1]},
    "seats": [
        {"corporation": "ecoline", "stock": {"plants": 9}},
        {"corporation": "credicor", "stock": {"credits": 40}, "hand": ["asteroid"]},
    ],
    "turn": {"seat": 1, "actions": 2},
}
SLOWLY = "localStorage.setItem('tharsis.prefs', JSON.stringify({pace: 'slow'}))"
ANSWER = """async ([table, answers]) => {
    const live = await (await fetch(`/api/tables/${table}/live`)).json();
    const body = JSON.stringify({id: `${Math.random()}`, ask: live.ask.id, answers});
    const headers = {'content-type': 'application/json'};
    return (await fetch(`/api/tables/${table}/answer`, {method: 'POST', headers, body})).status;
}"""


CUT = """() => [...document.querySelectorAll('.setup .k-corporation .in, .setup .rows .tx')]
            .filter((words) => words.scrollHeight > words.clientHeight + 1).map((words) => words.innerText)"""


def test_no_word_of_what_is_dealt_first_is_cut(browser: Browser, site: Site) -> None:
    """In the language that needs most room, in a small window and in a large one."""
    player = Player(browser, site.url, lang="fr")
    player.open(seats=[{"kind": "you"}, {"kind": "bot"}])
    player.go(f"/t/{player.table}")
    for width, height in ((1280, 720), (1440, 900), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        expect(player.page.locator(".setup .k-corporation")).to_have_count(2)
        player.until(lambda: player.page.evaluate(CUT) == [], "words are cut")
    player.context.close()


def test_a_corporation_says_which_of_the_first_cards_go_with_it(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    player.open(seats=[{"kind": "you"}, {"kind": "bot", "bot": "random"}], options={"colonies": True})
    player.go(f"/t/{player.table}")
    player.page.wait_for_selector("#setup-title")
    expect(player.page.locator(".firm").first.locator(".chip").first).to_contain_text("on offer")
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)], ids=["desk", "tablet", "phone"])
def test_cards_are_changed_with_the_corporations_in_view(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    """Which cards are worth keeping depends on them; they are chosen afterwards, and cannot be pressed before."""
    player = Player(browser, site.url, phone=size[0] < 900)
    options = {"mulligan": True}
    player.open(game="ares", seats=[{"kind": "you"}, {"kind": "bot", "bot": "random"}], options=options)
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.go(f"/t/{player.table}")
    firms = player.page.locator(".setup .firm .k-corporation")
    expect(firms).to_have_count(2)
    shown = [firm.get_attribute("data-card") for firm in firms.all()]
    expect(player.page.locator(".setup button.k-corporation")).to_have_count(0)
    expect(player.page.locator(".setup button[data-card]")).to_have_count(8)
    player.until(lambda: player.page.evaluate(CUT) == [], "words are cut")
    player.press(".setup button.main")
    expect(player.page.locator(".setup button.k-corporation")).to_have_count(2)
    assert [firm.get_attribute("data-card") for firm in firms.all()] == shown
    assert player.problems == []
    player.context.close()


def test_a_phone_shows_what_a_corporation_would_begin_with(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True)
    player.open(seats=[{"kind": "you"}, {"kind": "bot"}])
    player.go(f"/t/{player.table}")
    credits = player.page.locator(".resbar button").first
    expect(credits).to_contain_text("0")
    player.press(".setup button[data-card]")
    begins = player.page.locator(".foot .coin").first.inner_text()
    expect(credits.locator("span:not(.ic)").first).to_have_text(begins)
    player.context.close()


# how high tray and planet are, in each frame until all cards of the next tray are there
HEIGHTS = """(cards) => {
    const title = () => document.querySelector('#setup-title')?.innerText ?? '';
    const before = title();
    window.heights = {tray: [], planet: [], done: false};
    const note = (row, n) => Math.abs(row.at(-1) - n) <= 2 || row.push(n);
    const look = () => {
        const tray = document.querySelector('#tray');
        if (tray) note(window.heights.tray, tray.offsetHeight);
        note(window.heights.planet, document.querySelector('.sky').clientHeight);
        window.heights.done = title() !== before && tray?.querySelectorAll('[data-card]').length >= cards;
        if (!window.heights.done) requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=["desk", "small"])
def test_cards_come_into_a_tray_without_moving_the_planet(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    """The table makes room once; the cards follow one by one."""
    player = Player(browser, site.url)
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    player.open(seats=[{"kind": "you"}, {"kind": "bot"}])
    player.go(f"/t/{player.table}")
    expect(page.locator("#tray .rows [data-card]")).to_have_count(10)
    page.evaluate(HEIGHTS, 10)
    firm = page.locator("#tray .k-corporation").first.get_attribute("data-card")
    page.evaluate(ANSWER, [player.table, [[f"corporation {firm}"]]])
    player.until(lambda: page.evaluate("() => window.heights.done"), "ten cards come")
    assert len(page.evaluate("() => window.heights.planet.slice(1)")) <= 1  # corporations may need more room
    sit_at(player, site, RESEARCH)
    player.press("[data-option=pass]")
    page.evaluate(HEIGHTS, 4)
    player.press("#main")
    player.until(lambda: page.evaluate("() => window.heights.done"), "four cards come")
    assert len(page.evaluate("() => window.heights.tray")) == 1
    assert len(page.evaluate("() => window.heights.planet")) == 2  # before, and after
    player.context.close()


# what these lack is told in a sentence
DEMANDING = """gene_repair mass_converter advanced_ecosystems biomass_combustors urbanized_area
               great_escarpment_consortium asteroid_mining_consortium ecological_zone"""
LACKS = """() => [...document.querySelectorAll('.setup .verdict .what .ell')]
              .filter((words) => words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight + 1)
              .map((words) => words.innerText)"""


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_what_a_card_lacks_is_not_cut(browser: Browser, site: Site, lang: str) -> None:
    player = Player(browser, site.url, lang=lang)
    sit_at(player, site, RESEARCH | {"deck": DEMANDING.split()})
    player.press("[data-option=pass]")
    player.press("#main")
    expect(player.page.locator(".setup .verdict .warn").first).to_be_visible()
    for width, height in ((1440, 900), (1280, 720)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.until(lambda: player.page.evaluate(LACKS) == [], "words are cut")
    player.context.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_research_lies_over_a_table_that_can_be_used(browser: Browser, site: Site, phone: bool) -> None:
    player = Player(browser, site.url, phone)
    sit_at(player, site, RESEARCH)
    page = player.page
    player.press("[data-option=pass]")
    player.press("#main")
    expect(page.locator("#setup-title")).to_have_text("Research")
    cards = page.locator(".setup [role=checkbox]")
    expect(cards).to_have_count(4)
    main = page.locator(".setup button.main")
    expect(main).to_contain_text("Buy no card")
    cards.nth(0).click()
    cards.nth(1).click()
    expect(main).to_contain_text("Buy 2 cards, 6\u00a0M€")
    assert serious(page) == [], "the tray"
    if phone:
        player.tab("mars")  # the table, with the button still there
        expect(page.locator(".hex").first).to_be_visible()
        expect(main).to_contain_text("Buy 2 cards")
        player.tab("choose")
    else:
        expect(page.locator(".beside [data-card=trees]")).to_contain_text("−4")
        page.keyboard.press("b")
        expect(cards).to_have_count(0)
        expect(page.locator(".foot .name.on")).to_have_count(2)
        page.keyboard.press("b")
        for chosen in ("true", "false"):  # by number, as they lie there
            page.keyboard.press("3")
            expect(cards.nth(2)).to_have_attribute("aria-checked", chosen)
        cards.nth(0).focus()  # arrows go from card to card, F6 from region to region
        page.keyboard.press("ArrowRight")
        expect(cards.nth(1)).to_be_focused()
        page.keyboard.press("ArrowLeft")
        expect(cards.nth(0)).to_be_focused()
        for region in (".beside", "#board"):
            page.keyboard.press("F6")
            expect(page.locator(f"{region} :focus")).to_have_count(1)
        for _ in range(2):
            page.keyboard.press("Shift+F6")
        expect(page.locator("#tray :focus")).to_have_count(1)
    expect(cards.nth(0)).to_have_attribute("aria-checked", "true")
    player.press(".setup button.main")
    page.wait_for_selector("#dock")
    assert player.live()["view"]["seats"][0]["hand_count"] == 3
    assert not player.problems


def test_what_a_rival_did_is_told_as_a_sentence(browser: Browser, site: Site) -> None:
    alix, olena = (Player(browser, site.url) for _ in range(2))
    sit_down_at(site, ATTACK, alix, olena)
    olena.page.wait_for_selector("#dock")
    for answers in ([["project power_plant"]], [["play asteroid"], ["remove 3 plants from 0"]]):
        assert olena.page.evaluate(ANSWER, [olena.table, answers]) == 200
    expect(alix.page.locator(".digest li").last).to_contain_text(
        "Olena uses the standard project Power Plant, Asteroid"
    )


@pytest.mark.parametrize("late", [False, True], ids=["at once", "late"])
def test_enter_takes_what_is_chosen_also_after_an_area_was_pressed(browser: Browser, site: Site, late: bool) -> None:
    player = Player(browser, site.url)
    page = player.page
    held: list[Route] = []
    if late:  # the first tray of a session may still be fetched when it is wanted
        page.route(re.compile(r"/assets/tray-[^/]*\.js"), lambda route: held.append(route))
    sit_at(player, site, RESEARCH)
    page.locator("[data-area=E5]").focus()
    page.keyboard.press("p")
    expect(page.locator("#main")).to_be_enabled()
    page.keyboard.press("p")
    if late:
        expect(page.locator("#dock")).to_have_count(0)
        player.until(lambda: held, "no tray is asked for")
        held[0].continue_()
    expect(page.locator(".setup button.main")).to_contain_text("Buy no card")
    expect(page.locator("#tray")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector("#dock")
    assert player.live()["view"]["seats"][0]["hand_count"] == 1
    assert not player.problems
    player.context.close()


def test_an_attack_is_followed_and_stays_until_it_is_seen(browser: Browser, site: Site) -> None:
    alix, olena = (Player(browser, site.url) for _ in range(2))
    alix.context.add_init_script(SLOWLY)
    sit_down_at(site, ATTACK, alix, olena)
    for player in (alix, olena):
        player.page.wait_for_selector("#dock")
    answers = [["play asteroid"], ["remove 3 plants from 0"]]
    assert olena.page.evaluate(ANSWER, [olena.table, answers]) == 200
    page = alix.page
    face = page.locator(".opp.acting .show [data-card=asteroid]")
    expect(face).to_be_visible()
    page.get_by_role("button", name="Rivals’ turns").click()  # how it is shown is chosen while it is
    page.get_by_role("switch", name="Show the card that is played").uncheck()
    expect(face).to_have_count(0)
    expect(page.locator(".opp.acting .show")).to_contain_text("Asteroid")
    page.locator("#board").focus()
    page.keyboard.press(" ")
    expect(page.locator(".show")).to_have_count(0)
    # red at the stock, in the rival's row and in the digest, until it is seen
    expect(page.locator(".own .rc.hit")).to_have_count(1)
    expect(page.locator(".own .rc.hit .st em")).to_have_text("−3")
    expect(page.locator(".opp .foe")).to_contain_text("−3")
    expect(page.locator(".digest .hit")).to_contain_text("Asteroid: −3")
    assert serious(page) == [], "marks"
    desk = page.viewport_size
    assert desk is not None
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".resbar .hit .taken")).to_have_text("−3")
    page.set_viewport_size(desk)
    page.locator(".hitchip button").click()
    for mark in (".rc.hit", ".foe", ".digest .hit"):
        expect(page.locator(mark)).to_have_count(0)
    expect(page.locator(".digest li")).to_contain_text("Olena Asteroid")
