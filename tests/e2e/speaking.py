"""The page in the languages that it speaks, chosen as a person chooses them."""

from __future__ import annotations

from collections.abc import Mapping

from player import Player
from playwright.sync_api import Locator, expect
from test_pages import serious, serious_in_both_themes

LANGS = ("en", "fr", "uk")
Said = Mapping[str, str]  # by language


def speak(player: Player, lang: str) -> None:
    """By the list in the bar of a page, or by the menu of a table."""
    page = player.page
    if page.locator("[data-language]").count():
        player.choose("[data-language]", lang)
    else:
        player.press("button:has(use[href='#u-menu'])")
        player.press(f"dialog button[lang={lang}]")
        player.press("dialog header button")
        expect(page.locator("dialog")).to_have_count(0)  # and the page knows it
    expect(page.locator(f"html[lang={lang}]")).to_be_attached()


def serious_in_all_languages(player: Player, part: Locator, said: Said, within: str) -> list[str]:
    """What axe finds on the whole page in both themes, and in the other languages within what is said there; the part
    says its words in all of them."""
    first = player.page.locator("html").get_attribute("lang") or ""
    expect(part).to_contain_text(said[first])
    found = serious_in_both_themes(player.page)
    for lang in LANGS:
        if lang != first:
            speak(player, lang)
            expect(part).to_contain_text(said[lang])
            found += serious(player.page, within)
    speak(player, first)
    expect(part).to_contain_text(said[first])
    return found
