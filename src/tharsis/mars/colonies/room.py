"""The Colonies expansion as a room of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.log import Change
from tharsis.mars.colonies.cards import corporations, projects, tiles
from tharsis.mars.colonies.deeds import DEEDS, PROJECTS
from tharsis.mars.colonies.log import settler_changes, tile_changes
from tharsis.mars.colonies.moons import COLONIES, Moons, moons
from tharsis.mars.colonies.position import check_closed, moons_of, read_fleets, read_moon
from tharsis.mars.colonies.trading import TRADE, TRADE_FEE
from tharsis.mars.game import Mars
from tharsis.mars.options import YES_OR_NO, Given
from tharsis.mars.room import About, Room
from tharsis.mars.setup import Setup
from tharsis.vocabulary.position import Fields, list_in

if TYPE_CHECKING:
    from tharsis.mars.position import Reader

NEW_CORPORATIONS: Final = "colonies_corporations"  # one of the two dealt to each seat is a new one


def tile_names() -> list[str]:
    return [moon.name for moon in tiles.MOONS]


def fleets_of(g: Mars, seat: int) -> tuple[int, int]:
    """Trade fleets: how many are ready, and how many there are."""
    return moons(g).ready_fleets(seat), moons(g).fleets[seat]


class Colonies(Room):
    """Colony tiles with their fleets and trades, 49 projects, 5 corporations."""

    name = COLONIES
    title = "Colonies"
    options = {COLONIES: (YES_OR_NO, False), NEW_CORPORATIONS: (YES_OR_NO, False)}
    cards = (corporations.CARDS, projects.CARDS)
    deeds = DEEDS
    projects = PROJECTS
    words = [word for moon in tiles.MOONS for row in (moon.build, moon.bonus, *moon.income) for word in row]
    fields = ("moons",)
    seat_fields = ("fleets", "settled")
    abouts = {node.text: About(tile_names) for node in (TRADE, TRADE_FEE)}
    looks = {"moons": moons_of}
    seat_looks = {"fleets": fleets_of}
    told = ("colony", "moon_in")

    def agree(self, given: Given, rules: Setup) -> dict[str, object]:
        chosen = super().agree(given, rules)
        return {**chosen, NEW_CORPORATIONS: chosen[NEW_CORPORATIONS] and chosen[COLONIES]}

    def written(self, rules: Setup) -> dict[str, object]:
        """Always, as in all records so far."""
        return {name: rules.chosen[name] for name in self.options}

    def lay_out(self, g: Mars) -> None:
        g.parts.append(Moons(len(tiles.MOONS), g.seats))

    def piles(self, g: Mars, corporations: list[int]) -> list[list[int]]:
        if not g.rules.chosen[NEW_CORPORATIONS]:
            return []
        return [[c for c in corporations if (g.cards[c].edition == COLONIES) == new] for new in (True, False)]

    # ---- positions
    def position_of(self, g: Mars) -> dict[str, object]:
        return {"moons": moons_of(g)}

    def seat_of(self, g: Mars, seat: int) -> dict[str, object]:
        return {"fleets": moons(g).fleets[seat], "settled": moons(g).settled[seat]}

    def read_table(self, reader: Reader) -> None:
        for i, row in enumerate(list_in(reader.given, "moons")):
            read_moon(reader.game, row, f"moons[{i}].")

    def read_seat(self, reader: Reader, seat: int, row: Fields, at: str) -> None:
        read_fleets(reader.game, seat, row, at)

    def read_last(self, reader: Reader) -> None:
        check_closed(reader)

    # ---- the log
    def changes(self, g: Mars, old: object) -> list[Change]:
        assert isinstance(old, Moons)
        return tile_changes(moons(g), old)

    def seat_changes(self, g: Mars, old: object, seat: int) -> list[Change]:
        assert isinstance(old, Moons)
        return settler_changes(moons(g), old, seat)


ROOM: Final = Colonies()
