"""The moments that were drawn: positions, and what is pressed from there.

A new drawing is a line of `SHOTS`; what it presses is written once, for all sizes of it.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ended
import puzzling
from player import Player
from positions import COACHED, Json

from tharsis.coach.links import link_of

# ---- what is pressed
Reach = Callable[[Player], None]


def stay(player: Player) -> None:
    """The page as it opens."""


def chosen(*wanted: int) -> Reach:
    """Passes as the last of all, and picks some of what is then laid out."""

    def reach(player: Player) -> None:
        player.press("[data-option=pass]")
        player.press("#main")
        offered = player.page.locator(".setup button[data-card]")
        offered.first.wait_for()
        for n in wanted:
            offered.nth(n).click()

    return reach


def folded(player: Player) -> None:
    chosen(0, 1)(player)
    player.page.keyboard.press("b")


def corporation(player: Player) -> None:
    """The first of the corporations, and three of the first cards."""
    player.press(".setup button[data-card]")
    for n in (2, 3, 6):
        card = player.page.locator(".setup [data-card]").nth(n)
        card.tap() if player.phone else card.click()
    player.page.locator("#setup-title").scroll_into_view_if_needed()


def stage(option: str, tab: str = "", part: str = "") -> Reach:
    def reach(player: Player) -> None:
        if tab:
            player.tab(tab)
        if part:
            player.phone_part(part)
        player.press(f"[data-option='{option}']")

    return reach


def point_at(thing: str) -> Reach:
    def reach(player: Player) -> None:
        player.page.locator(thing).first.hover()
        player.page.wait_for_selector("#tip")

    return reach


def play(card: str) -> Reach:
    def reach(player: Player) -> None:
        player.tab("hand")
        player.press(f"{'' if player.phone else '#hand '}[data-card={card}]")
        player.tab("mars")

    return reach


def whose_plants(player: Player) -> None:
    """Virus takes animals or plants."""
    play("virus")(player)
    player.page.locator(".step [data-option]").last.tap()


def guide_opened(player: Player) -> None:
    play("comet")(player)
    player.press(".guidebar [aria-expanded]")


def stop_of_tour(n: int) -> Reach:
    def reach(player: Player) -> None:
        for _ in range(n - 1):
            player.press(".dots ~ .pri")
        player.page.mouse.move(700, 4)
        player.page.wait_for_timeout(400)  # the light has come there

    return reach


def phase_picked(player: Player) -> None:
    player.press("[data-phase=action]")


def greenery_chosen(player: Player) -> None:
    stage("convert plants")(player)
    player.press(".hex.legal")


def ocean_chosen(player: Player) -> None:
    """Comet is about to be played from beside the planet, with its ocean and whose plants."""
    player.press("#hand [data-card=comet]")
    player.press(".hex.legal[data-area=F6]")
    player.press(".step [data-option='remove 3 plants from 1']")


def moons(player: Player) -> None:
    """A trade is about to be made, beside the colony tiles."""
    player.press("#moons")
    player.press(".overmoons [data-moon=luna]")
    player.press(".step [data-option='fee energy']")


def goals(player: Player) -> None:
    player.tab("table")
    player.phone_part("goals")


ACTING = ".show, button.strip"


ASTEROID = (("play asteroid",), ("remove 3 plants from 0",))
# as long as a picture needs: what others do stands for a minute
HELD = "const set = setTimeout; setTimeout = (f, ms, ...all) => set(f, ms === 400 || ms === 2600 ? 60000 : ms, ...all)"


def rivals_turn(*answers: tuple[str, ...], shown: str = ACTING, begins: bool = False) -> Reach:
    """Somebody else acts, and it is shown."""

    def reach(player: Player) -> None:
        player.page.wait_for_selector("#board")
        rival_answers(player, answers)
        player.page.wait_for_selector(shown)
        if begins:  # a moment after it began
            player.page.evaluate("() => document.getAnimations().forEach((a) => { a.pause(); a.currentTime = 60; })")
        else:
            player.page.wait_for_timeout(400)  # it has come out of its row

    return reach


def after_a_rivals_turn(player: Player) -> None:
    rivals_turn(*ASTEROID)(player)
    player.page.keyboard.press(" ")
    player.page.wait_for_selector(ACTING, state="detached")


class Other:
    """Somebody who speaks to the server without a page."""

    def __init__(self, player: Player, token: str) -> None:
        browser = player.context.browser
        assert browser is not None
        self.url = player.url
        self.context = browser.new_context(extra_http_headers={"cookie": f"tharsis={token}"} if token else {})

    def get(self, path: str) -> Json:
        told: Json = self.context.request.get(self.url + path).json()
        return told

    def post(self, path: str, body: Json) -> Json:
        answer = self.context.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        told: Json = answer.json()
        return told


@contextmanager
def another(player: Player, token: str = "") -> Iterator[Other]:
    other = Other(player, token)
    yield other
    other.context.close()


def rival_answers(player: Player, answers: tuple[tuple[str, ...], ...]) -> None:
    """The answers come from another browser, one after the other: what was drawn meanwhile is another question."""
    address = f"/api/tables/{player.table}"
    with another(player, RIVAL) as rival:
        for n, answer in enumerate(answers):
            ask = rival.get(f"{address}/live")["ask"]["id"]
            rival.post(f"{address}/answer", {"id": f"rival{n}", "answers": [list(answer)], "ask": ask})


def waiting_room(player: Player) -> None:
    player.press("form button.pri")
    player.page.wait_for_url("**/t/*")
    player.page.wait_for_selector("p.code")


def counting(player: Player) -> None:
    """The last of all passes, and nobody has plants for another greenery; the greeneries are counted next."""
    player.press("[data-option=pass]")
    player.press("#main")
    player.page.locator(".win").get_by_text(re.compile("^3 .* 6$")).wait_for()


RIVALS = (
    "random",
    "botanist",
    "greedy",
    "greedy",
    "engineer",
    "navigator",
    "engineer",
    "navigator",
    "architect",
    "engineer",
)


def brought(n: int, bot: str) -> dict[str, object]:
    """A game against a bot that was played elsewhere: those of the weaker half were won, and one of the others."""
    won = n < 4 or n == 6
    points = (96 + 3 * n, 78 + n) if won else (81 + n, 92 + 2 * n)
    corporations = ("credicor", "ecoline", "helion")
    yours = {"name": "Alix", "kind": "person", "points": points[0], "corporation": corporations[n % 3]}
    its = {"name": "Vega", "kind": "bot", "bot": bot, "points": points[1], "corporation": "teractor"}
    seats = {"seat": 0, "seats": [yours, its], "winners": [0 if won else 1]}
    return {
        "table": f"brought-{n:04}",
        "at": 1e9 + n,
        "game": "mars",
        "options": {"corporate_era": True},
        "rounds": 13,
        **seats,
    }


def your_games(player: Player) -> None:
    """Once the lobby has looked at tables that ended elsewhere, they count, and so do games from a file."""
    player.page.locator("li.one").first.wait_for()
    games = [brought(n, bot) for n, bot in enumerate(RIVALS)]
    assert player.page.request.post(f"{player.url}/api/me/games", data={"games": games}).ok
    player.go("/you")
    player.page.wait_for_load_state("networkidle")


def share(player: Player) -> None:
    """The picture that is sent instead of the page."""
    with player.page.expect_download() as download:
        player.press("[data-share]")
    player.page.goto("about:blank")
    player.page.set_content(f"<style>body{{margin:0}}</style><img src='{data_url(download.value.path())}'>")
    player.page.wait_for_function("() => document.images[0].complete")


def data_url(picture: Path) -> str:
    return "data:image/png;base64," + b64encode(picture.read_bytes()).decode()


def hinted(player: Player) -> None:
    """The coach was asked for the move, and has thought about it to the end."""
    for press in ("#hint", "#coach .foot .coach", "#coach .foot .coach"):
        player.press(press)
    player.page.locator("#coach .sure").wait_for()


def analysed(player: Player) -> None:
    """The same position, looked into to the end; its table lends the names."""
    player.go(f"/analysis/{link_of(COACHED)}?of={player.table}")
    player.page.locator(".ln").first.wait_for()
    player.page.locator(".eng [aria-busy=false]").wait_for()


def lesson(player: Player) -> None:
    """What the lesson points at stands in the light."""
    player.page.locator(".say").wait_for()


def plants_to_place(player: Player) -> None:
    lesson(player)
    player.press(".rc [data-option='convert plants']")
    player.page.locator(".hex.legal").first.wait_for()


def phase_of_lesson(player: Player) -> None:
    lesson(player)
    player.press(".say .pri")
    player.press("#phases [data-phase=action]")


def rows_of_hand(player: Player) -> None:
    player.page.keyboard.press("h")


RIVAL = "rival" * 8
GUIDED: Json = {"guide": True}
SLOW: Json = {"pace": "slow"}
DESK, SMALL, LARGE, HUGE = (1440, 900), (1280, 720), (1920, 1080), (2560, 1440)
PHONE, LYING = (390, 844), (844, 390)


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: where, in which browser, and what is pressed before it is taken."""

    name: str
    tables: tuple[str, ...] = ()
    """Positions of tables of this browser; the first is opened. With none, `path` is."""
    reach: Reach = stay
    path: str = ""
    size: tuple[int, int] = DESK
    scale: float = 1
    light: bool = False
    prefs: Json = field(default_factory=dict)
    whole: bool = False
    """As long as the page is, not as the window."""
    moving: bool = False
    tour: bool = False
    """The tour has not been seen yet."""
    lessons: tuple[str, ...] = ()
    """Lessons of Terraforming Mars that are done."""
    people: tuple[int, ...] = (0,)
    """The seats of people; the others are bots."""
    settings: Json = field(default_factory=dict)
    script: str = ""
    """What runs in the page before all else."""
    away: tuple[str, ...] = ()
    """Addresses that never answer."""
    docs: str = ""
    """Its name among the pictures of the documentation, if it is one of them."""


