"""The tutorial: real tables, one thing in the light at a time; one goes on where one stopped."""

from __future__ import annotations

import pytest
from player import Player
from playwright.sync_api import Browser, TimeoutError, expect
from test_pages import serious, serious_in_both_themes

from conftest import Site


def test_a_lesson_is_done_by_hand_left_and_gone_on_with(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, newcomer=True)
    page = player.page
    player.go("/")
    page.locator("[data-way=learn]").click()
    assert serious_in_both_themes(page) == []
    page.get_by_role("link", name="Begin").first.click()
    said = page.get_by_role("dialog", name="Tutorial · step 1 of 9")
    expect(said).to_contain_text("Make Mars a home")
    assert serious(page) == []
    page.keyboard.press("Enter")  # the button to go on has the focus

    # something else than what is to be done: kind words, and nothing happens
    expect(said).to_contain_text("Warm the planet")
    player.press("#goals [data-option='project asteroid']")
    expect(page.locator(".toast")).to_contain_text("That comes later. Now: Turn your heat into temperature")
    player.press(".own .rc.ready")  # the field as a whole is in the light
    player.press("#main")
    expect(said).to_contain_text("Your rating rose")
    assert player.live()["view"]["temperature"] == -28

    # left in the middle, and gone on with
    page.keyboard.press("Escape")
    expect(said).to_contain_text("Leave the tutorial?")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Go on with step 1").click()
    expect(said).to_contain_text("Your rating rose")
    said.get_by_role("button", name="Next").click()
    expect(page.get_by_role("dialog", name="Tutorial · step 2 of 9")).to_contain_text("Three things to raise")
    player.go("/learn")
    expect(page.get_by_role("link", name="Go on with step 2")).to_be_visible()
    assert player.problems == []
    player.context.close()


def test_what_lies_over_a_lesson_is_closed_before_the_lesson_is_left(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, newcomer=True)
    page = player.page
    player.go("/learn/mars/3")
    said = page.get_by_role("dialog", name="Tutorial · step 3 of 9")
    expect(said).to_contain_text("First action: play a card")
    player.press("#rivals .who")
    played = page.locator("dialog[open]")
    expect(played).to_contain_text("Beginner Corporation")
    page.keyboard.press("Escape")
    expect(played).to_have_count(0)
    expect(said).to_contain_text("First action: play a card")
    player.context.close()


@pytest.mark.parametrize(("game", "phone", "lang"), [("mars", True, "uk"), ("ares", False, "fr")])
def test_a_tutorial_is_shown_to_its_end(browser: Browser, site: Site, game: str, phone: bool, lang: str) -> None:
    player = Player(browser, site.url, phone, lang)
    page = player.page
    player.go(f"/learn/{game}/1")
    expect(page.locator(".hole")).to_be_visible()  # something is in the light from the first step on
    say = page.locator(".say")
    for n in range(1, 10):
        page.wait_for_url(f"**/learn/{game}/{n}")
        expect(page.locator(".tutbar")).to_contain_text(f"{n} ")
        here, tries = f"/{game}/{n}", 0
        while page.url.endswith(here):
            on = say.locator(".pri:not([aria-disabled=true])")
            shown = say.locator(".btn.ghost")  # "Show me"
            before = say.all_inner_texts()  # none where the page is about to change
            if page.locator(".zoombox .close").count():  # a card that was to be looked at
                player.press(".zoombox .close")
            player.until(
                lambda on=on, shown=shown, here=here: on.count() or shown.count() or not page.url.endswith(here),  # type: ignore[misc]
                "nothing to press",
            )
            try:
                (on if on.count() else shown).click(timeout=3000)
            except TimeoutError:  # what was shown before has led on meanwhile, and another button stands there
                tries = tries + 1 if say.all_inner_texts() == before else 0
                assert tries < 10, f"nothing can be pressed at lesson {n}: {before}"
                continue
            player.until(
                lambda before=before: say.all_inner_texts() != before,  # type: ignore[misc]
                f"nothing happens at lesson {n}: {before}",
            )
            if n == 9 and "over=" in page.url:
                break
    page.wait_for_url(f"**/learn?over={game}")
    expect(page.locator("section.over .btn")).to_be_visible()
    expect(page.locator("ol .done")).to_have_count(9)
    player.fits("w")
    assert serious(page) == []
    assert player.problems == []
    player.context.close()


