"""The colours of the cards, and the numerals on them: in which phases they work."""

from __future__ import annotations

import pytest

from tharsis.ares.cards import CATALOGUE, blue, corporations, green, red
from tharsis.ares.cards.works import works_in
from tharsis.vocabulary.terms import ACTIVE, AUTOMATED, CORPORATION, ONCE

PLAYING = [1, 2]
TERRAFORMING = [1, 2, 3]
# blue cards with an effect, by what their print says; the other blue ones have an action and nothing else
EFFECTS = {
    "adaptation_technology": PLAYING,
    "advanced_alloys": PLAYING,
    "anaerobic_microorganisms": PLAYING,
    "anti_gravity_technology": PLAYING,
    "arctic_algae": TERRAFORMING,
    "assembly_lines": [3],
    "composting_factory": [1, 2, 3, 4, 5],
    "decomposers": PLAYING,
    "earth_catapult": PLAYING,
    "ecological_zone": PLAYING,
    "energy_subsidies": PLAYING,
    "extended_resources": [5],
    "fish": TERRAFORMING,
    "herbivores": TERRAFORMING,
    "interns": [5],
    "interplanetary_conference": PLAYING,
    "interplanetary_relations": [5],
    "livestock": TERRAFORMING,
    "mars_university": PLAYING,
    "media_group": PLAYING,
    "olympus_conference": PLAYING,
    "optimal_aerobraking": PLAYING,
    "physics_complex": TERRAFORMING,
    "recycled_detritus": PLAYING,
    "research_outpost": PLAYING,
    "restructured_resources": PLAYING,
    "small_animals": TERRAFORMING,
    "standard_technology": [3],
    "united_planetary_alliance": [5],
    "viral_enhancers": PLAYING,
}
CORPORATIONS = {
    "credicor": PLAYING,
    "ecoline": [3, 4],
    "helion": [1, 2, 3, 4],
    "interplanetary_cinematics": PLAYING,
    "inventrix": PLAYING,
    "mining_guild": PLAYING,
    "phobolog": PLAYING,
    "saturn_systems": PLAYING,
    "teractor": PLAYING,
    "tharsis_republic": [5],
    "thorgate": [1, 2, 4],
    "united_nations_mars_initiative": TERRAFORMING,
}
CARDS = CATALOGUE[1:]


def test_blue_cards_and_corporations() -> None:
    found = {card.name: works_in(card) for card in CARDS if card.kind in (ACTIVE, CORPORATION)}
    actions = {card.name: [3] for card in CARDS if card.kind == ACTIVE and card.name not in EFFECTS}
    assert len(actions) == 34
    assert found == EFFECTS | CORPORATIONS | actions


@pytest.mark.parametrize(
    ("name", "phases"),
    [
        ("great_dam", [4]),
        ("satellites", [4]),
        ("acquired_company", [4]),
        ("mine", PLAYING),
        ("fuel_factory", [1, 2, 4]),
    ],
)
def test_green_cards_by_what_they_bring(name: str, phases: list[int]) -> None:
    assert works_in(next(card for card in CARDS if card.name == name)) == phases


def test_every_green_card_works_and_events_do_when_played() -> None:
    assert all(works_in(card) for card in CARDS if card.kind == AUTOMATED)
    assert {tuple(works_in(card)) for card in CARDS if card.kind == ONCE} == {(2,)}


def test_every_card_lies_in_the_file_of_its_colour() -> None:
    colours = {blue: ACTIVE, red: ONCE, green: AUTOMATED, corporations: CORPORATION}
    assert {(c.kind, kind) for file, kind in colours.items() for c in file.CARDS} == {(k, k) for k in colours.values()}


def test_projects_are_numbered_as_they_are_printed() -> None:
    """Dice pick cards by their numbers: whoever renumbers them changes what a seed deals."""
    projects = [c for c in CATALOGUE[1:] if c.kind != CORPORATION]
    assert [int(c.code) for c in projects] == list(range(1, 209))
    assert [c.number - projects[0].number for c in projects] == list(range(208))
