"""How MarsBot's steps are told: who is meant, nothing twice, and the reasons of each step."""

from __future__ import annotations

import random
import re

import pytest
from marsbot import bot_does, bot_table, kinds, reasons, turn
from table import do, oceans, seat, table

import tharsis
from tharsis.kernel.lanes import push
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Reason
from tharsis.kernel.rows import row_of
from tharsis.mars.board import AREA_NAME, AREAS, ON_OCEAN_AREA, TILES
from tharsis.mars.log import answered, news
from tharsis.mars.map import LAND
from tharsis.mars.maps import MAPS
from tharsis.mars.marsbot.research import drop_one
from tharsis.mars.marsbot.robot import AT_ITS_TABLE, BONUS, BOT_OCCASIONS, CORPORATIONS, MARSBOT
from tharsis.mars.marsbot.table import BotTable
from tharsis.words import BESIDE, LANGUAGES, language

NBSP = "\N{NO-BREAK SPACE}"
COLONIES = {"colonies": True}


def said(game: BotTable, notation: str, lang: str) -> str:
    option = next(o for o in game.asked[0].options if o.notation == notation)
    return option.say(lang).replace(NBSP, " ")


def step(lines: list[Entry], kind: str) -> Entry:
    return next(x for x in lines if x.kind == f"bot_{kind}")


def why(lines: list[Entry], kind: str, lang: str = "en") -> list[str]:
    return [x.replace(NBSP, " ") for x in step(lines, kind).why(lang)]


def line(entry: Entry, lang: str = "en") -> str:
    return entry.say(lang).replace(NBSP, " ")


# ---- who is meant
@pytest.mark.parametrize(
    ("card", "notation", "texts"),
    [
        (
            "asteroid",
            "remove 3 plants from 1",
            ("Remove 3 plants from MarsBot", "Retirer 3 plantes à MarsBot", "Прибрати 3 рослини в MarsBot"),
        ),
        (
            "energy_tapping",
            "reduce energy of 1",
            (
                "MarsBot: energy production −1",
                "MarsBot : production d’énergie −1",
                "MarsBot: виробництво енергії −1",
            ),
        ),
    ],
)
def test_options_of_the_human_name_marsbot(card: str, notation: str, texts: tuple[str, str, str]) -> None:
    who = seat(credits=60, hand=[card], produces={"energy": 1})
    g = bot_table(human=who, credits=30, tracks={"power": 5})
    do(g, f"play {card}")
    assert tuple(said(g, notation, lang) for lang in ("en", "fr", "uk")) == texts


def test_between_people_the_second_seat_has_a_number() -> None:
    g = table(seat(credits=60, hand=["asteroid"]), seat(plants=3))
    do(g, "play asteroid")
    assert said(g, "remove 3 plants from 1", "en") == "Remove 3 plants from player 2"
    assert g.asked[0].game == g.log()[0].game == "mars"


def test_log_lines_of_the_human_name_marsbot() -> None:
    g = bot_table(human=seat(credits=60, hand=["asteroid"]), credits=30)
    do(g, "play asteroid")
    entry = answered(g, 0, [["remove 3 plants from 1"]])[0]
    assert [line(entry, lang) for lang in ("en", "fr", "uk")] == [
        "Player 1 removes 3 plants from MarsBot: MarsBot M€ −3.",
        "Le joueur 1 retire 3 plantes à MarsBot : pour MarsBot, M€ −3.",
        "Гравець 1 прибирає 3 рослини в MarsBot: у MarsBot МК −3.",
    ]


def test_reasons_for_the_human_name_marsbot() -> None:
    milestones = [{"name": "mayor", "seat": 1}]
    awards = [{"name": "miner", "seat": 1}]
    g = bot_table(human=seat(credits=60), milestones=milestones, awards=awards)
    blocked = g.why_not(0)
    assert [r.say() for r in blocked["claim mayor"]] == ["claimed by MarsBot"]
    assert [r.say("fr") for r in blocked["fund miner"]] == ["déjà financée par MarsBot"]
    assert [r.say("uk") for r in blocked["fund miner"]] == ["цю нагороду вже профінансував MarsBot"]


