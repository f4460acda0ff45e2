"""What decided a game, judged from what a seat knew then."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from some_mind import some_mind

import tharsis
from tharsis.bots import maker_of
from tharsis.bots.minds import mind_for
from tharsis.cli import main
from tharsis.coach import keeping
from tharsis.coach import review as reviews
from tharsis.coach.cards import cards_of, productions_of
from tharsis.coach.games import COACHED
from tharsis.coach.looking_back import review_data, review_html, review_lines
from tharsis.coach.moments import Moment, judge, moments
from tharsis.coach.review import Reviewing
from tharsis.coach.told import answer_said
from tharsis.kernel.errors import BadRecord
from tharsis.words import LANGUAGES

pytestmark = pytest.mark.once  # what judges plays alike, compiled or not


def played(seed: int = 4) -> tharsis.Game:
    """A game from its middle to its end."""
    seats = [{"corporation": "helion", "hand": ["comet", "sponsors"], "stock": {"credits": 40, "heat": 24}}, {}]
    game = tharsis.load({"generation": 5, "temperature": 4, "oxygen": 13, "seats": seats, "seed": seed})
    bots = [maker_of("mars", "prospector")(s) for s in range(2)]
    while not game.over:
        seat = game.waiting()[0]
        game.take(seat, bots[seat].answer(game.view(seat)))
    return game


@pytest.fixture(scope="module")
def game() -> tharsis.Game:
    return played()


@pytest.fixture(scope="module")
def found(game: tharsis.Game) -> reviews.Review:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews, "LOOKS", ((12, 0, 3), (30, 4, 4)))
        return reviews.review(game, 0)


def test_every_answer_with_a_choice_is_judged_in_order(game: tharsis.Game, found: reviews.Review) -> None:
    answers = [list(row[1:]) for row in game.record()["answers"]]  # type: ignore[union-attr, attr-defined]
    assert [one.n for one in found.judged] == [one.n for one in moments(game, 0)]
    for one in found.judged:
        assert sorted(option.notation for option in one.played) == sorted(answers[one.n])
        assert one.lost >= 0 and 0 <= one.chance <= 1 and one.simulations > 0
    assert found.finished and found.lost == pytest.approx(sum(one.lost for one in found.judged))


def test_only_what_was_looked_at_closely_is_found_fault_with(found: reviews.Review) -> None:
    assert sum(one.mark != "good" for one in found.judged) <= 4


def test_a_moment_is_judged_by_what_the_seat_knew(game: tharsis.Game) -> None:
    """Whatever was hidden then, and whatever came after, changes nothing."""
    moment = Random(1).choice(moments(game, 0))
    other = tharsis.load(moment.game.view(0).sample(9).position())
    dealt = moments(game, 0)[0]
    dealt.n, dealt.game, dealt.codes = moment.n, other, moment.codes  # type: ignore[assignment]
    judged = [judge(one, 0, some_mind(), 24, 4, True) for one in (moment, dealt)]
    assert judged[0].lost == judged[1].lost and judged[0].best == judged[1].best


def test_a_review_stops_and_goes_on(game: tharsis.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LOOKS", ((8, 0, 2),))
    work = Reviewing(game, 0)
    piece = work.next_piece(16)
    work.take(piece, work.judge(piece))
    assert 0 < work.progress < 1 and not work.review().finished
    assert len(work.review().judged) == len(piece)
    for _ in reviews.steps_of(work):
        pass
    assert work.progress == 1 and len(work.review().judged) == len(work.moments)


def test_cards_are_told_by_what_they_brought(game: tharsis.Game, found: reviews.Review) -> None:
    by_card = {one.card: one for one in found.cards}
    log = [entry for entry in game.log() if entry.seat == 0 and entry.kind == "play"]
    assert {entry.card for entry in log} <= set(by_card)
    assert by_card["comet"].rating == 2 and by_card["comet"].paid == 21
    assert found.curves[0].points[-1] == found.points[0]


def test_in_ares_expedition_income_comes_as_often_as_production_was_picked() -> None:
    planet = {"temperature": 2, "oxygen": 12, "oceans": 8}
    mine = {
        "corporation": "inventrix",
        "hand": ["protected_valley"],
        "stock": {"credits": 60, "heat": 24, "plants": 20},
    }
    seats = [mine | {"picked": "development"}, {"corporation": "ecoline", "picked": "production"}]
    game = tharsis.load({"game": "ares", "round": 3, "phase": "development", **planet, "seats": seats, "seed": 4})
    bots = [maker_of("ares", "prospector")(s) for s in range(2)]
    while not game.over:
        seat = game.waiting()[0]
        game.take(seat, bots[seat].answer(game.view(seat)))
    assert productions_of(game) == [3] and game.rounds() > 4
    valley = {one.card: one for one in cards_of(game, 0)}["protected_valley"]
    assert valley.tiles == valley.rating == 1  # a forest and its oxygen
    assert round(valley.income, 2) == 0.3  # its step of TR and 2 M€, once


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(found: reviews.Review, lang: str) -> None:
    json.dumps(review_data(found, lang))
    text = "\n".join(review_lines(found, lang))
    assert str(found.points[0]) in text
    page = review_html(found, lang)
    assert f'lang="{lang}"' in page and "None" not in page


def test_what_is_lost_alone_is_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LOOKS", ((8, 0, 2),))
    game = tharsis.load({"generation": 13, "seats": [{"corporation": "helion", "stock": {"credits": 40}}]})
    bot = maker_of("mars", "prospector")(1)
    while not game.over:
        game.take(0, bot.answer(game.view(0)))
    alone = reviews.review(game, 0)
    assert alone.unit == "steps" and review_data(alone, "en")["unit"] == "steps"
    assert list(review_lines(alone, "en"))[1].endswith("steps")


@pytest.mark.parametrize(("answer", "mark"), [("project greenery", "good"), ("project city", "missed")])
def test_alone_the_policy_s_own_mistakes_are_nobody_else_s(answer: str, mark: str) -> None:
    """A step of oxygen and an ocean are left to win, with the money for both: by the policy alone the second is never
    bought, and the first would look like a mistake."""
    seat = {"corporation": "tharsis_republic", "stock": {"credits": 44}, "hand": ["mine", "sponsors"]}
    seat |= {"production": {"credits": 5, "heat": 4, "plants": 2}}
    tiles = [{"area": area, "tile": "ocean"} for area in ("A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6")]
    late = {"generation": 14, "temperature": 8, "oxygen": 13, "tiles": tiles, "seats": [seat]}
    game = tharsis.load(late)
    decision = game.decision(0)
    assert decision is not None
    code = next(option.code for option in decision.options if option.notation == answer)
    mind = mind_for("mars", game.setup())
    moment = Moment(0, 14, decision.kind, game, [code])
    assert judge(moment, 0, mind, 800, 6, closely=True).mark == mark


def test_a_moment_tells_by_how_much_it_would_have_been_likelier_to_win(found: reviews.Review) -> None:
    """The same numbers stand beside it: from what was played to what is thought best."""
    for one in found.mattering():
        for reason in one.reasons:
            if reason.kind == "coach_wins" and one.mark != "best":
                assert reason.need == round(100 * one.chance_best) - round(100 * one.chance)


def test_the_marks_of_a_review_are_counted_in_words_that_fit_any_number(found: reviews.Review) -> None:
    counts = [len([one for one in found.judged if one.mark == mark]) for mark in ("best", "good", "slip", "missed")]
    for lang, words in (
        ("en", ["best", "good", "slips", "missed"]),
        ("uk", ["найкращі", "добрі", "огріхи", "упущено"]),
    ):
        told = ", ".join(f"{word}: {n}" for word, n in zip(words, counts, strict=True))
        assert told in "\n".join(review_lines(found, lang))


def test_who_picked_nothing_is_told_so(game: tharsis.Game) -> None:
    for lang, word in (("en", "none of them"), ("fr", "aucune"), ("uk", "жодної")):
        assert answer_said((), game.name(), lang) == word


def test_it_is_kept_as_text(found: reviews.Review) -> None:
    assert keeping.read(keeping.kept(found)) == found


def test_a_game_that_goes_on_is_not_looked_back_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadRecord):
        Reviewing(tharsis.new("mars", seats=2, seed=1), 0)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(tharsis.new("mars", seats=2, seed=1).record()))
    assert main(["review", str(file)]) == 2
    assert "not over" in capsys.readouterr().err


def test_where_nothing_was_learned_there_are_curves_and_cards(game: tharsis.Game) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews, "trained", lambda *_: False)
        found = reviews.review(game, 0)
    assert not found.opinion and not found.judged and found.curves


def test_who_was_never_asked_is_not_judged_for_ever() -> None:
    """A game from a position that was over at once, or in which others had all the choice."""
    tries = iter(range(3))
    over = tharsis.load({"generation": 5, "seats": [{}, {}], "over": True})
    found = reviews.review(over, 0, lambda _: next(tries, None) is not None)
    assert found.finished
    assert not found.opinion and not found.judged and found.curves


@pytest.mark.parametrize(
    ("setup", "games"),
    [
        ({"seats": 2, "corporate_era": True}, 552),
        ({"seats": 2, "corporate_era": True, "colonies": True}, None),
        ({"seats": 2, "corporate_era": True, "marsbot": "normal"}, None),
        ({"seats": 2, "corporate_era": False}, None),
        ({"seats": 1, "corporate_era": True}, None),
    ],
)
def test_only_games_of_people_by_the_same_rules_are_compared_with(setup: dict[str, object], games: int | None) -> None:
    people = COACHED["mars"].people(setup)
    assert (people.games if people else None) == games and COACHED["ares"].people(setup) is None
