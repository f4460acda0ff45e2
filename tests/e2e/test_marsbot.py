"""A game against MarsBot through the page: chosen in the form, its turns gone through or skipped, and read up."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from player import PATIENCE, SETUP, Player
from playwright.sync_api import Browser, expect
from test_pages import OPEN, picture, serious

from conftest import Site


def offered(live: dict[str, Any]) -> list[str]:
    return [option["notation"] for option in live["ask"]["options"]]


def owed(live: dict[str, Any]) -> bool:
    """The first action of a corporation comes before anything else."""
    return any(notation.startswith("first action") for notation in offered(live))


class Opponent(Player):
    """Somebody in a hurry against MarsBot, who passes early and often."""

    def wish(self, live: dict[str, Any]) -> str:
        return "pass" if "pass" in offered(live) and not owed(live) else super().wish(live)

    def walking(self) -> bool:
        self.settle()
        return self.page.locator("[data-walk]").count() > 0

    def skip(self) -> None:
        """Puts off what is left of MarsBot's turn."""
        if self.walking():
            self.press("[data-walk-skip]")
            expect(self.page.locator("[data-walk]")).to_have_count(0)

    def step(self, live: dict[str, Any] | None = None) -> bool:
        self.skip()
        return super().step(live)

    def act(self, live: dict[str, Any]) -> None:
        self.until(self.can_act, "the turn is not offered")
        super().act(live)

    def can_act(self) -> bool:
        """What shows MarsBot's turn is fetched when it is first needed, and nothing is offered before that was seen."""
        self.skip()
        return self.page.locator("[data-option=pass], [data-option='end turn']").count() > 0

    def to_my_turn(self, generation: int = 1) -> dict[str, Any]:
        """To the start of a turn of one's own, in this generation at the earliest, with nothing left to look at."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            live = self.live()
            ask = live["ask"]
            begun = ask is not None and ask["kind"] == "turn" and "pass" in offered(live) and not owed(live)
            if begun and live["view"]["generation"] >= generation:
                self.until(self.can_act, "the turn is not offered")
                return live
            self.step(live)
        raise AssertionError("that generation did not come")

    def pass_on(self) -> list[dict[str, Any]]:
        """Passes, and waits for what MarsBot does then; its lines."""
        before = len(self.live()["log"]) and self.live()["log"][-1]["n"]
        self.press("[data-option=pass]")
        self.press("#main")
        self.page.wait_for_selector("[data-walk]")
        return [line for line in self.live()["log"] if line.get("marsbot") and line["n"] > before]


def stops(lines: list[dict[str, Any]]) -> list[int]:
    """Where its turn stops: an effect is told with what comes of it."""
    effects = [line["kind"] == "bot_effect" for line in lines]
    return [n for n, effect in enumerate(effects) if not effect or all(effects[n + 1 : n + 2])]


def open_table(player: Player, **options: object) -> None:
    player.go("/")
    seats = [{"kind": "you", "name": "Alix"}, {"kind": "marsbot"}]
    body = {"name": "Against MarsBot", "seats": seats, "options": {"marsbot": "normal", **options}}
    player.table = player.page.evaluate(OPEN, body)["table"]["id"]


def sit_down(player: Player, **options: object) -> None:
    open_table(player, **options)
    player.go(f"/t/{player.table}")


def test_a_whole_game_from_the_form_to_the_scores(browser: Browser, site: Site) -> None:
    player = Opponent(browser, site.url)
    page = player.page
    player.go("/new")
    page.wait_for_selector("[data-seat='1']")
    page.get_by_role("button", name="Add a seat").click()
    player.choose("[data-seat='1']", "marsbot")
    expect(page.locator("li.seat")).to_have_count(2)  # there is no third seat beside MarsBot, and the form says why
    expect(page.get_by_text("exactly one opponent")).to_be_visible()
    page.get_by_text("Brutal", exact=True).click()
    player.press("[data-way=chosen]")
    draft = page.get_by_role("switch", name="Draft")
    player.choose("[data-corporations]", "saturn_systems")
    expect(draft).to_have_attribute("aria-checked", "true")
    expect(draft).to_have_attribute("aria-disabled", "true")
    player.choose("[data-corporations]", "mining_guild")
    expect(draft).to_have_attribute("aria-checked", "false")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#setup-title")
    table = player.live()["table"]
    options = table["options"]
    assert (options["marsbot"], options["marsbot_corporation"]) == ("brutal", "mining_guild")

    # its setup is shown at once, and any key goes on
    def begun() -> bool:
        """What shows it is fetched when the game begins: nothing is answered meanwhile."""
        ask = player.live()["ask"]
        if ask is not None and ask["kind"] in SETUP:
            player.step()
        return player.walking()

    player.until(begun, "the game did not begin")
    assert page.locator("[data-walk] .now").inner_text().startswith("Plays for Mining Guild")
    player.to_my_turn()
    expect(page.locator(".bot .tracks li")).to_have_count(7)

    # a turn step by step: the table is shown as it was after each of them
    lines = player.pass_on()
    final = player.live()["view"]["marsbot"]["tracks"]
    assert len(lines) > 3
    where = {track["id"]: 0 for track in final}
    for n in stops(lines):
        line = lines[n]
        expect(page.locator(f"[data-walk='{n}']")).to_be_visible()
        assert not page.locator("#setup-title").count(), "research waits until MarsBot's turn was seen"
        if line["kind"] == "bot_advance":
            expect(page.locator(".bot .tracks li.moving > b")).to_have_text(str(line["amount"]))
            where[line["item"]] = line["amount"]
        page.keyboard.press(" " if n % 2 else "Enter")
    expect(page.locator("[data-walk]")).to_have_count(0)
    expect(page.locator("#setup-title")).to_be_visible()
    assert all(track["position"] >= where[track["id"]] for track in final)

    # the next one: the reason by a key, then all the rest skipped by another
    player.to_my_turn(2)
    lines = player.pass_on()
    shown = stops(lines)
    first = next(n for n in shown if lines[n].get("why") and lines[n]["kind"] != "bot_project")
    for _ in range(shown.index(first)):
        page.keyboard.press(" ")
    page.keyboard.press("w")
    expect(page.locator("[data-walk] .reasons li").first).to_have_text(lines[first]["why"][0])
    page.keyboard.press("w")
    expect(page.locator("[data-walk] .reasons")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-walk]")).to_have_count(0)

    # whatever one does meanwhile ends the show
    live = player.to_my_turn(3)
    player.press("[data-option='project power_plant']")
    player.finish(live["ask"]["id"])
    player.press("[data-option='end turn']")
    page.wait_for_selector("[data-walk]")
    player.press("[data-option='project power_plant']")
    expect(page.locator("[data-walk]")).to_have_count(0)
    player.finish(player.live()["ask"]["id"])
    player.skip()

    # from now on all at once, to the end
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("switch", name="MarsBot’s turn step by step").uncheck()
    page.keyboard.press("Escape")
    end = time.monotonic() + 2 * PATIENCE
    while not player.live()["view"]["over"]:
        assert player.step() and time.monotonic() < end, "the game did not end"
    page.wait_for_selector("h1")
    live = player.live()
    expect(page.locator("h1")).to_contain_text("MarsBot")
    assert {"neural_instance", "credits"} <= live["scores"][1]["sources"].keys()
    expect(page.locator(".legend")).to_contain_text("Neural Instance")
    player.go(f"/t/{table['id']}/replay?n=40")
    page.wait_for_selector(".bot .tracks")
    page.locator("[data-n] [data-why]").first.click()
    expect(page.locator("[data-n] .reasons li").first).to_be_visible()
    assert player.problems == []
    player.context.close()


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")], ids=["desk", "phone"])
def test_its_board_turn_and_page_are_for_everybody(browser: Browser, site: Site, phone: bool, theme: str) -> None:
    player = Opponent(browser, site.url, phone, theme=theme)
    page = player.page
    size = "phone" if phone else "desk"
    sit_down(player, marsbot_corporation="thorgate", colonies=True)
    player.to_my_turn(2)
    player.tab("table")
    track = page.locator(".bot .tracks li .sr").first
    assert "on space" in track.inner_text() and "of 18" in track.inner_text()
    if phone:
        player.press("[data-marsbot]")
    else:
        page.keyboard.press("m")
    page.wait_for_selector("dialog .board")
    expect(page.locator("dialog [role=gridcell]")).to_have_count(7 * 19)
    expect(page.locator("dialog [aria-current=location]")).to_have_count(7)
    player.press("dialog [data-space='building 5']")
    expect(page.locator("dialog .told")).to_have_text("Building track, space 5: raise the TR by 2")
    assert serious(page) == [], "its board"
    picture(page, f"marsbot-board-{size}")
    page.keyboard.press("Escape")

    player.tab("mars")
    lines = player.pass_on()
    told = next(n for n, line in enumerate(lines) if line["kind"] == "bot_advance")
    for _ in range(told):
        player.press("[data-walk-next]")
    player.press("[data-walk] [data-why]")
    expect(page.locator("[data-walk] .reasons li").first).to_have_text(lines[told]["why"][0])
    assert serious(page) == [], "its turn"
    picture(page, f"marsbot-turn-{size}")
    player.skip()
    player.to_my_turn(3)
    player.tab("log")
    player.press("#log [data-why]")
    expect(page.locator("#log .reasons li").first).to_be_visible()
    assert serious(page) == [], "the log"

    player.go("/marsbot")
    page.wait_for_selector("#end table")
    expect(page.locator("[data-bonus]")).to_have_count(15)
    expect(page.locator("[data-corporation]")).to_have_count(17)
    assert serious(page) == [], "the page that explains it"
    picture(page, f"marsbot-{size}")
    player.go("/cards?q=neural")
    expect(page.locator("[data-bonus=local_neural_instance]")).to_be_visible()
    assert player.problems == []
    player.context.close()


ROBBED: dict[str, Any] = {
    "game": "mars",
    "options": {"marsbot": "normal"},
    "marsbot": {"action_deck": ["invasive_species", "lobbyists", "meteor_shower"], "fresh": False},
    "seats": [
        {
            "corporation": "credicor",
            "stock": {"credits": 40, "plants": 7},
            "played": ["tardigrades"],
            "resources": {"tardigrades": 2},
        },
        {},
    ],
    "turn": {"seat": 0, "actions": 2},
}


def test_what_it_takes_is_told_by_its_step_or_after_it(browser: Browser, site: Site) -> None:
    player = Opponent(browser, site.url)
    page = player.page
    open_table(player)
    player.table = site.begin_from(player.table, ROBBED)
    player.go(f"/t/{player.table}")
    player.live()
    for _ in range(2):
        live = player.live()
        player.press("[data-option='project power_plant']")
        player.finish(live["ask"]["id"])

    # what was skipped is told after it
    toast = page.locator(".toast")
    page.wait_for_selector("[data-walk='0']")
    expect(toast).to_have_count(0)
    player.skip()
    expect(toast).to_have_text("You were attacked · MarsBot: −1 Tardigrades")
    toast.get_by_role("button").click()

    # a card in words, without a reason where there was nothing to choose
    kinds = [line["kind"] for line in player.pass_on()]
    expect(page.locator("[data-walk='0'] .show")).to_contain_text("otherwise raise the parameter that is furthest")
    expect(page.locator("[data-walk] .show .card")).to_have_count(0)
    expect(page.locator("[data-walk] [data-why]")).to_have_count(0)
    page.keyboard.press(" ")
    expect(page.locator("[data-walk='1'] [data-why]")).to_be_visible()

    # what was seen in its step is not told before nor after it
    for n in range(1, kinds.index("bot_human_loses")):
        expect(page.locator(f"[data-walk='{n}']")).to_be_visible()
        expect(toast).to_have_count(0)
        page.keyboard.press(" ")
    expect(page.locator("[data-walk] .now")).to_contain_text("You lost 5 plants")
    player.skip()
    expect(toast).to_have_count(0)
    assert player.problems == []
    player.context.close()


def test_on_a_phone_its_name_is_not_cut_beside_what_is_taken_of_it(browser: Browser, site: Site) -> None:
    player = Opponent(browser, site.url, phone=True)
    page = player.page
    open_table(player)
    seat = {"corporation": "credicor", "stock": {"credits": 40}, "hand": ["mining_expedition"]}
    player.table = site.begin_from(player.table, {**ROBBED, "seats": [seat, {"stock": {"credits": 30}}]})
    player.go(f"/t/{player.table}")
    player.tab("hand")
    player.press("#hand [data-card=mining_expedition]")
    page.locator(".targets [role=radio]").first.tap()
    expect(page.locator(".targets .by")).to_have_count(2)
    name = page.locator(".targets .who b").first
    assert name.evaluate("(text) => text.scrollWidth <= text.clientWidth")
    assert player.problems == []
    player.context.close()


def test_animals_are_taken_of_it_first_and_of_yourself_only_when_asked_for(browser: Browser, site: Site) -> None:
    player = Opponent(browser, site.url)
    page = player.page
    open_table(player)
    seat = {"corporation": "credicor", "played": ["predators", "birds"], "resources": {"predators": 1, "birds": 2}}
    player.table = site.begin_from(player.table, {**ROBBED, "seats": [seat, {"stock": {"credits": 30}}]})
    player.go(f"/t/{player.table}")
    player.press("[data-option='use predators']")
    targets = page.locator("#dock .targets [role=radio]")
    expect(targets).to_have_count(1)
    expect(targets).to_have_attribute("aria-checked", "true")
    expect(targets).to_contain_text("MarsBot")
    page.locator("#dock .targets .faint").click()
    expect(targets).to_have_count(3)
    assert player.problems == []
    player.context.close()


def test_a_symbol_that_a_marker_silences_is_drawn_so_in_the_step_that_reaches_it(browser: Browser, site: Site) -> None:
    player = Opponent(browser, site.url)
    page = player.page
    open_table(player)
    robot = {"tracks": {"power": 4}, "markers": {"power": 5}, "action_deck": ["power_grid"], "fresh": False}
    player.table = site.begin_from(player.table, {**ROBBED, "marsbot": robot})
    player.go(f"/t/{player.table}")
    player.live()
    lines = player.pass_on()
    for _ in range(next(n for n, line in enumerate(lines) if line["kind"] == "bot_advance")):
        player.press("[data-walk-next]")
    reached = page.locator("[data-walk] .sp.here")
    expect(reached).to_contain_text("5")
    expect(reached).to_have_class(re.compile(r"\bsilent\b"))
    expect(page.locator("[data-walk] .sp.silent")).to_have_count(1)
    assert player.problems == []
    player.context.close()


def test_a_game_begins_from_the_lobby_and_is_watched(browser: Browser, site: Site) -> None:
    """Who watches sees MarsBot's board, and is shown no steps."""
    player, guest = Opponent(browser, site.url, lang="fr"), Player(browser, site.url, lang="uk")
    player.go("/")
    player.press("[data-way=known]")
    player.press("[data-level=easy]")
    player.press("button.big")
    player.page.wait_for_url("**/t/*")
    live = player.to_my_turn()
    assert live["view"]["marsbot"]["level"] == "easy"
    table = live["table"]["id"]
    path = player.page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}/seats/9/link`, {method: 'POST'})).json()).path", table
    )
    guest.go(path)
    guest.page.wait_for_selector(".bot .tracks")
    player.pass_on()
    guest.until(lambda: guest.live()["view"]["generation"] == 2, "nothing happened for the spectator")
    expect(guest.page.locator("[data-walk]")).to_have_count(0)
    expect(guest.page.locator("#log .turn").first).to_contain_text("MarsBot")
    for one in (player, guest):
        assert one.problems == []
        one.context.close()
