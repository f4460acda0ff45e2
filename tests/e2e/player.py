"""Somebody who plays through the page, by clicks or by taps.

What to answer is looked up in what the page was told last, as a person reads it off the screen; how it is answered is
clicks alone. Nothing is waited for by the clock: a step is over when the server has answered all that the page said.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket, expect

Json = dict[str, Any]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30.0  # seconds that anything is waited for, also on a busy machine
expect.set_options(timeout=1000 * PATIENCE)
# to whom nothing is explained any more
KNOWS = (
    "localStorage['tharsis.prefs'] ??= JSON.stringify({guide: false, chances: false}); "
    "localStorage['tharsis.tour'] ??= '1'"
)
LEAVING = ("pass", "end turn", "sell patents")
SETUP = ("moons", "corporation", "first_hand", "buy", "draft")

# what an action asks for next: to be done, a place, or an answer in the dock
LEGAL = ".hex.legal"
STEP = ".step:has(.n.todo)"
ANSWERS = f"{STEP} [data-option]:not([aria-checked=true]), {STEP} [data-card]:not([aria-checked=true])"
NEXT = f"""() => {{
    const seen = (selector) => document.querySelector(selector);
    const main = seen("#main");
    if (!main) return null;
    if (main.getAttribute("aria-disabled") !== "true") return "#main";
    if (seen("{LEGAL}") && !seen(".hex.sel")) return "{LEGAL}";
    return seen("{ANSWERS}") ? "{ANSWERS}" : null;
}}"""

# Without a graphics card most of a browser's work is to paint, and here nobody looks. What is transparent is laid
# out, found and pressed like everything else, and not painted. Who looks lifts the curtain
CURTAIN = """() => {
    const draw = () => { document.documentElement.style.opacity = '0'; };
    if (document.documentElement) draw();
    else new MutationObserver((_, seen) => { draw(); seen.disconnect(); }).observe(document, {childList: true});
}"""


@contextmanager
def lifted(page: Page) -> Iterator[None]:
    """The page as a person sees it, once it was painted."""
    page.evaluate(
        "() => { document.documentElement.style.opacity = '';"
        " return new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen()))); }"
    )
    yield
    page.evaluate("() => { document.documentElement.style.opacity = '0'; }")


def wrong(said: ConsoleMessage) -> bool:
    """Whether the page complains; that nothing is kept of it here, so that every file is asked for, is our own wish."""
    return said.type in ("error", "warning") and not said.text.startswith("Service Worker registration blocked")


class Player:
    """One browser at one table."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        phone: bool = False,
        lang: str = "en",
        theme: str = "dark",
        newcomer: bool = False,
        size: tuple[int, int] | None = None,
        scale: float = 1,
        moving: bool = False,
    ) -> None:
        self.url = url
        self.phone = phone
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]} if size else PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            device_scale_factor=scale,
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "fr": "fr-FR", "uk": "uk-UA"}[lang],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="block",
        )
        self.context.add_init_script(f"({CURTAIN})()")
        if not newcomer:
            self.context.add_init_script(f"if (location.host) {{ {KNOWS} }}")
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda m: self.problems.append(m.text) if wrong(m) else None)
        self.page.on("response", lambda r: self.problems.append(f"{r.status} {r.url}") if r.status >= 400 else None)
        self.page.on("websocket", self.connected)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.told: Json | None = None  # the last live message of the page
        self.sent: set[str] = set()  # what the page said and has no answer to yet
        self.words = 0  # all that was said, by the page or to it,
        self.settled = -1  # and how much of it there was when all was done
        self.rnd = random.Random(7)
        self.table = ""

    # ---- what the page is told
    def connected(self, socket: WebSocket) -> None:
        self.told = None
        self.words += 1
        socket.on("framesent", self.heard_sent)
        socket.on("framereceived", self.heard)
        socket.on("close", lambda _: self.sent.clear())

    def heard_sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.words += 1
        if "id" in message:
            self.sent.add(message["id"])

    def heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.words += 1
        if message["type"] == "live":
            self.told = message
        else:
            self.sent.discard(message.get("id"))

    def until(self, true: Callable[[], object], what: str) -> None:
        """Lets the page work until something is so."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"{what}; problems: {self.problems}"
            self.page.wait_for_timeout(10)

    def size_of(self, selector: str) -> tuple[float, float]:
        """How large something is, as soon as it is there."""
        shape = self.page.locator(selector).first
        expect(shape).to_be_visible()
        box = shape.bounding_box()
        assert box is not None
        return box["width"], box["height"]

    def fits(self, sides: str = "wh") -> None:
        """Nothing has to be scrolled for, as soon as all is there and the page has found its shape."""
        self.page.wait_for_load_state("networkidle")
        for side, name in (("w", "Width"), ("h", "Height")):
            if side in sides:
                over = f"() => document.documentElement.scroll{name} - inner{name}"
                self.until(lambda over=over: self.page.evaluate(over) <= 0, f"the page scrolls: {name}")  # type: ignore[misc]

    def settle(self, look: str = "() => 0") -> Any:
        """The page has done what was asked of it, and has heard of all that it said. What is seen then, in one look: to
        ask the page a question takes longer than to find the answer."""
        seen = self.page.evaluate(look)
        if self.words != self.settled:
            self.until(lambda: not self.sent, "something was not answered")
            self.settled = self.words
            seen = self.page.evaluate(look)
        return seen

    def live(self) -> Json:
        self.settle()
        self.until(lambda: self.told is not None, "the page is told nothing")
        assert self.told is not None
        return self.told

    # ---- hands
    def press(self, selector: str) -> None:
        """A click, or a tap on the phone."""
        target = self.page.locator(selector).first
        if self.phone:
            target.tap()
        else:
            target.click()

    def choose(self, selector: str, choice: str) -> None:
        """One of the list that a button opens."""
        self.press(selector)
        listed = self.page.locator(selector).first.get_attribute("aria-controls")
        self.press(f"[id='{listed}'] [data-choice='{choice}']")
        expect(self.page.locator(f"[id='{listed}']")).to_be_hidden()

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.sent.clear()

    def open(self, **body: Any) -> Json:
        """A table of one's own, without the form."""
        self.context.request.get(self.url)  # who has been here is somebody: strangers may only open so many together
        opened = self.context.request.post(f"{self.url}/api/tables", data=body)
        assert opened.ok, opened.text()
        told: Json = opened.json()
        self.table = told["table"]["id"]
        return told

    def tab(self, name: str) -> None:
        if self.phone:
            self.press(f"[data-tab={name}]")

    # ---- answering
    def step(self, live: Json | None = None) -> bool:
        """Answers what is asked, now or in the view given. False when there is nothing to answer."""
        live = live or self.live()
        ask = live["ask"]
        if ask is None:
            return False
        if ask["kind"] in SETUP:
            self.set_up(ask)
        elif ask["kind"] == "turn":
            self.act(live)
        else:
            self.finish(ask["id"])
        self.until(lambda: not self.asked(ask["id"]), f"the answer was not taken: {ask['text']}")
        return True

    def asked(self, ask: str) -> bool:
        """Whether this is still the question."""
        return self.asks(self.live(), ask)

    @staticmethod
    def asks(live: Json, ask: str) -> bool:
        """Whether this was the question then; what need not be answered is none."""
        now = live["ask"]
        return now is not None and now["id"] == ask and not now.get("optional")

    def set_up(self, ask: Json) -> None:
        self.page.wait_for_selector("#setup-title")
        if ask["kind"] in ("corporation", "draft"):
            self.press(f".setup [data-card={ask['options'][0]['card']}]")
        if ask["kind"] == "moons":
            for option in ask["options"][:3]:
                self.press(f".setup [data-moon={option['item']}]")
        if ask["kind"] == "buy" and ask["most"] > 0 and self.rnd.random() < 0.5:
            self.press(f".setup [data-card={ask['options'][0]['card']}]")
        expect(self.page.locator(".setup button.main:not([aria-disabled=true])")).to_be_visible()
        self.press(".setup button.main")

    def wish(self, live: Json) -> str:
        """What a player in a hurry does: terraform with all there is, else a card, else stop."""
        offered = {o["notation"]: o for o in live["ask"]["options"] if not o.get("useless")}
        for notation in offered:
            if notation.startswith(("first action", "claim")):
                return notation
        for notation in offered:
            if notation.startswith("trade ") and not offered[notation].get("idle") and self.rnd.random() < 0.3:
                return notation
        if "project colony" in offered and self.rnd.random() < 0.2:
            return "project colony"
        for notation in ("convert heat", "convert plants", "project greenery", "project aquifer", "project asteroid"):
            if notation in offered:
                return notation
        cards = [n for n in offered if n.startswith("play ") and not offered[n].get("idle")]
        if cards and self.rnd.random() < 0.5:
            return self.rnd.choice(cards)
        return "pass" if "pass" in offered else "end turn"

    def act(self, live: Json) -> None:
        wish = self.wish(live)
        if wish == "pass":
            self.press("[data-option=pass]")
            if any(o["notation"] not in LEAVING and not o.get("useless") for o in live["ask"]["options"]):
                self.press("#main")  # that much is left to do: is it meant?
            return
        if wish == "end turn":
            self.press("[data-option='end turn']")
            return
        if wish.startswith("play "):
            self.tab("hand")
            hand = "" if self.phone else "#hand "
            self.press(f"{hand}[data-card={wish.removeprefix('play ')}]")
        elif wish.startswith("convert "):
            self.tab("me")
            self.press(f"[data-option='{wish}']")
        elif wish.startswith("project "):
            self.tab("table")
            self.phone_part("projects")
            self.press(f"[data-option='{wish}']")
        elif wish.startswith("trade "):
            self.tab("mars")
            self.press(f"#moons [data-moon={wish.removeprefix('trade ')}]")
            self.press(f"dialog [data-option='{wish}']")
        elif wish.startswith("claim "):
            self.tab("table")
            self.phone_part("goals")
            self.press(f"[data-option='{wish}']")
        else:
            self.press(f"[data-option='{wish}']")
        self.finish(live["ask"]["id"])

    def phone_part(self, name: str) -> None:
        if self.phone:
            self.press(f"[data-part={name}]")

    def finish(self, ask: str) -> None:
        """Answers the further questions of an action in the dock until the main button takes them all."""
        pressed = 0
        end = time.monotonic() + PATIENCE
        while pressed < 20 and time.monotonic() < end:
            wanted = self.settle(NEXT)
            if pressed and self.told is not None and not self.asks(self.told, ask):
                return
            if wanted is None:
                self.page.wait_for_timeout(10)
                continue
            if wanted == LEGAL:
                self.tab("mars")
            self.press(wanted)  # on the phone the main button first leads from step to step
            pressed += 1
        raise AssertionError("an action without end: " + self.page.locator("body").inner_text()[-800:])


def play_to_the_end(players: list[Player], most: int = 2000) -> None:
    """Everybody answers in turn; between two answers the pages may have to hear of the last one."""
    steps, last = 0, time.monotonic()
    while not players[0].live()["view"]["over"]:
        moved = sum([player.step() for player in players])
        if moved:
            steps, last = steps + moved, time.monotonic()
        assert time.monotonic() < last + PATIENCE, "nobody is asked anything"
        assert steps < most, "the game did not end"
        players[0].page.wait_for_timeout(0 if moved else 10)