def test_the_language_of_a_table_can_be_asked_for() -> None:
    assert language("fr", AT_ITS_TABLE).player(1) == "MarsBot" and language("fr").player(1) == f"le joueur{NBSP}2"
    assert set(BESIDE[AT_ITS_TABLE]) == set(LANGUAGES)
    with pytest.raises(tharsis.UnknownName):
        language("tlh", AT_ITS_TABLE)


MEANS_THE_READER = {
    "en": re.compile(r"\b(you|your|player 2)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos|joueur 2)\b", re.IGNORECASE),
    "uk": re.compile(r"\b(ви|вас|вам|ваш\w*|грав\w+ 2)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("level", ["easy", "brutal"])
def test_steps_never_speak_to_the_reader(level: str) -> None:
    """Spectators read them too. No step has a colon of its own: behind it stand the changes. Minus is a true minus."""
    met: set[str] = set()
    for one in CORPORATIONS:
        setup = {"marsbot": level, "marsbot_corporation": one.name or "none", "colonies": True}
        g = tharsis.new("mars", 2, setup, 3)
        assert isinstance(g, BotTable)
        rnd = random.Random(one.name)
        lines: list[Entry] = []
        while not g.over and len(lines) < 400:
            codes = g.codes(0)
            low, high = g.bounds(0)
            lines += answered(g, 0, [rnd.sample(codes, rnd.randint(low, min(high, len(codes))))])
        for entry in lines:
            if not entry.kind.startswith("bot_"):
                continue
            met.add(entry.kind)
            for lang, words in BESIDE[AT_ITS_TABLE].items():
                did = getattr(words, f"did_{entry.kind}")(entry)
                assert ": " not in did, did
                for text in (line(entry, lang), *why([entry], entry.kind.removeprefix("bot_"), lang)):
                    assert not MEANS_THE_READER[lang].search(text), text
                    assert not re.search(r"(^|\s)-\d", text) and "  " not in text, text
    assert {"bot_option", "bot_effect", "bot_place", "bot_compete", "bot_human_loses"} <= met


# ---- nothing twice
@pytest.mark.parametrize(
    ("word", "tells"),
    [
        ("bot gain 5", "MarsBot gains 5 M€."),
        ("bot rating 3", "MarsBot raises its TR by 3."),
        ("bot put 1 plants on corporation", "MarsBot puts 1 plant on EcoLine."),
        ("bot human loses 5 plants", "MarsBot makes player 1 lose 4 plants."),
        ("bot advance plant", "MarsBot advances the plant track to 1."),
        ("bot floaters 1", "MarsBot gains 1 floater."),
    ],
)
def test_a_step_does_not_repeat_itself(word: str, tells: str) -> None:
    g = bot_table(corporation="ecoline", options=COLONIES, human=seat(plants=4, hand=["mine"]))
    assert line(told(g, word)[0]) == tells


def told(g: BotTable, word: str, about: int = 1) -> list[Entry]:
    """The steps of one word with their changes, as `answered` tells them."""
    push(g.lanes[MARSBOT], BY_TEXT[word].number, MARSBOT, 0, about, 0)
    return [x for x in answered(g, 0, [["pass"]]) if x.kind.startswith("bot_")]


def test_a_failure_and_a_payment_are_told_once() -> None:
    g = bot_table(tracks={"plant": 18}, human=seat(hand=["mine"]))
    assert line(told(g, "bot advance plant")[0]) == "MarsBot fails and gains 5 M€."
    g = bot_table("hard", tr=35, credits=9, tracks={"building": 8}, marsbot={"fresh": True}, action=["mine"])
    g.milestones = row_of([*g.milestones, 1, 0])
    lines = turn(g)
    assert [line(x) for x in lines[:3]] == [
        "MarsBot can claim a milestone before its turn, for 8 M€.",
        "MarsBot claims the milestone Terraformer.",
        "MarsBot loses 8 M€.",
    ]
    assert why(lines, "early_claim") == ["MarsBot meets 2 free milestones, and at least 2 must be met"]


def test_what_a_step_does_not_say_stays() -> None:
    """Only the same change is left out: same seat, kind and amount."""
    entry = Entry(1, "bot_gain", 5, amount=5)
    pile = Change("bot_pile", 1, card="mining_guild", amount=-5)
    more, others = Change("stock", 1, "credits", amount=7), Change("stock", 0, "credits", amount=5)
    assert news([Change("stock", 1, "credits", amount=5), pile, more, others], entry) == [pile, more, others]
    loses = Entry(1, "bot_human_loses", 5, item="plants", amount=2)
    heat = Change("stock", 0, "heat", amount=-2)
    assert news([Change("stock", 0, "plants", amount=-2), heat], loses) == [heat]
    track = Change("bot_track", 1, "plant", amount=1, now=3)
    assert news([track], Entry(1, "bot_advance", 5, item="event", amount=3)) == [track]
    assert news([track], Entry(1, "bot_advance", 5, item="plant", amount=3)) == []
    fleet, stored = Change("fleet", 1, "luna"), Change("bot_storage", 1, "credits", amount=2)
    assert news([fleet, stored], Entry(1, "bot_trade", 5, item="luna", amount=2)) == [stored]
    assert news([fleet], Entry(1, "bot_trade", 5, item="io", amount=2)) == [fleet]
    assert news([Change("fleets", 1, amount=1, now=2), fleet], Entry(1, "bot_fleet", 5, amount=9)) == [fleet]


def test_the_human_loses_a_cube_once() -> None:
    who = seat(hand=["mine"], played=["birds", "predators"], resources={"birds": 1, "predators": 1})
    g = bot_table(action=["invasive_species"], human=who)
    do(g, "pass")
    assert said(g, "species birds", "en") == "Lose 1 animal from Birds"
    assert line(answered(g, 0, [["species birds"]])[0]) == "Player 1 loses 1 animal from Birds."


def test_a_dropped_project_is_shown_once() -> None:
    g = bot_table(corporation="polyphemos", action=["mine", "comet"], human=seat(hand=["asteroid"]))
    lines = told(g, "bot drop fewest tags")
    assert line(lines[0]) == "MarsBot discards Mine from its action deck."
    assert [x.card for x in lines[0].changes] == [] and "mine" in [g.card_name(c) for c in g.shown]


# ---- reasons
def test_why_a_parameter_is_not_near() -> None:
    """A complete parameter is complete; another says how far it is from its next bonus step."""
    g = bot_table(action=["do_it_right"], temperature=-18, oxygen=14, corporation="inventrix", human=seat())
    lines = turn(g)
    assert why(lines, "nothing") == [
        "temperature is 9 steps below its next bonus step or end, more than 2",
        "oxygen is complete",
        "there is no area to place an ocean next to at least two oceans",
    ]


def test_why_this_milestone() -> None:
    three = {"B2": ("city", 1), "D2": ("city", 1), "F2": ("city", 1)}
    only = bot_does(bot_table(tiles=three), "bot claim")
    assert why(only, "claim")[-1] == "Mayor is the only free milestone that MarsBot meets"
    many = ["mine", "power_plant", "space_elevator", "carbonate_processing", "strip_mine", "titanium_mine"]
    g = bot_table(tr=35, tracks={"building": 8}, human=seat(tr=20, played=many))
    assert why(bot_does(g, "bot claim"), "claim") == [
        "Terraformer: player 1 has 20 of 35",
        "Builder: player 1 has 6 of 8",
        "player 1 is closest to Builder (75 %)",
    ]
    g = bot_table(tiles={**three, "B3": ("greenery", 1), "B4": ("greenery", 1), "C3": ("greenery", 1)})
    lines = bot_does(g, "bot claim")
    assert list(g.milestones) == [1, 1]
    assert why(lines, "claim")[-1] == "player 1 is equally close to 2 (0 %), and Mayor is leftmost"


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            "expedited_construction",
            "there is no area to place a city next to at least two greeneries or oceans in any mix",
        ),
        ("local_neural_instance", "there is no area to place the Neural Instance where all six areas beside it are"),
    ],
)
def test_why_there_is_no_area(card: str, text: str) -> None:
    everywhere = {AREA_NAME[a]: ("greenery", 0) for a in range(AREAS) if MAPS["tharsis"].kind[a] == LAND}
    tiles = everywhere if card == "local_neural_instance" else {}
    g = bot_table(action=[card], tiles=tiles, human=seat(), deck=["mine"])
    lines = turn(g)
    reason = next(r for x in lines for r in x.reasons if r.kind == "bot_no_area")
    assert reason.say().startswith(text)


