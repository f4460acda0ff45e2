"""What the coach says about a question."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from some_mind import some_mind

import tharsis
from tharsis.bots.levels import HOT
from tharsis.bots.minds import Mind
from tharsis.bots.thinkers import PolicyBot
from tharsis.cli import main
from tharsis.coach import Weighing, hint
from tharsis.coach import facts as facts_of
from tharsis.coach.chances import chances
from tharsis.coach.deeds import changes, kind_of
from tharsis.coach.told import hint_data, kind_name
from tharsis.kernel.option import Option
from tharsis.words import LANGUAGES, SPEAKING

pytestmark = pytest.mark.once  # what it weighs is played alike, compiled or not: see bots/test_search.py


def deciding(**table: object) -> tharsis.Game:
    seat = {"corporation": "thorgate", "hand": ["sponsors", "mine", "arctic_algae"], "stock": {"credits": 30}}
    return tharsis.load({"generation": 3, "seats": [seat, {"hand": ["comet"]}], **table})


def test_a_hint_shows_no_more_than_was_asked_for() -> None:
    view = deciding().view(0)
    first, second, third = (hint(view, depth, 60, mind=some_mind()) for depth in (1, 2, 3))
    assert first.matters and not first.kinds and not first.lines and not first.futures
    assert second.kinds and not second.lines and not second.reasons
    assert third.lines and third.futures and 0 <= third.chance <= 1


def test_whatever_is_hidden_the_hint_is_the_same() -> None:
    """It rests on the view alone: hands of others, deck and dice dealt anew change nothing."""
    game = deciding()
    for seed in (3, 8):
        other = game.view(0).sample(seed)
        assert hint(game.view(0), 3, 60, mind=some_mind()) == hint(other.view(0), 3, 60, mind=some_mind())


def test_what_cannot_be_told_apart_is_called_level() -> None:
    weighing = Weighing(deciding().view(0), mind=some_mind())
    weighing.go_on(200)
    balance = weighing.balance()
    first, *others = balance.lines
    assert first.behind == 0 and not first.level
    assert [line.level for line in others] == [line.behind < line.range for line in others]
    assert balance.clear == (not any(line.level for line in others))


def test_answers_that_nobody_thought_of_are_weighed_where_one_asks_for_them() -> None:
    game = deciding()
    (passing,) = [option.code for option in game.asked[0].options if option.notation == "pass"]
    weighing = Weighing(game.view(0), mind=some_mind(), also=[[passing]], widest=2)
    weighing.go_on(60)
    found = weighing.balance().of([passing])
    assert found is not None and found.futures > 0 and found.answer == ("pass",)


def test_weighing_goes_on_where_it_was() -> None:
    once, twice = (Weighing(deciding().view(0), mind=some_mind()) for _ in range(2))
    once.go_on(120)
    twice.go_on(60)
    twice.go_on(once.simulations - twice.simulations)
    assert once.balance() == twice.balance()


def test_whoever_has_played_with_a_mind_before_its_opinion_is_the_same() -> None:
    """In a worker one mind serves all bots and the coach, in turns; a bot that makes mistakes plays hot."""
    view = deciding().view(0)

    def opinions(between: Callable[[Mind], object]) -> tuple[object, ...]:
        mind = some_mind()
        weighing = Weighing(view, mind=mind)
        weighing.go_on(60)
        between(mind)
        weighing.go_on(60)
        first = hint(view, 1, mind=mind)
        between(mind)
        return weighing.balance(), first, hint(view, 1, mind=mind), chances(view, mind=mind)

    assert opinions(lambda mind: PolicyBot(3, HOT, mind).answer(view)) == opinions(lambda _: None)


def test_where_a_game_takes_for_ever_a_few_futures_have_to_do() -> None:
    """Somebody has made up a position with a hundred thousand of everything: one generation of it takes seconds."""
    view = deciding().view(0)
    weighing = Weighing(view, mind=some_mind())
    assert not weighing.go_on(10_000, seconds=0) and weighing.futures == 1
    assert weighing.go_on(60)
    assert sum(chances(view, mind=some_mind(), seconds=0)) == pytest.approx(1)


def test_a_card_that_will_be_too_late_is_told() -> None:
    notes = facts_of.facts(deciding(temperature=-14).view(0), some_mind())
    assert any(note.kind == "coach_closes" and note.item == "arctic_algae" for note in notes)


def test_a_milestone_that_can_be_claimed_is_told_first() -> None:
    seats = [{"corporation": "thorgate", "tr": 36, "stock": {"credits": 30}}, {"tr": 34}]
    note = facts_of.facts(deciding(seats=seats).view(0), some_mind())[0]
    assert (note.kind, note.item, note.have) == ("coach_goal_ready", "terraformer", 1)
    assert note.say() == "Terraformer, for 8\N{NO-BREAK SPACE}M€; 1 more could soon"


def test_a_kind_of_action_is_told_by_what_it_does() -> None:
    game = deciding()
    sponsors, passing = (option for option in game.asked[0].options if option.notation in ("play sponsors", "pass"))
    assert kind_of(sponsors, changes(game.view(0), [sponsors.code], some_mind())) == "income"
    assert kind_of(passing, []) == "wait"
    phase = Option(1, "phase", "phase research", item="research", game="ares")
    assert kind_of(phase, []) == "phase_research"
    assert kind_name("phase_research", "ares", "uk") == SPEAKING["ares"]["uk"].phases["research"]


def test_where_nothing_was_learned_there_is_no_opinion() -> None:
    game = tharsis.new("mars", seats=5, seed=1)
    found = hint(game.view(0), 3, 8)
    assert found.verdict == "unknown" and not found.lines
    assert "no opinion" in str(hint_data(found, "en")["text"])


def test_who_is_not_asked_has_no_choice() -> None:
    assert hint(deciding().view(1), 3, 8, mind=some_mind()).verdict == "nothing"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_has_words_in_every_language(lang: str) -> None:
    sources = [file.read_text() for file in Path(facts_of.__file__ or "").parent.glob("*.py")]
    kinds = set(re.findall(r'"(coach_\w+)"', "".join(sources)))
    assert {"coach_closes", "coach_income", "coach_goal_ready"} <= kinds
    for game in SPEAKING:
        words = SPEAKING[game][lang]
        for kind in kinds:
            assert hasattr(words, f"reason_{kind}"), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_line_says_what_the_coach_thinks(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(deciding().position()))
    assert main(["hint", str(file), "--simulations", "40", "--lang", lang]) == 0
    text = capsys.readouterr().out
    assert "~" in text and SPEAKING["mars"][lang].cards["sponsors"] in text
    assert main(["hint", str(file), "--simulations", "40", "--json", "--depth", "2"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["kinds"] and data["lines"] == []
