"""Ares Expedition through the page: two people at the same time, alone, together; by clicks and by taps."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from player import PATIENCE, STEP, Json, Player, play_to_the_end
from playwright.sync_api import Browser, expect
from positions import ARES
from test_pages import serious, serious_in_both_themes

import tharsis
from conftest import Site

SETUP = ("mulligan", "corporation", "research", "give")
ACTING = ("development", "construction", "action")

# what an action asks for next: to be done, or an answer in the dock; on a desk cards are picked where they lie
ROWS = ", ".join(f"{STEP} {row}:not([aria-checked=true])" for row in ("[data-option]", "[data-card]"))
IN_HAND = "#hand [data-card].can:not(.sel)"
NEXT = f"""() => {{
    const seen = (selector) => document.querySelector(selector);
    if (seen("#main:not([aria-disabled=true])")) return "#main";
    if (seen("{ROWS}")) return "{ROWS}";
    return seen("{STEP}") && seen("{IN_HAND}") ? "{IN_HAND}" : null;
}}"""


class AresPlayer(Player):
    """A player of Ares Expedition in a hurry: terraforms with all there is, plays a card now and then, finishes."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.played = 0
        self.sold = 0

    def step(self, live: Json | None = None) -> bool:
        live = live or self.live()
        ask = live["ask"]
        if ask is None or ask.get("optional"):
            return False
        if ask["kind"] in SETUP:
            self.set_up(ask)
        elif ask["kind"] in ACTING:
            self.act(live)
        elif ask["kind"] in ("phase", "neutral_phase"):
            self.pick(live)
        else:
            self.finish(ask["id"])
        self.until(lambda: not self.asked(ask["id"]), f"the answer was not taken: {ask['text']}")
        return True

    def mine(self) -> str:
        """The kind of question that waits for this player; "" where none does."""
        ask = self.live()["ask"]
        return "" if ask is None or ask.get("optional") else str(ask["kind"])

    def set_up(self, ask: Json) -> None:
        self.page.wait_for_selector("#setup-title")
        for option in ask["options"][: ask["least"]]:
            card = f".setup button[data-card={option['card']}]"
            if self.page.locator(f"{card}:is([aria-pressed=true], [aria-checked=true])").count() == 0:
                self.press(card)
        expect(self.page.locator(".setup button.main:not([aria-disabled=true])")).to_be_visible()
        self.press(".setup button.main")

    def pick(self, live: Json) -> None:
        """Cards at first, then money and what is done with it; a phase that is closed is not offered."""
        offered = [o["item"] for o in live["ask"]["options"]]
        seat = live["table"]["you"]
        if live["view"]["round"] <= 6:
            wanted = [["development", "action"], ["construction", "production"]][seat % 2]
        elif live["view"]["seats"][seat]["stock"]["credits"] >= 30:
            wanted = ["action", "production"]
        else:
            wanted = ["production", "action"]
        phase = next((p for p in wanted if p in offered), offered[0])
        self.tab("mars")
        self.press(f"#phases [data-phase={phase}]")
        expect(self.page.locator("#main:not([aria-disabled=true])")).to_be_visible()
        self.press("#main")

    def wish(self, live: Json) -> str:
        offered = {o["notation"]: o for o in live["ask"]["options"] if not o.get("useless")}
        for notation in ("convert heat", "convert plants", "standard ocean", "standard forest", "standard temperature"):
            if notation in offered and not offered[notation].get("idle"):
                return notation
        cards = [n for n in offered if n.startswith("play ") and not offered[n].get("idle")]
        if cards and self.rnd.random() < 0.8:
            self.played += 1
            return self.rnd.choice(cards)
        uses = [n for n in offered if n.startswith("use ") and not offered[n].get("idle")]
        if uses and self.rnd.random() < 0.2:
            return self.rnd.choice(uses)
        if "sell cards" in offered and len(live["hand"]) > 7 and self.rnd.random() < 0.3:
            self.sold += 1
            return "sell cards"
        return (
            "finish"
            if "finish" in offered
            else next(iter(offered or {o["notation"]: o for o in live["ask"]["options"]}))
        )

    def act(self, live: Json) -> None:
        wish = self.wish(live)
        if wish == "finish":
            self.press("#dock [data-option=finish]")
            return
        if wish.startswith("play "):
            self.tab("hand")
            self.press(f"#hand [data-card={wish.removeprefix('play ')}]")
        elif wish == "sell cards":
            self.tab("hand")
            self.press("[data-option='sell cards']")
        elif wish.startswith("use "):
            self.tab("me")
            self.press(f"#tableau [data-option='{wish}']")
        elif wish.startswith(("convert ", "standard ")):
            self.tab("mars")
            self.press(f"#standard [data-option='{wish}']")
        else:
            self.press(f"#dock [data-option='{wish}']")
        self.finish(live["ask"]["id"])

    def finish(self, ask: str) -> None:
        """Answers the further questions of an action until the main button takes them all."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            wanted = self.settle(NEXT)
            if self.told is not None and not self.asks(self.told, ask):
                return
            if wanted is None:
                self.page.wait_for_timeout(10)
            else:
                self.press(wanted)
        raise AssertionError("an action without end: " + self.page.locator("#dock").inner_text())


def open_table(host: AresPlayer, seats: list[Json], **options: object) -> Json:
    return host.open(name="Olympus", game="ares", seats=seats, options=options, settings={"bot_delay": 0})


def sit_down(host: AresPlayer, friend: AresPlayer, **options: object) -> None:
    opened = open_table(host, [{"kind": "you", "name": "Alix"}, {"kind": "friend", "name": "Olena"}], **options)
    friend.table = host.table
    link = next(x["path"] for x in opened["links"] if x["seat"] == 1)
    friend.go(link)
    friend.page.locator("form input").fill("Olena")
    friend.press("form button")
    friend.page.wait_for_url(f"**/t/{friend.table}")
    host.go(f"/t/{host.table}")


def test_two_people_at_the_same_time(browser: Browser, site: Site) -> None:
    """A whole game: one at a desk, one at a phone, each going on without waiting for the other."""
    players = [AresPlayer(browser, site.url, False, "en"), AresPlayer(browser, site.url, True, "fr")]
    sit_down(players[0], players[1])
    play_to_the_end(players)
    assert sum(p.played for p in players) > 3
    for player in players:
        player.page.wait_for_selector("h1")
        assert player.problems == []
        player.context.close()


def test_alone_on_a_phone(browser: Browser, site: Site) -> None:
    """All 25 rounds, with the cards changed at first and the help of the level."""
    player = AresPlayer(browser, site.url, True, "uk")
    open_table(player, [{"kind": "you", "name": "Alix"}], mulligan=True)
    player.go(f"/t/{player.table}")
    play_to_the_end([player])
    assert player.live()["view"]["round"] == 25
    player.page.wait_for_selector("h1")
    assert player.problems == []
    player.context.close()


def test_alone_nothing_is_said_of_others(browser: Browser, site: Site) -> None:
    """Choosing a phase: neither bar, dock nor guide speak of secrets, or of all at the same time."""
    player = AresPlayer(browser, site.url)
    player.page.add_init_script("localStorage.setItem('tharsis.prefs', JSON.stringify({guide: true}))")
    open_table(player, [{"kind": "you", "name": "Alix"}], first_game=True)
    player.go(f"/t/{player.table}")
    play_on([player], lambda: (player.live()["ask"] or {}).get("kind") == "phase")
    page = player.page
    expect(page.locator("#dock")).to_contain_text("neutral")
    expect(page.locator(".guidebar")).to_contain_text("a neutral one beside it")
    words = page.locator("body").inner_text().lower()
    assert not [others for others in ("secret", "same time", "all pick") if others in words]
    leave(player)


def credits_of(player: AresPlayer) -> int:
    live = player.live()
    return int(live["view"]["seats"][live["table"]["you"]]["stock"]["credits"])


def play_on(players: list[AresPlayer], until: Callable[[], bool]) -> None:
    """These answer what they are asked until something is so."""
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, "it did not come to that"
        if not any([player.step() for player in players]):
            players[0].page.wait_for_timeout(10)


def begin(browser: Browser, site: Site, **options: object) -> tuple[AresPlayer, AresPlayer]:
    """One at a desk and one at a phone, both about to choose their first phase."""
    host, friend = AresPlayer(browser, site.url), AresPlayer(browser, site.url, phone=True)
    sit_down(host, friend, first_game=True, **options)
    for player in (host, friend):
        player.page.wait_for_selector("#phases")
    return host, friend


def choose(player: AresPlayer, phase: str) -> None:
    ask = player.live()["ask"]["id"]
    player.tab("mars")
    player.press(f"#phases [data-phase={phase}]")
    expect(player.page.locator("#main:not([aria-disabled=true])")).to_be_visible()
    player.press("#main")
    player.until(lambda: not player.asked(ask), "the phase was not taken")


def leave(*players: AresPlayer) -> None:
    for player in players:
        assert player.problems == []
        player.context.close()


def test_nobody_waits_for_another_inside_a_phase(browser: Browser, site: Site) -> None:
    host, friend = begin(browser, site)
    choose(host, "action")
    expect(host.page.locator("#dock [data-option=resume]")).to_be_visible()
    assert "action" not in str(friend.live()["view"]["seats"][0])  # hidden until both have chosen
    host.press("#dock [data-option=resume]")  # and open to second thoughts
    host.until(lambda: host.mine() == "phase", "the phase card was not taken back")
    choose(host, "production")
    choose(friend, "action")
    for player in (host, friend):
        player.until(lambda p=player: p.mine() == "action", "the phase did not begin")  # type: ignore[misc]
    # one collects an answer, the other acts, and what was collected is still there
    host.press("#standard [data-option='standard temperature']")
    expect(host.page.locator("#main:not([aria-disabled=true])")).to_be_visible()
    friend.press("#standard [data-option='standard ocean']")
    friend.press("#main:not([aria-disabled=true])")
    host.until(lambda: len(host.live()["view"]["oceans"]) == 1, "the ocean was not seen")
    host.press("#main:not([aria-disabled=true])")
    host.until(lambda: host.live()["view"]["tracks"][0]["value"] == -28, "the temperature did not rise")
    assert host.live()["view"]["tracks"][0]["begun"] == -30
    # who has finished sees whom the game waits for, and can take it back
    host.press("#dock [data-option=finish]")
    expect(host.page.locator("#dock")).to_contain_text("Olena")
    host.press("#dock [data-option=resume]")
    host.until(lambda: host.mine() == "action", "finishing was not taken back")
    host.press("#dock [data-option=finish]")
    friend.press("#dock [data-option=finish]")
    friend.until(lambda: friend.live()["view"]["round"] == 2, "the round did not end")
    leave(host, friend)


def test_a_phone_shows_what_the_others_do(browser: Browser, site: Site) -> None:
    """As it happens, below the tracks; and afterwards, until somebody acts in the next round."""
    host, friend = AresPlayer(browser, site.url), AresPlayer(browser, site.url, phone=True)
    friend.page.add_init_script("localStorage['tharsis.prefs'] = JSON.stringify({guide: false, pace: 'slow'})")
    sit_down(host, friend, first_game=True)
    page = friend.page
    page.wait_for_selector("#phases")
    choose(friend, "action")
    choose(host, "production")
    host.until(lambda: host.mine() == "action", "the phase did not begin")
    host.press("#standard [data-option='standard ocean']")
    host.press("#main:not([aria-disabled=true])")
    shown = page.locator(".place .strip")
    expect(shown).to_contain_text("Ocean")
    strip, tracks = shown.bounding_box(), page.locator("#tracks").bounding_box()
    assert strip and tracks and strip["y"] >= tracks["y"] + tracks["height"]
    expect(shown.get_by_role("img", name="Skip")).to_be_visible()
    shown.tap()
    expect(shown).to_have_count(0)
    host.press("#dock [data-option=finish]")
    friend.press("#dock [data-option=finish]")
    friend.until(lambda: friend.mine() == "phase", "the round did not end")
    page.locator(".digest .head").tap()
    expect(page.locator(".digest")).to_contain_text("round 1")
    expect(page.locator(".digest li")).to_contain_text("Alix uses the standard action Ocean")
    leave(host, friend)


def test_cards_pay_where_credits_are_short(browser: Browser, site: Site) -> None:
    host, friend = begin(browser, site)
    choose(host, "action")
    choose(friend, "research")
    host.until(lambda: host.mine() == "action", "the phase did not begin")
    while credits_of(host) >= 14:
        ask = host.live()["ask"]["id"]
        host.press("#standard [data-option='standard temperature']")
        host.finish(ask)
    live = host.live()
    before = credits_of(host)
    sold = -(-(20 - before) // 3)  # cards for 3 M€ each, no more than it takes
    host.press("#standard [data-option='standard forest']")
    step = host.page.locator("#dock .step").last
    expect(step).to_contain_text(f"0 of {sold}")
    for n in range(sold):
        expect(host.page.locator("#main")).to_have_attribute("aria-disabled", "true")
        host.page.locator("#hand [data-card]").nth(n).click()
        expect(step).to_contain_text(f"{n + 1} of {sold}")
    host.press("#main:not([aria-disabled=true])")
    host.until(lambda: not host.asked(live["ask"]["id"]), "it was not taken")
    assert credits_of(host) == before + 3 * sold - 20
    assert len(host.live()["hand"]) == len(live["hand"]) - sold
    leave(host, friend)


def test_on_a_phone_one_card_to_discard_is_chosen_among_cards_that_can_be_read(browser: Browser, site: Site) -> None:
    position = tharsis.new("ares", 1, {"first_game": True}, 1).position()
    position["seats"][0]["stock"]["credits"] = 13
    position |= {"phase": "action", "temperature": -26, "begun": {"temperature": -28}, "frames": {}}
    player = AresPlayer(browser, site.url, phone=True)
    open_table(player, [{"kind": "you", "name": "Alix"}], first_game=True)
    player.table = site.begin_from(player.table, position)
    player.go(f"/t/{player.table}")
    high = player.size_of("#tracks")[1]
    player.press("#standard [data-option='standard temperature']")  # it costs 14
    step = player.page.locator("#dock .step")
    hand = position["seats"][0]["hand"]
    expect(step.locator("[data-card]")).to_have_count(len(hand))
    expect(step.locator(f"[data-card={hand[0]}]")).to_contain_text("production")
    player.press(f"#dock [data-card={hand[0]}]")
    expect(step.locator("[data-card]")).to_have_count(1)  # and leaves its room to what that brings
    expect(player.page.locator("#dock .result")).to_be_in_viewport()
    player.press("#main:not([aria-disabled=true])")
    player.until(lambda: len(player.live()["hand"]) == len(hand) - 1, "it was not discarded")
    assert player.size_of("#tracks")[1] == high  # nothing below it has moved
    leave(player)


def sit_alone(browser: Browser, site: Site, position: Json, size: tuple[int, int] = (1440, 900)) -> AresPlayer:
    """Somebody at a table for one, in a position of Ares Expedition."""
    player = AresPlayer(browser, site.url, phone=size[0] < 700)
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(player, [{"kind": "you", "name": "Alix"}], first_game=True)
    player.table = site.begin_from(player.table, tharsis.load({"game": "ares", **position}).position())
    player.go(f"/t/{player.table}")
    return player


TABLET = (1024, 768)


def test_a_question_of_the_next_round_is_no_step_of_the_last_play(browser: Browser, site: Site) -> None:
    seat = {"corporation": "inventrix", "hand": ["sponsors"], "stock": {"credits": 30}, "picked": "development"}
    phases = {"phase": "development", "neutral_phase": "development", "neutral_deck": []}
    player = sit_alone(browser, site, {"round": 5, **phases, "seats": [seat]})
    player.press("#hand [data-card=sponsors]")
    expect(player.page.locator("#main:not([aria-disabled=true])")).to_contain_text("Play")
    expect(player.page.locator("#dock .step")).to_have_count(0)
    player.press("#main")
    player.until(lambda: player.mine() == "help", "the level does not help")
    expect(player.page.locator("#dock .step")).to_have_count(1)
    leave(player)


def test_a_tablet_shows_standard_actions_after_cards_were_chosen(browser: Browser, site: Site) -> None:
    seat = {"corporation": "inventrix", "hand": ["sponsors"], "stock": {"credits": 30}, "picked": "development"}
    phases = {"phase": "development", "neutral_phase": "research"}
    player = sit_alone(browser, site, {"round": 3, **phases, "seats": [seat]}, TABLET)
    player.press("#dock [data-option=finish]")
    player.until(lambda: player.mine() == "research", "no cards came")
    player.step()
    player.until(lambda: player.mine() == "phase", "the round did not end")
    choose(player, "action")
    play_on([player], lambda: player.mine() == "action")
    expect(player.page.locator("#standard")).to_be_in_viewport()
    leave(player)


def test_a_long_question_on_a_phone_moves_nothing_but_its_list(browser: Browser, site: Site) -> None:
    others = ["sponsors", "strip_mine", "tropical_resort", "grass", "soletta", "birds", "moss", "trees"]
    hand = ["lightning_harvest", *others]
    seat = {"corporation": "inventrix", "hand": hand, "played": ["mars_university"], "stock": {"credits": 30}}
    player = sit_alone(
        browser, site, {"round": 3, "phase": "development", "seats": [seat | {"picked": "development"}]}, (390, 844)
    )
    player.press("#hand [data-card=soletta]")
    expect(player.page.locator(".sheet .card .pbox .line")).to_have_css("padding-right", "0px")  # a card as everywhere
    player.page.get_by_role("button", name="Cancel").tap()
    player.press("#hand [data-card=lightning_harvest]")
    expect(player.page.locator(".step:has(.todo) [data-option]")).to_have_count(len(hand))  # and none of them
    assert player.page.locator(".bar").bounding_box()["y"] == 0  # type: ignore[index]
    leave(player)


def test_on_a_phone_cards_without_an_action_leave_their_room_to_the_actions(browser: Browser, site: Site) -> None:
    played = ["mars_university", "extended_resources", "united_planetary_alliance", "farmers_market"]
    seat = {"corporation": "inventrix", "played": played, "stock": {"credits": 30}, "picked": "action"}
    player = sit_alone(browser, site, {"round": 3, "phase": "action", "seats": [seat]}, (390, 844))
    expect(player.page.locator("#tableau [data-card]")).to_have_count(1)
    expect(player.page.locator("#standard [data-option='standard temperature']")).to_be_in_viewport()
    leave(player)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_without_an_action_of_a_card_none_is_offered_once_more(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    seat = {"corporation": "inventrix", "played": ["extended_resources"], "stock": {"credits": 30}, "picked": "action"}
    player = sit_alone(browser, site, {"round": 3, "phase": "action", "seats": [seat]}, size)
    expect(player.page.locator("#standard [data-option='standard ocean']")).to_be_in_viewport()
    expect(player.page.get_by_text("once more")).to_have_count(0)
    expect(player.page.locator("#tableau")).to_have_count(0 if player.phone else 1)
    leave(player)


def test_nothing_is_said_of_a_round_after_the_last(browser: Browser, site: Site) -> None:
    seat = {"corporation": "inventrix", "picked": "action"}
    last = {"round": 25, "phase": None, "neutral_deck": ["construction"]}
    player = sit_alone(browser, site, {**last, "seats": [seat]})
    play_on([player], lambda: player.mine() == "phase")
    player.press("#phases [data-phase=production]")
    expect(player.page.locator("#dock")).to_contain_text("Gain 4")
    expect(player.page.locator("#dock")).not_to_contain_text("26")
    leave(player)


def test_alone_it_is_said_that_mars_is_complete(browser: Browser, site: Site) -> None:
    seat = {"corporation": "inventrix", "hand": ["sponsors"], "stock": {"credits": 30}, "picked": "development"}
    full = {"temperature": 8, "oxygen": 14, "oceans": 9}
    player = sit_alone(browser, site, {"round": 20, "phase": "development", **full, "seats": [seat]})
    for place in (".alone", "#dock"):
        expect(player.page.locator(place)).to_contain_text("Mars is complete: you have done it.")
    leave(player)


def test_a_neutral_card_that_came_is_not_closed_to_you(browser: Browser, site: Site) -> None:
    deck = ["construction", "action", "production", "research"]
    seat = {"corporation": "inventrix", "picked": "production"}
    player = sit_alone(browser, site, {"round": 22, "phase": None, "neutral_deck": deck, "seats": [seat]}, TABLET)
    assert player.mine() == "neutral_phase"
    gone = player.page.locator("#phases [data-phase=development]")
    expect(gone).to_have_attribute("aria-label", "Development, this neutral card has come already")
    leave(player)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_comes_to_nothing_is_said_in_words(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    seat = {"corporation": "inventrix", "hand": ["eos_chasma_national_park"], "stock": {"credits": 30}}
    phase = {"round": 3, "phase": "development", "temperature": -10}
    player = sit_alone(browser, site, {**phase, "seats": [seat | {"picked": "development"}]}, size)
    player.press("#hand [data-card=eos_chasma_national_park]")
    expect(player.page.locator(".steps")).to_contain_text("No effect now: resource for another card")
    leave(player)


@pytest.mark.parametrize("size", [(1440, 900), TABLET, (390, 844)])
def test_cards_that_came_are_marked_until_the_next_turn(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    seat = {"corporation": "inventrix", "hand": ["sponsors"], "stock": {"credits": 30}, "picked": "development"}
    phases = {"phase": "development", "neutral_phase": "research"}
    player = sit_alone(browser, site, {"round": 3, **phases, "seats": [seat]}, size)
    player.press("[data-option=finish]")
    player.until(lambda: player.mine() == "research", "no cards came")
    kept = player.live()["ask"]["options"][0]["card"]
    player.step()
    player.until(lambda: player.mine() == "phase", "the round did not end")
    expect(player.page.locator("#phases")).to_be_visible()
    player.tab("hand")
    expect(player.page.locator("#hand .new")).to_have_text("new")
    expect(player.page.locator(f"#hand [data-card={kept}]")).to_have_attribute(
        "aria-label", re.compile(r"\. new\. cost")
    )
    choose(player, "action")
    play_on([player], lambda: player.mine() == "action")
    player.press("[data-option=finish]")
    play_on([player], lambda: player.mine() == "phase")
    player.until(lambda: player.mine() == "phase", "the round did not end")
    expect(player.page.locator("#phases")).to_be_visible()
    player.tab("hand")
    expect(player.page.locator(f"#hand [data-card={kept}]")).to_be_visible()
    expect(player.page.locator(f"#hand [data-card={kept}] .new")).to_have_count(0)
    leave(player)


def test_cards_that_are_shown_to_choose_from_are_read(browser: Browser, site: Site) -> None:
    """Not only named: what they cost now, what they do, and what they lack."""
    seat = {"corporation": "inventrix", "played": ["advanced_screening_technology"], "picked": "action"}
    deck = ["mine", "trees", "research"]
    player = sit_alone(browser, site, {"round": 3, "phase": "action", "deck": deck, "seats": [seat]})
    player.press("#dock [data-option='use advanced_screening_technology']")
    player.press("#main:not([aria-disabled=true])")
    rows = player.page.locator("#dock .step [data-card]")
    expect(rows).to_have_count(2)
    trees = player.page.locator("#dock .step [data-card=trees]")
    expect(trees).to_contain_text("Plant production +3")
    expect(trees).to_contain_text("17")
    trees.click()
    player.press("#main:not([aria-disabled=true])")
    expect(player.page.locator("#hand [data-card=trees]")).to_be_visible()
    leave(player)


def test_on_a_tablet_cards_to_discard_are_listed_and_amounts_are_turned(browser: Browser, site: Site) -> None:
    hand = ["sponsors", "strip_mine", "tropical_resort"]
    stock = {"credits": 15, "heat": 6}
    seat = {"corporation": "inventrix", "hand": hand, "played": ["power_infrastructure"], "picked": "action"}
    full = {"temperature": 8, "oxygen": 14, "oceans": 9}
    player = sit_alone(
        browser, site, {"round": 3, "phase": "action", **full, "seats": [seat | {"stock": stock}]}, TABLET
    )
    page = player.page
    expect(page.locator("#standard .idle[data-option='standard ocean']")).to_be_visible()
    expect(page.locator("#standard .idle[data-option='convert heat']")).to_contain_text("no effect")  # 2 short
    player.press("#standard [data-option='standard forest']")  # it costs 20
    rows = page.locator("#dock .step [data-card]")
    expect(rows).to_have_count(3)
    expect(rows.nth(2)).to_contain_text("Costs 5\u00a0heat besides its price")
    page.keyboard.press("Escape")
    player.press("#dock [data-option='use power_infrastructure']")
    amount = page.locator("#dock .amount")
    expect(amount.locator("[aria-checked=true]")).to_contain_text("6")
    expect(page.locator("#main:not([aria-disabled=true])")).to_be_visible()  # the most is filled in
    amount.get_by_label("less").click()
    expect(amount.locator("[aria-checked=true]")).to_contain_text("5")
    player.press("#main:not([aria-disabled=true])")
    player.until(lambda: credits_of(player) == 20, "it was not exchanged")
    leave(player)


def test_cards_that_are_asked_for_are_chosen_by_keys(browser: Browser, site: Site) -> None:
    hand = ["sponsors", "strip_mine", "tropical_resort"]
    seat = {"corporation": "inventrix", "hand": hand, "played": ["redrafted_contracts"], "picked": "action"}
    player = sit_alone(browser, site, {"round": 3, "phase": "action", "seats": [seat]})
    player.press("#tableau [data-option='use redrafted_contracts']")
    keys = player.page.keyboard
    chosen = player.page.locator("#hand .card[aria-pressed=true]")
    expect(player.page.locator("#hand .card.can")).to_have_count(3)
    keys.press("2")
    expect(chosen).to_have_count(1)
    keys.press("n")  # the next card, no other action
    keys.press("Enter")
    expect(chosen).to_have_count(2)
    expect(player.page.locator("#main:not([aria-disabled=true])")).to_be_visible()
    keys.press("Enter")  # on what is chosen already
    player.until(lambda: len(set(player.live()["view"]["seats"][0]["hand"]) & set(hand)) == 1, "nothing was discarded")
    leave(player)


def test_on_a_phone_cards_that_pay_leave_their_room_to_the_result(browser: Browser, site: Site) -> None:
    hand = ["tectonic_stress_power", "sponsors", "strip_mine", "tropical_resort", "power_plant", "soletta", "mine"]
    seat = {"corporation": "inventrix", "hand": hand, "stock": {"credits": 12}, "picked": "development"}
    player = sit_alone(browser, site, {"round": 3, "phase": "development", "seats": [seat]}, (390, 844))
    player.press("#hand [data-card=tectonic_stress_power]")  # it costs 17
    rows = player.page.locator("#dock .step [data-card], .sheet .step [data-card]")
    expect(rows).to_have_count(6)
    width = rows.first.bounding_box()["width"]  # type: ignore[index]
    player.press(".step [data-card=strip_mine]")
    expect(rows).to_have_count(6)
    player.press(".step [data-card=mine]")
    expect(rows).to_have_count(2)
    assert rows.first.bounding_box()["width"] == width  # type: ignore[index]
    expect(player.page.locator(".steps .result")).to_be_in_viewport()
    player.press(".step [data-card=mine]")  # another one after all
    expect(rows).to_have_count(6)
    leave(player)


def test_on_a_phone_the_button_leads_back_to_what_is_chosen_from(browser: Browser, site: Site) -> None:
    seat = {"corporation": "inventrix", "hand": ["sponsors"], "stock": {"credits": 30}, "picked": "development"}
    phases = {"phase": "development", "neutral_phase": "research"}
    player = sit_alone(browser, site, {"round": 3, **phases, "seats": [seat]}, (390, 844))
    player.press("[data-option=finish]")
    player.until(lambda: player.mine() == "research", "no cards came")
    main = player.page.locator(".setup button.main")
    expect(main).to_have_text("Choose a card")
    expect(main).to_have_attribute("aria-disabled", "true")
    player.tab("hand")
    expect(player.page.locator("#hand [data-card=sponsors]")).to_be_visible()
    player.press(".setup button.main")
    expect(player.page.locator("[data-tab=choose]")).to_have_attribute("aria-selected", "true")
    player.step()
    player.until(lambda: player.mine() == "phase", "the round did not end")
    leave(player)


def test_no_tag_of_a_hand_is_clipped(browser: Browser, site: Site) -> None:
    hand = ["worms", "low_atmo_shields", "small_animals", "regolith_eaters", "moss"]
    seat = {"corporation": "inventrix", "hand": hand, "stock": {"credits": 30}}
    player = sit_alone(browser, site, {"round": 3, "phase": None, "seats": [seat]}, (1280, 720))
    cards = player.page.locator("#hand .card")
    expect(cards).to_have_count(5)
    clipped = """(cards) => cards.filter((card) => {
        const edge = card.querySelector('.in').getBoundingClientRect().right;
        return [...card.querySelectorAll('.tags .ic')].some((tag) => tag.getBoundingClientRect().right > edge);
    }).map((card) => card.dataset.card)"""
    assert cards.evaluate_all(clipped) == []
    leave(player)


@pytest.mark.parametrize("phase", [None, "construction"])
def test_on_its_side_a_phone_keeps_rows_of_the_hand_in_sight(browser: Browser, site: Site, phase: str | None) -> None:
    player = AresPlayer(browser, site.url, phone=True, size=(844, 390))
    opened = player.open(game="ares", seats=[{"kind": "you", "name": "Alix"}, {"kind": "bot", "bot": "random"}])
    table = site.begin_from(opened["table"]["id"], {**ARES, **({} if phase else {"phase": None})})
    player.go(f"/t/{table}")
    player.tab("hand")
    if phase is None:  # what a phase does is read beside the hand, which tells whether one wants it
        player.press("[data-phase=action]")
    rows = player.page.locator(".side #hand [data-card]")
    rows.first.wait_for()
    whole = """(rows) => { const foot = document.querySelector('.side').getBoundingClientRect().bottom;
        return rows.filter((row) => row.getBoundingClientRect().bottom <= foot).length; }"""
    player.until(lambda: rows.evaluate_all(whole) >= 3, "the hand shows fewer than three cards")
    player.context.close()


def test_a_round_by_keys(browser: Browser, site: Site) -> None:
    player = AresPlayer(browser, site.url)
    open_table(player, [{"kind": "you", "name": "Alix"}], first_game=True)
    player.go(f"/t/{player.table}")
    player.page.wait_for_selector("#phases")
    keys = player.page.keyboard
    keys.press("1")
    expect(player.page.locator("#phases [data-phase=development]")).to_have_attribute("aria-checked", "true")
    keys.press("Escape")
    expect(player.page.locator("#phases [data-phase=development]")).to_have_attribute("aria-checked", "false")
    keys.press("1")
    expect(player.page.locator("#main:not([aria-disabled=true])")).to_be_visible()
    keys.press("Enter")
    player.until(lambda: player.mine() == "development", "the phase did not begin")
    hand = len(player.live()["hand"])
    keys.press("1")  # the cheapest card that can be played
    expect(player.page.locator("#main:not([aria-disabled=true])")).to_be_visible()
    keys.press("Enter")
    player.until(lambda: len(player.live()["hand"]) < hand, "the card was not played")
    while player.live()["view"]["round"] == 1:
        if player.mine() in ACTING:
            keys.press("e")
            player.settle()
        else:
            player.step()
    keys.press("?")
    expect(player.page.locator("dialog")).to_be_visible()
    leave(player)


def test_the_key_for_the_next_thing_passes_over_cards_of_another_phase(browser: Browser, site: Site) -> None:
    seat: Json = {"corporation": "ecoline", "hand": ["sponsors", "heather"], "stock": {"credits": 30, "plants": 7}}
    player = sit_alone(browser, site, {"round": 3, "phase": "action", "seats": [seat | {"picked": "action"}]})
    expect(player.page.locator("#hand .card.can")).to_have_count(2)
    focused = "document.activeElement.dataset.option ?? document.activeElement.dataset.card"
    told = []
    for _ in range(6):
        player.page.keyboard.press("n")
        told.append(player.page.evaluate(focused))
    standard = ["convert plants", "standard forest", "standard temperature", "standard ocean"]
    assert told == [*standard, "convert plants", "convert plants"]  # the last again: it is quick in the dock, and first
    leave(player)


def test_enter_pays_with_a_card_that_was_pressed_in_the_hand(browser: Browser, site: Site) -> None:
    seat: Json = {"corporation": "inventrix", "hand": ["tropical_resort", "sponsors", "trees"], "picked": "development"}
    seat["stock"] = {"credits": 13, "heat": 5}
    player = sit_alone(
        browser, site, {"round": 3, "phase": "development", "neutral_phase": "research", "seats": [seat]}
    )
    player.press("#hand [data-card=tropical_resort]")
    player.press("#hand [data-card=sponsors]")
    expect(player.page.locator("#main:not([aria-disabled=true])")).to_be_visible()
    player.page.keyboard.press("Enter")
    player.until(lambda: player.mine() == "research", "the card was not played")
    leave(player)


def test_enter_takes_what_is_chosen_also_after_an_action_was_pressed(browser: Browser, site: Site) -> None:
    seat = {"corporation": "inventrix", "stock": {"credits": 30}, "picked": "action"}
    phases = {"phase": "action", "neutral_phase": "research"}
    player = sit_alone(browser, site, {"round": 3, **phases, "seats": [seat]})
    keys = player.page.keyboard
    player.page.locator("#standard [data-option='standard ocean']").focus()
    keys.press("Enter")
    expect(player.page.locator("#main:not([aria-disabled=true])")).to_be_visible()
    keys.press("Enter")
    player.until(lambda: player.live()["view"]["oceans"], "no ocean was flipped")
    keys.press("e")
    expect(player.page.locator("#tray [data-card]")).to_have_count(2)
    keys.press("1")
    expect(player.page.locator(".setup button.main:not([aria-disabled=true])")).to_be_visible()
    keys.press("Enter")
    player.until(lambda: player.mine() == "phase", "the card was not kept")
    leave(player)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_action_would_bring_counts_what_is_converted(browser: Browser, site: Site, size: tuple[int, int]) -> None:
    seat = {"corporation": "ecoline", "stock": {"plants": 14, "heat": 8}, "picked": "production"}
    player = sit_alone(browser, site, {"round": 3, "phase": None, "seats": [seat]}, size)
    page = player.page
    if player.phone:
        player.tab("hand")  # the phases are here as well, and nothing leads away from them
        expect(page.locator("#main")).to_have_attribute("aria-disabled", "true")
    page.locator("#phases [data-phase=action]").click()
    told = page.locator("#dock li.gain" if player.phone else "#phases [data-phase=action] .me")
    expect(told.get_by_label("Forest")).to_be_visible()
    expect(told).to_contain_text("2")
    expect(told.get_by_label("Temperature")).to_be_visible()
    expect(told).not_to_contain_text("card action")
    leave(player)


def test_a_folded_payment_on_a_phone_on_its_side_can_be_changed(browser: Browser, site: Site) -> None:
    seat: Json = {"corporation": "inventrix", "hand": ["sponsors"], "picked": "development"}
    seat |= {"played": ["restructured_resources"], "stock": {"credits": 20, "plants": 3}}
    position = {"game": "ares", "round": 3, "phase": "development", "neutral_phase": "research", "seats": [seat]}
    player = AresPlayer(browser, site.url, phone=True, size=(844, 390))
    open_table(player, [{"kind": "you", "name": "Alix"}], first_game=True)
    player.table = site.begin_from(player.table, tharsis.load(position).position())
    player.go(f"/t/{player.table}")
    player.press("#hand [data-card=sponsors]")
    player.press("#dock .head .btn")
    more = player.page.get_by_role("button", name="one more: plants")
    player.until(lambda: more.is_visible(), "the payment stays folded")
    more.tap()
    expect(player.page.locator("#dock .pay")).to_contain_text("1")
    player.press("#main")
    player.until(lambda: player.live()["view"]["seats"][0]["stock"]["plants"] == 2, "no plant was paid")
    leave(player)


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_a_phone_on_its_side_shows_both_conversions_beside_the_bulb(browser: Browser, site: Site, lang: str) -> None:
    seat = {"corporation": "inventrix", "hand": ["sponsors"], "stock": {"heat": 8, "plants": 8}, "picked": "action"}
    position = {"game": "ares", "round": 3, "phase": "action", "neutral_phase": "research", "seats": [seat]}
    player = AresPlayer(browser, site.url, phone=True, size=(844, 390), lang=lang)
    open_table(player, [{"kind": "you", "name": "Alix"}], first_game=True)
    player.table = site.begin_from(player.table, tharsis.load(position).position())
    player.go(f"/t/{player.table}")
    quick = player.page.locator("#dock .quick")
    expect(quick.locator("li")).to_have_count(2)
    assert quick.evaluate("(row) => row.scrollWidth <= row.clientWidth")
    leave(player)


def test_partners_swap_cards(browser: Browser, site: Site) -> None:
    host, friend = begin(browser, site, cooperative=True)
    expect(host.page.get_by_text("of 80 points")).to_be_visible()
    choose(host, "research")
    choose(friend, "production")
    host.until(lambda: host.mine() == "cube", "no cube is offered")
    host.page.set_viewport_size({"width": 1280, "height": 720})
    host.press(".talk .fold")
    for said in ("I have heat", "and plants", "no money"):
        host.page.locator(".talk input").fill(said)
        host.page.keyboard.press("Enter")
    expect(host.page.locator(".talk .said li")).to_have_count(3)
    host.press(".talk input")  # it is not pushed out of its column
    host.page.keyboard.type("What do you")
    host.press("#dock [data-option='cube player']")
    host.press("#main:not([aria-disabled=true])")
    friend.until(lambda: friend.mine() in ("cube", "give"), "the partner is not asked")
    hands = [set(p.live()["view"]["seats"][i]["hand"]) for i, p in enumerate((host, friend))]
    play_on([host, friend], lambda: host.live()["view"]["phase"] is not None)
    pool = host.live()["view"]["partners"]["pool"]
    assert pool == {"copper": 26, "player": 2}
    now = [set(p.live()["view"]["seats"][i]["hand"]) for i, p in enumerate((host, friend))]
    assert len(hands[0] & now[1]) == len(hands[1] & now[0]) == 1
    expect(host.page.locator(".talk input")).to_have_value("What do you")  # what lay there while a card was chosen
    leave(host, friend)


def test_of_two_swaps_in_a_round_the_second_tells_what_the_first_has_brought(browser: Browser, site: Site) -> None:
    host, friend = begin(browser, site, cooperative=True)
    choose(host, "research")
    choose(friend, "production")
    for player in (host, friend):
        player.until(lambda player=player: player.mine() == "cube", "no cube is offered")
        player.press("#dock [data-option='cube player']")
        player.press("#main:not([aria-disabled=true])")
    for player in (host, friend):
        player.until(lambda player=player: player.mine() == "give", "no card is asked for")
        expect(player.page.locator("#tray, main").get_by_text("at the same time").first).to_be_visible()
    for player in (host, friend):
        player.step()
    for player in (host, friend):
        player.until(lambda player=player: player.mine() == "give", "no second card is asked for")
        expect(player.page.get_by_text("swap once more").first).to_be_visible()
    leave(host, friend)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_no_serious_issue(browser: Browser, site: Site, phone: bool) -> None:
    player = AresPlayer(browser, site.url, phone)
    open_table(player, [{"kind": "you", "name": "Alix"}, {"kind": "bot", "bot": "greedy", "name": "Olena"}])
    player.go(f"/t/{player.table}")
    player.page.wait_for_selector("#setup-title")
    assert serious_in_both_themes(player.page) == [], "setup"
    player.step()
    player.page.wait_for_selector("#phases")
    assert serious_in_both_themes(player.page) == [], "phases"
    while player.live()["view"]["round"] < 4 or player.mine() != "action":
        player.step()
        player.page.wait_for_timeout(5)
    player.page.wait_for_selector("#standard")
    assert serious_in_both_themes(player.page, f"ares-{'phone' if phone else 'desk'}") == [], "action"
    for tab in ("hand", "me", "table", "log") if phone else ():
        player.tab(tab)
        assert serious(player.page) == [], tab
    if not phone:
        player.fits("h")
    player.context.close()
