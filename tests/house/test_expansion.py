"""An expansion of one's own, added from here alone: what docs/adding-an-expansion.md promises.

What is added to a game stays there, so all this happens in a process of its own, which the last test starts.
"""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import tharsis
from tharsis import lab
from tharsis.arena import play_game
from tharsis.bots.rollout import play_out
from tharsis.kernel.errors import BadPosition, BadSetup
from tharsis.mars import ROOMS, add_room
from tharsis.mars.cards import BY_NAME, CATALOGUE
from tharsis.mars.part import Part
from tharsis.mars.room import Room
from tharsis.vocabulary.terms import K_SELL
from tharsis.words import LANGUAGES

HERE = Path(__file__)
PAGE = HERE.parents[2] / "docs" / "adding-an-expansion.md"
ALONE = "THARSIS_EXPANSION"  # set in the process of its own
OPTIONS = {"storms": True, "storms_strength": "wild"}


@pytest.fixture(scope="module")
def storms() -> str:
    if ALONE not in os.environ:
        pytest.skip("in a process of its own, see the last test")
    return str(importlib.import_module("expansion").STORMS)


def table(*seats: dict[str, object], **fields: object) -> tharsis.Game:
    return tharsis.load({"options": OPTIONS, "seats": [*seats, {}], **fields})


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"world_government": True}), (4, {"colonies": True})])
def test_random_bots_play_it(storms: str, seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        game = tharsis.new("mars", seats, {**OPTIONS, **options}, seed)
        play_out(game, seed, K_SELL)
        again = tharsis.replay(json.loads(json.dumps(game.record())))
        assert game.over and again.digest() == game.digest() and again.digests == game.digests


def test_the_laboratory_knows_its_cards_and_answers_its_questions(storms: str) -> None:
    assert [name for name in lab.schema("mars").names if name.startswith("cards.hand.")][-1].endswith(
        CATALOGUE[-1].name
    )
    for seed in range(3):
        game = tharsis.new("mars", 2, OPTIONS, seed)
        rnd = Random(seed)
        kinds = set()
        while not game.over:
            view = game.view(game.waiting()[0])
            question, codes = lab.question(view), None
            rows = lab.encode_options(view)
            kinds |= {o.kind for o, row in zip(question.decision.options, rows, strict=True) if unknown(row)}
            assert lab.encode(view).shape == (lab.schema("mars").size,)
            while codes is None:
                codes = question.take(rnd.choice(question.legal()))
            game.take(view.seat, codes)
        assert kinds == {"storm", "shelter"}


def unknown(row: lab.Floats) -> bool:
    """The laboratory has no name for this kind of option."""
    return "kind.other" in lab.schema("mars").option.named(row)


def test_bots_with_a_plan_play_it(storms: str) -> None:
    game = tharsis.new("mars", 2, OPTIONS, 1)
    play_game(game, ["greedy", "random"], 1)
    assert game.over


def test_everything_is_said_saved_and_loaded_on_the_way(storms: str) -> None:
    rnd = Random(3)
    game = tharsis.new("mars", 2, OPTIONS, 3)
    while not game.over:
        seat = min(game.asked)
        decision = game.asked[seat]
        position = json.loads(json.dumps(game.position()))
        assert tharsis.load(position).digest() == game.digest()
        for lang in LANGUAGES:
            assert decision.say(lang) and all(option.say(lang) for option in decision.options)
            assert all(reason.say(lang) for reasons in game.why_not(seat).values() for reason in reasons)
        assert game.view(seat).sample(7).view(seat).as_dict() == game.view(seat).as_dict()
        picks = rnd.randint(min(1, decision.most), decision.most) if decision.least == 0 else decision.least
        game.answer(seat, rnd.sample(decision.options, picks))
    told = [entry.say() for entry in game.log()]
    assert any("lets the storm break: dust: 0" in line for line in told)
    assert any("builds a shelter: shelters: 1, M€ −5." in line for line in told)
    assert any(entry.kind == "generation" and "dust: 3" in entry.say() for entry in game.log())


def test_its_deed_stands_before_the_selling_of_cards(storms: str) -> None:
    game = table({"stock": {"credits": 5}, "hand": ["ants"]}, {})
    offered = [option.notation for option in game.asked[0].options]
    assert offered.index("shelter") == offered.index("sell patents") - 1
    game.answer(0, "shelter")
    assert game.position()["seats"][0]["shelters"] == 1  # type: ignore[index]
    assert [reason.say() for reason in game.why_not(0)["shelter"]] == ["costs 5\N{NO-BREAK SPACE}M€, you can pay 0"]
    assert "shelter" not in tharsis.load({"seats": [{}, {}]}).why_not(0)


def test_its_words_stand_on_cards(storms: str) -> None:
    game = table({"stock": {"credits": 11}, "hand": ["rain_rockets", "storm_watch"]}, dust=3)
    game.answer(0, "play rain_rockets")
    assert game.position()["dust"] == 1
    game.answer(0, "play storm_watch")
    assert game.scores()[0]["cards"] == 1
    texts = {lang: LANGUAGES[lang].text(BY_NAME["storm_watch"]).whole() for lang in LANGUAGES}
    assert texts["en"] == "When a storm breaks, lose 2 M€ less. 1 point."
    assert "quand une tempête éclate" in texts["fr"].lower()
    assert "when a storm breaks" in texts["uk"].lower(), "it has no words for this language: its first ones stand in"
    assert LANGUAGES["fr"].name("rain_rockets") == "Fusées à pluie" and LANGUAGES["uk"].name("ants") == "Мурахи"


def test_its_phase_comes_before_the_next_generation(storms: str) -> None:
    first = {"stock": {"credits": 9}, "tr": 20, "shelters": 1}
    game = table({**first, "played": ["storm_watch"]}, dust=4)
    for seat in (0, 1):
        game.answer(seat, "pass")
    assert game.waiting() == [0] and game.asked[0].say() == "does the storm break?"
    again = tharsis.load(game.position())
    credits = [row["stock"]["credits"] for row in game.position()["seats"]]  # type: ignore[index, attr-defined]
    for one in (game, again):
        one.answer(0, "storm breaks")
        after = [row["stock"]["credits"] for row in one.position()["seats"]]  # type: ignore[index, attr-defined]
        assert [old - new for old, new in zip(credits, after, strict=True)] == [1, 4]
        assert (one.rounds(), one.position()["dust"]) == (2, 3), "dust gathers anew"
    assert again.digest() == game.digest()


def test_the_server_offers_it(storms: str) -> None:
    catalogue = importlib.import_module("tharsis.server.catalogue").catalogue("fr")
    offered = {option.id: [choice.name for choice in option.choices] for option in catalogue.options}
    assert offered["storms"] == [] and offered["storms_strength"] == ["douce", "violente"]
    assert catalogue.cards[-1].name == "Veille météo"


def test_bad_input_is_told(storms: str) -> None:
    with pytest.raises(BadSetup, match="storms_strength: must be one of mild, wild"):
        tharsis.new("mars", 2, {"storms": True, "storms_strength": "weak"})
    with pytest.raises(BadSetup, match="MarsBot knows nothing of the weather"):
        tharsis.new("mars", 2, {"storms": True, "marsbot": "easy"})
    with pytest.raises(BadPosition, match=re.escape("seats[0].shelters: must be a whole number from 0 to 4")):
        table({"shelters": 5})
    with pytest.raises(BadPosition, match="dust: the options leave Dust Storms out"):
        tharsis.load({"dust": 1, "seats": [{}, {}]})
    with pytest.raises(BadPosition, match="belongs to storms, which the options leave out"):
        tharsis.load({"seats": [{"hand": ["rain_rockets"]}, {}]})
    with pytest.raises(BadPosition, match="there are no words 'storms weather'"):
        tharsis.load({"seats": [{}, {}], "frames": {"0": [["storms weather", "", 0, 0]]}})
    with pytest.raises(ValueError, match="taken already: room 'storms', option 'storms'"):
        add_room(ROOMS[storms])


def test_tables_without_it_are_as_they_were(storms: str) -> None:
    game = tharsis.new("mars", 2, {}, 7)
    assert "storms" not in game.setup() and "dust" not in game.position()
    assert game.view(0).dust is None  # type: ignore[attr-defined]
    record = json.loads((HERE.parents[1] / "golden" / "two_seeds.json").read_text())
    assert tharsis.replay(record["record"]).scores() == record["scores"]
    assert [card.name for card in CATALOGUE[-2:]] == ["rain_rockets", "storm_watch"]


def test_the_page_shows_this_expansion_and_no_other() -> None:
    source = HERE.with_name("expansion.py").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(shown) > 3
    for block in shown:
        assert block in source, block


def test_the_page_names_every_hook_of_a_room_and_of_a_part() -> None:
    named = set(re.findall(r"`(\w+)`", PAGE.read_text(encoding="utf-8")))
    hooks = {name for kind in (Room, Part) for name in vars(kind) if not name.startswith("_")}
    assert hooks - named == set()


@pytest.mark.skipif(ALONE in os.environ, reason="this is that process")
def test_all_this_in_a_process_of_its_own() -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(HERE)]
    env = {**os.environ, ALONE: "1", "THARSIS_PURE": "1"}
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0 and "passed, 1 skipped" in done.stdout, done.stdout
