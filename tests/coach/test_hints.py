"""What the coach says about a question."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from some_mind import some_mind

import tharsis
from tharsis.bots import weights
from tharsis.bots.levels import HOT
from tharsis.bots.minds import Mind
from tharsis.bots.rollout import Uniform
from tharsis.bots.thinkers import PolicyBot
from tharsis.cli import main
from tharsis.coach import Weighing, hint
from tharsis.coach import facts as facts_of
from tharsis.coach.chances import chances
from tharsis.coach.coached import NEAR
from tharsis.coach.deeds import changes, kind_of
from tharsis.coach.facts import met
from tharsis.coach.hints import NOTICED, SIMULATIONS, more
from tharsis.coach.told import answer_said, hint_data, hint_lines, kind_name
from tharsis.coach.weighing import HARDLY, SHOWN, Brings, beside
from tharsis.kernel.option import Option, Reason
from tharsis.kernel.playout import Until, playout
from tharsis.vocabulary.world import World
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

    assert opinions(lambda mind: PolicyBot(3, HOT["mars"], mind).answer(view)) == opinions(lambda _: None)


def test_where_a_game_takes_for_ever_a_few_futures_have_to_do() -> None:
    """Somebody has made up a position with a hundred thousand of everything: one generation of it takes seconds."""
    view = deciding().view(0)
    weighing = Weighing(view, mind=some_mind())
    assert not weighing.go_on(10_000, seconds=0) and weighing.futures == 1
    assert weighing.go_on(60)
    assert sum(chances(view, mind=some_mind(), seconds=0)) == pytest.approx(1)


def test_what_is_behind_is_looked_at_the_rarer_the_more_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look goes through all futures: as many looks as futures would take for ever."""
    looks: list[int] = []
    real = Weighing.look

    def look(self: Weighing) -> None:
        looks.append(self.futures)
        real(self)

    monkeypatch.setattr(Weighing, "look", look)
    weighing = Weighing(deciding().view(0), mind=some_mind(), least=SHOWN)
    monkeypatch.setattr("tharsis.coach.weighing.ENOUGH", 10**6)
    weighing.go_on(3000)
    assert weighing.futures >= 300 and len(looks) < weighing.futures / 3
    gaps = [b - a for a, b in pairwise(looks)]
    assert gaps == sorted(gaps) and gaps[0] == 2


def test_a_card_that_will_be_too_late_is_told() -> None:
    notes = facts_of.facts(deciding(temperature=-14).view(0), some_mind())
    assert any(note.kind == "coach_closes" and note.item == "arctic_algae" for note in notes)


def test_a_milestone_that_can_be_claimed_is_told_first() -> None:
    seats = [{"corporation": "thorgate", "tr": 36, "stock": {"credits": 30}}, {"tr": 34}]
    note = facts_of.facts(deciding(seats=seats).view(0), some_mind())[0]
    assert (note.kind, note.item, note.have) == ("coach_goal_ready", "terraformer", 1)
    assert note.say() == "Terraformer, for 8\N{NO-BREAK SPACE}M€; 1 more could soon"


def said(one: Reason | None) -> str:
    assert one is not None
    text = one.say()
    return text.replace("\N{NO-BREAK SPACE}", " ")


def note(kind: str, game: tharsis.Game, seat: int = 0) -> Reason | None:
    """What is said of this kind before anything is weighed."""
    mind = some_mind(game.name(), game.seats)
    return next((one for one in facts_of.facts(game.view(seat), mind) if one.kind == kind), None)


def test_a_rival_who_is_as_near_to_a_milestone_is_told_and_no_other() -> None:
    seats = [{"corporation": "thorgate", "tr": 34, "stock": {"credits": 30}}]
    for rating, others in ((33, 0), (34, 1), (36, 1)):
        near = note("coach_goal_near", deciding(seats=[*seats, {"tr": rating}]))
        assert near is not None and (near.item, near.need, near.have) == ("terraformer", 1, others)
    assert said(near).endswith("as near or nearer: 1 more")


def test_what_can_be_converted_is_told_by_what_it_becomes_and_not_where_it_is_for_nothing() -> None:
    def stock(plants: int, heat: int, **table: object) -> Reason | None:
        seat = {"corporation": "thorgate", "stock": {"plants": plants, "heat": heat}}
        return note("coach_ready", deciding(seats=[seat, {}], **table))

    assert said(stock(8, 0)) == "8 plants can be turned into a greenery"
    assert said(stock(0, 8)) == "8 heat can be turned into a step of temperature"
    assert stock(0, 8, temperature=8) is None
    assert said(Reason("coach_ready", "plants", 8, 0, "ares")) == "8 plants can be turned into a forest"


