"""One explanation for everything: by pointer, by key and by a finger that rests."""

from __future__ import annotations

from player import Player
from playwright.sync_api import Browser, expect
from test_dock import POSITION
from test_manners import sit_at
from test_pages import serious

from conftest import Site


def test_things_explain_themselves_at_a_desk(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    sit_at(player, site, POSITION)
    page = player.page
    tip = page.locator("#tip")

    page.locator(".own .rc").nth(3).hover()
    expect(tip).to_contain_text("For 8: a greenery")
    page.locator("[data-area=C3]").hover()  # a neighbour, at once
    expect(tip).to_contain_text("C3")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()

    # a milestone within reach: definition, race and what it means now
    milestone = page.locator("#goals [data-option='claim terraformer']")
    milestone.hover()
    expect(tip).to_contain_text("5 points")
    expect(tip).to_contain_text("Have a terraform rating of at least 35.")
    expect(tip.locator(".bar")).to_have_count(2)
    expect(tip).to_contain_text("Yours to claim for 8\u00a0M€.")
    expect(milestone).to_have_attribute("aria-describedby", "tip")
    box, thing = tip.bounding_box(), milestone.bounding_box()
    assert box and thing and box["x"] + box["width"] <= thing["x"], "it stands beside its thing"
    assert serious(page) == []

    # by keys at once, also where a button is blocked; numbers are one stop, and arrows go on from there
    page.mouse.move(700, 5)
    expect(tip).to_be_hidden()
    page.locator("[data-option='end turn']").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tip).to_contain_text("End turn")
    expect(tip).to_contain_text("needs one action first")
    first = page.locator(".own [data-read][tabindex='0']")
    expect(first).to_have_count(1)
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".own [data-read]").nth(1)).to_be_focused()
    expect(tip).to_be_visible()
    expect(page.locator("[title]")).to_have_count(0)

    # who has pressed it by a key knows it
    page.locator("[data-option='project aquifer']").focus()
    expect(tip).to_contain_text("Aquifer")
    page.keyboard.press("Enter")
    expect(tip).to_be_hidden()
    assert player.problems == []
    player.context.close()


def test_a_finger_that_rests_opens_a_sheet(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True)
    sit_at(player, site, POSITION)
    page = player.page
    tip = page.locator("#tip")
    place = page.locator(".resbar button").nth(3).bounding_box()
    assert place
    finger = page.context.new_cdp_session(page)
    spot = {"x": place["x"] + 20, "y": place["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(tip).to_contain_text("For 8: a greenery")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip).to_be_visible()  # it stays, and the press did nothing else
    expect(page.locator("[data-tab=mars]")).to_have_attribute("aria-selected", "true")
    page.touchscreen.tap(200, 400)
    expect(tip).to_be_hidden()
    assert player.problems == []
    player.context.close()
