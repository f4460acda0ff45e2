"""What the place of decisions tells before anything is final: effects, points, what is paid for."""

from __future__ import annotations

from typing import Any

import pytest
from player import Player
from playwright.sync_api import Browser, expect
from positions import POSITIONS
from speaking import speak
from test_manners import ANSWER, sit_at

from conftest import Site

POSITION: dict[str, Any] = {
    "game": "mars",
    "generation": 6,
    "oxygen": 5,
    "options": {"end_turn": [0]},
    "tiles": [{"area": "C4", "tile": "greenery", "seat": 0}],
    "seats": [
        {
            "corporation": "helion",
            "tr": 35,
            "stock": {"credits": 60, "plants": 8, "heat": 3},
            "played": ["water_import_from_europa"],
        },
        {"corporation": "credicor", "stock": {"heat": 3}},
    ],
    "turn": {"seat": 0, "actions": 2},
}
# a rating of 35 and a greenery, and then: a greenery and its oxygen, a city beside the greenery, a milestone
POINTS = [("convert plants", "C3", "37→39"), ("project city", "C3", "37→38"), ("claim terraformer", "", "37→42")]


def test_effects_points_and_what_is_paid_for(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    sit_at(player, site, POSITION)
    page = player.page
    expect(page.locator("#dock [data-option='use water_import_from_europa']")).to_contain_text("place an ocean")
    player.press("#dock [data-option='use water_import_from_europa']")
    expect(page.locator("#dock .told")).to_contain_text("place an ocean")
    page.get_by_role("button", name="Cancel").click()
    for option, area, points in POINTS:
        player.press(f"[data-option='{option}']")
        if area:
            player.press(f".hex.legal[data-area={area}]")
        expect(page.locator("#dock .sum")).to_contain_text(points)
        page.get_by_role("button", name="Cancel").click()

    # a payment that is asked for by itself, because the rest was answered elsewhere
    ask = player.live()["ask"]["id"]
    assert page.evaluate(ANSWER, [player.table, ask, [["project aquifer"]]]) == 200
    player.until(lambda: player.live()["ask"]["kind"] == "pay", "there is nothing to pay")
    expect(page.locator("#dock .head .name")).to_have_text("Uses the standard project Aquifer")
    assert player.problems == []
    player.context.close()


def test_figures_answer_what_was_begun_and_drop_nothing(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    mine, other = POSITION["seats"]
    cards = {"hand": ["imported_nitrogen", "comet"], "played": ["tardigrades", "decomposers", "birds"]}
    resources = {"tardigrades": 3, "decomposers": 1, "birds": 2}
    sit_at(player, site, {**POSITION, "seats": [{**mine, **cards, "resources": resources}, other]})
    keys = player.page.keyboard
    dock = player.page.locator("#dock")
    first = player.live()["hand"][0]["card"]
    keys.press("1" if first == "imported_nitrogen" else "2")
    microbes = dock.get_by_role("radio", name="microbes")
    expect(microbes).to_have_count(2)
    expect(microbes.first).to_contain_text("3")
    keys.press("2")
    expect(microbes.nth(1)).to_have_attribute("aria-checked", "true")
    expect(dock.locator(".head")).to_contain_text("Imported Nitrogen")
    player.until(lambda: dock.locator("#main:not([aria-disabled=true])").count(), "it is not ready")
    keys.press("Enter")
    player.until(lambda: player.live()["view"]["seats"][0]["resources"]["decomposers"] == 4, "no microbes came")
    player.context.close()


CUT = """() => [...document.querySelectorAll('.actions :is(.nm, .sub)')]
            .filter((words) => words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight + 1)
            .map((words) => words.innerText)"""


def test_actions_of_cards_are_told_in_whole(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    sit_at(player, site, POSITIONS["mars"])
    player.page.set_viewport_size({"width": 1440, "height": 900})
    player.page.get_by_role("tab", name="Actions").click()
    expect(player.page.locator(".actions li")).to_have_count(3)
    assert player.page.evaluate(CUT) == []
    player.context.close()


def test_what_is_offered_says_what_it_brings_and_which_of_two_it_is(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    mine, other = POSITION["seats"]
    cards = {"played": ["regolith_eaters"], "resources": {"regolith_eaters": 2}, "hand": ["birds", "comet"]}
    sit_at(
        player, site, {**POSITION, "seats": [{**mine, **cards, "tr": 20, "stock": {"credits": 30, "plants": 8}}, other]}
    )
    page = player.page
    # a greenery is a point, and its oxygen is another
    expect(page.locator("#dock [data-option='convert plants'] .worth")).to_have_text("+2")
    page.locator("#hand button:has-text('Actions')").first.click()
    for n, does in ((1, "Add 1 microbe here."), (2, "Take 2 microbes from here: raise oxygen 1 step.")):
        option = f"[data-option='use regolith_eaters {n}']"
        expect(page.locator(f"#dock {option}")).to_contain_text(does)
        expect(page.locator(f"#hand li:has({option})")).to_contain_text(does)

    # what is sold need not be playable
    page.locator("#hand button:has-text('Hand')").first.click()
    expect(page.locator("#hand [data-card=birds].no")).to_be_visible()
    player.press("[data-option='sell patents']")
    expect(page.locator("#hand [data-card].can")).to_have_count(2)
    expect(page.locator("#hand [data-card].no")).to_have_count(0)
    page.get_by_role("button", name="Cancel").click()

    # a whole name, on two lines where it is long
    player.press("#dock [data-option='convert plants']")
    title = page.locator("#dock .head .name")
    expect(title).to_have_text("Turn 8 plants into a greenery")
    assert title.evaluate("(e) => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight")
    assert player.problems == []
    player.context.close()


def test_the_main_button_is_never_cut(browser: Browser, site: Site) -> None:
    """An award with four seats, in the language that needs most room: what is told about it scrolls."""
    rivals = [{"corporation": name, "stock": {"heat": 5}} for name in ("teractor", "inventrix")]
    player = Player(browser, site.url, lang="fr")
    sit_at(player, site, {**POSITION, "seats": [*POSITION["seats"], *rivals]})
    player.press("[data-option='fund thermalist']")
    for width, height in ((1440, 900), (1280, 720)):
        player.page.set_viewport_size({"width": width, "height": height})
        expect(player.page.locator("#main")).to_be_in_viewport(ratio=1)
    player.context.close()


def test_a_question_about_passing_is_answered_by_the_next_key(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    sit_at(player, site, POSITION)
    page = player.page
    page.locator("#hand").wait_for()
    page.keyboard.press("p")
    expect(page.locator("#main")).to_be_focused()
    expect(page.locator("#main")).to_have_text("Yes, pass")
    page.keyboard.press("Enter")
    player.until(lambda: player.live()["view"]["seats"][0]["passed"], "nobody has passed")
    assert player.problems == []
    player.context.close()


def test_who_can_do_nothing_else_passes_at_once(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    sit_at(
        player,
        site,
        {
            "game": "mars",
            "options": {},
            "seats": [
                {"corporation": "credicor", "stock": {"credits": 3}, "hand": ["great_dam"]},
                {"corporation": "helion", "stock": {"credits": 3}},
            ],
            "turn": {"seat": 0, "actions": 2},
        },
    )
    assert {option["kind"] for option in player.live()["ask"]["options"]} == {"pass", "sell"}
    player.press("[data-option=pass]")
    player.until(lambda: player.live()["view"]["seats"][0]["passed"], "nobody has passed")
    assert player.problems == []
    player.context.close()


def test_whoever_is_alone_in_a_generation_passes_also_after_one_action(browser: Browser, site: Site) -> None:
    """A turn of nobody else lies between: it is ended along with it."""
    player = Player(browser, site.url)
    one = {"corporation": "credicor", "stock": {"credits": 20}}
    for seats, able in (([one], True), ([one, {"corporation": "helion"}], False)):
        sit_at(
            player,
            site,
            {"game": "mars", "options": {}, "generation": 3, "seats": seats, "turn": {"seat": 0, "actions": 1}},
        )
        expect(player.page.locator("[data-option='end turn']")).to_have_attribute("aria-disabled", "false")
        expect(player.page.locator("[data-option=pass]")).to_have_attribute("aria-disabled", str(not able).lower())
        if able:
            player.press("[data-option=pass]")
            player.press("#main")
            player.until(lambda: player.live()["view"]["generation"] == 4, "the generation goes on")
            expect(player.page.locator("#log")).to_contain_text("passes")
    assert player.problems == []
    player.context.close()


def test_cards_that_are_looked_at_are_read_and_one_is_taken(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    mine, other = POSITION["seats"]
    sit_at(player, site, {**POSITION, "seats": [{**mine, "hand": ["invention_contest"]}, other]})
    page = player.page
    player.press("#hand [data-card=invention_contest]")
    expect(page.locator("#main")).not_to_have_attribute("aria-disabled", "true")
    player.press("#main")
    expect(page.locator("#dock .step")).to_contain_text("Which card do you take?")
    cards = page.locator("#dock .cardlist [data-card]")
    expect(cards).to_have_count(3)
    expect(cards.locator(".now")).to_have_count(3)  # each says what it would be now
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-checked", "true")
    player.press("#main")
    expect(page.locator("#hand [data-card]")).to_have_count(1)
    # all of it with one key, and closed by another
    page.keyboard.press("h")
    card = page.locator(".whole [data-card]")
    expect(card).to_be_visible()
    card.click(trial=True)  # nothing lies above it, not even the rivals
    page.keyboard.press("Escape")
    expect(page.locator(".whole")).to_have_count(0)
    assert player.problems == []
    player.context.close()


def test_the_first_action_of_a_corporation_comes_alone(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    mine, other = POSITION["seats"]
    first = {**mine, "corporation": "tharsis_republic", "owes_first": True, "hand": ["comet"]}
    sit_at(player, site, {**POSITION, "seats": [first, other]})
    dock = player.page.locator("#dock")
    expect(dock).to_contain_text("First your corporation’s own action")
    expect(dock.locator(".quick .opt")).to_have_count(1)
    expect(player.page.locator("#hand")).to_contain_text("After the first action")
    expect(player.page.locator("#hand")).not_to_contain_text("Playable")
    speak(player, "uk")  # where its name is longer than a line
    expect(dock.locator(".quick b")).to_contain_text("Республіка Тарсіс")
    assert dock.locator(".quick b").evaluate("(name) => name.scrollWidth <= name.clientWidth")
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_what_is_offered_first_is_whole_in_a_low_window(browser: Browser, site: Site, lang: str) -> None:
    player = Player(browser, site.url, lang=lang, size=(1280, 720))
    sit_at(player, site, POSITIONS["mars"])
    offer = player.page.locator("#dock .quick [data-option='claim builder']")
    expect(offer).to_be_visible()
    over = "(one) => one.getBoundingClientRect().bottom - one.closest('.idle').getBoundingClientRect().bottom + 10"
    assert offer.evaluate(over) <= 0  # where it is masked it goes on
    player.context.close()
