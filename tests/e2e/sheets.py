"""Drawings of many things together: each thing is taken by itself, and all are laid out side by side."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import dataclass
from json import dumps

from drawn import GUIDED, PHONE, PUZZLE, REVIEW, RIVAL, Reach, Shot, another, hinted, stop_of_tour, waiting_room
from player import Player

from tharsis.coach.puzzles import shipped


@dataclass(frozen=True, slots=True)
class Part:
    caption: str
    shot: Shot
    thing: str = ""
    """What is taken of the page; without it all of it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    name: str
    size: tuple[int, int]
    columns: int
    parts: list[Part]


FRAME = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 22px; background: #14090a; color: #e8d5cb; font: 600 12px sans-serif; letter-spacing: .05em }}
main {{ display: grid; grid-template-columns: repeat({columns}, minmax(0, 1fr)); gap: 20px; align-items: start }}
img {{ display: block; max-width: 100%; margin-top: 8px }} figure {{ margin: 0; text-transform: uppercase }}
</style><main>{figures}</main>"""


def laid_out(sheet: Sheet, pictures: list[bytes]) -> str:
    figures = "".join(
        f"<figure>{part.caption}<img src='data:image/png;base64,{b64encode(picture).decode()}'></figure>"
        for part, picture in zip(sheet.parts, pictures, strict=True)
    )
    return FRAME.format(columns=sheet.columns, figures=figures)


# ---- what is pressed
def asked(depth: int) -> Reach:
    """The coach was asked so deep, and has thought about it to the end."""

    def reach(player: Player) -> None:
        for press in ("#hint", "#coach .foot .coach", "#coach .foot .coach")[:depth]:
            player.press(press)
        player.page.locator(f"#coach [data-depth='{depth}'][aria-selected=true]").wait_for()
        player.page.locator("#coach .lead").wait_for()
        player.page.locator("#coach .think").wait_for(state="hidden")

    return reach


def thinking(player: Player) -> None:
    """No news comes of what it thinks about."""
    asked(2)(player)
    player.context.route("**/api/coach/*", lambda _: None)
    player.press("#coach .foot .coach")
    player.page.locator("#coach .think").wait_for()


def no_answer(player: Player) -> None:
    player.context.route("**/coach?*", lambda route: route.abort())
    player.press("#hint")
    player.page.locator("#coach .foot .btn").wait_for()


def opened_coach(player: Player) -> None:
    player.press("#hint")
    player.page.locator("#coach").wait_for()


def others_asked(player: Player) -> None:
    """Olena has asked before; then she ended her turn."""
    address = f"/api/tables/{player.table}"
    with another(player, RIVAL) as olena:
        ask = olena.get(f"{address}/live")["ask"]["id"]
        olena.post(f"{address}/coach?lang=en", {"ask": ask, "depth": 1})
        olena.post(f"{address}/answer", {"id": "x", "answers": [["pass"]], "ask": ask})
    player.page.locator("#hint").wait_for()
    player.until(lambda: player.live()["ask"] is not None, "it is not one's turn")
    opened_coach(player)


def judging(player: Player) -> None:
    player.page.locator("main .state").wait_for()
    player.page.locator(".marks").wait_for(timeout=120_000)


def mistaken(player: Player) -> None:
    text = player.page.locator("textarea")
    text.wait_for()
    text.fill("game: mars\nseats:\n- {hand: [astroid], tr: 24}\n- {}\noxygen: 15\n")
    player.page.locator("#mistake").wait_for()


def full_table(player: Player) -> None:
    """Somebody else sits there with a bot."""
    with another(player) as host:
        table = host.post("/api/tables", {"seats": [{"kind": "you"}, {"kind": "bot"}], "wait": True})["table"]
    player.go(f"/join/{table['code']}")
    player.page.locator("main [role=status] .btn").wait_for()


def host_has_left(player: Player) -> None:
    seats = [{"kind": "you", "name": "Alix"}, {"kind": "friend", "name": "Olena"}]
    with another(player) as host:
        table = host.post("/api/tables", {"name": "Friday table", "seats": seats, "wait": True})["table"]
    player.context.request.post(f"{player.url}/api/enter", data={"token": table["code"]})
    player.go(f"/t/{table['id']}")
    player.page.locator("main [role=status]").wait_for()


def rematch(player: Player) -> None:
    """Olena has said so first; the others have not come yet."""
    with another(player, RIVAL) as olena:
        olena.post(f"/api/tables/{player.table}/rematch", {})
    player.press("button:has(use[href='#u-again'])")
    player.page.locator("main.seats li").first.wait_for()


def cut_off(player: Player) -> None:
    """The table is there, and then the server is not."""
    player.page.route_web_socket(re.compile("/socket"), lambda line: line.close())
    player.page.reload()
    player.page.locator(".banner p", has_text=re.compile(r"\d")).wait_for()


def there(selector: str) -> Reach:
    return lambda player: player.page.locator(selector).first.wait_for()


def coach(n: int, caption: str, reach: Reach, position: str = "coached", **more: object) -> Part:
    return Part(caption, Shot(f"coach-part-{n}", (position,), reach, moving=True, **more), "#coach")  # type: ignore[arg-type]


def state(n: int, caption: str, path: str, thing: str, reach: Reach | None = None, **more: object) -> Part:
    shot = Shot(f"state-{n}", path=path, reach=reach or there(thing), moving=True, **more)  # type: ignore[arg-type]
    return Part(caption, shot, thing)


def stop(n: int) -> Part:
    shot = Shot(f"tour-stop-{n}", ("early",), stop_of_tour(n), prefs=GUIDED, tour=True)
    return Part(f"{n}", shot)


COACH = [
    coach(1, "Depth 1", asked(1)),
    coach(2, "Depth 2", asked(2)),
    coach(3, "Depth 3", hinted),
    coach(4, "Too close to call", hinted, "late-coached"),
    coach(5, "Thinking", thinking),
    coach(6, "Switched off by the table", opened_coach, settings={"coach": "off"}),
    coach(7, "Everyone may ask", others_asked, "coached-rival", people=(0, 1), settings={"coach": "all"}),
    coach(8, "Cannot judge", no_answer),
]
SOLVED = {name: {"solved": True, "days": []} for name in (puzzle.name for puzzle in shipped() if puzzle.rating < 1100)}
ALL_SOLVED = f"localStorage['tharsis.puzzles'] = {dumps(dumps({'rating': 1000, 'tries': SOLVED}))}"
KEPT_NOWHERE = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('', 'SecurityError'); }})"
NARROW = (760, 900)
# what the arena shows is written by a command
STATES = [
    state(1, "Lobby, your games loading", "/", ".continue", tables=("mars",), away=("**/api/tables",)),
    state(2, "Lobby, no open table", "/", ".friends"),
    state(3, "Join, wrong code", "/join/RUST-72", "main"),
    state(4, "Join, table is full", "/", "main", full_table),
    state(5, "Waiting room, server cannot be reached from outside", "/new", ".invite", waiting_room),
    state(6, "Waiting room, host has left", "/", "main.seats", host_has_left, size=NARROW),
    state(7, "Review, still judging", REVIEW, ".over", judging, tables=("played",), size=PHONE),
    state(8, "Review, older rules", REVIEW, "main [role=status]", tables=("older",)),
    state(9, "Analysis, position with a mistake", "/analysis", "#mistake", mistaken),
    state(10, "Puzzles, none left at this level", PUZZLE, "aside [role=status]", script=ALL_SOLVED),
    state(11, "You, no games yet", "/you", "main .none", size=NARROW),
    state(12, "You, browser storage is off", "/you", "main .none", script=KEPT_NOWHERE, size=NARROW),
    state(
        15,
        "Rematch, waiting for the others",
        "",
        "main.seats",
        rematch,
        tables=("ended",),
        people=(0, 1, 2, 3),
        size=NARROW,
    ),
    state(16, "Offline, in a game against a bot", "", ".banner", cut_off, tables=("mars",)),
]
SHEETS_OF_PARTS = [
    Sheet("coach-parts", (1440, 940), 4, COACH),
    Sheet("states", (1440, 960), 4, STATES),
    Sheet("tour", (1560, 826), 3, [stop(n) for n in range(1, 7)]),
]
