"""What is to be played in the arena: a file that says who meets whom, how often and with which options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

import tharsis
from tharsis.arena.simulate import check_bots
from tharsis.kernel.errors import LAST_SEED, GameError, UnknownName, is_seed, named, shown
from tharsis.kernel.title import title_of

FIELDS: Final = ("game", "options", "players", "seats", "games", "seed", "test", "keep")
TEST_FIELDS: Final = ("better", "than", "by", "error", "most")
MOST_GAMES: Final = 10_000_000


class BadPlan(GameError):
    """A plan that cannot be played; `field` is where it is wrong."""


@dataclass(frozen=True)
class Duel:
    """Is one player better than another? Games go on until that is known, or until there are too many of them.

    `by` is the share of wins from which "better" is worth it, `error` the chance to be wrong either way.
    """

    better: str
    than: str
    by: float = 0.55
    error: float = 0.05
    most: int = 20_000


@dataclass(frozen=True, slots=True)
class Match:
    """One game: who sits where, and its seed. `pair` is the same for games that differ in their seating only."""

    seats: tuple[str, ...]
    seed: int
    pair: str

    @property
    def key(self) -> str:
        return f"{self.seed} {' '.join(self.seats)}"


@dataclass(frozen=True)
class Plan:
    """Everybody meets everybody at tables of so many seats; each seed is played in every seating that changes who
    begins, so that neither cards nor places favour anyone."""

    players: Mapping[str, str]  # by the name in the report: who it is, as in `--seats`
    game: str = tharsis.GAMES[0]
    options: Mapping[str, object] = field(default_factory=dict)
    seats: int = 2
    games: int = 100  # of each company
    seed: int = 0
    test: Duel | None = None
    keep: int = 10  # games of each company whose records are kept, to look at

    def companies(self) -> list[tuple[str, ...]]:
        if self.test is not None:
            return [(self.test.better, self.test.than)]
        return list(combinations(self.players, self.seats))

    def seatings(self, company: Sequence[str]) -> list[tuple[str, ...]]:
        """Everybody in every place once; where the rules keep a place for one, that is the only one."""
        turned = [(*company[i:], *company[:i]) for i in range(len(company))]
        return [one for one in turned if self.robots(one) is not None]

    def robots(self, seating: Sequence[str]) -> dict[int, dict[str, object]] | None:
        """The seats that the rules play, with their options; None if nobody can sit like this."""
        try:
            return title_of(self.game).robots([self.players[name] for name in seating])
        except UnknownName:
            return None

    def setup(self, seating: Sequence[str]) -> dict[str, object]:
        """The options of a table with these players."""
        out = dict(self.options)
        for stands_for in (self.robots(seating) or {}).values():
            out |= stands_for
        return out

    def matches(self, company: Sequence[str]) -> Iterator[Match]:
        """The games of one company, in the order in which they are played."""
        seatings = self.seatings(company)
        most = self.games if self.test is None else self.test.most
        for n in range(most):
            seed = self.seed + n // len(seatings)
            yield Match(seatings[n % len(seatings)], seed, f"{seed} {' '.join(sorted(company))}")

    def length(self) -> int:
        """How many games there are, at most."""
        most = self.games if self.test is None else self.test.most
        return most * len(self.companies())


# ---- reading
def wrong(where: str, why: str) -> BadPlan:
    return BadPlan(f"{where}: {why}", where)


def number(given: Mapping[str, object], name: str, default: int, least: int, most: int) -> int:
    value = given.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(name, f"must be a number from {least} to {most}, not {shown(value)}")
    return value


def share(given: Mapping[str, object], name: str, default: float, least: float, most: float) -> float:
    value = given.get(name, default)
    if not isinstance(value, int | float) or isinstance(value, bool) or not least < value < most:
        raise wrong(f"test.{name}", f"must be between {least} and {most}, not {shown(value)}")
    return float(value)


def known(given: object, fields: Sequence[str], where: str) -> Mapping[str, object]:
    if not isinstance(given, Mapping):
        raise wrong(where, f"must be a mapping, not {shown(given)}")
    for name in given:
        if name not in fields:
            place = f"{where}.{named(name)}" if where != "plan" else named(name)
            raise wrong(place, f"no such field; there are: {', '.join(fields)}")
    return given


def test_in(given: object, players: Mapping[str, str]) -> Duel:
    row = known(given, TEST_FIELDS, "test")
    for name in ("better", "than"):
        if row.get(name) not in players:
            raise wrong(f"test.{name}", f"must be one of the players, not {shown(row.get(name))}")
    if row["better"] == row["than"]:
        raise wrong("test.than", "must be another player")
    by = share(row, "by", Duel.by, 0.5, 1)
    error = share(row, "error", Duel.error, 0, 0.5)
    return Duel(str(row["better"]), str(row["than"]), by, error, number(row, "most", Duel.most, 2, MOST_GAMES))


def players_in(given: object) -> dict[str, str]:
    """By name, or a list of those who are called what they are."""
    if isinstance(given, list):
        given = {name: name for name in given if isinstance(name, str)} if all(map(is_text, given)) else given
    if not isinstance(given, Mapping) or not given:
        raise wrong("players", "must name the players: a list, or a mapping from names to who they are")
    for name, who in given.items():
        if not is_text(name) or not is_text(who):
            raise wrong(f"players.{named(name)}", f"must be a text, not {shown(who)}")
    return dict(given)


def is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def read_plan(given: Mapping[str, object]) -> Plan:
    """A plan from a file; raises BadPlan, or what the engine has to say about its options."""
    row = known(given, FIELDS, "plan")
    game = row.get("game", Plan.game)
    if not isinstance(game, str) or game not in tharsis.GAMES:
        raise wrong("game", f"must be one of {', '.join(tharsis.GAMES)}, not {shown(game)}")
    players = players_in(row.get("players"))
    options = row.get("options", {})
    if not isinstance(options, Mapping):
        raise wrong("options", f"must be a mapping, not {shown(options)}")
    seats = number(row, "seats", min(2, len(players)), 1, title_of(game).most_seats)
    if len(players) < seats:
        raise wrong("players", f"must be at least {seats} for tables of {seats}")
    seed = row.get("seed", 0)
    if not is_seed(seed):
        raise wrong("seed", f"must be a whole number from 0 to {LAST_SEED}, not {shown(seed)}")
    test = test_in(row["test"], players) if row.get("test") is not None else None
    if test is not None and seats != 2:
        raise wrong("seats", "must be 2 for a test of one player against another")
    games, keep = number(row, "games", 100, 1, MOST_GAMES), number(row, "keep", 10, 0, MOST_GAMES)
    plan = Plan(players, game, dict(options), seats, games, seed, test, keep)
    check(plan)
    return plan


def check(plan: Plan) -> None:
    """Everybody can play, and every company finds a table."""
    for company in plan.companies():
        seatings = plan.seatings(company)
        if not seatings:
            raise wrong("players", f"{' and '.join(company)} cannot sit at one table")
        try:
            check_bots(plan.game, [plan.players[name] for name in seatings[0]])
            tharsis.new(plan.game, plan.seats, plan.setup(seatings[0]), plan.seed)
        except GameError as error:
            raise BadPlan(str(error), error.field) from None
