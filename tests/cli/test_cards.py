"""`tharsis cards` finds all that a box holds, in every language."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import tharsis
from tharsis.cli import main
from tharsis.words import SPEAKING
from tharsis.words.item import Item
from tharsis.words.lookup import CARD_KINDS, OTHER_KINDS, box

LANGUAGES = sorted(tharsis.LANGUAGES)
OTHERS = {
    "mars": {
        "colony_tile": 11,
        "milestone": 15,
        "award": 15,
        "standard_project": 7,
        "track": 7,
        "bonus_card": 15,
        "bot_corporation": 17,
    },
    "ares": {"phase": 5, "standard_action": 3, "ocean_tile": 7},
}


def look_up(capsys: pytest.CaptureFixture[str], *args: str) -> list[dict[str, object]]:
    assert main(["cards", "--json", *args]) == 0
    found: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return found


def ids(rows: list[dict[str, object]]) -> set[object]:
    return {row["id"] for row in rows}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_set_every_set_is_listed(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    rows = look_up(capsys, "--lang", lang)
    assert rows == look_up(capsys, "--lang", lang, "--set", "all")
    cards = [row for row in rows if row["kind"] in CARD_KINDS]
    projects = Counter(row["set"] for row in cards if row["kind"] != "corporation")
    corporations = Counter(row["set"] for row in cards if row["kind"] == "corporation")
    assert projects == {"base": 137, "corporate_era": 71, "colonies": 49}
    assert corporations == {"base": 11, "corporate_era": 2, "colonies": 5}
    for row in rows:
        assert set(row) == {"id", "name", "number", "set", "kind", "cost", "tags", "text", "icons"}
        assert row["name"] and row["text"]


def test_cards_of_the_other_game(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [row for row in look_up(capsys, "--game", "ares") if row["kind"] in CARD_KINDS]
    projects = [row for row in rows if row["kind"] != "corporation"]
    assert (len(projects), len(rows) - len(projects)) == (208, 12)
    assert [sum(r["kind"] == kind for r in rows) for kind in ("active", "event", "automated")] == [64, 38, 106]
    assert sum(row["set"] == "star" for row in projects) == 16


@pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in tharsis.GAMES for lang in LANGUAGES])
def test_tiles_goals_projects_and_marsbot_can_be_looked_up(game: str, lang: str) -> None:
    items = [item for item in box(game, lang) if item.kind not in CARD_KINDS]
    assert Counter(item.kind for item in items) == OTHERS[game]
    for item in items:
        assert item.name and item.text, item
        assert item.kind in SPEAKING[game][lang].lookup
        assert "{" not in item.text


@pytest.mark.parametrize(
    ("args", "wanted"),
    [
        (["lobbyists", "--kind", "bonus_card"], {"lobbyists"}),
        (["--kind", "colony_tile", "floaters"], {"titan"}),
        (["--kind", "award", "--lang", "fr", "science"], {"scientist"}),
        (["--kind", "milestone", "--lang", "uk", "міст"], {"mayor"}),
        (["standard project", "--set", "colonies"], {"colony"}),
        (["--kind", "track", "--tag", "jovian"], {"power"}),
        (["--kind", "bot_corporation", "inventrix"], {"inventrix"}),
        (["--game", "ares", "--kind", "phase", "--lang", "fr", "recherche"], {"research"}),
        (["--game", "ares", "--kind", "standard_action", "ocean"], {"ocean"}),
        (
            ["--tag", "jovian", "--set", "corporate_era", "mining"],
            {"asteroid_mining_consortium", "io_mining_industries"},
        ),
        (["no such thing"], set()),
    ],
)
def test_a_search_finds_exactly_that(capsys: pytest.CaptureFixture[str], args: list[str], wanted: set[str]) -> None:
    assert ids(look_up(capsys, *args)) == wanted


def named(game: str, lang: str, kind: str, name: str) -> Item:
    return next(item for item in box(game, lang) if item.kind == kind and item.id == name)


def test_texts_of_other_parts_tell_their_rule() -> None:
    luna = named("mars", "en", "colony_tile", "luna").text
    assert "(1) gain 1\N{NO-BREAK SPACE}M€" in luna and "(7) gain 17\N{NO-BREAK SPACE}M€" in luna
    assert "(3, 4) energy production +1" in named("mars", "en", "colony_tile", "europa").text
    assert "8, 14 and 20" in named("mars", "en", "award", "banker").text
    assert named("mars", "en", "standard_project", "aquifer").cost == 18
    assert "(2) place an ocean" in named("mars", "en", "track", "building").text
    assert named("mars", "en", "track", "building").icons["2"][0].symbol == "tile-ocean"
    assert named("ares", "en", "ocean_tile", "card_1").text.startswith("2 of the 9 tiles")


def test_people_read_a_table_for_each_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "lobbyists"]) == 0
    text = capsys.readouterr().out
    assert text.index("MarsBot's bonus cards") < text.index("Lobbyists") < text.index("MarsBot's corporations")
    assert main(["cards", "ants"]) == 0
    assert "Ants" in capsys.readouterr().out
    assert main(["cards", "no such thing"]) == 0
    assert capsys.readouterr().out == "0 cards\n"


def test_every_kind_has_its_title_in_every_language() -> None:
    assert list(OTHER_KINDS) == [kind for game in tharsis.GAMES for kind in OTHERS[game]]
    for lang in LANGUAGES:
        assert list(tharsis.LANGUAGES[lang].lookup) == list(tharsis.LANGUAGES["en"].lookup)
        assert set(OTHER_KINDS) <= set(tharsis.LANGUAGES[lang].lookup)
