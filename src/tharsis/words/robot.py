"""What a language must be able to say where MarsBot is concerned, and the texts of its board and cards."""

from __future__ import annotations

from collections.abc import Mapping

from tharsis.kernel.node import Node
from tharsis.mars.marsbot.robot import BLACK, COLOURS, TRACKS, WHITE, Bonus, BotCorporation
from tharsis.vocabulary.terms import TAGS
from tharsis.words.language import Language

NAME = "MarsBot"  # in every language


class AboutMarsBot(Language):
    """The part that is the same in every language."""

    bonus_cards: Mapping[str, str] = {}
    tracks: Mapping[str, str] = {}  # of its board
    levels: Mapping[str, str] = {}

    def step(self, node: Node) -> str:
        """The clause of a word of MarsBot in a log line, where all read it: nobody is "you" there."""
        method = getattr(self, "step_" + type(node).__name__, None)
        return str(method(node)) if method is not None else self.clause(node)

    def symbol(self, word: Node | None) -> str:
        """A space of one of its tracks."""
        return self.sentence(self.clause(word)) if word is not None else ""

    def bonus_text(self, card: Bonus) -> str:
        """The whole text of one of its bonus cards."""
        return " ".join(self.sentence(self.clause(word)) for word in card.words)

    def bot_corporation_text(self, card: BotCorporation) -> list[str]:
        """The sentences of one of its corporations: start tags, draft, setup, effects, cubes, boxes."""
        out: list[str] = []
        if card.start_tags:
            out.append(self.bot_start_tags([TAGS[t] for t in card.start_tags]))
        if card.draft is not None:
            out.append(self.clause(card.draft))
        if card.setup:
            out.append(self.bot_setup(self.both([self.clause(x) for x in card.setup])))
        out += [self.clause(x) for x in card.effects]
        for colour, words in ((WHITE, card.on_white), (BLACK, card.on_black)):
            spaces = {
                TRACKS[t]: [n for n, cube in enumerate(row) if cube == colour]
                for t, row in enumerate(card.cubes)
                if colour in row
            }
            if spaces:
                clauses = self.both([self.clause(x) for x in words])
                out.append(self.bot_cubes(COLOURS[colour], spaces, clauses, card.instead and colour == WHITE))
        if card.before:
            out.append(self.bot_before(self.both([self.clause(x) for x in card.before])))
        if card.round_start:
            out.append(self.bot_round_start(self.both([self.clause(x) for x in card.round_start])))
        return [self.sentence(x) for x in out]

    def bot_start_tags(self, tags: list[str]) -> str:
        raise NotImplementedError

    def bot_setup(self, clauses: str) -> str:
        raise NotImplementedError

    def bot_cubes(self, colour: str, spaces: dict[str, list[int]], clauses: str, instead: bool) -> str:
        raise NotImplementedError

    def bot_before(self, clauses: str) -> str:
        raise NotImplementedError

    def bot_round_start(self, clauses: str) -> str:
        raise NotImplementedError


def about_marsbot(language: Language) -> AboutMarsBot:
    """A language of the first game, which knows MarsBot."""
    assert isinstance(language, AboutMarsBot)
    return language
