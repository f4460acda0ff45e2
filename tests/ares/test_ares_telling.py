"""What all are told: lines in which the table goes on by itself, cards that were shown, remarks and reasons."""

from __future__ import annotations

import random
from io import StringIO
from pathlib import Path

import pytest
from ares_table import do, seat, table
from rich.console import Console

import tharsis
from tharsis.ares.cards import BY_NAME
from tharsis.ares.game import Ares
from tharsis.ares.log import answered
from tharsis.kernel.log import Entry
from tharsis.kernel.option import Decision
from tharsis.kernel.rows import row_of
from tharsis.terminal.play import Terminal
from tharsis.vocabulary.terms import CREDITS
from tharsis.words import SPEAKING
from tharsis.words.language import NBSP

NOBODY = seat()
TONGUES = list(SPEAKING["ares"])


def plain(text: str) -> str:
    return text.replace(NBSP, " ")


def told(game: Ares, since: int = 0, lang: str = "en") -> list[str]:
    return [plain(entry.say(lang)) for entry in game.log()[since:]]


# ---- the table goes on
def test_a_production_phase_has_its_line_with_what_each_seat_gets() -> None:
    game = table(
        seat(played=["moss"], credits=0), seat("helion", tr=7), phase=None, options={"mulligan": False}, deck=["comet"]
    )
    do(game, "phase production", (1, "phase development"), "finish", (1, "finish"))
    lines = game.log()
    assert [e.kind for e in lines] == ["phase", "phase", "picks", "begins", "finish", "finish", "begins", "round"]
    assert plain(lines[6].say()) == "The Production phase begins: player 1 M€ +9, plants +1; player 2 M€ +7, heat +3."
    assert lines[7].say() == "Round 4 begins." and lines[7].generation == 4
    assert lines[5].changes == [], "what production brings is no deed of whoever finished last"


def test_production_is_told_as_it_counts() -> None:
    """Cartel gives 1 M€ for each Earth tag: the card that brings a tag brings it as well."""
    game = table(seat(hand=["cartel", "sponsors"], credits=40, left={"plays": 2}), NOBODY, phase="development")
    do(game, "play cartel", "play sponsors")
    told = [(c.amount, c.now) for line in game.log() for c in line.changes if c.kind == "production"]
    assert told == [(1, 1), (3, 4)]
    assert game.yields(0, CREDITS) == 4


def test_a_card_that_another_one_plays_for_nothing_has_its_line() -> None:
    game = table(seat(hand=["toll_station", "sponsors", "mine"], credits=40), NOBODY, phase="development")
    free = next(one for one in ("sponsors", "mine") if BY_NAME[one].cost <= 9)
    lines = [plain(line.say()) for line in answered(game, 0, [["play toll_station"], [f"play {free}"]])]
    assert len(lines) == 2 and "Toll Station" in lines[0] and "Sponsors" in lines[1]


@pytest.mark.parametrize("lang", TONGUES)
def test_the_phase_is_named_after_the_picks(lang: str) -> None:
    game = table(NOBODY, seat(), phase=None)
    do(game, "phase action", (1, "phase production"))
    lines = told(game, lang=lang)
    words = SPEAKING["ares"][lang]
    assert len(lines) == 4
    assert all(words.phases[p] in lines[2] for p in ("action", "production"))
    assert words.phases["action"] not in lines[1]


def test_a_neutral_card_that_comes_twice_running_is_named_again() -> None:
    game = table(
        NOBODY, phase=None, round=5, neutral_phase="research", neutral_deck=["research"], options={"level": "expert"}
    )
    do(game, "phase action")
    picks = game.log()[1]
    assert (picks.kind, picks.say()) == (
        "picks",
        "The phase cards are shown: neutral card Research; player 1 picked Action.",
    )


def test_choosing_the_neutral_card_is_told_once() -> None:
    game = table(NOBODY, phase=None, round=22, neutral_deck=["research", "action"])
    do(game, "neutral action", "phase construction")
    assert told(game)[:3] == [
        "Player 1 chooses the neutral card Action.",
        "Player 1 picks a phase.",
        "The phase cards are shown: player 1 picked Construction.",
    ]


