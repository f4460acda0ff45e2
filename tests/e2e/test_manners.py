"""The page's manners: it reads what it writes, calls people by name, explains without standing in the way."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from player import Player
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from test_colonies import POSITION as COLONIES
from test_pages import OPEN

import tharsis
from conftest import Site
from tharsis.kernel.errors import OLD_LAST_SEED
from tharsis.kernel.title import TITLES
from tharsis.server.crew import CREW, STARS

POSITION: dict[str, Any] = {
    "game": "mars",
    "generation": 4,
    "temperature": -24,
    "options": {"end_turn": [0]},
    "seats": [
        {
            "corporation": "ecoline",
            "stock": {"credits": 40, "titanium": 1, "plants": 3},
            "hand": ["asteroid", "farming"],
        },
        {"corporation": "credicor", "stock": {"plants": 1}},
        {"corporation": "helion", "stock": {"plants": 5}},
    ],
    "turn": {"seat": 0, "actions": 2},
}
GUIDED = """localStorage.setItem('tharsis.prefs', JSON.stringify({guide: true, chances: false}))"""
ANSWER = """async ([id, ask, answers]) => (await fetch(`/api/tables/${id}/answer`, {method: 'POST',
              headers: {'content-type': 'application/json'}, body: JSON.stringify({id: 'a', ask, answers})})).status"""


def sit_at(player: Player, site: Site, position: dict[str, Any], path: str = "") -> None:
    """A table with bots in a position, without a name for anybody."""
    bots = [{"kind": "bot", "bot": "random"}] * (len(position["seats"]) - 1)
    player.open(seats=[{"kind": "you"}, *bots], options=position["options"], settings={"bot_delay": 10})
    player.table = site.begin_from(player.table, position)
    player.go(f"/t/{player.table}{path}")
    player.page.wait_for_selector("#dock")


def resized(player: Player, width: int, height: int) -> Page:
    player.page.set_viewport_size({"width": width, "height": height})
    return player.page


def test_a_record_can_be_loaded_again(browser: Browser, site: Site, tmp_path: Path) -> None:
    """Tables from before have seeds larger than the whole numbers of JavaScript; not one digit may be lost."""
    game = TITLES["mars"].start({"seats": 1}, OLD_LAST_SEED)
    while not game.over:
        decision = next(iter(game.asked.values()))
        passes = next((o for o in decision.options if o.kind in ("pass", "no")), None)
        game.answer(decision.seat, passes or [o.notation for o in decision.options[: decision.least]])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(game.record()))
    player = Player(browser, site.url)
    player.go("/")
    for _ in range(2):
        here = player.page.url
        player.page.wait_for_load_state("networkidle")
        player.page.locator("input[type=file]").set_input_files(file)
        player.page.wait_for_url(lambda url, here=here: url != here and url.endswith("/replay"))  # type: ignore[misc]
        player.page.wait_for_selector("a[download]")
        with player.page.expect_download() as download:
            player.press("a[download]")
        download.value.save_as(file)
    assert tharsis.replay(json.loads(file.read_text())).digest() == game.digest()
    assert player.problems == []
    player.context.close()


def test_what_went_wrong_is_said_in_ones_own_language(browser: Browser, site: Site, tmp_path: Path) -> None:
    player = Player(browser, site.url, lang="fr")
    player.go("/join/short")
    expect(player.page.locator(".problem p")).to_have_text("Le serveur n’a pas compris cette demande.")
    player.go("/")
    file = tmp_path / "record.json"
    file.write_text('{"game": null}')
    player.page.locator("input[type=file]").set_input_files(file)
    expect(player.page.locator(".problem p")).to_contain_text("n’est pas l’enregistrement d’une partie")
    expect(player.page.locator(".problem details")).not_to_have_attribute("open", "")
    player.context.close()


def test_nobody_is_called_you(browser: Browser, site: Site) -> None:
    """A table from the form as it is, where the second seat begins."""
    player = Player(browser, site.url)
    player.go("/new")
    player.press(".seats .wide")  # a bot
    player.press("[data-first='1']")
    player.press("button.pri")
    expect(player.page.locator(".reach")).to_contain_text("this machine alone")
    assert player.page.locator(".share input").first.input_value().startswith(site.url)
    player.press("main.seats .go button >> nth=0")  # at once, though a friend is not there yet
    expect(player.page.locator(".table, .desk, .frame").first).to_be_visible()
    table = player.live()["table"]
    mine, theirs, bot = (seat["name"] for seat in table["seats"])
    assert theirs in CREW and " " in mine and bot in STARS  # the own one is made up in two words, in the form
    assert table["name"] == f"{mine}, {theirs}, {bot}"
    assert player.live()["view"]["first"] == 1
    player.context.close()


def test_links_have_the_address_of_the_machine_in_its_network(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, lang="uk")

    def about(route: Route) -> None:
        route.fulfill(json={"address": "http://192.168.1.20:8060"})

    player.page.route("**/api/about", about)
    player.go("/new")
    player.press("button.pri")
    link = player.page.locator(".share input").first
    expect(player.page.locator(".reach")).to_contain_text("http://192.168.1.20:8060")
    assert link.input_value().startswith("http://192.168.1.20:8060/join/")
    player.context.close()


def test_an_asteroid_at_a_desk(browser: Browser, site: Site) -> None:
    """The guide takes no room from a decision, rivals stand first, points are told, and the focus is never lost."""
    player = Player(browser, site.url)
    player.page.add_init_script(GUIDED)
    sit_at(player, site, POSITION)
    page = resized(player, 1280, 720)
    expect(page.locator(".rc.turns text").first).to_have_text("7")  # EcoLine's price of a greenery

    # a line below the bar, which opens below its button, not over the decision; a key says that it is understood
    bar = page.locator(".guidebar")
    expect(bar).to_contain_text("Your turn")
    expect(page.locator("#hand")).to_have_attribute("data-guided", "")
    bar.get_by_role("button", name="Why do this?").click()
    expect(page.locator(".why[popover]")).to_be_visible()
    why, dock = page.locator(".why[popover]").bounding_box(), page.locator("#dock").bounding_box()
    assert why and dock and why["y"] + why["height"] <= dock["y"]
    button = bar.get_by_role("button", name="Why do this?").bounding_box()
    assert button and why["x"] <= button["x"] < why["x"] + why["width"]
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    expect(bar).to_contain_text("Production")

    page.locator("#hand [data-card=asteroid]").focus()
    page.keyboard.press("Enter")
    player.settle()
    expect(bar).to_contain_text("Taking something away")
    expect(page.locator(".step[data-guided]")).to_have_count(1)
    targets = page.locator(".targets [role=radio]")
    assert [t.get_attribute("data-option") for t in targets.all()] == [
        "remove 3 plants from 2",
        "remove 1 plants from 1",
        "remove nothing",
    ]
    expect(targets.first).to_be_in_viewport()
    expect(targets.last).to_contain_text("Nobody")
    # in a larger window, where the goals do not fold: nobody is cut by the line that explains
    page.keyboard.press("Escape")
    resized(player, 1440, 900)
    page.locator("#hand [data-card=asteroid]").focus()
    page.keyboard.press("Enter")
    player.settle()
    expect(page.locator(".step[data-guided]")).to_have_count(1)
    for target in (targets.first, targets.last):
        player.until(lambda target=target: target.evaluate(WHOLE), "a target is cut")
    targets.first.click()
    page.locator(".targets .by").first.click()
    expect(targets.first).to_have_attribute("data-option", "remove 2 plants from 2")
    expect(page.locator(".sum")).to_contain_text("5→3")
    page.locator("#main").focus()
    page.keyboard.press("Enter")
    player.until(lambda: player.live()["view"]["actions"] == 1, "the card was not played")
    page.wait_for_function("() => document.activeElement.id === 'dock'")
    assert player.problems == []
    player.context.close()


WHOLE = """(node) => {
    const [box, around] = [node, node.closest('.steps')].map((it) => it.getBoundingClientRect());
    return box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
}"""
WHOLE_ROWS = """() => [...document.querySelectorAll('#hand [data-card]')].filter((row) =>
    row.getBoundingClientRect().bottom <= document.querySelector('.side').getBoundingClientRect().bottom + 1).length"""


def test_a_phone_standing_and_lying_on_its_side(browser: Browser, site: Site) -> None:
    """A card of the hand is read before it is played. On its side the planet stays in sight beside everything else; the
    colony tiles open over it from a button."""
    player = Player(browser, site.url, phone=True)
    mine, *others = COLONIES["seats"]
    sit_at(
        player,
        site,
        COLONIES | {"seats": [{**mine, "hand": ["comet", "mine", "power_plant", "sponsors", "birds"]}, *others]},
    )
    page = player.page
    player.tab("hand")
    player.press("#hand [data-card=comet]")
    expect(page.locator("#dock .told")).to_contain_text("Place an ocean")
    expect(page.locator("#main")).to_have_text("Continue to Mars")
    player.press("#dock button:has-text('Cancel')")
    page.locator("#hand [data-card=birds]").tap(force=True)  # it lacks oxygen: it is only read
    expect(page.get_by_role("dialog", name="Birds")).to_contain_text("13")
    page.keyboard.press("Escape")

    resized(player, 844, 390)
    player.until(lambda: min(player.size_of("[data-area=E5]")) >= 28, "the areas are too small for a finger")
    for corner in ("A1", "I5", "E9"):
        expect(page.locator(f"[data-area={corner}]")).to_be_in_viewport(ratio=1)
    for view in ("me", "table", "log", "hand"):
        player.tab(view)
        expect(page.locator("[data-area=E5]")).to_be_in_viewport(ratio=1)
    player.press("#hand [data-card=mine]")  # what is staged leaves four cards in sight
    expect(page.locator("#main")).to_be_enabled()
    player.until(lambda: page.evaluate(WHOLE_ROWS) >= 4, "the hand is hidden by what is staged")
    player.press("#dock button:has-text('Cancel')")
    player.press("#moons")
    expect(page.locator(".overmoons [data-moon]")).to_have_count(5)
    player.press(".overmoons [data-moon=luna]")
    expect(page.locator(".step [data-option='fee energy']")).to_be_in_viewport(ratio=1)
    player.press(".overmoons [data-moon=luna]")
    expect(page.locator("dialog .moonface")).to_be_visible()
    assert player.problems == []
    player.context.close()


def test_a_table_in_windows_of_every_size(browser: Browser, site: Site) -> None:
    """Nothing lies outside, the whole table grows with the window, and with the size of the type that one likes."""
    player = Player(browser, site.url)
    sit_at(player, site, COLONIES | {"options": {"colonies": True}})
    scale = "() => Number(getComputedStyle(document.documentElement).getPropertyValue('--z'))"
    parts = {"desk": "#rivals, #goals, #hand", "tablet": "[data-tab=goals], #hand", "phone": "[data-tab=table]"}
    for width, height, layout, grown in (
        (1280, 720, "desk", 1),
        (1920, 1080, "desk", 1.2),
        (2560, 1440, "desk", 1.6),
        (1024, 768, "tablet", 1),
        (768, 1024, "tablet", 1),
        (360, 740, "phone", 1),
    ):
        page = resized(player, width, height)
        expect(page.locator(f".{layout}")).to_be_visible()
        player.until(lambda page=page, grown=grown: page.evaluate(scale) == pytest.approx(grown), "it did not grow")
        player.fits()
        for part in page.locator(f":is({parts[layout]}, #dock, [data-area=E5])").all():
            expect(part).to_be_in_viewport(ratio=1)
    page = resized(player, 1920, 1080)
    player.press("button[aria-label=Menu]")
    player.press("dialog .seg button:has-text('115')")
    player.until(lambda: page.evaluate(scale) == pytest.approx(1.2 * 1.15), "the type did not grow")
    page.reload()
    expect(page.locator("#dock")).to_be_in_viewport(ratio=1)
    player.until(lambda: page.evaluate(scale) == pytest.approx(1.2 * 1.15), "the type is small again")
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize("phone", [False, True])
def test_only_what_is_in_the_light_of_the_tour_can_be_pressed(browser: Browser, site: Site, phone: bool) -> None:
    """A press in the dark passes for nobody, nor does a key; who acts in the light has seen enough."""
    player = Player(browser, site.url, phone, newcomer=True)
    sit_at(player, site, POSITION)
    page = player.page
    tour = page.locator(".say[role=dialog]")
    expect(tour).to_be_visible()
    page.evaluate("() => document.getAnimations().forEach((a) => a.finish())")
    box = page.locator("[data-option=pass]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.keyboard.press("p")
    expect(page.locator(".sure")).to_have_count(0)
    expect(tour).to_be_visible()
    ask = player.live()["ask"]["id"]
    assert page.evaluate(ANSWER, [player.table, ask, [["pass"]]]) == 200
    expect(tour).to_have_count(0)
    player.context.close()


@pytest.mark.parametrize("size", [(390, 844), (360, 740)], ids=["wide", "narrow"])
def test_the_guide_leaves_the_planet_alone(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    player = Player(browser, site.url, phone=True)
    resized(player, *size)
    player.go("/")
    player.table = player.page.evaluate(OPEN, {"seats": [{"kind": "you"}], "options": {"beginners": [0]}})["table"][
        "id"
    ]
    sizes = []
    for guided in (False, True):
        if guided:
            player.page.add_init_script(GUIDED)
        player.go(f"/t/{player.table}")
        player.page.wait_for_selector("[data-area=E5]")
        player.live()
        player.page.wait_for_load_state("networkidle")  # what comes later may take its place
        if guided:
            expect(player.page.locator(".guidebar")).to_be_visible()
        sizes.append(player.size_of("[data-area=E5]"))
    assert sizes[1] >= sizes[0]
    player.press(".guidebar button")  # it opens over the tracks
    expect(player.page.locator(".why[popover]")).to_contain_text("Nothing is final")
    assert player.size_of("[data-area=E5]") == sizes[1]
    page = resized(player, 1024, 768)  # a tablet: it has a line of its own, and all else its place
    expect(page.locator(".tablet .guidebar")).to_be_visible()
    for part in ("#dock", "#hand", "[data-area=E5]"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    player.context.close()


def test_a_phone_shows_the_whole_map_below_colony_tiles(browser: Browser, site: Site) -> None:
    player = Player(browser, site.url, phone=True)
    sit_at(player, site, COLONIES)
    page = player.page
    expect(page.locator("#moons")).to_be_visible()
    expect(page.locator(".planet .hex").first).to_be_visible()
    free = page.evaluate(
        """() => {
            const box = (node) => node.getBoundingClientRect();
            const top = box(document.querySelector('#moons')).bottom;
            const foot = box(document.querySelector('#dock')).top;
            return [...document.querySelectorAll('.planet .hex')]
                .map(box).filter((hex) => hex.top < top - 1 || hex.bottom > foot + 1).length;
        }"""
    )
    assert free == 0, "areas lie below something"
    player.context.close()


def test_before_a_corporation_is_chosen(browser: Browser, site: Site) -> None:
    """The cards dealt can be looked at by keys, and the guide is switched off by a button that says so."""
    player = Player(browser, site.url, lang="fr")
    player.page.add_init_script(GUIDED + "; localStorage.removeItem('tharsis.guide')")
    player.go("/")
    player.table = player.page.evaluate(OPEN, {"seats": [{"kind": "you"}]})["table"]["id"]
    player.go(f"/t/{player.table}")
    page = player.page
    card = page.locator(".setup .rows [data-card]").nth(9)
    card.focus()
    expect(card).to_be_focused()

    off = page.locator(".guidebar button").last
    expect(off).to_have_text("Ne plus expliquer")
    off.click()
    expect(page.locator(".guidebar")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.getItem('tharsis.prefs')).guide") is False
    assert player.problems == []
    player.context.close()


def test_what_comes_after_its_page_is_gone_changes_nothing(browser: Browser, site: Site) -> None:
    """The answer to a try comes late, when the choice was made in another window and its page has closed."""
    player = Player(browser, site.url)
    page = player.page
    late: list[Callable[[], None]] = []

    def through(here: WebSocketRoute) -> None:
        there = here.connect_to_server()

        def heard(message: str | bytes) -> None:
            if json.loads(message)["type"] == "staged":
                late.append(lambda: here.send(message))
            else:
                here.send(message)

        there.on_message(heard)

    page.route_web_socket("**/socket?*", through)
    player.go("/")
    player.table = page.evaluate(OPEN, {"seats": [{"kind": "you"}]})["table"]["id"]
    player.go(f"/t/{player.table}")
    ask = player.live()["ask"]
    player.press(f".setup [data-card={ask['options'][0]['card']}]")
    player.until(lambda: late, "nothing was tried")
    assert page.evaluate(ANSWER, [player.table, ask["id"], [[ask["options"][0]["notation"]], []]]) == 200
    expect(page.locator("#setup-title")).to_have_count(0)
    for come in late:
        come()
    page.evaluate("() => 0")
    assert player.problems == []
    player.context.close()
