"""The coach: asked deeper and deeper at the table, looking back at a game and into a moment of it, and puzzles. At both
sizes, in three languages: each is gone through in one of them, and looked at in all.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from ended import ENDED, as_host
from player import Player
from playwright.sync_api import Browser, Page, Route, expect
from puzzling import actions_of, do, plainest, staged
from speaking import LANGS, serious_in_all_languages, speak
from test_ares import SETUP, AresPlayer, open_table
from test_ares_pages import LOAD, finished
from test_manners import sit_at
from test_pages import serious

from conftest import Site
from tharsis.words import SPEAKING

# one action is left, and a milestone can be claimed with it
POSITION: dict[str, Any] = {
    "game": "mars",
    "generation": 8,
    "oxygen": 9,
    "temperature": -8,
    "options": {"end_turn": [0]},
    "tiles": [{"area": "C4", "tile": "greenery", "seat": 0}],
    "seats": [
        {"corporation": "helion", "tr": 35, "stock": {"credits": 9}, "hand": ["comet"]},
        {"corporation": "credicor", "tr": 32, "stock": {"credits": 20}, "passed": True},
    ],
    "turn": {"seat": 0, "actions": 1},
}
COACH = {lang: SPEAKING["mars"][lang].coach for lang in LANGS}
WITH_CHANCES = "localStorage['tharsis.prefs'] = JSON.stringify({guide: false})"


def at_sizes(desk: str, phone: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("phone", "lang"), [(False, desk), (True, phone)], ids=["desk", "phone"])


def last_first(page: Page, pattern: re.Pattern[str]) -> None:
    """Of two files of this kind the one that is asked for first comes after the other."""
    held: list[Route] = []

    def asked(route: Route) -> None:
        held.append(route)
        if len(held) == 2:
            held[1].fulfill(response=held[1].fetch())
            held[0].continue_()

    page.route(pattern, asked)


@at_sizes("fr", "en")
def test_a_hint_goes_deeper_is_counted_and_staged(browser: Browser, site: Site, phone: bool, lang: str) -> None:
    player = Player(browser, site.url, phone, lang)
    player.context.add_init_script(WITH_CHANCES)
    sit_at(player, site, POSITION)
    page, coach = player.page, player.page.locator("#coach")
    expect(page.locator("[role=img]:has(> .p-1)")).to_be_visible()
    player.press("#hint") if phone else page.keyboard.press("q")
    expect(coach).to_contain_text(COACH[lang]["coach_goal_ready"])
    speak(player, "uk")
    expect(coach).to_contain_text(COACH["uk"]["coach_goal_ready"])
    player.press("#coach .foot .btn.coach")
    expect(coach).to_contain_text(COACH["uk"]["goals_text"])
    speak(player, lang)
    expect(coach).to_contain_text(COACH[lang]["goals_text"])
    page.keyboard.press("q")
    expect(coach.locator(".sure")).to_be_visible()
    expect(coach.locator("header")).to_contain_text("1")
    expect(coach.locator("[data-depth='3']")).to_have_attribute("aria-selected", "true")
    terraformer = {each: SPEAKING["mars"][each].milestones["terraformer"] for each in LANGS}
    assert serious_in_all_languages(player, coach.locator("ol button").first, terraformer, "#coach") == []

    player.press("#coach .foot .btn.coach")
    expect(page.locator("#dock")).to_contain_text(terraformer[lang])
    assert player.live()["view"]["milestones"] == []
    if not phone:
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator("#log")).to_be_visible()
    assert player.problems == []
    player.context.close()


WON = {"en": "won, by", "fr": "gagne, de", "uk": "різниця"}


@at_sizes("en", "uk")
def test_a_game_is_looked_back_at_while_it_is_judged(browser: Browser, site: Site, phone: bool, lang: str) -> None:
    player = Player(browser, site.url, phone, lang)
    as_host(player)
    player.go(f"/t/{ENDED}/review" if phone else f"/t/{ENDED}")
    page = player.page
    if not phone:
        player.live()
        page.locator(".decided button").click()
        expect(page.locator(".decided [role=status]")).to_be_visible()
        page.locator(f"a[href='/t/{ENDED}/review']").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(WON[lang])
    expect(page.locator(".chart svg[role=img]")).to_be_visible()
    page.locator(".state button").click()
    expect(page.locator(".state button use[href='#u-again']")).to_be_attached()
    assert serious_in_all_languages(player, page.locator("h1"), WON, "main") == []
    page.locator(".chart button").click()
    expect(page.get_by_role("columnheader", name="Vega")).to_be_visible()
    for tab, part in (("cards", "section.moments h2"), ("curves", ".side svg"), ("people", ".side h2")):
        player.press(f"[data-tab={tab}]")
        expect(page.locator(part).first).to_be_visible()
    assert player.problems == []
    player.context.close()


USUAL = {"games": 10, "lost": 12.5, "left": [1.5, 2, 3], "unplayed": 2.4}
PEOPLE = {"games": 552, "generations": [12, 13, 15], "winner": [93, 111, 136], "mean": 104.6, "lead": 13}


def test_a_review_is_compared_with_your_games_and_with_those_of_people(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url)
    as_host(player)

    def among_people(route: Route) -> None:
        """As if it had been played by rules that people report."""
        told = route.fetch()
        job = told.json()
        if job.get("review"):
            job["review"]["people"] = PEOPLE
        route.fulfill(response=told, json=job)

    player.page.route("**/usual", lambda route: route.fulfill(json=USUAL))
    player.page.route(re.compile("/review\\?|/api/coach/"), among_people)
    player.go(f"/t/{ENDED}/review")
    page = player.page
    expect(page.locator(".chip.opinion")).to_contain_text("your usual ~\u00a012.5")
    expect(page.locator(".left u")).to_have_count(3)
    expect(page.locator(".left")).to_contain_text("your last 10 games")
    player.press("[data-tab=curves]")
    expect(page.locator("path.people")).to_have_count(1)  # behind the points, not behind the income
    expect(page.locator(".side")).to_contain_text("winners of 552 games of people")
    expect(page.locator(".side svg").first).to_contain_text("end")  # no other generation comes after the last
    player.press("[data-tab=moments]")
    page.set_viewport_size({"width": 844, "height": 390})
    assert player.size_of("section.moments")[1] > 60  # nothing is squeezed on a phone on its side: the page is scrolled
    page.unroute_all(behavior="ignoreErrors")  # it may be judged still
    assert player.problems == []
    player.context.close()


MONEY = re.compile("M€|МК")
NO_CARD = {"fr": "La carte 'astroid' n’existe pas.", "uk": "Карти 'astroid' немає."}


@at_sizes("uk", "fr")
def test_a_moment_of_a_replay_is_analysed_changed_and_played_from(
    browser: Browser, site: Site, phone: bool, lang: str
) -> None:
    player = Player(browser, site.url, phone, lang)
    as_host(player)
    player.go(f"/t/{ENDED}/replay?n=40")
    page = player.page
    page.locator("[aria-keyshortcuts=a]").click()
    expect(page).to_have_url(re.compile("/analysis/1"))
    text = page.locator(".txt textarea")
    lines = page.locator(".ln")
    expect(lines.first).to_be_visible()

    if phone:
        page.locator(".edit").click()
    credits = page.get_by_role("spinbutton", name=MONEY).first
    credits.fill("77")
    credits.press("Enter")
    expect(text).to_have_value(re.compile("credits: 77"))
    if phone:
        page.keyboard.press("Escape")
        page.locator("[data-tool=greenery]").click()
    else:
        page.locator("[data-area=E5]").focus()
        page.keyboard.press("3")
    free = page.locator(".hex:not(.has, .oc, .re, .off)").first
    area = free.get_attribute("data-area")
    free.click(force=True)
    expect(text).to_have_value(re.compile(f"area: {area}, tile: greenery, seat: 0"))

    text.fill("game: mars\nseats:\n- hand: [astroid]\n  stock: {credits: 14}\n- {}\n")
    mistake = page.locator("#mistake")
    expect(mistake).to_contain_text("seats[0].hand[0]")
    expect(mistake).to_contain_text(NO_CARD[lang])
    expect(text).to_have_attribute("aria-describedby", "mistake")
    mistake.get_by_role("button").click()
    expect(mistake).to_be_hidden()
    asteroid = {each: SPEAKING["mars"][each].name("asteroid") for each in LANGS}
    line = lines.filter(has_text=asteroid[lang])
    expect(line).to_be_visible()
    assert serious_in_all_languages(player, page.locator(".lines ol"), asteroid, ".eng") == []
    line.click()
    expect(text).to_have_value(re.compile("events: .asteroid."))
    expect(page.locator(".tree [aria-current=step]")).to_be_visible()
    expect(lines.first).to_be_visible()

    page.locator(".pf .pri").click()
    expect(page).to_have_url(re.compile("/t/[^/]+$"))
    expect(page.locator("#dock")).to_be_visible()
    assert player.problems == []
    player.context.close()


@at_sizes("fr", "uk")
def test_a_puzzle_is_found_in_the_lobby_and_solved_at_a_table(
    browser: Browser, site: Site, phone: bool, lang: str
) -> None:
    player = Player(browser, site.url, phone, lang)
    page, result, puzzle = player.page, player.page.locator(".res"), plainest()
    player.go("/")
    page.locator("a.btn[href='/puzzles']").first.click()
    expect(page.locator(".gauge")).to_be_visible()
    player.go(f"/puzzles/{puzzle.name}")
    player.press("#puzzle-hint")
    expect(page.locator("#puzzle-hint")).to_be_visible()
    player.press("#mine")
    expect(result).to_contain_text(UNSOLVED[lang])
    expect(page.locator(".why h3")).to_be_hidden()
    assert serious_in_all_languages(player, result, UNSOLVED, ":has(> .res)") == []

    player.press(".acts button:has(use[href='#u-again'])")
    expect(result).to_be_hidden()
    for action in actions_of(puzzle):
        do(player, action)
    expect(page.locator(".res.solved")).to_contain_text(str(puzzle.best - puzzle.begins))
    expect(page.locator(".why h3")).to_be_visible()
    expect(page.locator(".acts a.pri")).to_have_attribute("href", re.compile("/puzzles/[0-9a-f]+"))
    assert player.problems == []
    player.context.close()


UNSOLVED = {"en": "Not the best line yet", "fr": "Pas encore la meilleure suite", "uk": "Ще не найкраща лінія"}


def test_beside_a_puzzle_the_planet_stays_on_a_phone_on_its_side(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True, size=(844, 390))
    player.go(f"/puzzles/{plainest().name}")
    player.page.locator("#mine").wait_for()
    player.fits()
    staged(player)
    player.fits()
    expect(player.page.locator(".hex.sel")).to_be_in_viewport(ratio=1)
    expect(player.page.locator("#main")).to_be_in_viewport(ratio=1)
    assert player.problems == []
    player.context.close()


@at_sizes("uk", "fr")
def test_ares_expedition_has_the_same_coach(browser: Browser, site: Site, phone: bool, lang: str) -> None:
    """A phase is weighed and staged; a game that is over is looked back at, analysed and gone on with."""
    player = AresPlayer(browser, site.url, phone, lang)
    open_table(player, [{"kind": "you", "name": "Alix"}, {"kind": "bot", "bot": "random", "name": "Vega"}])
    page, coach = player.page, player.page.locator("#coach")
    player.go(f"/t/{player.table}")

    def begun() -> bool:
        return player.mine() == "phase" or (player.mine() in SETUP and not player.step())

    player.until(begun, "no phase is chosen")
    ask = player.live()["ask"]
    player.press("#hint")
    expect(coach.locator("ol b").first).to_be_visible()
    for _ in range(2):
        player.press("#coach .foot .btn.coach")
    expect(coach.locator(".sure")).to_be_visible()
    player.press("#coach [data-depth='2']")
    research = {each: SPEAKING["ares"][each].phases["research"] for each in LANGS}
    assert serious_in_all_languages(player, coach.locator("ol"), research, "#coach") == []
    player.press("#coach [data-depth='3']")
    player.press("#coach .foot .btn.coach")
    expect(page.locator("#main:not([aria-disabled=true])")).to_be_visible()
    assert player.live()["ask"]["id"] == ask["id"]

    record, game = finished(2)
    player.table = page.evaluate(LOAD, record)["table"]["id"]
    player.go(f"/t/{player.table}/review")
    expect(page.locator(".chart svg[role=img]")).to_be_visible()
    expect(page.locator(".left li")).to_have_count(game.rounds())  # many, and all beside each other
    wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    player.until(lambda: page.evaluate(wide) == 0, "the page is wider than its window")
    player.press("[data-tab=cards]")
    expect(page.locator("section.moments h2")).to_be_visible()
    player.go(f"/t/{player.table}/replay?n=12")
    last_first(page, re.compile(r"/assets/analysis-[^/]*\.js"))
    page.locator("[aria-keyshortcuts=a]").click()
    expect(page).to_have_url(re.compile("/analysis/1"))
    expect(page.locator(".ln").first).to_be_visible()
    assert serious(page) == []
    page.locator(".pf .pri").click()
    expect(page).to_have_url(re.compile("/t/[^/]+$"))
    expect(page.locator("#dock, .setup").first).to_be_visible()
    assert player.problems == []
    player.context.close()


def test_a_first_hint_can_be_read_above_the_tray(browser: Browser, site: Site) -> None:
    """A tray as wide as the window leaves little room beside a rival, and the coach was asked for."""
    player = Player(browser, site.url)
    player.open(seats=[{"kind": "you"}, {"kind": "marsbot"}], options={"marsbot": "normal"})
    player.go(f"/t/{player.table}")
    page = player.page
    page.locator(".tray #hint").click()
    body = page.locator("#coach .body")
    expect(body.locator("li").first).to_be_visible()
    assert body.evaluate("(box) => box.clientHeight") >= 150
    page.keyboard.press("Escape")
    expect(page.locator("#rivals")).to_be_visible()
