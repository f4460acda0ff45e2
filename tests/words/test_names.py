"""A thing has one name: on its card, on the map, in the log and on the page.

`names.json` is what the engine calls things: `make texts` writes it anew, and the page's tests compare words with it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tharsis.ares.cards import CATALOGUE as ARES_CATALOGUE
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Option
from tharsis.mars.board import TILES
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.place import Place
from tharsis.words import SPEAKING, Language
from tharsis.words.en.lexicon import MANY_CUBE as ENGLISH_CUBES
from tharsis.words.fr.lexicon import MANY_CUBE as FRENCH_CUBES
from tharsis.words.language import BY_CARD
from tharsis.words.uk.lexicon import CUBE as UKRAINIAN_CUBES

FILE = Path(__file__).parent / "names.json"
CUBES = {"en": ENGLISH_CUBES, "fr": FRENCH_CUBES, "uk": {kind: noun.few for kind, noun in UKRAINIAN_CUBES.items()}}
LANGS = list(CUBES)


def names(lang: str) -> dict[str, dict[str, str]]:
    mars, ares = SPEAKING["mars"][lang], SPEAKING["ares"][lang]
    return {
        "tiles": dict(mars.tiles),
        "projects": dict(mars.projects),
        "milestones": dict(mars.milestones),
        "awards": dict(mars.awards),
        "stocks": dict(mars.stocks),
        "cubes": CUBES[lang],
        "parameters": {kind: mars.terms[kind] for kind in ("temperature", "oxygen", "oceans")},
        "phases": dict(ares.phases),
        "before": {"research": mars.bot_round_start(""), "action": mars.bot_before("")},
        "games": {"ares": ares.sets["ares"]},
        "options": {name: mars.options[name][0] for name in ("world_government", "wording.seeds")},
        "cards": {name: mars.name(name) for name in ("beginner_corporation", "galilean_waystation")},
    }


def test_names_that_the_page_compares_with_are_written_down() -> None:
    found = json.dumps({lang: names(lang) for lang in LANGS}, ensure_ascii=False, indent=1) + "\n"
    if os.environ.get("WRITE_TEXTS"):
        FILE.write_text(found, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == found, "run `make texts` and look at the difference"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", SPEAKING)
def test_both_games_share_their_words(game: str, lang: str) -> None:
    language, mars = SPEAKING[game][lang], SPEAKING["mars"][lang]
    assert (language.tags, language.stocks) == (mars.tags, mars.stocks)


def spoken(language: Language, tile: str) -> dict[str, str]:
    """A tile that is placed: as an option, in the log as a deed and as a change."""
    return {
        "option": language.option(Option(0, "place", "", item=tile, area="C3")),
        "deed": language.entry(Entry(0, "place", 1, item=tile, area="C3")),
        "change": language.change(Change("tile", 0, item=tile, area="C3")),
    }


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("tile", TILES[1:])
def test_tile_has_the_name_on_the_map_that_option_and_log_say(tile: str, lang: str) -> None:
    language = SPEAKING["mars"][lang]
    for where, text in spoken(language, tile).items():
        assert language.tiles[tile] in text, where


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("tile", BY_CARD)
def test_special_tile_has_the_name_of_its_card(tile: str, lang: str) -> None:
    language = SPEAKING["mars"][lang]
    assert language.tiles[tile] == language.name(tile)
    card = next(
        card for card in CATALOGUE[1:] if any(isinstance(w, Place) and TILES[w.tile] == tile for w in card.play)
    )
    assert card.name == tile and language.name(tile) in language.text(card).play


@pytest.mark.parametrize("lang", ["fr", "uk"])
def test_card_with_one_english_name_has_one_name_in_both_games(lang: str) -> None:
    def plain(name: str) -> str:
        return "".join(letter for letter in name.lower() if letter.isalpha())

    english = {game: SPEAKING[game]["en"] for game in SPEAKING}
    board = {plain(english["mars"].name(card.name)): card.name for card in CATALOGUE[1:]}
    shared = [
        (card.name, board[key])
        for card in ARES_CATALOGUE[1:]
        if (key := plain(english["ares"].name(card.name))) in board
    ]
    assert len(shared) > 100
    for ares, mars in shared:
        assert SPEAKING["ares"][lang].name(ares) == SPEAKING["mars"][lang].name(mars)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", SPEAKING)
def test_no_two_cards_have_the_same_name(game: str, lang: str) -> None:
    cards = {"mars": CATALOGUE, "ares": ARES_CATALOGUE}[game][1:]
    found = [SPEAKING[game][lang].name(card.name) for card in cards]
    assert len(set(found)) == len(found)


@pytest.mark.parametrize(
    ("game", "lang", "card", "name"),
    [
        ("mars", "fr", "interplanetary_cinematics", "Cinématique Interplanétaire"),
        ("mars", "uk", "interplanetary_cinematics", "Міжпланетна Кінематика"),
        ("ares", "uk", "interplanetary_cinematics", "Міжпланетна Кінематика"),
        ("ares", "uk", "ecoline", "Еколайн"),
    ],
)
def test_name_is_the_one_the_rulebook_prints(game: str, lang: str, card: str, name: str) -> None:
    assert SPEAKING[game][lang].name(card) == name