def test_the_light_does_not_lead_to_what_is_not_meant(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, size=(1280, 720))
    page = player.page
    say = page.locator(".say")
    player.go("/learn")
    player.fits("h")

    # another phase than the one that is meant is not even laid out
    player.go("/learn/ares/2")
    say.get_by_role("button", name="Next").click()
    player.press("#phases [data-phase=research]")
    expect(page.locator(".toast")).to_contain_text("That comes later")
    said, phases = page.locator(".toast").bounding_box(), page.locator("#phases").bounding_box()
    assert said is not None and phases is not None and said["y"] > phases["y"] + phases["height"]
    expect(page.locator("#phases [aria-checked=true]")).to_have_count(0)
    player.press("#phases [data-phase=action]")
    player.press("#main")
    expect(say).to_contain_text("Two phases this round")
    expect(page.locator(".cast").first).to_contain_text("2 card actions")

    # the card of which it is told what it takes and gives is in the light too
    player.go("/learn/ares/4")
    say.get_by_role("button", name="Next").click()
    expect(say).to_contain_text("Left of the arrow")
    hole, card = page.locator(".hole").bounding_box(), page.locator("#tableau [data-card]").first.bounding_box()
    assert hole is not None and card is not None
    assert hole["x"] <= card["x"] and hole["x"] + hole["width"] >= card["x"] + card["width"]
    # and to press it is to use it
    player.press("#tableau [data-card]")
    expect(page.locator("#dock .told")).to_contain_text("spend 1\u00a0M€")
    expect(page.locator("#main:not([aria-disabled=true])")).to_contain_text("Use")

    # cards are chosen with their points in sight
    player.go("/learn/ares/6")
    say.get_by_role("button", name="Show me").click()
    expect(page.locator("#tray [data-card=birds]")).to_contain_text("1 point for each animal")

    player.go("/learn?over=ares")
    expect(page.locator("section.over .btn")).to_be_visible()
    player.fits("h")
    assert player.problems == []
    player.context.close()


def test_nothing_else_is_suggested_while_a_lesson_wants_a_certain_thing(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    player.go("/learn/mars/9")
    player.page.locator("#goals [data-option='project aquifer']").wait_for()
    assert any(option["kind"] == "claim" for option in player.live()["ask"]["options"])
    expect(player.page.locator("#dock h2")).to_be_visible()
    expect(player.page.locator("#dock [data-option^=claim]")).to_have_count(0)
    player.press("#goals [data-option='project aquifer']")
    expect(player.page.locator(".hex.legal").first).to_be_visible()
    assert player.problems == []
    player.context.close()


def test_on_a_phone_the_light_is_on_what_is_spoken_of(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True)
    page = player.page
    say = page.locator(".say")

    def lit() -> float:
        """Where the light begins."""
        box = page.locator(".hole").bounding_box()
        assert box is not None
        return box["y"]

    # what is told of a question that is open already is read before it is answered
    player.go("/learn/ares/2")
    say.get_by_role("button", name="Next").tap()
    expect(say).to_contain_text("Whoever picked it gets its bonus too")
    player.press("#phases [data-phase=action]")
    expect(say).not_to_contain_text("Whoever picked it gets its bonus too")

    player.go("/learn/ares/6")
    for told in ("Keep two of five", "Well done"):
        say.get_by_role("button", name="Show me").tap()
        expect(say).to_contain_text(told)
    expect(page.locator("[data-tab=hand]")).to_have_attribute("aria-selected", "true")  # the cards that were kept
    player.go("/learn/ares/7")
    for told in ("Flip an ocean", "A small surprise"):
        say.get_by_role("button", name="Show me").tap()
        expect(say).to_contain_text(told)
    tracks = page.locator("#tracks").bounding_box()
    assert tracks is not None
    player.until(lambda: lit() > tracks["y"] + tracks["height"], "the light is not on the planet")
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("size", [(667, 375), (844, 390)])
def test_on_its_side_the_bar_of_the_lesson_leaves_the_goods_in_sight(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    player = Player(browser, site.url, phone=True, size=size)
    page = player.page
    player.go("/learn/mars/4")
    page.locator(".hole").wait_for()
    page.get_by_role("button", name="M€: 26").tap()
    expect(page.locator(".say")).to_contain_text("Well done")
    page.get_by_role("button", name="Leave").tap()
    expect(page).to_have_url(f"{site.url}/learn")
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize(("lesson", "option"), [(7, "project city"), (8, "claim gardener")])
def test_on_its_side_a_phone_brings_what_is_lit_out_from_under_the_buttons(
    browser: Browser, site: Site, lesson: int, option: str
) -> None:
    player = Player(browser, site.url, phone=True, size=(844, 390))
    player.go(f"/learn/mars/{lesson}")
    page = player.page
    page.locator(".say").wait_for()

    def clear() -> bool:
        wanted, dock = (
            page.locator(f"#goals [data-option='{option}']").bounding_box(),
            page.locator("#dock").bounding_box(),
        )
        return bool(wanted and dock and wanted["y"] + wanted["height"] <= dock["y"] + 1)

    player.until(clear, "what is lit lies under the buttons")
    assert player.problems == []
    player.context.close()
