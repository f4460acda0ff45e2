"""What the page says where there is nothing to show, or something is missing: and what can be done then."""

from __future__ import annotations

import json
import re

import pytest
from ended import OLDER, as_older_host
from player import Player
from playwright.sync_api import Browser, WebSocketRoute, expect
from positions import POSITIONS
from speaking import serious_in_all_languages
from test_manners import POSITION, sit_at
from test_pages import serious_in_both_themes

from conftest import Site
from tharsis.coach.puzzles import shipped

OTHER_RULES = {
    "en": "Played by other rules",
    "fr": "Jouée avec d’autres règles",
    "uk": "Зіграно за іншими правилами",
}
ALL_SOLVED = {"en": "All solved, for now", "fr": "Toutes résolues, pour l’instant", "uk": "Поки що всі розв’язано"}
ALL_TAKEN = {"en": "All seats are taken", "fr": "Toutes les places sont prises", "uk": "Усі місця зайнято"}
KEPT_NOWHERE = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('', 'SecurityError'); }})"


def test_a_game_of_other_rules_is_neither_judged_nor_opened_and_says_so(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    as_older_host(player)
    player.go(f"/t/{OLDER}/review")
    said = player.page.locator("main [role=status]")
    assert serious_in_all_languages(player, said, OTHER_RULES, "main") == []
    said.locator("summary").click()
    expect(said).to_contain_text("rules version 1")
    player.go(f"/t/{OLDER}")
    expect(player.page.get_by_role("heading", level=1)).to_have_text(OTHER_RULES["en"])
    player.context.close()


def test_who_has_solved_all_of_a_level_is_led_to_harder_puzzles(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    easy = [puzzle.name for puzzle in shipped() if puzzle.rating < 1100]
    solved = {"rating": 1000, "tries": {name: {"solved": True, "days": []} for name in easy}}
    player.context.add_init_script(f"localStorage['tharsis.puzzles'] ??= {json.dumps(json.dumps(solved))}")
    player.go(f"/puzzles/{easy[0]}")
    said = player.page.locator("aside [role=status]")
    assert serious_in_all_languages(player, said, ALL_SOLVED, "aside") == []
    said.get_by_role("link", name="Harder puzzles").click()
    harder = min((puzzle for puzzle in shipped() if puzzle.rating >= 1100), key=lambda puzzle: puzzle.rating)
    expect(player.page).to_have_url(re.compile(f"/puzzles/{harder.name}$"))
    assert player.problems == []
    player.context.close()


def test_who_comes_to_a_full_table_by_its_code_may_watch(browser: Browser, site: Site) -> None:
    host = Player(browser, site.url)
    code = host.open(seats=[{"kind": "you"}, {"kind": "bot"}], wait=True)["table"]["code"]
    late = Player(browser, site.url)
    late.go(f"/join/{code}")
    said = late.page.locator("main [role=status]")
    assert serious_in_all_languages(late, said, ALL_TAKEN, "main") == []
    said.get_by_role("link", name="Watch").click()
    expect(late.page.locator("main")).to_contain_text("You are watching")
    host.context.request.post(f"{site.url}/api/tables/{host.table}/start")
    later = Player(browser, site.url)
    later.go(f"/join/{code}")
    expect(later.page.locator("main [role=status]")).to_contain_text("The game has begun")
    for player in (host, late, later):
        player.context.close()


def test_who_waits_for_a_host_who_has_left_reads_so(browser: Browser, site: Site) -> None:
    host, friend = Player(browser, site.url), Player(browser, site.url)
    code = host.open(seats=[{"kind": "you", "name": "Alix"}, {"kind": "friend"}], wait=True)["table"]["code"]
    host.go(f"/t/{host.table}")
    expect(host.page.locator("p.code")).to_be_visible()
    friend.context.request.post(f"{site.url}/api/enter", data={"token": code})
    friend.go(f"/t/{host.table}")
    expect(friend.page.get_by_role("button", name="I am ready")).to_be_visible()
    expect(friend.page.get_by_text("Alix has left")).to_be_hidden()
    host.page.goto("about:blank")
    expect(friend.page.get_by_text("Alix has left")).to_be_visible()
    assert serious_in_both_themes(friend.page) == []
    host.go(f"/t/{host.table}")
    expect(friend.page.get_by_text("Alix has left")).to_be_hidden()
    host.context.close()
    friend.context.close()


def test_a_browser_that_keeps_nothing_says_so_and_plays(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, newcomer=True)
    player.context.add_init_script(KEPT_NOWHERE)
    player.go("/you")
    said = player.page.locator("main [role=status]").first
    expect(said).to_contain_text("This browser keeps nothing")
    with player.page.expect_download() as saved:
        said.get_by_role("button", name="Export now").click()
    assert json.loads(saved.value.path().read_text()) == {"games": []}
    assert serious_in_both_themes(player.page) == []
    player.go("/")
    player.page.get_by_role("button", name="Begin my first game").click()
    player.page.wait_for_url("**/t/*")
    expect(player.page.locator("#board")).to_be_visible()
    assert player.problems == []
    player.context.close()


def test_without_a_connection_the_table_says_what_becomes_of_a_choice(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    there = True
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if there:
            line.connect_to_server()
            lines.append(line)
        else:
            line.close()

    player.page.route_web_socket(re.compile("/socket"), connect)
    sit_at(player, site, POSITION)
    expect(player.page.locator("#hand [data-card=asteroid]")).to_be_visible()
    there = False
    lines[-1].close()
    lost = player.page.locator(".banner")
    expect(lost).to_contain_text("No connection")
    expect(lost).to_contain_text(re.compile(r"Trying again in \d"))
    assert serious_in_both_themes(player.page) == []
    button = lost.get_by_role("button", name="Try again").element_handle()
    there = True
    button.evaluate("(button) => button.click()")  # at once, before the page tries again by itself
    expect(lost).to_be_hidden()
    player.context.close()


GOES_NO_FURTHER = {"en": "it goes no further here", "fr": "elle ne va pas plus loin ici", "uk": "далі тут не йде"}


def test_a_game_that_goes_no_further_says_so(browser: Browser, site: Site) -> None:
    """Also to those who wait for a bot, which does nothing any more."""
    player = Player(browser, site.url)

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "live":
                said["table"]["endless"] = True
            line.send(json.dumps(said))

        server.on_message(told)

    player.page.route_web_socket(re.compile("/socket"), connect)
    sit_at(player, site, POSITION)
    said = player.page.locator(".banner")
    assert serious_in_all_languages(player, said, GOES_NO_FURTHER, ".banner") == []
    said.get_by_role("button").click()
    expect(said).to_be_hidden()
    player.context.close()


@pytest.mark.parametrize("game", ["mars", "ares"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
def test_in_ones_own_turn_the_menu_says_how_fast_rivals_turns_are_shown(
    browser: Browser, site: Site, game: str, size: tuple[int, int]
) -> None:
    player = Player(browser, site.url, phone=size[0] < 700, size=size)
    position = POSITIONS[game]
    bots = [{"kind": "bot", "bot": "random"}] * (len(position["seats"]) - 1)
    player.open(game=game, seats=[{"kind": "you"}, *bots], settings={"bot_delay": 10})
    player.go(f"/t/{site.begin_from(player.table, position)}")
    player.press("button:has(use[href='#u-menu'])")
    pace = player.page.get_by_role("dialog").get_by_role("group", name="Rivals’ turns")
    expect(pace).to_be_in_viewport(ratio=1)  # without looking for it below all others
    fast = pace.get_by_role("button", name="Fast")
    fast.tap() if player.phone else fast.click()
    expect(fast).to_have_attribute("aria-pressed", "true")
    assert player.page.evaluate("JSON.parse(localStorage['tharsis.prefs']).pace") == "fast"
    assert player.problems == []
    player.context.close()