def test_the_only_neutral_card_left_is_named_when_its_round_begins() -> None:
    game = table(NOBODY, phase="action", round=24, neutral_phase="action", neutral_deck=["research"])
    do(game, "finish")
    assert told(game) == ["Player 1 has finished.", "Round 25 begins: neutral card Research."]


def test_a_sale_is_told_once() -> None:
    game = table(seat(hand=["comet", "moss", "birds"]), NOBODY)
    do(game, "sell cards", ["sell comet", "sell moss"])
    assert told(game) == ["Player 1 discards 2 cards for M€: M€ +6, hand −2."]
    last = table(seat(hand=["comet"]), NOBODY)
    do(last, "sell cards")
    assert told(last) == ["Player 1 discards 1 card for M€: M€ +3, hand −1."]
    together = table(seat(hand=["comet", "moss", "birds"]), NOBODY)
    lines = answered(together, 0, [["sell cards"], ["sell comet", "sell moss"]])
    assert [plain(line.say()) for line in lines] == ["Player 1 discards 2 cards for M€: M€ +6, hand −2."]


def test_cards_that_pay_are_told_once() -> None:
    game = table(seat(hand=["comet", "moss", "birds"], credits=10), NOBODY)
    do(game, "standard temperature", ["sell comet", "sell moss"])
    assert told(game)[-1] == "Player 1 discards 2 cards to pay: temperature −28 °C; TR +1, M€ −8, hand −2."


def test_answers_together_give_one_line_and_those_of_the_table() -> None:
    game = table(NOBODY, seat(), phase=None)
    answered(game, 1, [["phase research"]])
    lines = answered(game, 0, [["phase production"]])
    assert [line.kind for line in lines] == ["phase", "picks", "begins", "begins"]
    assert [line.seat for line in lines] == [0, -1, -1, -1]
    assert game.listener is None
    with pytest.raises(tharsis.BadAnswer):
        answered(table(seat(), NOBODY, over=True), 0, [["finish"]])


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (2, {"cooperative": True}), (2, {"wording": "seeds"}), (3, {}), (4, {})]
)
def test_whole_games_are_told_in_every_language(seats: int, options: dict[str, object]) -> None:
    game = tharsis.new("ares", seats, options, seed=11)
    assert isinstance(game, Ares)
    rnd = random.Random(5)
    live: list[Entry] = []
    while not game.over:
        s = game.waiting()[0]
        low, high = game.bounds(s)
        codes = rnd.sample(game.codes(s), rnd.randint(low, min(high, low + 1)))
        live += [line for line in answered(game, s, [codes]) if line.kind != "sell"]
    assert live == game.log(), "what is told at once and what the record tells"
    kinds = {entry.kind for entry in live}
    assert {"picks", "begins", "round"} <= kinds
    for lang in TONGUES:
        for entry in live:
            line = entry.say(lang)
            assert line and "None" not in line and "_" not in line and "  " not in line


# ---- cards that were shown
def test_cards_revealed_by_screening_are_shown_to_all_and_stay_known_in_the_hand() -> None:
    game = table(seat(played=["advanced_screening_technology"]), NOBODY, deck=["comet", "grass", "ice_asteroid"])
    do(game, "use advanced_screening_technology")
    assert {c.card for c in game.log()[-1].changes if c.kind == "shown"} == {"comet", "grass", "ice_asteroid"}
    assert game.view(1).player(0).seen == ["grass"]
    for seed in range(5):
        dealt = game.view(1).sample(seed)
        assert [dealt.card_name(c) for c in dealt.own[0].hand] == ["grass"]
        assert {dealt.card_name(c) for c in dealt.discard} == {"comet", "ice_asteroid"}


