"""The rest of what people do: come back, take back, watch, replay, look things up, with whatever eyes and hands."""

from __future__ import annotations

import os
import time
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from player import PATIENCE, Player, lifted
from playwright.sync_api import Browser, Page, Route, expect
from test_games import sit_down

from conftest import Site

WORST = ["serious", "critical"]
# a rule that says how bad it is says so of all that it finds
LOOK = """async ([within, only, worst]) => {
    const milder = axe._audit.rules.filter((rule) => rule.impact && !worst.includes(rule.impact));
    const rules = Object.fromEntries(milder.map((rule) => [rule.id, {enabled: false}]));
    const asked = {resultTypes: ['violations'], ...(only ? {runOnly: only} : {rules})};
    const {violations} = await axe.run(within ?? document, asked);
    return violations.filter((one) => worst.includes(one.impact))
        .map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 120)}`);
}"""
IMAGES = Path(__file__).parent.parent.parent / "docs" / "images"
OPEN = """async (body) => (await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify(body)})).json()"""

STILL = """() => document.getAnimations().every(
            (a) => a.playState !== 'running' || a.effect.getTiming().iterations === Infinity)"""


def picture(page: Page, name: str) -> None:
    """Pictures of the documentation are taken anew only when asked for."""
    file = IMAGES / f"{name}.webp"
    if os.environ.get("WRITE_IMAGES") and file.is_file():
        from PIL import Image  # comes with matplotlib

        calm(page)
        with lifted(page):
            Image.open(BytesIO(page.screenshot())).convert("RGB").save(file, quality=86, method=6)