def test_which_option_of_a_card() -> None:
    g = bot_table(action=["overachievement"], tracks={"science": 3}, generation=6, human=seat())
    lines = turn(g)
    option = step(lines, "option")
    assert [line(option, lang) for lang in ("en", "fr", "uk")] == [
        "MarsBot takes option 2 of the card (fund an award and destroy this card).",
        "MarsBot applique l’option 2 de la carte (financer une récompense et détruire cette carte).",
        "MarsBot виконує пункт 2 карти (профінансувати нагороду та знищити цю карту).",
    ]
    g = bot_table(action=["meteor_shower"], human=seat(plants=4))
    lines = turn(g)
    assert line(step(lines, "option"), "fr") == (
        "MarsBot applique l’option 2 de la carte (faire perdre jusqu’à 5 plantes au joueur 1 et détruire cette carte)."
    )
    g = bot_table(action=["expedited_construction"], human=seat(), tiles={"E4": "ocean", "E5": "ocean"})
    assert line(step(turn(g), "option")).startswith("MarsBot does what the card says (place a city next to")


@pytest.mark.parametrize(
    ("plants", "texts"),
    [
        (
            4,
            (
                "MarsBot makes player 1 lose 4 plants.",
                "MarsBot fait perdre 4 plantes au joueur 1.",
                "MarsBot прибирає 4 рослини в гравця 1.",
            ),
        ),
        (
            0,
            (
                "MarsBot makes player 1 lose nothing.",
                "MarsBot ne fait rien perdre au joueur 1.",
                "MarsBot нічого не прибирає в гравця 1.",
            ),
        ),
    ],
)
def test_what_the_human_loses(plants: int, texts: tuple[str, str, str]) -> None:
    lost = step(turn(bot_table(action=["meteor_shower"], human=seat(plants=plants))), "human_loses")
    assert tuple(line(lost, lang) for lang in ("en", "fr", "uk")) == texts


