"""Where a card counts itself or sets off its own effect, its text says so; and Capital says that it is a city."""

from __future__ import annotations

import pytest

import tharsis
from tharsis.ares.cards import CATALOGUE as ARES_CATALOGUE
from tharsis.mars.cards import CATALOGUE
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.effects import When
from tharsis.words import SPEAKING
from tharsis.words.own import count_of, counted, sets_off

CARDS = {
    "mars": {card.name: card for card in CATALOGUE[1:]},
    "ares": {card.name: card for card in ARES_CATALOGUE[1:]},
}
INCLUDED = {
    "en": ("this one included", "these two included"),
    "fr": ("celui-ci compris", "celle-ci comprise", "ces deux-là compris"),
    "uk": ("включно з цією", "включно з цим", "включно з цими двома"),
}

BY_EFFECT = "mars_university olympus_conference viral_enhancers ecological_zone decomposers immigrant_city arklight"
BY_COUNT = (
    "power_grid cartel satellites worms medical_lab lunar_mining terraforming_ganymede solar_probe community_services"
)
NOT_ITSELF = "rover_construction martian_zoo toll_station miranda_resort insects tharsis_republic galilean_waystation"


def says_so(card: Card, game: str, lang: str) -> bool:
    text = SPEAKING[game][lang].text(card).whole()
    return any(mark in text for mark in INCLUDED[lang])


@pytest.mark.parametrize("lang", INCLUDED)
@pytest.mark.parametrize("name", f"{BY_EFFECT} saturn_systems {BY_COUNT}".split())
def test_card_that_counts_itself_says_so(name: str, lang: str) -> None:
    assert says_so(CARDS["mars"][name], "mars", lang)


@pytest.mark.parametrize("lang", INCLUDED)
@pytest.mark.parametrize("name", NOT_ITSELF.split())
def test_card_that_does_not_count_itself_says_nothing(name: str, lang: str) -> None:
    assert not says_so(CARDS["mars"][name], "mars", lang)


def test_saturn_systems_of_ares_expedition_hear_only_other_cards() -> None:
    text = SPEAKING["ares"]["en"].text(CARDS["ares"]["saturn_systems"])
    assert text.effects == "When you play a Jovian tag on another card, TR +1."


@pytest.mark.parametrize("game", CARDS)
@pytest.mark.parametrize("lang", INCLUDED)
def test_no_part_of_a_card_is_left_out(game: str, lang: str) -> None:
    """Actions are told without their card; as long as none counts its own card, nothing is missing."""
    for card in CARDS[game].values():
        nodes = [*card.play, *card.points, *card.effects]
        own = [sets_off(card, n).n if isinstance(n, When) else 0 for n in card.effects]
        own += [counted(card, count).n for n in nodes if (count := count_of(n)) is not None]
        assert says_so(card, game, lang) == any(own), card.name
        for act in card.acts:
            for node in act.nodes():
                count = count_of(node)
                assert count is None or not counted(card, count).n, card.name


def test_ecological_zone_comes_with_two_animals_as_it_says() -> None:
    text = SPEAKING["mars"]["en"].text(CARDS["mars"]["ecological_zone"])
    assert text.effects == "When you play a plant or animal tag, these two included, add 1 animal here."
    g = tharsis.load(
        {
            "seats": [{"stock": {"credits": 12}, "hand": ["ecological_zone"]}, {}],
            "tiles": [{"area": "E5", "tile": "greenery", "seat": 0}],
        }
    )
    g.answer(0, "play ecological_zone")
    g.answer(0, g.asked[0].options[0].notation)
    assert g.position()["seats"][0]["resources"] == {"ecological_zone": 2}


@pytest.mark.parametrize(
    ("lang", "play", "points"),
    [
        ("en", "Place the Capital tile, which is a city.", ", on top of its points as a city."),
        ("fr", "Placez la tuile Capitale, qui est une cité.", ", en plus de ses PV de cité."),
        ("uk", "Викладіть жетон «Столиця», який є містом.", ", додатково до ПО за місто."),
    ],
)
def test_capital_is_a_city_and_its_points_are_additional(lang: str, play: str, points: str) -> None:
    language = SPEAKING["mars"][lang]
    text = language.text(CARDS["mars"]["capital"])
    assert text.play.endswith(play) and text.points.endswith(points)
    district = language.text(CARDS["mars"]["commercial_district"])
    assert points not in district.points + district.play
