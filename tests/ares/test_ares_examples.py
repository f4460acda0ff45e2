"""How a card is tested: a position, an answer and exactly the difference it makes."""

from __future__ import annotations

from ares_table import after, can, do, offered, points, produce, reasons, seat, table


def test_comet_costs_25_raises_temperature_and_flips_an_ocean() -> None:
    game = table(
        seat("credicor", hand=["comet"], credits=30), seat("helion"), phase="construction", tiles=["credits_4"]
    )
    assert after(game, "play comet") == {
        "temperature": 2,
        "oceans": 1,
        "0.credits": -21 + 4,  # 25, less 4 by the corporation; 4 by the tile
        "0.tr": 2,
    }


def test_moss_needs_oceans_as_the_phase_began_and_costs_a_plant() -> None:
    game = table(seat(hand=["moss"], credits=5, plants=1), seat(), phase="development", oceans=3)
    assert after(game, "play moss") == {"0.credits": -3, "0.plants": -1, "0.+plants": 1}
    poor = table(seat(hand=["moss"], credits=5), seat(), phase="development", oceans=3)
    assert reasons(poor, "play moss") == ["stock_short"]
    dry = table(seat(hand=["moss"], credits=5, plants=1), seat(), phase="development", oceans=3, begun={"oceans": 2})
    assert reasons(dry, "play moss") == ["parameter_low"]


def test_decomposing_fungus_takes_a_cube_from_any_own_card() -> None:
    game = table(
        seat(played=["decomposing_fungus", "fish", "tardigrades"], resources={"decomposing_fungus": 1, "fish": 2}),
        seat(played=["birds"], resources={"birds": 3}),
    )
    do(game, "use decomposing_fungus")
    assert offered(game) == ["take decomposing_fungus", "take fish"]
    assert after(game, "take fish") == {"on fish": -1, "0.plants": 3}
    assert points(game) == 1


def test_redrafted_contracts_changes_up_to_three_cards() -> None:
    game = table(seat(played=["redrafted_contracts"], hand=["comet", "moss", "birds", "grass"]), seat())
    assert after(game, "use redrafted_contracts", ["discard comet", "discard birds"]) == {"deck": -2, "discard": 2}
    assert not can(game, "use redrafted_contracts")
    assert reasons(game, "use redrafted_contracts") == ["used"]


def test_windmills_are_counted_anew() -> None:
    game = table(
        seat(hand=["windmills", "power_plant"], played=["geothermal_power"], credits=30, left={"plays": 2}),
        seat(),
        phase="development",
    )
    assert after(game, "play windmills") == {"0.credits": -10, "0.+heat": 2}
    assert produce(game) == {"heat": 2 + 2}
    assert after(game, "play power_plant")["0.+heat"] == 2, "one of its own, one by its power tag"
    assert points(game) == 1
