"""Around a table of Ares Expedition: opening one, looking cards up, talking, and looking back at a game."""

from __future__ import annotations

import re

import pytest
from player import Json, Player
from playwright.sync_api import Browser, expect
from test_pages import OPEN, calm, picture, serious

import tharsis
from conftest import Site
from tharsis.arena.simulate import play_game

LOAD = """async (record) => (await fetch('/api/records', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify(record)})).json()"""
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def choose_ares(player: Player) -> None:
    player.page.locator("label.game", has_text="Ares Expedition").click()


def opened(player: Player) -> Json:
    """The table that the form has opened."""
    player.page.wait_for_url("**/t/*")
    table = player.page.url.rpartition("/")[2]
    return dict(player.page.evaluate("async (id) => (await fetch('/api/tables/' + id)).json()", table))


@SIZES
def test_a_solo_table_by_the_form(browser: Browser, site: Site, phone: bool) -> None:
    player = Player(browser, site.url, phone)
    player.go("/new")
    choose_ares(player)
    player.press("label.mode:has-text('Solo')")
    expect(player.page.locator("li.seat")).to_have_count(1)
    player.press(".choice button:text-is('Expert')")
    player.press(".choice button:text-is('Change cards')")
    assert serious(player.page) == []
    picture(player.page, f"new-ares-{'phone' if phone else 'desk'}")
    player.press("button:has-text('Open the table')")
    table = opened(player)
    assert table["game"] == "ares" and table["rounds"] == 25 and len(table["seats"]) == 1
    assert table["options"]["level"] == "expert" and table["options"]["mulligan"] is True
    player.go("/")
    row = player.page.locator("li.one")
    expect(row).to_contain_text("Ares Expedition")
    expect(row).to_contain_text("round 1 of 25")
    assert player.problems == []
    player.context.close()


def test_a_cooperative_table_by_the_form(browser: Browser, site: Site) -> None:
    """Its two seats stay two; a third one takes away the cooperation."""
    player = Player(browser, site.url)
    player.go("/new?game=ares")
    add = player.page.get_by_role("button", name="Add a seat")
    add.click()
    expect(player.page.locator("li.seat")).to_have_count(3)
    player.press("label.mode:has-text('Cooperative')")
    expect(player.page.locator("li.seat")).to_have_count(2)
    expect(add).to_have_count(0)
    player.choose("li.seat [data-seat]", "bot:greedy")
    player.press("button:has-text('Open the table')")
    table = opened(player)
    assert table["options"]["cooperative"] is True and table["rounds"] == 15
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert player.problems == []
    player.context.close()