def test_nobody_has_money_before_a_corporation_pays_it_out() -> None:
    game = tharsis.new("mars", seats=2, options={"corporate_era": True}, seed=7)
    for seat in (0, 1):
        game.answer(seat, game.asked[seat].options[0])
    assert said(note("coach_buy", game)) == "once to keep, once to play"
    assert said(Reason("coach_buy", have=12, game="mars")).endswith("you have 12 M€")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Buy Comet, Moss and Birds for 3 M€ each"),
        ("fr", "Acheter Comète, Mousses et Oiseaux, 3 M€ chacune"),
        ("uk", "Купити карти «Комета», «Мох» та «Птахи» по 3 МК"),
    ],
)
def test_cards_that_are_bought_together_are_told_as_one_list(lang: str, text: str) -> None:
    cards = [
        Option(n, "buy", f"buy {card}", card, amount=3, game="mars")
        for n, card in enumerate(("comet", "moss", "birds"))
    ]
    assert answer_said(cards, "mars", lang).replace("\u00a0", " ") == text
    assert answer_said(cards[:1], "mars", "en").replace("\u00a0", " ") == "Buy Comet for 3 M€"


OCEANS = ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "I5"]


def test_in_the_last_generation_what_counts_at_the_end_is_told() -> None:
    """Production still comes, and its plants become greeneries: it is money that is worth nothing then."""
    done = {"temperature": 8, "oxygen": 14, "tiles": [{"area": area, "tile": "ocean"} for area in OCEANS]}
    last = note("coach_last_round", deciding(**done))
    assert said(last) == "money that comes in after it buys nothing: only points count"
    alone = {"generation": 14, "seats": [{"corporation": "thorgate", "stock": {"credits": 14}}]}
    assert said(note("coach_last_round", deciding(**alone))).endswith("only steps count")
    assert said(note("coach_last_round", deciding(**alone, **done))).endswith("only points count")


@pytest.mark.parametrize(("game", "seats", "ahead"), [("mars", 2, 2), ("mars", 1, 0), ("ares", 2, 5)])
def test_how_far_it_was_looked_ahead_is_said(game: str, seats: int, ahead: int) -> None:
    table = tharsis.new(game, seats=seats, seed=5)
    weighing = Weighing(table.view(0), mind=some_mind(game, seats), least=SHOWN)
    assert weighing.balance().ahead == ahead
    (gain,) = (one._replace(game=table.speech()) for one in more(Brings(points=2.0), ahead))
    assert said(gain) == f"~2 points more {AHEAD[game, ahead]} than the others"
    for lang in LANGUAGES:
        assert gain.say(lang)


AHEAD = {("mars", 2): "over 2 generations", ("mars", 0): "by the end", ("ares", 5): "over 5 rounds"}


def test_where_the_game_ends_before_it_is_told_until_then() -> None:
    """Nobody looks over two generations in the last one, and no income is praised there."""
    done = {"temperature": 8, "oxygen": 14, "tiles": [{"area": area, "tile": "ocean"} for area in OCEANS]}
    hand = {"corporation": "thorgate", "hand": ["sponsors", "comet"], "stock": {"credits": 40, "plants": 8}}
    found = {}
    for name, table in (("last", done), ("first", {})):
        weighing = Weighing(deciding(seats=[hand, {}], **table).view(0), mind=some_mind(), least=SHOWN)
        weighing.go_on(60)
        found[name] = weighing.balance().ahead
    assert found == {"last": 0, "first": 2}


def test_the_coach_and_the_table_tell_one_chance_to_win() -> None:
    view, mind = deciding().view(0), some_mind()
    found = hint(view, 3, 300, mind=mind)
    assert found.chance == chances(view, mind=mind)[0]
    wins = [line.win for line in found.lines]
    assert min(wins) <= found.chance <= max(wins)


@pytest.mark.parametrize("known", [0.0, 0.2, 0.5, 0.9, 1.0])
def test_what_is_better_than_the_usual_is_likelier_than_what_is_known(known: float) -> None:
    told = [beside(known, win, 0.4) for win in (0.0, 0.3, 0.4, 0.5, 1.0)]
    assert told == sorted(told) and all(0 <= one <= 1 for one in told)
    assert told[2] == pytest.approx(known, abs=2 * HARDLY)


def test_income_at_the_end_of_the_game_is_no_reason() -> None:
    assert more(Brings(income=3.0), 0) == [] and more(Brings(income=3.0), 1)
    further, shorter = more(Brings(steps=2.0), 0)[0], more(Brings(steps=2.0), 1)[0]
    assert said(further._replace(game="mars")) == "the planet comes ~2 steps further by the end"
    assert said(shorter._replace(game="mars")) == "the planet comes ~2 steps further: a shorter game"


