"""What the browser may do is little; the page and the reference live with it."""

from __future__ import annotations

from player import Player
from playwright.sync_api import Browser, expect

from conftest import Site


def test_the_reference_opens_under_our_own_policy(browser: Browser, site: Site) -> None:
    somebody = Player(browser, site.url)
    somebody.go("/api/docs")
    page = somebody.page
    expect(page.get_by_role("heading", name="POST /api/tables/{table}/answer")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('td')).fontFamily").startswith("ui-monospace")
    page.get_by_role("link", name="Answer", exact=True).first.click()
    expect(page.locator("#Answer")).to_be_in_viewport()
    assert not somebody.problems


def test_who_is_lost_is_told_so_and_nobody_puts_the_page_into_a_frame(browser: Browser, site: Site) -> None:
    somebody = Player(browser, site.url)
    answer = somebody.page.goto(f"{site.url}/nowhere")
    assert answer is not None and answer.status == 404
    expect(somebody.page.get_by_role("link", name="To the lobby")).to_be_visible()
    somebody.page.evaluate("document.body.append(Object.assign(document.createElement('iframe'), {src: '/'}))")
    somebody.until(lambda: any("frame-ancestors" in one for one in somebody.problems), "the frame is not refused")