def test_the_game_is_chosen_first(browser: Browser, site: Site) -> None:
    """Five seats of one game are four of the other; a game against a bot starts at once from the lobby."""
    player = Player(browser, site.url)
    player.go("/new")
    for _ in range(3):
        player.page.get_by_role("button", name="Add a seat").click()
    expect(player.page.locator("li.seat")).to_have_count(5)
    choose_ares(player)
    expect(player.page.locator("li.seat")).to_have_count(4)
    player.go("/")
    player.press("[data-way=known]")
    choose_ares(player)
    player.page.wait_for_selector(".climb")
    assert serious(player.page) == []
    player.press("label.mode:has-text('Solo')")
    player.page.locator("main").get_by_role("button", name="Play now").click()
    player.page.wait_for_url("**/t/*")
    assert player.live()["table"]["game"] == "ares" and player.live()["view"]["rounds"] == 25
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize(
    ("phone", "lang", "word", "card"),
    [(False, "en", "brainstorming", "brainstorming_session"), (True, "uk", "кратер", "crater")],
    ids=["desk", "phone"],
)
def test_the_encyclopedia_of_ares(browser: Browser, site: Site, phone: bool, lang: str, word: str, card: str) -> None:
    player = Player(browser, site.url, phone, lang)
    cards = player.page.locator("main [data-card]")
    player.go("/cards")
    player.page.locator(".tools .seg button").nth(1).click()
    expect(cards).to_have_count(220)
    # blue cards that work in the research phase: four that change it, and one that works in every phase
    player.page.locator(".tools .chip.k-active").click()
    player.page.locator(".tools .chip:has(.d-ph-5)").click()
    expect(cards).to_have_count(5)
    assert serious(player.page) == []
    player.page.locator(".tools .chip:has(.d-oxygen)").click()
    expect(cards).to_have_count(0)
    player.page.locator(".tools .btn.sm").click()
    expect(cards).to_have_count(220)
    player.page.locator("summary").first.click()
    expect(player.page.locator(".phases .ph")).to_have_count(5)
    assert serious(player.page, ".tiles") == []
    picture(player.page, f"cards-ares-{'phone' if phone else 'desk'}")
    player.page.locator("input[type=search]").fill(word)
    expect(cards).to_have_count(1)
    player.press(f"[data-card={card}]")
    zoomed = player.page.locator("[role=dialog]")
    expect(zoomed).to_be_visible()
    expect(zoomed.locator(".title")).to_have_text(re.compile(word, re.I))
    player.page.keyboard.press("Escape")
    expect(zoomed).to_have_count(0)
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize(("game", "options"), [("mars", {"beginners": [0, 1]}), ("ares", {"first_game": True})])
def test_two_people_talk(browser: Browser, site: Site, game: str, options: Json) -> None:
    """A phrase is read in the reader's language, a text as it was written; what is new is counted until it is read."""
    host, friend = Player(browser, site.url), Player(browser, site.url, phone=True, lang="fr")
    host.go("/")
    made = host.page.evaluate(
        OPEN,
        {
            "name": "Talk",
            "game": game,
            "seats": [{"kind": "you", "name": "Alix"}, {"kind": "friend", "name": "Olena"}],
            "options": options,
        },
    )
    host.table = friend.table = made["table"]["id"]
    friend.go(next(x["path"] for x in made["links"] if x["seat"] == 1))
    friend.press("form button")
    friend.page.wait_for_url(f"**/t/{friend.table}")
    friend.live()
    host.go(f"/t/{host.table}")
    host.live()

    host.press(".talk .fold")
    expect(host.page.locator(".talk .none")).to_be_visible()
    host.page.get_by_label("Ready-made phrases").first.click()
    host.press(".talk .phrases button:text-is('Thank you!')")
    host.page.get_by_label("Your message").fill("Oceans <b>first</b>?")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".talk .said li")).to_have_count(2)
    assert serious(host.page) == []

    badge = friend.page.locator("[data-tab=log] .badge")
    expect(badge.last).to_contain_text("2")
    friend.tab("log")
    expect(friend.page.locator(".talk .fold .badge")).to_contain_text("2")
    friend.press(".talk .fold")
    said = friend.page.locator(".talk .said .words")
    expect(said).to_have_text(["Merci\u00a0!", "Oceans <b>first</b>?"])
    expect(friend.page.locator(".talk .fold .badge")).to_have_count(0)
    calm(friend.page)
    assert serious(friend.page) == []

    # an answer is heard, and nothing more once the talk is muted
    host.press(".talk .fold")
    friend.page.locator(".talk input").fill("Oui")
    friend.page.locator(".talk input").press("Enter")
    expect(host.page.locator(".talk .fold .badge")).to_contain_text("1")
    expect(host.page.locator("div.sr[role=status]")).to_contain_text("Olena says: Oui")
    host.press(".talk .fold")
    host.page.get_by_label("Mute the talk").click()
    host.press(".talk .fold")
    friend.page.locator(".talk input").fill("Encore")
    friend.page.locator(".talk input").press("Enter")
    expect(friend.page.locator(".talk .said li")).to_have_count(4)
    host.press(".talk .fold")
    expect(host.page.locator(".talk .said li")).to_have_count(4)
    host.press(".talk .fold")
    expect(host.page.locator(".talk .fold .badge")).to_have_count(0)
    for player in (host, friend):
        assert player.problems == []
        player.context.close()