def test_what_a_win_counts_is_told_where_one_plays_against_the_planet() -> None:
    game = tharsis.load(
        {"generation": 12, "seats": [{"corporation": "thorgate", "stock": {"credits": 40, "heat": 16}}]}
    )
    found = hint(game.view(0), 3, 200)
    counted = [reason for reason in found.reasons if reason.kind == "coach_counts"]
    apart = max(found.lines[0].gain - line.gain for line in found.lines)
    assert found.unit == "steps" and bool(counted) == (apart >= NOTICED)
    assert said(Reason("coach_counts", need=12, game="mars")) == "a win counts as 12 steps here"


def test_cards_of_ares_expedition_look_at_where_the_phase_began() -> None:
    game = tharsis.new("ares", seats=2, seed=3)
    assert isinstance(game, World)
    before = game.digest()
    unmet = [card for card in game.cards if not met(game, 0, card)]
    soon = [card.name for card in unmet for parameter in range(3) if met(game, 0, card, parameter, NEAR)]
    assert "rad_suits" in soon and game.digest() == before
    assert said(Reason("coach_lets", soon[0], game="ares")).endswith("after this phase")


def test_answers_that_are_all_alike_have_no_kinds() -> None:
    game = deciding(seats=[{"corporation": "thorgate", "stock": {"plants": 8}}, {}])
    assert hint(game.view(0), 2, 30, mind=some_mind()).kinds
    game.answer(0, "convert plants")
    assert game.asked[0].kind == "place" and hint(game.view(0), 2, 30, mind=some_mind()).kinds == []
    assert kind_of(Option(1, "finish", "finish", game="ares"), []) == "wait"


def test_what_would_change_nothing_is_no_advice_unless_there_is_nothing_else() -> None:
    eaters = {"played": ["regolith_eaters"], "resources": {"regolith_eaters": 2}}
    game = deciding(oxygen=14, seats=[{"corporation": "thorgate", "stock": {"credits": 14}, **eaters}, {}])
    idle = {option.notation for option in game.asked[0].options if option.useless}
    assert idle
    lines = Weighing(game.view(0), 1, some_mind(), least=9).balance().lines
    assert len(lines) > 1 and not any(idle.issuperset(line.answer) for line in lines)


def test_close_answers_are_told_the_better_first() -> None:
    weighing = Weighing(deciding().view(0), 1, some_mind(), least=4)
    weighing.go_on(60)
    close = [line.behind for line in weighing.balance().lines[1 : len(weighing.alive)]]
    assert len(close) > 1 and close == sorted(close)


def test_a_kind_of_action_is_told_by_what_it_does() -> None:
    game = deciding()
    sponsors, passing = (option for option in game.asked[0].options if option.notation in ("play sponsors", "pass"))
    assert kind_of(sponsors, changes(game.view(0), [sponsors.code], some_mind())) == "income"
    assert kind_of(passing, []) == "wait"
    phase = Option(1, "phase", "phase research", item="research", game="ares")
    assert kind_of(phase, []) == "phase_research"
    assert kind_name("phase_research", "ares", "uk") == SPEAKING["ares"]["uk"].phases["research"]


def test_where_nothing_was_learned_there_is_no_opinion(monkeypatch: pytest.MonkeyPatch) -> None:
    for_two = {name: about for name, about in weights.shipped().items() if name == "ares-2"}
    monkeypatch.setattr(weights, "shipped", lambda: for_two)
    game = tharsis.new("ares", seats=3, seed=1)
    found = hint(game.view(0), 3, 8)
    assert found.verdict == "unknown" and not found.lines
    assert "no opinion" in str(hint_data(found, "en")["text"])


