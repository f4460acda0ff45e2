"""Somebody who plays through the page, by clicks or by taps.

What to answer is looked up in the live view, as a person reads it off the screen; how it is answered is clicks alone.
"""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, Page, expect

Json = dict[str, Any]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SETUP = ("moons", "corporation", "first_hand", "buy", "draft")


class Player:
    """One browser at one table."""

    def __init__(self, browser: Browser, url: str, phone: bool = False, lang: str = "en", theme: str = "dark") -> None:
        self.url = url
        self.phone = phone
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "fr": "fr-FR", "uk": "uk-UA"}[lang],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda m: self.problems.append(m.text) if m.type == "error" else None)
        self.page.on("response", lambda r: self.problems.append(f"{r.status} {r.url}") if r.status >= 400 else None)
        self.rnd = random.Random(7)
        self.table = ""

    def press(self, selector: str) -> None:
        """A click, or a tap on the phone."""
        target = self.page.locator(selector).first
        if self.phone:
            target.tap(timeout=8000)
        else:
            target.click(timeout=8000)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def live(self) -> Json:
        found: Json = self.page.evaluate(
            "async (id) => (await fetch(`/api/tables/${id}/live?log_from=999999`)).json()", self.table
        )
        return found

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
        for _ in range(150):
            now = self.live()
            if now["ask"] is None or now["ask"]["id"] != ask["id"]:
                return True
            self.page.wait_for_timeout(60)
        raise AssertionError(f"the answer was not taken: {ask['text']}")

    def set_up(self, ask: Json) -> None:
        self.page.wait_for_selector("#setup-title")
        if ask["kind"] in ("corporation", "draft"):
            self.press(f".setup [data-card={ask['options'][0]['card']}]")
        if ask["kind"] == "moons":
            for option in ask["options"][:3]:
                self.press(f".setup [data-moon={option['item']}]")
        if ask["kind"] == "buy" and ask["most"] > 0 and self.rnd.random() < 0.5:
            self.press(f".setup [data-card={ask['options'][0]['card']}]")
        expect(self.page.locator(".setup button.main:not([aria-disabled=true])")).to_be_visible(timeout=8000)
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
            self.press("#main")
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
        main = self.page.locator("#main")
        for _ in range(20):
            main.wait_for(timeout=8000)
            self.page.wait_for_timeout(60)
            if main.get_attribute("aria-disabled") != "true":
                self.press("#main")
                self.page.wait_for_timeout(150)
                now = self.live()["ask"]
                if now is None or now["id"] != ask or not main.count():
                    return
                continue  # on the phone the main button first leads from step to step
            open_step = ".step:has(.n.todo)"
            answers = f"{open_step} [data-option], {open_step} [data-card]"
            if self.page.locator(".hex.legal").count() and not self.page.locator(".hex.sel").count():
                self.tab("mars")
                self.press(".hex.legal")
            elif self.page.locator(answers).count():
                self.press(answers)
            else:
                self.page.wait_for_timeout(150)
        raise AssertionError("an action without end: " + self.page.locator("body").inner_text()[-800:])


def play_to_the_end(players: list[Player], most: int = 2000) -> None:
    for _ in range(most):
        if players[0].live()["view"]["over"]:
            return
        for player in players:
            player.step()
    raise AssertionError("the game did not end")
