"""The coach: asked deeper and deeper at the table, looking back at a game and into a moment of it, and puzzles."""

from __future__ import annotations

import re
from typing import Any

import pytest
from ended import ENDED, as_host
from player import Player
from playwright.sync_api import Browser, expect
from puzzling import actions_of, do, plainest
from test_manners import sit_at
from test_pages import serious_in_both_themes

from conftest import Site

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
WITH_CHANCES = "localStorage['tharsis.prefs'] = JSON.stringify({guide: false})"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_hint_goes_deeper_is_counted_and_staged(browser: Browser, site: Site, phone: bool) -> None:
    player = Player(browser, site.url, phone)
    player.context.add_init_script(WITH_CHANCES)
    sit_at(player, site, POSITION)
    page, coach = player.page, player.page.locator("#coach")
    expect(page.get_by_role("img", name="Estimated chance to win")).to_be_visible()
    player.press("#hint") if phone else page.keyboard.press("q")
    expect(coach).to_contain_text("A milestone is yours to claim")
    player.press("#coach .foot .btn.coach")
    expect(coach).to_contain_text("What each kind of action is worth")
    page.keyboard.press("q")
    expect(coach.locator(".sure")).to_contain_text("Your chance")
    expect(coach.locator("header")).to_contain_text("1 hint this game")
    expect(coach.locator("[data-depth='3']")).to_have_attribute("aria-selected", "true")
    expect(coach.locator("ol button").first).to_contain_text("Claim the milestone Terraformer")
    assert serious_in_both_themes(page) == []

    player.press("#coach .foot .btn.coach")
    expect(page.locator("#dock")).to_contain_text("Claim Terraformer")
    assert player.live()["view"]["milestones"] == []
    if not phone:
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator("#log")).to_be_visible()
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_game_is_looked_back_at_while_it_is_judged(browser: Browser, site: Site, phone: bool) -> None:
    player = Player(browser, site.url, phone)
    as_host(player)
    player.go(f"/t/{ENDED}/review" if phone else f"/t/{ENDED}")
    page = player.page
    if not phone:
        player.live()
        page.get_by_role("button", name="Ask the coach").click()
        expect(page.locator(".decided [role=status]")).to_be_visible()
        page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("won, by")
    expect(page.get_by_role("img", name="Chance to win")).to_be_visible()
    page.get_by_role("button", name="Stop here").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert serious_in_both_themes(page) == []
    page.get_by_role("button", name="As a table").click()
    expect(page.get_by_role("columnheader", name="Vega")).to_be_visible()
    for tab, shown in (("Cards", "Cards by what they brought"), ("Curves", "Income"), ("People", "Against people")):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("heading", name=shown)).to_be_visible()
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_moment_of_a_replay_is_analysed_changed_and_played_from(browser: Browser, site: Site, phone: bool) -> None:
    player = Player(browser, site.url, phone)
    as_host(player)
    player.go(f"/t/{ENDED}/replay?n=40")
    page = player.page
    page.get_by_role("button", name="Analyse").click()
    expect(page).to_have_url(re.compile("/analysis/1"))
    text = page.get_by_label("Position as text")
    lines = page.locator(".ln")
    expect(lines.first).to_be_visible()

    if phone:
        page.get_by_role("button", name="Edit").click()
    credits = page.get_by_role("spinbutton", name="M€ in stock", exact=True)
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
    expect(text).to_have_attribute("aria-describedby", "mistake")
    mistake.get_by_role("button", name="asteroid").click()
    expect(mistake).to_be_hidden()
    lines.filter(has_text="Play Asteroid").click()
    expect(text).to_have_value(re.compile("events: .asteroid."))
    expect(page.get_by_role("button", name="Where it began")).to_be_visible()
    expect(lines.first).to_be_visible()
    assert serious_in_both_themes(page) == []

    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/t/[^/]+$"))
    expect(page.locator("#dock")).to_be_visible()
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_puzzle_is_found_in_the_lobby_and_solved_at_a_table(browser: Browser, site: Site, phone: bool) -> None:
    player = Player(browser, site.url, phone)
    page, result, puzzle = player.page, player.page.locator(".res"), plainest()
    player.go("/")
    page.get_by_role("link", name="Solve").click()
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    player.go(f"/puzzles/{puzzle.name}")
    player.press("#puzzle-hint")
    expect(page.get_by_text("What matters:")).to_be_visible()
    player.press("#mine")
    expect(result).to_contain_text("Not the best line yet. Rating")
    expect(page.get_by_text("Why it works")).to_be_hidden()
    assert serious_in_both_themes(page) == []

    page.get_by_role("button", name="Try again").click()
    expect(result).to_be_hidden()
    for action in actions_of(puzzle):
        do(player, action)
    expect(result).to_contain_text(f"Solved: {puzzle.best - puzzle.begins} points")
    expect(page.get_by_text("Why it works")).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle").last).to_have_attribute(
        "href", re.compile("/puzzles/[0-9a-f]+")
    )
    assert player.problems == []
    player.context.close()