@pytest.mark.parametrize(("game", "options"), [("mars", {}), ("ares", {})])
def test_without_weights_there_is_no_opinion(
    game: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither about what to do, nor about who wins."""
    monkeypatch.setattr(weights, "shipped", dict)
    view = tharsis.new(game, seats=2, options=options, seed=1).view(0)
    for found in (hint(view, 1), hint(view, 2, 8), hint(view, 3, 8)):
        assert found.verdict == "unknown" and not (found.matters or found.kinds or found.lines or found.reasons)
    assert chances(view) == []


def test_a_game_that_never_ends_is_told_about_all_the_same() -> None:
    """No ocean finds a place any more: nothing but a position can lead there."""
    beneath = ("A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7", "F8", "I5")
    tiles = [{"area": area, "tile": "greenery", "seat": 0} for area in beneath]
    game = deciding(generation=9, temperature=8, oxygen=14, tiles=tiles)
    left = note("coach_many_rounds", game)
    assert left is not None and left.need == facts_of.LONGEST
    assert hint(game.view(0), 3, 30, mind=some_mind()).lines


TABLES = [
    ("mars", 2, {"corporate_era": True}),
    ("mars", 2, {"colonies": True}),
    ("mars", 2, {"marsbot": "normal"}),
    ("mars", 1, {}),
    ("ares", 2, {}),
    ("ares", 2, {"cooperative": True}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_at_every_kind_of_table_the_advice_rests_on_the_view_alone(
    game: str, seats: int, options: dict[str, object]
) -> None:
    """Everything hidden is dealt anew in the middle of a game: hands of others, decks, what was not yet shown."""
    table = tharsis.new(game, seats, options, seed=21)
    mind = some_mind(game, seats)
    playout(table, [Uniform(3, table.title().spared)] * seats, Until(decisions=60))
    while table.waiting()[0] != 0 or len(table.asked[0].options) < 3:
        seat = table.waiting()[0]
        table.take(seat, Uniform(5, table.title().spared).answer(table, seat))
    view, other = table.view(0), table.view(0).sample(77)
    if seats > 1 or game == "mars":
        assert other.digest() != table.digest()
    assert hint(view, 3, 40, mind=mind) == hint(other.view(0), 3, 40, mind=mind)
    assert chances(view, 4, mind=mind) == chances(other.view(0), 4, mind=mind)


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


def test_numbers_and_signs_are_those_of_the_language() -> None:
    found = hint(deciding().view(0), 3, 60, mind=some_mind())
    futures = {1: "уявне продовження", 2: "уявні продовження", 12: "уявних продовжень", 393: "уявні продовження"}
    for n, form in futures.items():
        assert SPEAKING["mars"]["uk"].imagined(n) == f"{n}\N{NO-BREAK SPACE}{form}"
    assert SPEAKING["mars"]["en"].imagined(1) == "1 imagined future"
    for line in hint_lines(found, "fr"):
        assert not re.search(r"[^\s\N{NO-BREAK SPACE}][:;](\s|$)", line), line


def test_alone_nothing_is_sure_until_it_is_over() -> None:
    """The policy that plays futures on is not the person: what it never or always reaches is told with a doubt."""
    rich = {"corporation": "ecoline", "stock": {"credits": 400}}
    done = {"temperature": 8, "oxygen": 14, "tiles": [{"area": area, "tile": "ocean"} for area in OCEANS]}
    for table, sure in (({"generation": 14, "seats": [{"corporation": "ecoline"}]}, 0), ({**done, "seats": [rich]}, 1)):
        told = chances(tharsis.load(table).view(0), mind=some_mind())
        assert told == [pytest.approx((12 * sure + 1) / 14)]


def nearly_won(oxygen: int, oceans: int, credits: int) -> tharsis.Game:
    """Alone in the last generation, with the money for what is left, and other things to spend it on."""
    seat = {"corporation": "tharsis_republic", "stock": {"credits": credits}, "production": {"heat": 4, "plants": 2}}
    tiles = [{"area": area, "tile": "ocean"} for area in OCEANS[:oceans]]
    seats = [{**seat, "hand": ["mine", "sponsors", "comet"]}]
    return tharsis.load({"generation": 14, "temperature": 8, "oxygen": oxygen, "tiles": tiles, "seats": seats})


def test_who_needs_one_thing_and_can_pay_it_has_as_good_as_won() -> None:
    for oxygen, oceans, credits in ((13, 7, 72), (12, 7, 90), (11, 8, 88)):
        assert chances(nearly_won(oxygen, oceans, credits).view(0))[0] > 0.9
    view = nearly_won(oxygen=14, oceans=8, credits=18).view(0)
    assert chances(view)[0] > 0.9
    found = hint(view, 3, 400)
    assert [one.notation for one in found.lines[0].options] == ["project aquifer"] and found.chance_after > 0.9


def test_alone_at_the_end_the_coach_thinks_of_everything() -> None:
    """Two steps of oxygen and two oceans, for nearly all of the money: the policy does not even try an ocean."""
    view = nearly_won(oxygen=12, oceans=7, credits=84).view(0)
    assert view.decision is not None
    code = {option.notation: option.code for option in view.decision.options}
    weighing = Weighing(view, also=[[code["project city"]]])
    weighing.go_on(SIMULATIONS)
    balance = weighing.balance()
    said = {line.answer: line for line in balance.lines}
    assert balance.lines[0].win > 0.9 and said["project aquifer",].level
    assert said["project city",].behind > 10