def test_cards_revealed_are_known_while_the_seat_chooses() -> None:
    game = table(seat(played=["advanced_screening_technology"]), NOBODY, deck=["moss", "grass", "ice_asteroid"])
    do(game, "use advanced_screening_technology")
    assert game.view(1).player(0).seen == ["moss", "grass", "ice_asteroid"]
    dealt = game.view(1).sample(3)
    assert list(dealt.own[0].dealt) == list(game.own[0].dealt)
    again = tharsis.load(game.position())
    assert again.position() == game.position() and again.digest() == game.digest()


def test_a_card_taken_by_brainstorming_is_named_and_known() -> None:
    game = table(seat(played=["brainstorming_session"]), NOBODY, deck=["comet"])
    do(game, "use brainstorming_session")
    assert [c.card for c in game.log()[-1].changes if c.kind == "shown"] == ["comet"]
    dealt = game.view(1).sample(8)
    assert [dealt.card_name(c) for c in dealt.own[0].hand] == ["comet"]
    again = tharsis.load(game.position())
    assert again.position() == game.position()


@pytest.mark.parametrize("sold", ["comet", "birds"])
def test_what_is_discarded_face_down_may_be_any_card_that_was_shown(sold: str) -> None:
    game = table(
        seat(played=["brainstorming_session"], hand=["birds"], picked="action"), NOBODY, deck=["comet", "moss"]
    )
    do(game, "use brainstorming_session", "sell cards", f"sell {sold}")
    assert game.view(1).player(0).seen == [] and list(game.shown) == [], "the view must not tell which it was"
    hands = {game.view(1).sample(seed).own[0].hand[0] for seed in range(12)}
    assert len(hands) > 1


def test_a_card_shown_and_then_played_is_no_longer_in_the_hand() -> None:
    game = table(seat(hand=["comet"], credits=30), NOBODY, phase="construction", tiles=["plants_2"], shown=["comet"])
    do(game, "play comet")
    assert list(game.shown) == [] and BY_NAME["comet"].number in game.own[0].events


def test_cards_in_hand_stay_known_when_the_deck_is_made_anew() -> None:
    game = tharsis.new("ares", 2, {"mulligan": False}, seed=3)
    assert isinstance(game, Ares)
    c = game.own[0].hand[0]
    thrown = list(game.deck)
    game.deck, game.discard, game.shown = row_of([]), row_of(thrown), row_of([c, thrown[0]])
    assert game.top() in thrown
    assert list(game.shown) == [c]


# ---- remarks and reasons
def remark(game: Ares, notation: str, lang: str = "en") -> str:
    return next(plain(o.say(lang)) for o in game.asked[0].options if o.notation == notation)


def test_a_forest_at_full_oxygen_is_not_said_to_be_without_effect() -> None:
    game = table(seat(plants=8, credits=20), NOBODY, oxygen=14)
    assert remark(game, "convert plants") == "Turn 8 plants into a forest (oxygen is complete and does not rise)"
    assert remark(game, "standard forest").endswith("(oxygen is complete and does not rise)")


def test_help_between_rounds_does_not_speak_of_a_phase() -> None:
    game = table(NOBODY, phase="action", round=5, neutral_deck=[], neutral_phase="action", oxygen=14)
    do(game, "finish")
    assert remark(game, "help oxygen") == "Oxygen rises 2 steps (oxygen is complete and does not rise)"
    for lang, phase in (("en", "phase"), ("fr", "phase"), ("uk", "фаз")):
        assert phase not in remark(game, "help oxygen", lang)


def test_english_says_what_a_choice_costs_and_where_a_zone_ends() -> None:
    game = table(seat("united_nations_mars_initiative", credits=20, heat=8), NOBODY)
    do(game, "convert heat")
    assert remark(game, "choose spend 6 credits, rating 1") == "Spend 6 M€ for TR +1"


@pytest.mark.parametrize(("lang", "said"), [("en", "No"), ("fr", "Rien"), ("uk", "Ні")])
def test_what_costs_no_card_is_declined_without_speaking_of_cards(lang: str, said: str) -> None:
    game = table(seat("united_nations_mars_initiative", credits=20, heat=8), NOBODY)
    do(game, "convert heat")
    assert remark(game, "choose nothing", lang) == said