def calm(page: Page) -> None:
    """All is there, and nothing moves any more, but for what moves for ever."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => 0)")
    page.wait_for_function(STILL)


def solo_against_a_bot(player: Player) -> None:
    player.open(
        name="Friday table",
        seats=[{"kind": "you", "name": "Alix"}, {"kind": "bot", "bot": "greedy", "name": "Olena"}],
        settings={"bot_delay": 0},
    )
    player.go(f"/t/{player.table}")


def play_until(player: Player, generation: int, wanted: str = "pass") -> dict[str, Any]:
    """To the next turn of this player with all its actions and this option, in this generation at the earliest."""
    last = time.monotonic()
    while time.monotonic() < last + PATIENCE:
        live = player.live()
        ask = live["ask"]
        if ask is not None and ask["kind"] == "turn" and live["view"]["generation"] >= generation:
            offered = {o["notation"] for o in ask["options"]}
            if {"pass", wanted} <= offered and not any(o.startswith("first action") for o in offered):
                return live
        if player.step():
            last = time.monotonic()
        else:
            player.page.wait_for_timeout(10)  # the bot thinks
    raise AssertionError("that generation did not come")


def serious(page: Page, within: str | None = None, only: list[str] | None = None) -> list[str]:
    """What axe finds on the page, or within a part of it: hundreds of cards would take it half a minute. It is
    asked for the worst alone: to look for all else and to write down what is well would take it longer."""
    calm(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    with lifted(page):
        return list(page.evaluate(LOOK, [within, only, WORST]))


def serious_in_both_themes(page: Page, name: str = "") -> list[str]:
    """What axe finds in the dark, and by contrast alone in the light; with a name, pictures of both."""
    found = serious(page)
    if name:
        picture(page, f"{name}-dark")
    page.emulate_media(color_scheme="light")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'light'")
    found += serious(page, only=["color-contrast"])
    if name:
        picture(page, f"{name}-light")
    page.emulate_media(color_scheme="dark")
    return found


def test_undo_takes_back_an_action(browser: Browser, site: Site) -> None:
    """Both actions of a turn: it is over only when the player says so."""
    player = Player(browser, site.url)
    solo_against_a_bot(player)
    before = play_until(player, 1, "project city")  # then there is enough for two of the others
    energy = before["view"]["seats"][0]["production"]["energy"]
    for _ in range(2):
        ask = player.live()["ask"]["id"]
        player.press("[data-option='project power_plant']")
        player.finish(ask)
    after = player.live()
    assert after["view"]["seats"][0]["production"]["energy"] == energy + 2
    assert [o["notation"] for o in after["ask"]["options"]] == ["end turn"]
    for left in (1, 0):
        expect(player.page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
        seq = player.live()["seq"]
        player.page.keyboard.press("u")
        player.until(lambda seq=seq: player.live()["seq"] > seq, "nothing was taken back")  # type: ignore[misc]
        assert player.live()["view"]["seats"][0]["production"]["energy"] == energy + left
    assert player.live()["view"] == before["view"]
    assert player.problems == []
    player.context.close()


def test_the_form_says_who_begins_and_what_a_solo_game_has_not(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    page = player.page
    page.set_viewport_size({"width": 1280, "height": 720})
    player.go("/new")
    page.wait_for_selector("[data-seat='1']")
    player.fits("h")
    first = page.get_by_role("group", name="First player").get_by_role("button")
    expect(first).to_have_count(4)  # the first seat, by lot, the last winner, and the second seat
    first.last.click()
    page.get_by_role("button", name="Open the waiting room").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    found = page.evaluate("async (id) => (await fetch('/api/tables/' + id)).json()", table)
    assert found["options"]["first"] == 1
    player.go("/new")
    page.get_by_role("button", name="Remove seat 2").click()
    for name in ("Draft", "World Government"):
        expect(page.get_by_role("switch", name=name)).to_have_attribute("aria-disabled", "true")
    assert player.problems == []
    player.context.close()


def test_an_old_page_loads_itself_anew(browser: Browser, site: Site) -> None:
    """A page that was open while the server got a newer one asks for a file that is gone."""
    page = browser.new_page()
    page.goto(site.url)
    gone: list[str] = []

    def answer(route: Route) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404, content_type="text/html", body="<p>gone</p>")

    page.route("**/assets/Encyclopedia-*.js", answer)
    page.locator("a[href='/cards']").first.click()
    expect(page.locator("[data-card=ants]").first).to_be_attached()
    assert len(gone) == 1
    assert page.request.get(f"{site.url}/assets/Encyclopedia-older.js").status == 404
    page.close()


def test_the_page_comes_back_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.start()
    try:
        player = Player(browser, site.url)
        solo_against_a_bot(player)
        before = play_until(player, 2)
        site.kill()
        player.page.wait_for_selector("[role=alert]")
        player.told = None
        site.start()
        assert player.live()["view"] == before["view"]
        player.page.wait_for_selector("[role=alert]", state="detached")
        player.step()
        assert player.live()["seq"] > before["seq"]
        player.context.close()
    finally:
        site.kill()


def test_a_spectator_sees_no_hand(browser: Browser, site: Site) -> None:
    host, guest = Player(browser, site.url), Player(browser, site.url)
    host.go("/")
    opened = host.page.evaluate(
        OPEN, {"name": "Watched", "seats": [{"kind": "you", "name": "Alix"}, {"kind": "bot", "bot": "random"}]}
    )
    host.table = guest.table = opened["table"]["id"]
    host.go(f"/t/{host.table}")
    play_until(host, 1)
    hand = host.live()["view"]["seats"][0]["hand"]
    guest.go(next(x["path"] for x in opened["links"] if x["seat"] is None))
    guest.page.wait_for_url(f"**/t/{guest.table}")
    guest.page.wait_for_selector("[data-area=A1]")
    assert all(s["hand"] is None for s in guest.live()["view"]["seats"])
    assert not any(guest.page.locator(f"[data-card={card}]").count() for card in hand)
    for player in (host, guest):
        assert player.problems == []
        player.context.close()


def test_the_past_can_be_replayed(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    solo_against_a_bot(player)
    play_until(player, 3)
    player.go(f"/t/{player.table}/replay?n=1")
    slider = player.page.locator("input[type=range]")
    expect(slider).to_be_visible(timeout=10000)
    slider.focus()
    player.page.keyboard.press("End")
    most = slider.get_attribute("max") or ""
    expect(slider).to_have_value(most)
    assert int(most) > 10
    calm(player.page)
    picture(player.page, "replay")
    assert serious(player.page) == []
    player.context.close()


CLIPPED = """(cards) => cards.filter((card) => {
    const edge = card.getBoundingClientRect().right;
    return [...card.querySelectorAll('.tags .ic')].some((tag) => tag.getBoundingClientRect().right > edge);
}).map((card) => card.dataset.card)"""


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_no_tag_is_clipped_where_three_cards_share_a_row_of_a_phone(browser: Browser, site: Site, game: str) -> None:
    player = Player(browser, site.url, phone=True)
    player.go(f"/cards?game={game}")
    player.page.locator("[data-card=advanced_ecosystems]").scroll_into_view_if_needed()
    cards = player.page.locator(".grid .card")
    row = cards.evaluate_all("(all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size")
    assert row == 3
    assert cards.evaluate_all(CLIPPED) == []
    player.context.close()


@pytest.mark.parametrize(
    ("lang", "word", "card"),
    [("en", "tardigrades", "tardigrades"), ("fr", "fourmis", "ants"), ("uk", "мурахи", "ants")],
)
def test_the_encyclopedia_finds_cards_as_you_type(
    browser: Browser, site: Site, lang: str, word: str, card: str
) -> None:
    player = Player(browser, site.url, lang=lang)
    player.go("/cards")
    player.page.locator("input[type=search]").fill(word)
    expect(player.page.locator(f"[data-card={card}]")).to_be_visible(timeout=10000)
    player.until(lambda: 0 < player.page.locator("[data-card]").count() <= 6, "other cards are still there")
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_no_serious_issue(browser: Browser, site: Site, phone: bool) -> None:
    player = Player(browser, site.url, phone)
    size = "phone" if phone else "desk"
    for path in ("/", "/new", "/cards", "/help"):
        player.go(path)
        player.page.wait_for_selector("h1")
        name = f"{path.strip('/') or 'lobby'}-{size}"
        if path == "/cards":
            player.page.emulate_media(color_scheme="light")
            picture(player.page, f"{name}-light")
            player.page.emulate_media(color_scheme="dark")
            name = ""  # the pictures show all cards
            player.page.locator("input[type=search]").fill("tardigrades")
            player.until(lambda: 0 < player.page.locator("[data-card]").count() <= 6, "other cards are still there")
        assert serious_in_both_themes(player.page, name) == [], path
    solo_against_a_bot(player)
    player.page.wait_for_selector("#setup-title")
    assert serious_in_both_themes(player.page, f"setup-{size}") == [], "setup"
    play_until(player, 2)
    assert serious_in_both_themes(player.page, f"table-{size}") == [], "table"
    if not phone:
        player.fits("h")
    player.context.close()


def test_a_friend_joins_by_a_link_made_on_the_page(browser: Browser, site: Site) -> None:
    host, friend = Player(browser, site.url), Player(browser, site.url, phone=True, lang="uk")
    sit_down(host, friend)
    assert host.live()["table"]["seats"][1]["taken"]
    assert friend.live()["table"]["you"] == 1
    for player in (host, friend):
        player.context.close()
