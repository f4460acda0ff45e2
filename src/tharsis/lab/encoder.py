"""Views and options as rows of float32, written into buffers of the caller."""

from __future__ import annotations

import threading
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tharsis.kernel.errors import shown
from tharsis.kernel.game import Game
from tharsis.kernel.view import View
from tharsis.lab.actions import Actions, Question
from tharsis.lab.facts import Facts
from tharsis.lab.games import lab_game
from tharsis.lab.numbers import Asked, Sheet
from tharsis.lab.optionrows import CHUNK, OptionRows
from tharsis.lab.schema import BadSchema, Floats, Layout, Schema
from tharsis.lab.world import SLOTS, Cards, Held
from tharsis.vocabulary.world import World

FLOAT = np.dtype(np.float32)


def numbers_in(buffer: object) -> NDArray[np.int32]:
    """What the compiled part writes into, as numpy sees it,"""
    return np.frombuffer(buffer, dtype=np.int32)  # type: ignore[call-overload,no-any-return]


def cards_in(buffer: object) -> NDArray[np.int64]:
    """and the numbers of cards, which are places in a table."""
    return np.frombuffer(buffer, dtype=np.int64)  # type: ignore[call-overload,no-any-return]


def table_behind(view: View) -> Game:
    """The only place where the laboratory looks behind a view. What it writes down is what the view shows: the leak
    property holds it to that."""
    if not isinstance(view, View):
        raise BadSchema(f"view: must be that of a seat, not {shown(view)}", "view")
    return view._game


class Encoder:
    """Turns what a seat of one game may know into numbers. It writes by way of rows of its own: one for each thread."""

    def __init__(self, name: str) -> None:
        game = lab_game(name)
        facts = facts_of(name)
        self.game = name
        self.held = Held()
        parts = [Asked(list(game.questions)), *game.parts(), self.held, Cards(facts.cards, game.seats)]
        facts_named = [(fact, unit) for fact, unit in zip(facts.names, facts.units, strict=True)]
        self.layout = Layout(
            "observation",
            [
                *((part.name, part.rows, part.named()) for part in parts),
                ("held_facts", [f"slot{i}" for i in range(SLOTS)], facts_named),
            ],
        )
        self.shape = (self.layout.size,)
        sections = list(self.layout.sections.values())
        self.numbers = sections[-1].start  # what comes before the facts of cards
        self.sheet = Sheet(parts, [section.start for section in sections[:-1]], self.numbers)
        self.held_cards = cards_in(self.held.numbers())
        self.scaled = self.layout.sections["cards"].start  # which cards lie where is told as it is
        self.scale = (1 / np.array(self.layout.units[: self.scaled])).astype(np.float32)
        self.facts = np.array(facts.rows, dtype=np.float32)
        self.rows = OptionRows(list(game.kinds), list(game.items), facts.cards, game.areas)
        self.option_layout = Layout(
            "option",
            [*((name, [], numbers) for name, numbers in self.rows.sections() if numbers), ("facts", [], facts_named)],
        )
        self.raw_rows = numbers_in(self.rows.numbers()).reshape(CHUNK, -1)
        self.row_cards = cards_in(self.rows.card_numbers())
        self.width = self.raw_rows.shape[1]
        self.row_scale = (1 / np.array(self.option_layout.units[: self.width])).astype(np.float32)

    def encode(self, view: View, out: Floats | None = None) -> Floats:
        """The observation of the seat of a view."""
        game = self.table(view)
        out = np.empty(self.shape, np.float32) if out is None else self.checked(out, self.shape)
        self.write(game, view.seat, out)
        return out

    def write(self, game: Game, seat: int, out: Floats) -> None:
        numbers = out[: self.numbers]
        np.copyto(numbers, numbers_in(self.sheet.filled(game, seat)), casting="unsafe")
        out[: self.scaled] *= self.scale
        np.take(self.facts, self.held_cards, axis=0, out=out[self.numbers :].reshape(SLOTS, -1), mode="clip")

    def encode_options(self, view: View, out: Floats | None = None) -> Floats:
        """A row for each option of the question to the seat of a view. A buffer may have more rows than there are
        options; the filled ones are given back."""
        codes = view.codes
        shape = (len(codes), self.option_layout.size)
        if out is None:
            out = np.empty(shape, np.float32)
        elif isinstance(out, np.ndarray) and out.ndim == 2 and out.shape[0] > len(codes):
            out = out[: len(codes)]
        self.checked(out, shape)
        self.write_options(self.table(view), view.seat, codes, out)
        return out

    def write_options(self, game: Game, seat: int, codes: list[int], out: Floats) -> None:
        for first in range(0, len(codes), CHUNK):
            count = self.rows.fill(game, seat, first, codes)
            rows = out[first : first + count]
            np.multiply(self.raw_rows[:count], self.row_scale, out=rows[:, : self.width], casting="unsafe")
            rows[:, self.width :] = self.facts[self.row_cards[:count]]

    def table(self, view: View) -> Game:
        game = table_behind(view)
        if game.name() != self.game:
            raise BadSchema(f"view: is one of {game.name()}, and these are numbers of {self.game}", "view")
        assert isinstance(game, World)
        if len(game.cards) != len(self.facts):
            raise BadSchema(f"cards: {len(game.cards) - len(self.facts)} were added since numbers were made", "cards")
        return game

    def checked(self, out: Floats, shape: tuple[int, ...]) -> Floats:
        if not isinstance(out, np.ndarray) or out.shape != shape or out.dtype != FLOAT:
            what = f"{out.dtype} {out.shape}" if isinstance(out, np.ndarray) else shown(out)
            raise BadSchema(f"out: must be float32 {shape}, not {what}", "out")
        if not out.flags.carray:
            raise BadSchema("out: must be writable and lie in one piece", "out")
        return out


class _Encoders(threading.local):
    """Of this thread, by game."""

    def __init__(self) -> None:
        self.by_game: dict[str, Encoder] = {}


_HERE = _Encoders()


def encoder(game: str) -> Encoder:
    found = _HERE.by_game.get(game)
    if found is None:
        found = _HERE.by_game[game] = Encoder(game)
    return found


def encoder_for(view: View) -> Encoder:
    return encoder(table_behind(view).name())


@cache
def facts_of(game: str) -> Facts:
    return Facts(lab_game(game).cards)


@cache
def actions(game: str = "mars") -> Actions:
    """The flat space of actions of a game."""
    return Actions(lab_game(game))


@cache
def schema(game: str = "mars") -> Schema:
    """What the numbers of a game mean, one by one."""
    one = encoder(game)
    return Schema(game, one.layout, one.option_layout, facts_of(game).names, actions(game).names)


def cards(game: str = "mars") -> Floats:
    """The facts of all cards of a game: a row for each, by card number."""
    return encoder(game).facts.copy()


def encode(view: View, out: Floats | None = None) -> Floats:
    """What the seat of a view may know, as a row of float32: see `schema`. With `out` it is written there."""
    return encoder_for(view).encode(view, out)


def encode_options(view: View, out: Floats | None = None) -> Floats:
    """The options of the question to the seat of a view, a row each. With `out` they are written there."""
    return encoder_for(view).encode_options(view, out)


def question(view: View) -> Question:
    """The question to the seat of a view, to be answered action by action."""
    return Question(actions(table_behind(view).name()), view)