def finished(seats: int, seed: int = 3, bot: str = "random", **options: object) -> tuple[Json, tharsis.Game]:
    game = tharsis.new("ares", seats, options, seed)
    play_game(game, [bot] * seats, seed)
    return dict(game.record()), game


def test_the_tracks_beside_a_review_can_be_read(browser: Browser, site: Site) -> None:
    record, _ = finished(2, bot="greedy")
    player = Player(browser, site.url)
    player.go("/")
    player.table = player.page.evaluate(LOAD, record)["table"]["id"]
    player.go(f"/t/{player.table}/review")
    bar = player.page.locator(".pos #tracks .cells").first
    for width, height in ((1440, 900), (1280, 800), (1024, 768)):
        player.page.set_viewport_size({"width": width, "height": height})
        wide = 0.6 * (player.page.locator(".pos #tracks").bounding_box() or {"width": 0})["width"]
        player.until(
            lambda wide=wide: (bar.bounding_box() or {"width": 0})["width"] > wide > 150, "the bars are narrow"
        )
    assert player.problems == []
    player.context.close()


@SIZES
def test_a_finished_game_is_replayed(browser: Browser, site: Site, phone: bool) -> None:
    record, game = finished(2, bot="greedy")
    player = Player(browser, site.url, phone)
    player.go("/")
    player.table = player.page.evaluate(LOAD, record)["table"]["id"]
    player.go(f"/t/{player.table}/replay?n=0")
    page = player.page
    slider = page.locator("input[type=range]")
    slider.click(trial=True)  # nothing lies over it
    expect(page.locator("#tracks")).to_be_visible()
    expect(page.locator(".past .kv")).to_contain_text("Round 1")
    for n in (2, 3):
        player.press("button[aria-label='On one round']")
        expect(page.locator(".past .kv")).to_contain_text(f"Round {n}")
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(page.locator(".past .kv")).to_contain_text(f"Round {game.rounds()}")
    expect(page.locator(".final .pl")).to_have_count(2)
    assert serious(page) == []
    picture(page, f"replay-ares-{'phone' if phone else 'desk'}")

    # the end of the same game, as it was at the table
    player.go(f"/t/{player.table}")
    best = max(game.scores(), key=lambda row: row["total"])["total"]
    expect(page.locator(".pl .tot").first).to_have_text(str(best))
    expect(page.locator("ul.goals .ok")).to_have_count(3)
    assert serious(page) == []
    page.get_by_role("button", name="As a table").click()
    expect(page.locator(".chart tbody tr")).to_have_count(game.rounds())
    assert player.problems == []
    player.context.close()


def test_the_end_alone_and_together(browser: Browser, site: Site) -> None:
    """Against the level when alone; against 80 points together."""
    player = Player(browser, site.url)
    player.go("/")
    alone, game = finished(1, level="expert")
    table = player.page.evaluate(LOAD, alone)["table"]["id"]
    player.go(f"/t/{table}")
    won = "You made it: Mars is ready" if game.winners() else "Mars was not ready in time"
    expect(player.page.locator("h1", has_text=won)).to_be_visible()
    expect(player.page.locator(".win")).to_contain_text("level Expert")
    expect(player.page.locator(".scores .pos")).to_have_text("")
    expect(player.page.locator("main.end .mars")).to_contain_text("Round 25 of 25")
    together, game = finished(2, cooperative=True)
    table = player.page.evaluate(LOAD, together)["table"]["id"]
    player.go(f"/t/{table}")
    points = sum(row["total"] for row in game.scores())
    expect(player.page.locator(".sum")).to_have_text(f"{points} of 80 points together")
    assert serious(player.page) == []
    assert player.problems == []
    player.context.close()


def test_the_help_of_ares(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True, lang="uk")
    player.go("/help?game=ares")
    expect(player.page.locator("main .seg [aria-pressed=true]")).to_have_text("Експедиція Арес")
    expect(player.page.locator("kbd", has_text="E").first).to_be_visible()
    assert serious(player.page) == []
    assert player.problems == []
    player.context.close()