NOW = {
    "en": "needs oxygen in yellow or higher; it is purple",
    "fr": "l’oxygène doit être au moins en zone jaune\u00a0; on est en zone violette",
    "uk": "потрібен кисень у жовтій зоні або вище; зараз у фіолетовій",
}
BEGAN = {
    "en": "needs oxygen in yellow or higher; the phase began in purple",
    "fr": "l’oxygène doit être au moins en zone jaune\u00a0; la phase a commencé en zone violette",
    "uk": "потрібен кисень у жовтій зоні або вище; фаза почалася у фіолетовій",
}


@pytest.mark.parametrize(("oxygen", "said"), [(0, NOW), (7, BEGAN)])
def test_a_colour_that_counts_is_that_in_which_the_phase_began(oxygen: int, said: dict[str, str]) -> None:
    begun = {"oxygen": 0}
    early = table(seat(hand=["livestock"], credits=30), NOBODY, phase="construction", oxygen=oxygen, begun=begun)
    (reason,) = early.why_not(0)["play livestock"]
    assert {lang: reason.say(lang) for lang in said} == said


def test_until_a_corporation_pays_it_out_nobody_is_short_of_money() -> None:
    game = tharsis.new("ares", 2, {"mulligan": False}, seed=8)  # a card of 36 M€ is in hand

    def short_of() -> set[str]:
        found = [reason for reasons in game.why_not(0).values() for reason in reasons]
        return {reason.kind for reason in found} & {"credits"}

    assert not short_of()
    do(game, game.decision(0).options[0].notation)  # type: ignore[union-attr]
    assert not short_of(), "it is chosen, and not paid out yet"
    poor = table(seat("helion", credits=0), NOBODY, phase="action")
    assert poor.why_not(0)["standard ocean"][0].kind == "credits"


def test_the_options_say_where_they_differ_from_the_text_of_a_card() -> None:
    options = SPEAKING["ares"]["en"].options
    assert options["wording.seeds"][1].endswith("though its text says one.")
    assert options["rating_for_steel.card"][1].endswith("though the text of the card says each.")


# ---- the terminal
class Typing(Console):
    """A console at which somebody types these lines."""

    def __init__(self, *lines: str) -> None:
        super().__init__(record=True, width=150, file=StringIO())
        self.lines = list(lines)

    def input(self, *args: object, **kwargs: object) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


@pytest.mark.parametrize("command", ["r", "r 1"])
def test_finishing_is_taken_back_at_the_keyboard(command: str, tmp_path: Path) -> None:
    game = table(seat(credits=30), seat(credits=30))
    do(game, "finish")
    Terminal(game, {}, "en", Typing("r 2", command)).play(tmp_path / "game.json")
    assert game.waiting() == [0, 1]


def test_nothing_is_taken_back_at_the_keyboard_for_bots_or_for_who_still_acts(tmp_path: Path) -> None:
    console = Typing("r", "r 2")
    Terminal(table(seat(credits=30), seat(credits=30)), {}, "en", console).play(tmp_path / "game.json")
    assert console.export_text().count("Nobody here has finished who could take it back.") == 2


ONE_CARD = {
    "research": {"en": "which card do you keep?", "fr": "quelle carte gardez-vous ?", "uk": "яку карту ви залишаєте?"},
    "look": {"en": "which card do you take?", "fr": "quelle carte prenez-vous ?", "uk": "яку карту ви берете?"},
    "discard": {
        "en": "which card do you discard?",
        "fr": "quelle carte défaussez-vous ?",
        "uk": "яку карту ви скидаєте?",
    },
}


@pytest.mark.parametrize("lang", TONGUES)
@pytest.mark.parametrize("kind", ONE_CARD)
def test_who_picks_one_card_is_not_asked_for_cards(kind: str, lang: str) -> None:
    one, two = (plain(Decision(0, kind, n, n, [], game="ares").say(lang)) for n in (1, 2))
    assert one == ONE_CARD[kind][lang]
    assert two != one
