"""Drawings of many things together: each thing is taken by itself, and all are laid out side by side."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass

from drawn import GUIDED, REVIEW, RIVAL, Reach, Shot, hinted, stop_of_tour, waiting_room
from player import Player


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
    for press in ("#hint", "#coach .foot .coach"):
        player.press(press)
        player.page.locator("#coach .foot .btn + .btn").wait_for()
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
    other = player.context.browser
    assert other is not None
    there = other.new_context(extra_http_headers={"cookie": f"tharsis={RIVAL}"})
    address = f"{player.url}/api/tables/{player.table}"
    ask = there.request.get(f"{address}/live").json()["ask"]["id"]
    assert there.request.post(f"{address}/coach?lang=en", data={"ask": ask, "depth": 1}).ok
    assert there.request.post(f"{address}/answer", data={"id": "x", "answers": [["pass"]], "ask": ask}).ok
    there.close()
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
STATES = [
    state(1, "Lobby, your games loading", "/", ".continue", tables=("mars",), away=("**/api/tables",)),
    state(2, "Lobby, no open table", "/", ".friends"),
    state(3, "Join, wrong code", "/join/RUST-72", "main"),
    state(4, "Waiting room, server cannot be reached from outside", "/new", ".invite", waiting_room),
    state(5, "Review, still judging", REVIEW, ".over", judging, tables=("played",)),
    state(6, "Analysis, position with a mistake", "/analysis", "#mistake", mistaken),
    state(7, "You, no games yet", "/you", "main .none"),
]
SHEETS_OF_PARTS = [
    Sheet("coach-parts", (1440, 940), 4, COACH),
    Sheet("states", (1440, 960), 4, STATES),
    Sheet("tour", (1560, 826), 3, [stop(n) for n in range(1, 7)]),
]