def on_phone(name: str, *tables: str, reach: Reach = stay, path: str = "", **more: Any) -> Shot:
    return Shot(name, tables, reach, path, size=PHONE, **{"scale": 2, **more})


def long_phone(name: str, *tables: str, path: str, **more: Any) -> Shot:
    return on_phone(name, *tables, path=path, scale=1.5, whole=True, **more)


def rival(name: str, *tables: str, reach: Reach, seat: int = 1, **more: Any) -> Shot:
    return Shot(name, tables, reach, people=(0, seat), prefs=SLOW, moving=True, script=HELD, **more)


LOBBY = ("mars", "early", "choosing")
REVIEW = "/t/{table}/review"
PUZZLE = f"/puzzles/{puzzling.plainest().name}"
KNOWN = ("ended-0", "ended-1", "ended-2", "ended-3", "mars")
TABLE = [
    Shot("tray-research", ("last-to-pass",), chosen(0, 1)),
    Shot("tray-research-light", ("last-to-pass",), chosen(0, 1), light=True),
    Shot("tray-1280", ("last-to-pass",), chosen(0, 1), size=SMALL),
    Shot("tray-folded", ("last-to-pass",), folded),
    Shot("tray-draft", ("draft",), chosen(1)),
    Shot("tray-corporation", ("new",), corporation),
    on_phone("tray-phone-research", "last-to-pass", reach=chosen(0, 1)),
    on_phone("tray-phone-draft", "draft", reach=chosen(1)),
    on_phone("tray-phone-corporation", "new", reach=corporation, light=True),
    rival("rival-1", "rival", reach=rivals_turn(*ASTEROID, begins=True)),
    rival("rival-2", "rival", reach=rivals_turn(*ASTEROID)),
    rival("rival-3", "rival", reach=rivals_turn(*ASTEROID)),
    rival("rival-4", "marc", seat=2, reach=rivals_turn(("play convoy_from_europa",), ("place ocean F7",))),
    rival("rival-5", "iryna", seat=3, reach=rivals_turn(("pass",), shown=".opp.acting")),
    rival("rival-6", "rival-last", reach=after_a_rivals_turn),
    rival("rival-phone", "rival", reach=rivals_turn(*ASTEROID), size=PHONE, scale=2),
    rival("rival-phone-digest", "rival-last", reach=after_a_rivals_turn, size=PHONE, scale=2, light=True),
    Shot("planet-table-first", ("early",)),
    Shot("planet-table-last", ("late",)),
    Shot("planet-table-light", ("mars",), light=True),
    Shot("planet-table-choose", ("late",), greenery_chosen),
    Shot(
        "goals-hover",
        ("mars",),
        point_at("#goals [data-goal=builder], #goals [data-option='claim builder']"),
        docs="table-desk",
    ),
    Shot("goals-claim", ("mars",), stage("claim builder"), light=True),
    Shot("goals-award", ("mars",), stage("fund thermalist")),
    on_phone("goals-phone", "mars", reach=goals),
    on_phone("goals-phone-claim", "mars", reach=stage("claim builder", "table", "goals")),
    Shot("hand24-1440", ("large-hand",)),
    Shot("hand24-1920", ("large-hand",), size=LARGE),
    Shot("hand24-whole-1920", ("large-hand",), rows_of_hand, size=LARGE),
    Shot("desk-2560", ("mars",), size=HUGE),
    Shot("tablet-1024", ("mars",), ocean_chosen, size=(1024, 768), scale=1.5),
    Shot("tablet-768", ("mars",), ocean_chosen, size=(768, 1024), scale=1.5),
    Shot("landscape", ("mars",), ocean_chosen, size=LYING, scale=2),
    Shot("landscape-moons", ("mars",), moons, size=LYING, scale=2, light=True),
    Shot("guide-desk", ("mars",), play("comet"), prefs=GUIDED),
    on_phone("guide-phone", "mars", reach=play("comet"), prefs=GUIDED),
    on_phone("guide-phone-open", "mars", reach=guide_opened, prefs=GUIDED, light=True),
    Shot("tour-4", ("mars",), stop_of_tour(4), prefs=GUIDED, tour=True),
    on_phone("tour-phone", "early", reach=stop_of_tour(1), prefs=GUIDED, tour=True),
    on_phone("targets-phone", "attack", reach=whose_plants),
    Shot("ares-play", ("ares",), docs="ares-desk"),
    Shot("ares-choose", ("choosing",), phase_picked),
    Shot("ares-choose-light", ("choosing",), phase_picked, light=True),
    on_phone("ares-phone", "choosing", reach=phase_picked),
]
PAGES = [
    Shot("lobby", LOBBY, path="/"),
    Shot("lobby-light", LOBBY, path="/", light=True),
    Shot("lobby-tablet", LOBBY, path="/", size=(1024, 768)),
    long_phone("lobby-phone", *LOBBY, path="/"),
    Shot("lobby-new", path="/"),
    long_phone("lobby-new-phone", path="/"),
    Shot("newtable", ("mars",), path="/new"),
    long_phone("newtable-phone", "mars", path="/new"),
    Shot("waiting", ("mars",), waiting_room, path="/new"),
    on_phone("waiting-phone", "mars", reach=waiting_room, path="/new"),
    Shot("end", ("ended",)),
    Shot("end-count", ("ending",), counting, moving=True),
    on_phone("end-phone", "ended"),
    Shot("share", ("ended",), share, size=(1200, 630)),
    Shot("coach", ("coached",), hinted, docs="coach"),
    Shot("coach-light", ("coached",), hinted, light=True),
    on_phone("coach-phone", "coached", reach=hinted),
    Shot("analysis", ("coached",), analysed, path="/"),
    long_phone("analysis-phone", "coached", reach=analysed, path="/"),
    Shot("review", ("played",), ended.looked_back, path=REVIEW),
    Shot("review-light", ("played",), ended.looked_back, path=REVIEW, light=True),
    Shot("review-cards", ("played",), ended.by_card, path=REVIEW),
    Shot("review-tablet", ("played",), ended.looked_back, path=REVIEW, size=(1024, 768)),
    long_phone("review-phone", "played", reach=ended.looked_back, path=REVIEW),
    Shot("puzzle", path=PUZZLE, reach=puzzling.staged),
    Shot("puzzle-solved", path=PUZZLE, reach=puzzling.solved),
    long_phone("puzzle-phone", path=PUZZLE, reach=puzzling.failed),
    Shot("stats", KNOWN, your_games, path="/"),
    long_phone("stats-phone", *KNOWN, reach=your_games, path="/"),
    Shot("learn", path="/learn", lessons=("aim", "scales", "turn")),
    Shot("tutorial", path="/learn/mars/4", reach=lesson),
    Shot("tutorial-place", path="/learn/mars/6", reach=plants_to_place),
    Shot("tutorial-ares", path="/learn/ares/2", reach=phase_of_lesson),
    on_phone("tutorial-phone", path="/learn/mars/4", reach=lesson),
]
SHOTS = {"ui2-table": TABLE, "ui2-pages": PAGES}
SHEETS = {
    *("planet", "planet-light", "rival-storyboard", "tips", "lang"),
}
"""Drawings of how something is made, or of things that other pictures show."""
OTHERS = ("arena", "setup-prelude", "venus")
"""Pages that come with other work."""
