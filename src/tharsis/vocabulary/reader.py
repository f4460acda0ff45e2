"""Reads a position into a fresh table and checks that it could be on one: what all games of this family have."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, Generic, TypeVar

from tharsis.kernel.code import MOST
from tharsis.kernel.errors import LAST_SEED, BadPosition, BadSetup, named, shown
from tharsis.kernel.node import Node
from tharsis.kernel.rows import longer, row_of
from tharsis.native import Row
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.position import (
    Fields,
    card_named,
    fields_in,
    flag_in,
    known_fields,
    list_in,
    number_in,
    read_frame,
    wrong,
)
from tharsis.vocabulary.terms import CORPORATION, ONCE
from tharsis.vocabulary.world import World

W = TypeVar("W", bound=World)
S = TypeVar("S")
COLDEST: Final = -30  # degrees,
WARMEST: Final = 8


# ---- the table
def rules_in(position: Fields, game: str, options: Collection[str], setup: Callable[[dict[str, object]], S]) -> S:
    """What is played, from the options and the number of seats."""
    if position.get("game", game) != game:
        raise wrong("game", "game", "must be {game!r}, not {given}", game=game, given=shown(position["game"]))
    given = dict(fields_in(position, "options"))
    for key in given:
        if key not in options or key == "seats":
            there = ", ".join(option for option in options if option != "seats")
            raise wrong(f"options.{named(key)}", "option", "no such option; there are: {there}", there=there)
    given["seats"] = len(list_in(position, "seats"))
    try:
        return setup(given)
    except BadSetup as error:
        raise BadPosition(f"options.{error}", f"options.{error.field}", error.code, error.about) from None


def seed_in(position: Fields) -> int:
    return number_in(position, "seed", 1, 0, LAST_SEED)


def steps_in(row: Fields, default: int = COLDEST, at: str = "") -> int:
    """The temperature, which is written in degrees."""
    degrees = number_in(row, "temperature", default, COLDEST, WARMEST, at)
    if degrees % 2:
        raise wrong(at + "temperature", "even", "goes in steps of 2, not {given}", given=degrees)
    return (degrees - COLDEST) // 2


class Reader(Generic[W]):
    """With the cards of the game, and the node that carries a card from the hand to the table."""

    def __init__(self, given: Fields, game: W, by_name: Mapping[str, Card], playing: Node) -> None:
        self.given: Final = given
        self.game: Final = game
        self.rows: Final = list_in(given, "seats")
        self.by_name: Final = by_name
        self.playing: Final = playing
        self.places: Final[dict[int, str]] = {}  # where each card was seen

    # ---- cards
    def card(self, name: object, at: str) -> Card:
        return card_named(self.by_name, name, at)

    def take(self, name: object, at: str, corporation: bool = False) -> int:
        """A card that lies here and nowhere else."""
        card = self.card(name, at)
        if corporation and card.kind != CORPORATION:
            raise wrong(at, "no_corporation", "{card!r} is no corporation", card=card.name)
        if card.kind == CORPORATION and not corporation:
            raise wrong(at, "no_project", "{card!r} is a corporation, not a project", card=card.name)
        if card.number in self.places and not card.keeps_all:
            raise wrong(at, "lies", "{card!r} lies in {place} already", card=card.name, place=self.places[card.number])
        self.places[card.number] = at
        return card.number

    def cards(self, row: Fields, key: str, at: str = "", corporation: bool = False) -> list[int]:
        return [self.take(name, f"{at}{key}[{i}]", corporation) for i, name in enumerate(list_in(row, key, at))]

    def read_piles(self, projects: Iterable[int]) -> None:
        """The top of the deck is written; what lies nowhere else is below it, in any order."""
        g = self.game
        for _ in range(8):
            g.roll(2)
        top = self.cards(self.given, "deck")
        rest = [c for c in projects if c not in self.places]
        g.shuffle(rest)
        g.deck = row_of(rest + top[::-1])

    def read_shown(self, can_be: Callable[[int], bool]) -> None:
        """Cards that everybody has seen, though they do not lie open any more."""
        g = self.game
        g.shown = row_of([])
        for i, name in enumerate(list_in(self.given, "shown")):
            c = self.card(name, f"shown[{i}]").number
            if c in g.shown or not can_be(c):
                says = "{given} is in no place where it was seen, or named twice"
                raise wrong(f"shown[{i}]", "shown", says, given=shown(name))
            g.shown = longer(g.shown, c)

    # ---- what is pending
    def read_frames(self) -> bool:
        """Whether there is anything."""
        g = self.game
        lanes = [*(str(s) for s in range(g.seats)), "table"]
        frames = known_fields(fields_in(self.given, "frames"), lanes, "frames.")
        for s, key in enumerate(lanes):
            for i, frame in enumerate(list_in(frames, key, "frames.")):
                at = f"frames.{key}[{i}]"
                text, name = self.read_frame(s, frame, at)
                if text == self.playing.text:
                    self.take(name, at)  # a card being played lies nowhere else
        return bool(frames)

    def read_frame(self, lane: int, given: object, at: str) -> tuple[str, object]:
        return read_frame(self.game, self.by_name, lane, given, at)

    def read_dice(self) -> None:
        if "dice" in self.given:
            self.game.dice = number_in(self.given, "dice", 1, 1, 0xFFFFFFFF)

    # ---- a seat
    def read_played(self, s: int, row: Fields, at: str) -> None:
        """What lies in front of it."""
        who = self.game.seat[s]
        if row.get("corporation") is not None:
            who.corporation = self.take(row["corporation"], at + "corporation", True)
            who.played = longer(who.played, who.corporation)
        catalogue = self.game.cards
        for c in self.cards(row, "played", at):
            if catalogue[c].kind == ONCE:
                who.events = longer(who.events, c)
            else:
                who.played = longer(who.played, c)
        for c in self.cards(row, "events", at):
            if catalogue[c].kind != ONCE:
                raise wrong(at + "events", "event", "{card!r} is no event", card=catalogue[c].name)
            who.events = longer(who.events, c)

    def read_hands(self, s: int, row: Fields, at: str) -> None:
        """What it holds, and looks at."""
        g = self.game
        who = g.seat[s]
        who.hand = row_of(self.cards(row, "hand", at))
        who.dealt = row_of(self.cards(row, "dealt", at))
        who.drafted = row_of(self.cards(row, "drafted", at))
        g.offered[s] = self.cards(row, "offered", at, True)
        if row.get("chosen") is not None:
            c = self.card(row["chosen"], at + "chosen").number
            if c not in g.offered[s]:
                says = "{given} is not among the corporations offered"
                raise wrong(at + "chosen", "offered", says, given=shown(row["chosen"]))
            g.chosen[s] = c

    def read_resources(self, s: int, row: Fields, at: str) -> None:
        g = self.game
        resources = fields_in(row, "resources", at)
        for name in resources:
            card = self.card(name, f"{at}resources.{name}")
            if card.number not in g.seat[s].played or not card.holds:
                says = "is no card in front of this seat that collects resources"
                raise wrong(f"{at}resources.{name}", "collects", says)
            g.cubes[card.number] = number_in(resources, name, 0, 0, MOST, f"{at}resources.")

    def used_in(self, s: int, row: Fields, at: str, times: int) -> Row:
        """Cards whose action was used, each at most so many times."""
        used = row_of([])
        for i, name in enumerate(list_in(row, "used", at)):
            c = self.card(name, f"{at}used[{i}]").number
            if c not in self.game.seat[s].actors or list(used).count(c) >= times:
                says = "{given} has no action here, or is named more often than {n} times"
                raise wrong(f"{at}used[{i}]", "used", says, given=shown(name), n=times)
            used = longer(used, c)
        return used

    def read_following(self, s: int, row: Fields, at: str) -> None:
        """What was gained this generation for later in it."""
        who = self.game.seat[s]
        who.raised = flag_in(row, "raised", at)
        following = known_fields(fields_in(row, "next", at), ("discount", "shift"), at + "next.")
        who.next_discount = number_in(following, "discount", 0, 0, 99, at + "next.")
        who.next_shift = number_in(following, "shift", 0, 0, 99, at + "next.")
