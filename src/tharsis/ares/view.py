"""What one seat of an Ares table may know."""

from __future__ import annotations

from tharsis.ares.board import TILE_NAMES
from tharsis.ares.cards import BY_NAME
from tharsis.ares.game import Ares
from tharsis.ares.phases import neutral_cube
from tharsis.ares.position import KINDS, names, parameters_of, phase_name, seat_of
from tharsis.ares.sampling import sample
from tharsis.ares.scoring import scores
from tharsis.ares.setup import NAME
from tharsis.ares.terms import CAPACITIES, PHASES_BY_NAME, POOL
from tharsis.kernel.view import View
from tharsis.vocabulary.player import Player
from tharsis.vocabulary.terms import OCEANS, OXYGEN, STOCKS

HIDDEN = ("hand", "dealt", "drafted")


class AresPlayer(Player):
    """What is open about one seat."""

    def __init__(self, game: Ares, seat: int) -> None:
        super().__init__(game, seat)
        self._ares = game

    @property
    def forests(self) -> int:
        return self._ares.own[self.seat].forests

    @property
    def production(self) -> dict[str, int]:
        """As it would be now, with what is counted anew; the rating comes on top of the credits."""
        return income(self._ares, self.seat)

    @property
    def capacity(self) -> dict[str, int]:
        return dict(zip(CAPACITIES, self._ares.own[self.seat].capacity, strict=True))

    @property
    def picked(self) -> str | None:
        """The phase card on the table; the same one cannot be picked next."""
        return phase_name(self._ares.own[self.seat].picked)

    @property
    def seen(self) -> list[str]:
        """The cards it holds or looks at that all have seen."""
        return names(seen(self._ares, self.seat))

    @property
    def finished(self) -> bool:
        """It has finished the phase, or chosen its phase card, and others have not."""
        return self._ares.resting(self.seat)


def income(g: Ares, seat: int) -> dict[str, int]:
    """Production of each kind as it counts now, without the rating."""
    out = {STOCKS[kind]: g.yields(seat, kind) for kind in KINDS}
    out["cards"] = g.own[seat].draws
    return out


def seen(g: Ares, seat: int) -> list[int]:
    """The cards of the seat that were shown to all."""
    who = g.own[seat]
    return [c for c in [*who.hand, *who.dealt] if c in g.shown]


class AresView(View):
    """A read-only window: everything is looked up when asked for, and comes as a copy."""

    def __init__(self, game: Ares, seat: int) -> None:
        super().__init__(game, seat)
        self._ares = game

    @property
    def round(self) -> int:
        return self._ares.round

    @property
    def phase(self) -> str | None:
        return phase_name(self._ares.phase)

    @property
    def temperature(self) -> int:
        return parameters_of(self._ares.params)["temperature"]

    @property
    def oxygen(self) -> int:
        return self._ares.params[OXYGEN]

    @property
    def oceans(self) -> int:
        return self._ares.params[OCEANS]

    @property
    def hand(self) -> list[str]:
        return names(self._ares.seat[self.seat].hand)

    @property
    def dealt(self) -> list[str]:
        """Cards this seat looks at and has not taken yet."""
        return names(self._ares.seat[self.seat].dealt)

    @property
    def me(self) -> AresPlayer:
        return AresPlayer(self._ares, self.seat)

    def player(self, seat: int) -> AresPlayer:
        return AresPlayer(self._ares, seat)

    def scores(self) -> list[dict[str, int]]:
        return scores(self._ares)

    def price(self, card: str) -> int:
        """What a card would cost this seat now."""
        return self._ares.price(self._ares.seat[self.seat], BY_NAME[card])

    def as_dict(self) -> dict[str, object]:
        g = self._ares
        seats: list[dict[str, object]] = []
        for s in range(g.seats):
            row = seat_of(g, s)
            player = self.player(s)
            row["tags"] = {t: n for t, n in player.tags.items() if n}
            row["worth"] = player.worth
            row["points"] = player.points
            row["income"] = income(g, s)
            row["finished"] = g.resting(s)
            row["seen"] = names(seen(g, s))
            if s != self.seat:
                for key in HIDDEN:
                    hidden = row[key]
                    assert isinstance(hidden, list)
                    row[key] = len(hidden)
                row["offered"] = len(g.offered[s])
                row["chosen"] = None
                row["planned"] = None
            seats.append(row)
        options = g.setup()
        del options["seats"]
        optional = self.optional
        return {
            "game": NAME,
            "seat": self.seat,
            "options": options,
            "round": g.round,
            "rounds": g.length or None,
            "phase": phase_name(g.phase),
            **parameters_of(g.params),
            "begun": parameters_of(g.begun),
            "tiles": [TILE_NAMES[t] for t in g.tiles[: g.params[OCEANS]]],
            "neutral_phase": phase_name(g.neutral_phase),
            "neutral_left": [PHASES_BY_NAME[p] for p in sorted(g.neutral_deck)],
            "neutral_cube": neutral_cube(g),
            "pool": dict(zip(POOL, g.pool, strict=True)),
            "seats": seats,
            "deck": len(g.deck),
            "discard": len(g.discard),
            "shown": names(g.shown),
            "asked": g.waiting(),
            "over": g.over,
            "question": self.question(),
            "optional": [o.notation for o in optional.options] if optional is not None else [],
        }

    def sample(self, seed: int) -> Ares:
        return sample(self._ares, self.seat, seed)