def test_why_it_helps_in_no_award() -> None:
    g = bot_table(action=["corporate_competition"], credits=9, bonus=["research_and_development"], human=seat())
    assert why(turn(g), "compete") == ["no award is funded"]
    awards = [{"name": "miner", "seat": 0}, {"name": "scientist", "seat": 0}]
    g = bot_table(action=["corporate_competition"], credits=9, awards=awards, tracks={"space": 18}, human=seat())
    assert why(turn(g), "compete") == ["Scientist: MarsBot is level with player 1"]
    g = bot_table(action=["corporate_competition"], credits=9, awards=awards[:1], tracks={"space": 18}, human=seat())
    assert why(turn(g), "compete") == ["Miner: MarsBot is 23 ahead of player 1", "the space track is at its end"]


def test_awards_on_easy_with_a_true_minus() -> None:
    g = bot_table("easy", tracks={"event": 9})
    assert why(bot_does(g, "bot fund"), "fund", "fr")[2] == "Scientifique : MarsBot a −5, le joueur 1 a 0"


def test_why_a_last_greenery() -> None:
    complete: dict[str, object] = {"temperature": 8, "oxygen": 14, "tiles": oceans(9)}
    g = bot_table(tracks={"building": 7}, human=seat(), **complete)  # type: ignore[arg-type]
    lines = turn(g)
    assert why(lines, "last") == ["space 8 shows: place a greenery"]
    assert line(step(lines, "last")) == "MarsBot advances the building track to 8 for a last greenery."


def test_why_a_project_is_dropped() -> None:
    g = bot_table(corporation="polyphemos", action=["mine", "comet", "sponsors"], human=seat(hand=["asteroid"]))
    lines = bot_does(g, "bot drop fewest tags")
    assert why(lines, "drop") == ["fewest tags (1), by lot among 2 projects"]


@pytest.mark.parametrize(
    ("corporation", "text"),
    [
        ("teractor", "no Earth tag"),
        ("saturn_systems", "no Jovian or space tag"),
        ("credicor", "costs 4 M€, the most expensive card drafted costs 10"),
    ],
)
def test_why_a_drafted_card_is_dropped(corporation: str, text: str) -> None:
    g = bot_table(corporation=corporation, human=seat(hand=["asteroid"]))
    lines: list[Entry] = []
    g.listener = lines.append
    found = {g.card_name(c): c for c in [*g.deck, *g.discard]}
    drop_one(g, [found["mine"], found["birds"]])
    g.listener = None
    assert lines[0].card in ("mine", "birds") and why(lines, "draft_drop") == [text]


