"""The pages around the table: the lobby, waiting for friends, the end, your games, and the page without a network."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from drawn import counting
from ended import ENDED, as_host
from player import Player
from playwright.sync_api import Browser, Page, expect
from positions import POSITIONS
from test_manners import sit_at
from test_pages import serious, serious_in_both_themes

from conftest import CLIENT, Site
from tharsis.server import preload


def fetched(page: Page) -> list[str]:
    """What the page asked the server for since it was opened."""
    return list(
        page.evaluate("() => performance.getEntriesByType('resource').map((file) => new URL(file.name).pathname)")
    )


def test_the_bar_of_a_tablet_has_room_for_all(browser: Browser, site: Site) -> None:
    right = "(e) => innerWidth - e.getBoundingClientRect().right"
    for lang in ("en", "fr", "uk"):
        player = Player(browser, site.url, lang=lang, size=(820, 1180))
        for width in (820, 768, 720):
            player.page.set_viewport_size({"width": width, "height": 1180})
            player.go("/")
            last = player.page.locator(".topbar button").last
            player.until(lambda last=last: last.evaluate(right) >= 0, f"{lang}: the bar is wider than {width}")  # type: ignore[misc]
        player.context.close()


def test_a_new_browser_begins_with_a_first_game(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, newcomer=True)
    player.page.set_viewport_size({"width": 1280, "height": 720})
    player.go("/")
    name = player.page.get_by_label("Your name at the table")
    assert " " in name.input_value(), "a made-up name has two words"
    player.fits("h")
    assert serious_in_both_themes(player.page) == []
    assert "/covers.svg" in fetched(player.page) and "/art.svg" not in fetched(player.page)
    name.fill("Alix")
    player.page.get_by_role("button", name="Begin my first game").click()
    player.page.wait_for_url("**/t/*")
    live = player.live()
    player.until(lambda: "/art.svg" in fetched(player.page), "the cards have no pictures")
    assert live["table"]["options"]["beginners"] == [0] and live["table"]["seats"][1]["bot"] == "random"
    # led around once, by keys; then each question is explained
    said = player.page.get_by_role("dialog", name="Tour, 1 of 6")
    expect(said).to_contain_text("Make Mars a home")
    assert serious(player.page) == []
    for _ in range(5):
        player.page.keyboard.press("ArrowRight")
    expect(player.page.get_by_role("dialog", name="Tour, 6 of 6")).to_contain_text("Milestones")
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(player.page.locator(".guidebar")).to_contain_text("Your turn")
    assert player.page.evaluate("() => JSON.parse(localStorage['tharsis.prefs']).guide") is True
    player.go("/")
    expect(player.page.locator("li.one")).to_contain_text("Generation 1")
    climb = player.page.get_by_role("radiogroup", name="Opponent, from the easiest")
    climb.get_by_role("radio", checked=True).press("ArrowRight")
    expect(climb.get_by_role("radio", name="Navigator, ")).to_be_checked()
    expect(player.page.get_by_role("button", name="Play against Navigator")).to_be_visible()
    player.fits("h")
    assert serious_in_both_themes(player.page) == []
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_the_lobby_is_seen_whole_on_a_tablet(browser: Browser, site: Site, lang: str) -> None:
    """Lying or standing, before the first game and with many that go on: nothing lies over something else."""
    player = Player(browser, site.url, lang=lang, size=(1024, 768), newcomer=True)
    player.go("/")
    player.fits()
    player.press("[data-way=known]")
    player.fits()
    for _ in range(5):
        player.open(seats=[{"kind": "you"}, {"kind": "bot", "bot": "random"}])
    player.go("/")
    player.page.locator("li.one").nth(2).wait_for()
    for width, height in ((1180, 820), (1024, 768), (768, 1024)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.fits()
        if width == 1024:  # all of them are scrolled in their own place
            player.press(".continue [aria-expanded=false]")
            player.page.locator("li.one").nth(4).wait_for()
            player.fits()
        now, left = (player.page.locator(part).bounding_box() for part in (".now", ".left .panel >> nth=0"))
        assert now and left
        assert now["x"] + now["width"] <= left["x"] or left["x"] + left["width"] <= now["x"]
    player.context.close()


def test_who_knows_the_game_keeps_the_name_that_was_shown(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, newcomer=True)
    player.go("/")
    name = player.page.get_by_label("Your name at the table").input_value()
    player.press("[data-way=known]")
    player.page.get_by_role("button", name="Play against").click()
    player.page.wait_for_url("**/t/*")
    assert player.live()["table"]["seats"][0]["name"] == name
    prefs, tour = player.page.evaluate("['tharsis.prefs', 'tharsis.tour'].map((key) => localStorage[key])")
    assert not json.loads(prefs)["guide"] and tour == "1"  # nor is anything explained
    player.context.close()


def test_a_solo_game_is_two_presses_away(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, lang="fr", size=(1280, 720))
    player.go("/")
    player.press("[data-way=known]")
    player.press("[data-way=solo]")
    player.fits()
    expect(player.page.locator(".setup")).to_contain_text("1 place")
    player.press(".setup a")
    expect(player.page.locator("aside .note")).to_contain_text("En solo")
    expect(player.page.locator("[data-seat]")).to_have_count(0)  # there is nobody else to choose
    player.go("/")
    player.press("[data-way=solo]")
    player.press(".now button.big")
    player.page.wait_for_selector("#setup-title")
    assert len(player.live()["table"]["seats"]) == 1
    assert player.problems == []
    player.context.close()


def test_on_a_phone_nothing_lies_behind_the_tabs(browser: Browser, site: Site) -> None:
    """The main button of a first visit is seen at once, and the end of the page when it was scrolled to."""
    player = Player(browser, site.url, phone=True, newcomer=True)
    player.go("/")
    begin = player.page.get_by_role("button", name="Begin my first game")
    covered = "(button) => button.getBoundingClientRect().bottom > document.querySelector('.tabs').offsetTop"
    for width, height in ((390, 844), (360, 740)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.until(lambda: not begin.evaluate(covered), "the button lies behind the tabs")
    last = player.page.get_by_text("Load a record")
    player.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    player.until(lambda: not last.evaluate(covered), "the end lies behind the tabs")
    player.context.close()


def test_who_sits_at_a_seat_is_chosen_by_keys_or_from_a_sheet(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    player.go("/new")
    who = player.page.get_by_role("combobox", name="Who sits at the green triangle")
    expect(who).to_have_text("Friend by link")
    who.press("ArrowDown")
    choices = player.page.get_by_role("listbox", name="Who sits at the green triangle")
    expect(choices.get_by_role("option", selected=True)).to_have_attribute("data-choice", "friend")
    assert serious(player.page) == []
    who.press("Escape")
    expect(choices).to_be_hidden()
    for key in ("p", "r", "Enter"):
        who.press(key)
    expect(who).to_have_text("Prospector")
    expect(who).to_be_focused()
    assert player.problems == []
    player.context.close()

    player = Player(browser, site.url, phone=True)
    player.go("/new")
    player.press("[data-seat='1']")
    expect(player.page.get_by_role("option", name="Drifter")).to_be_in_viewport()
    assert serious(player.page) == []
    player.press(".wrap h1")
    expect(player.page.get_by_role("listbox")).to_have_count(0)
    player.choose("[data-seat='1']", "bot:engineer")
    expect(player.page.locator("[data-seat='1']")).to_have_text("Engineer")
    assert player.problems == []
    player.context.close()


def test_what_is_said_of_a_game_is_not_cut_on_a_tablet(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, lang="uk", size=(1024, 768))
    player.go("/new")
    game = player.page.locator("label.game").first
    expect(game).to_contain_text("години")
    assert game.evaluate("(e) => e.scrollHeight <= e.clientHeight"), "the card of a game is too low for its words"
    player.context.close()


def test_friends_come_by_a_code_and_begin_together(browser: Browser, site: Site) -> None:
    host, friend = Player(browser, site.url), Player(browser, site.url, phone=True, lang="uk")
    host.go("/new")
    host.page.get_by_role("button", name="Open the waiting room").click()
    expect(host.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    code = host.page.locator("p.code").inner_text()
    assert serious_in_both_themes(host.page) == []
    friend.go(f"/join/{code.lower()}")
    friend.page.locator("form input").fill("Olena")
    friend.press("form button")
    expect(friend.page.locator(".seats h1")).to_be_in_viewport()  # who has a seat sees the company before the way in
    friend.page.locator("button.paint").first.tap()
    friend.page.get_by_role("radio").nth(3).tap()
    expect(host.page.get_by_role("listitem").filter(has_text="Olena").first).to_be_visible()
    host.until(lambda: host.live()["table"]["seats"][1]["colour"] == 3, "the colour is not there")
    row = friend.page.get_by_role("listitem").filter(has_text="Olena").first.bounding_box()
    assert row and row["height"] < 84  # its name, its colour and what it says have one line each
    host.press("[data-ready]")  # the host need not wait for that
    expect(host.page.locator("[data-ready]")).to_have_attribute("aria-pressed", "true")
    friend.press(".go button")
    for player in (host, friend):
        player.page.wait_for_selector("#setup-title")
        assert player.problems == []
        player.context.close()


STILL = {  # pages as high as the window, and what is there when they are
    "/new": "[data-seat]",
    "/new?with=marsbot": "aside .note",
    "/puzzles": "#board .hex",
    "/analysis": ".hex",
    "/you": ".games li",
    "/join/RUSTY-72": "[role=alert]",
}


@pytest.mark.parametrize("lang", ["fr", "uk"])
def test_no_page_around_the_table_scrolls_at_a_desk(browser: Browser, site: Site, lang: str) -> None:
    """A column may, within itself; what goes on is always in sight."""
    player = Player(browser, site.url, lang=lang)
    over = "() => document.documentElement.scrollHeight - innerHeight"
    for path, shown in STILL.items():
        player.go(path)
        player.page.wait_for_selector(shown)
        for width, height in ((1280, 720), (2560, 1440)):
            player.page.set_viewport_size({"width": width, "height": height})
            player.until(lambda: player.page.evaluate(over) <= 0, f"{path} scrolls at {width}")
    player.page.set_viewport_size({"width": 1280, "height": 720})
    player.go("/new")
    for _ in range(3):
        player.press("aside .wide")
    player.fits()
    expect(player.page.locator(".go button")).to_be_in_viewport(ratio=1)
    player.press(".go button")
    player.page.wait_for_selector("p.code")
    player.fits()
    expect(player.page.locator(".talk input")).to_be_in_viewport(ratio=1)
    code = player.page.locator("p.code").inner_text()
    guest = Player(browser, site.url, lang=lang, newcomer=True)
    for width, height in ((1280, 720), (2560, 1440), (390, 844)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.go(f"/join/{code}")
        guest.page.wait_for_selector("form input")
        guest.fits()
    for somebody in (player, guest):
        somebody.context.close()


def test_a_free_seat_is_nobody_and_whoever_comes_has_a_name_of_their_own(browser: Browser, site: Site) -> None:
    host, guest = Player(browser, site.url, newcomer=True), Player(browser, site.url, newcomer=True)
    host.go("/")
    name = host.page.get_by_label("Your name at the table").input_value()
    host.press("a[href='/new']")
    expect(host.page.get_by_label("Name at seat 1")).to_have_value(name)
    host.press(".go button")
    expect(host.page.get_by_role("heading", level=1)).to_have_text(f"{name}’s table")
    seats = host.page.locator("li.seat")
    expect(seats.nth(1)).to_contain_text("Free seat")
    expect(seats.nth(1).locator("[data-call]")).to_have_text("Share")  # nobody is there to be reminded
    seats.nth(1).get_by_role("button", name="Change the name").click()
    seats.nth(1).locator("input").fill("Marc")
    seats.nth(1).locator("input").press("Enter")
    expect(seats.nth(1).locator("[data-call]")).to_have_text("Remind")
    guest.go(f"/join/{host.page.locator('p.code').inner_text()}")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(f"{name}’s table")
    own = guest.page.locator("form input").get_attribute("placeholder")
    assert own and own != name
    guest.press("form button")
    expect(seats.nth(1)).to_contain_text(own)
    for player in (host, guest):
        assert player.problems == []
        player.context.close()


def test_colours_are_left_by_escape_and_by_whatever_is_pressed_elsewhere(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    player.open(seats=[{"kind": "you"}, {"kind": "friend"}], wait=True)
    player.go(f"/t/{player.table}")
    colours = player.page.get_by_role("radiogroup", name="Colour and shape")
    elsewhere: tuple[Callable[[], None], ...] = (
        lambda: player.page.keyboard.press("Escape"),
        lambda: player.press("h1"),
        lambda: player.press("[data-call]"),
    )
    for leave in elsewhere:
        player.press("button.paint")
        expect(colours).to_be_visible()
        leave()
        expect(colours).to_have_count(0)
    player.context.close()


def test_who_has_lost_a_seat_is_told_once(browser: Browser, site: Site) -> None:
    host, friend = Player(browser, site.url), Player(browser, site.url)
    opened = host.open(seats=[{"kind": "you", "name": "Alix"}, {"kind": "friend"}], wait=True)["table"]
    friend.go(f"/join/{opened['code']}")
    friend.press("form button")
    friend.page.wait_for_selector("li.seat")
    friend.page.goto("about:blank")
    given = host.context.request.patch(f"{site.url}/api/tables/{host.table}/seats/1", data={"kind": "bot"})
    assert given.ok
    friend.go(f"/t/{host.table}")
    told = friend.page.get_by_role("dialog", name="You have no seat here any more")
    expect(told).to_contain_text("Alix is the host")
    told.get_by_role("button", name="Watch").click()
    friend.page.reload()
    expect(friend.page.get_by_text("You are watching")).to_be_visible()
    expect(told).to_have_count(0)
    for player in (host, friend):
        player.context.close()


def test_on_a_phone_on_its_side_the_areas_of_a_position_are_large_enough_to_press(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True, size=(844, 390))
    player.go("/analysis")
    assert player.size_of(".mid .hex")[0] >= 24
    expect(player.page.locator(".mid .hex").last).to_be_in_viewport()
    player.fits("w")
    assert player.problems == []
    player.context.close()


def test_a_replay_shows_the_way_back_in_every_window(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, lang="fr")
    player.open(seats=[{"kind": "you"}], options={"beginners": [0]})
    wide = "(e) => e.getBoundingClientRect().right > innerWidth"
    outside = f"() => [...document.querySelectorAll('footer *')].filter({wide}).length"
    for width, height, most in ((1280, 720, 64), (1024, 768, 64), (844, 390, 112), (360, 740, 120)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.go(f"/t/{player.table}/replay")
        expect(player.page.get_by_role("link", name="À la table")).to_be_in_viewport(ratio=1)
        assert player.size_of("footer")[1] <= most
        if height == 390:  # the planet has all below the bar, and the buttons stand beside it
            assert player.size_of("main .planet")[1] == 344
        assert player.page.evaluate(outside) == 0
    player.context.close()


def test_a_guest_goes_on_when_the_host_has_left(browser: Browser, site: Site) -> None:
    host, friend = Player(browser, site.url), Player(browser, site.url, phone=True)
    friend.page.clock.install()
    opened = host.open(seats=[{"kind": "you", "name": "Alix"}, {"kind": "friend"}], wait=True)["table"]
    host.go(f"/t/{host.table}")
    host.page.wait_for_selector(".seats h1")
    friend.go(f"/join/{opened['code']}")
    friend.page.locator("form input").fill("Olena")
    friend.press("form button")
    expect(friend.page.get_by_role("listitem").filter(has_text="Alix").first).to_contain_text("host")
    host.context.close()
    expect(friend.page.get_by_text("Alix has left")).to_be_visible()
    expect(friend.page.locator("[data-host]")).to_have_count(0)
    friend.page.clock.run_for(33_000)
    friend.press("[data-host]")  # the server has seen the host a moment ago
    expect(friend.page.get_by_role("alert").first).to_be_visible()
    friend.context.close()


def test_the_end_has_a_picture_and_a_rematch(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True)
    as_host(player)
    player.go(f"/t/{ENDED}")
    expect(player.page.get_by_role("img", name="The planet at the end")).to_be_visible()
    expect(player.page.locator(".points li").first).to_be_attached()
    assert serious_in_both_themes(player.page) == []
    with player.page.expect_download() as download:
        player.press("[data-share]")
    picture = Path(download.value.path()).read_bytes()
    assert picture[:4] == b"\x89PNG" and struct.unpack(">II", picture[16:24]) == (1200, 630)
    player.press("button:has-text('Rematch')")
    player.page.wait_for_url(lambda url: "/t/" in url and ENDED not in url)
    assert [seat["name"] for seat in player.live()["table"]["seats"]] == ["Alix", "Vega"]
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("size", [(740, 360), (844, 390), (932, 430)])
def test_the_end_on_a_phone_on_its_side_has_the_planet_beside_the_points(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    player = Player(browser, site.url, phone=True, size=size)
    as_host(player)
    player.go(f"/t/{ENDED}")
    expect(player.page.locator(".do .btn").last).to_be_visible()
    boxes = "() => ['.globe .ball', '.score', '.do'].map((s) => document.querySelector(s).getBoundingClientRect())"
    planet, score, buttons = player.page.evaluate(boxes)
    assert planet["height"] > size[1] / 2 and planet["bottom"] < size[1]
    assert planet["right"] <= min(score["left"], buttons["left"]) and score["top"] < size[1] / 4
    assert buttons["bottom"] == size[1] and buttons["right"] == size[0]
    player.fits()
    assert player.problems == []
    player.context.close()


BEHIND = {"en": "behind Olena", "fr": "de retard sur Olena", "uk": "менше, ніж має Olena"}


def test_until_all_points_are_counted_nobody_is_first(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, moving=True)
    ending = POSITIONS["ending"]
    poorer = {**ending["seats"][0], "tr": 20}  # who looks is the last of all
    sit_at(player, site, {**ending, "seats": [poorer, *ending["seats"][1:]]})
    counting(player)
    names, places = player.page.locator(".scores .nm b"), player.page.locator(".scores .pos")
    seats = [player.live()["table"]["seats"][s]["name"] for s in range(4)]
    assert [name.split()[0] for name in names.all_inner_texts()] == [name.split()[0] for name in seats]
    expect(places).to_have_text([""] * 4)
    expect(player.page.locator(".win [role=img]")).to_have_count(0)  # the sign of who has won
    player.page.keyboard.press("Escape")
    expect(places).to_have_text(["1", "2", "3", "4"])
    expect(names.last).to_contain_text(seats[0])
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("lang", list(BEHIND))
def test_who_has_lost_is_told_by_which_points(browser: Browser, site: Site, lang: str) -> None:
    """Also where the coach was not asked, or found no answer worth a word."""
    player = Player(browser, site.url, lang=lang)
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Olena", "Marc", "Iryna")]
    player.open(seats=[{"kind": "you"}, *bots])
    player.table = site.begin_from(player.table, POSITIONS["ended-3"])
    player.go(f"/t/{player.table}")
    decided = player.page.locator(".decided p")
    expect(decided).to_contain_text(re.compile(r"3\D+" + BEHIND[lang]))
    assert player.problems == []
    player.context.close()


def test_your_games_go_to_another_device_by_a_code(browser: Browser, site: Site) -> None:
    desk, phone = Player(browser, site.url), Player(browser, site.url, phone=True)
    as_host(desk)
    desk.go("/")
    desk.page.wait_for_selector("li.one")  # the table of an older server is looked at
    desk.go("/you")
    expect(desk.page.get_by_role("link", name="Review of Friday table")).to_be_visible()
    desk.fits("h")
    assert serious_in_both_themes(desk.page) == []
    desk.page.get_by_role("button", name="Another device").click()
    code = desk.page.locator(".code b").inner_text()
    phone.go("/you")
    phone.page.get_by_label("Code of another device").fill(code)
    phone.page.get_by_role("button", name="Use").tap()
    expect(phone.page.get_by_role("link", name="Review of Friday table")).to_be_visible()
    expect(phone.page.get_by_text("this one")).to_be_visible()
    expect(phone.page.get_by_text("This device is yours, too, now")).to_be_visible()
    expect(phone.page.get_by_label("Your name")).to_have_value("Alix")
    for player in (desk, phone):
        assert player.problems == []
        player.context.close()


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
@pytest.mark.parametrize("layout", preload.LAYOUTS)
@pytest.mark.parametrize("game", ["mars", "ares"])
def test_a_table_that_begins_takes_at_most_150_kilobytes(game: str, layout: str, lang: str) -> None:
    """Scripts, styles and words, as the build has packed them; pictures and cards come beside."""
    files = json.loads((CLIENT / preload.LIST).read_text())
    names = (preload.TABLE, game, f"{game}-{layout}", preload.TRAY)
    words = [preload.WORDS.format(lang), *([f"src/words/{lang}/ares.ts"] if game == "ares" else [])]
    seen: set[str] = set()
    taken = {
        path
        for entry in ("index.html", *(preload.called(files, name) for name in names), *words)
        for file in preload.needed(files, entry, seen)
        for path in (file["file"], *file.get("css", ()))
    }
    packed = [CLIENT / f"{path}.gz" for path in taken]
    assert sum((file if file.is_file() else file.with_suffix("")).stat().st_size for file in packed) < 150_000


def test_the_head_of_a_table_names_what_its_question_lies_on(browser: Browser, site: Site) -> None:
    files = json.loads((CLIENT / preload.LIST).read_text())
    tray = files[preload.called(files, preload.TRAY)]["file"]
    somebody = browser.new_context().request
    for beginners, named in (([], True), ([0], False)):  # who begins with the first turn chooses nothing before
        body = {"seats": [{"kind": "you"}], "options": {"beginners": beginners}}
        table = somebody.post(f"{site.url}/api/tables", data=body).json()["table"]["id"]
        assert (tray in somebody.get(f"{site.url}/t/{table}").text()) == named
    steps = files[preload.STEPS]["file"]
    begins = somebody.get(f"{site.url}/t/{table}").text()
    assert steps not in begins and all(
        files[f"src/mars/{part}.svelte"]["file"] in begins for part in ("Dock", "PhoneSheet")
    )
    ask = somebody.get(f"{site.url}/api/tables/{table}/live").json()["ask"]["id"]
    aquifer = {"id": "m1", "ask": ask, "answers": [["project aquifer"]]}
    assert somebody.post(f"{site.url}/api/tables/{table}/answer", data=aquifer).ok
    assert steps in somebody.get(f"{site.url}/t/{table}").text()  # where is it placed?


def test_the_page_opens_without_a_network(browser: Browser, site: Site) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(site.url)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 0)")
    for _ in range(2):  # controlled from the second time on, which keeps all that it needs
        page.goto(site.url)
        page.wait_for_load_state("networkidle")
    kept = page.evaluate(
        "() => caches.open('tharsis-shell').then((all) => all.keys()).then((all) => all.map((one) => one.url))"
    )
    assert f"{site.url}/icons.svg" in kept and f"{site.url}/art.svg" not in kept  # that one comes with the first table
    context.set_offline(True)
    page.goto(site.url)
    expect(page.get_by_role("link", name="Play").first).to_be_visible()
    context.close()


def test_a_code_that_leads_nowhere_says_how_codes_look(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    player.go("/")
    player.page.get_by_label("Join by code or link").fill("RUSTY-72")
    player.page.get_by_role("button", name="Join").click()
    expect(player.page.get_by_role("heading", name="No table waits under this code")).to_be_visible()
    expect(player.page.get_by_role("alert")).to_contain_text("five letters")
    player.context.close()