@pytest.mark.parametrize(
    ("corporation", "word", "text"),
    [
        ("interplanetary_cinematics", "bot advance event", "the event track has advanced"),
        ("interplanetary_cinematics", "bot advance building", "the building track has advanced"),
        ("tharsis_republic", "bot place city", "MarsBot has placed a city"),
    ],
)
def test_what_set_an_effect_off(corporation: str, word: str, text: str) -> None:
    lines = bot_does(bot_table(corporation=corporation, human=seat(hand=["mine"])), word)
    assert why(lines, "effect") == [text]


@pytest.mark.parametrize(
    ("corporation", "card", "text"),
    [
        ("credicor", "deimos_down", "the project costs 31 M€, at least 20"),
        ("inventrix", "birds", "the project has a requirement"),
        ("arklight", "birds", "the animal tag"),
        ("saturn_systems", "io_mining_industries", "the Jovian tag"),
    ],
)
def test_what_a_project_sets_off(corporation: str, card: str, text: str) -> None:
    assert text in why(turn(bot_table(corporation=corporation, action=[card], human=seat())), "effect")


def test_what_the_human_sets_off() -> None:
    g = bot_table(corporation="tharsis_republic", human=seat(credits=60))
    do(g, "project city")
    area = g.asked[0].options[0].notation
    lines = answered(g, 0, [[area]])
    assert why(lines, "effect", "uk") == ["гравець 1 викладає місто"]


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_every_occasion_has_words(lang: str) -> None:
    texts = [Reason("bot_set_off", name, 20, 5, AT_ITS_TABLE).say(lang) for name in BOT_OCCASIONS]
    assert all(texts) and len(set(texts)) == len(texts)


def test_a_frame_about_no_effect_tells_less() -> None:
    """Positions are made by hand too."""
    g = bot_table(corporation="teractor", human=seat(hand=["mine"]))
    assert why(told(g, "bot effect", 99 * 64), "effect") == []


def test_why_the_furthest_parameter_cannot_be_raised() -> None:
    """All ocean areas are taken but not all oceans placed: that is the reason, and nothing comes instead."""
    g = bot_table(temperature=8, oxygen=14, tiles=oceans(1), human=seat())
    for a in g.areas(1, ON_OCEAN_AREA):
        g.lay(0, TILES.index("mohole_area"), a)
    lines = bot_does(g, "bot raise furthest", about=0)
    assert kinds(lines) == ["nothing"] and why(lines, "nothing") == ["there is no area to place an ocean"]
    full = bot_table(temperature=8, oxygen=14, tiles=oceans(9), human=seat())
    assert reasons(bot_does(full, "bot raise furthest", about=0), "nothing") == ["all_complete"]


def test_what_is_missing_and_what_is_complete() -> None:
    g = bot_table(temperature=-10, oxygen=14, human=seat())
    lines = bot_does(g, "bot raise furthest")
    assert why(lines, "furthest") == ["oxygen is complete", "oceans: 9 to go", "temperature: 9 steps to go"]
    assert line(lines[0], "en") == "MarsBot chooses the parameter furthest from its end, oceans."
    assert g.robot.tracker == [0] * 7


def test_what_a_cube_is_worth() -> None:
    who = seat(hand=["mine"], played=["small_animals", "predators"], resources={"small_animals": 2})
    assert why(bot_does(bot_table(human=who), "bot human loses cube"), "species") == [
        "Small Animals: 1 point for 2 resources"
    ]


# ---- texts of cards
def test_english_texts() -> None:
    words = LANGUAGES["en"]
    texts = {one.name: words.bonus_text(one).replace(NBSP, " ") for one in BONUS[1:]}
    assert "if MarsBot has at most 1 colony, build" in texts["expedited_construction_colonies"]
    assert "raise temperature 1 step twice and destroy this card" in texts["lobbyists"]
    corporations = {one.name: words.bot_corporation_text(one) for one in CORPORATIONS[1:]}
    assert corporations["phobolog"][0] == "Start tag: space."
    assert corporations["thorgate"][-1].endswith(
        ": turn over the top project, resolve only its first tag and raise temperature 1 step."
    )
