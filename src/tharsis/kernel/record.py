"""A game is its record: game, rules version, setup, seed and the answers in notation with their seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tharsis.kernel.errors import LAST_SEED, BadAnswer, BadRecord, GameError, Stuck, is_seed, shown
from tharsis.kernel.game import Game

RULES: Final = 1  # bumped when a change of rules makes an old record lead to another game

# how each game is made: from setup and seed, and from a position
MAKERS: Final[dict[str, Callable[[Mapping[str, object], int], Game]]] = {}
LOADERS: Final[dict[str, Callable[[Mapping[str, object]], Game]]] = {}


def record_of(game: Game) -> dict[str, object]:
    if game.history is None:
        raise GameError("a copy made for search carries no record")
    answers: list[object] = []
    again = game.restart()
    for step in game.steps():
        seat, picked = step[0], step[2:]
        decision = again.decision(seat) or again.optional(seat)
        assert decision is not None
        text = {o.code: o.notation for o in decision.options}
        answers.append([seat, *(text[c] for c in picked)])
        again.take(seat, picked)
    out: dict[str, object] = {"game": game.name(), "rules": RULES, "setup": game.setup(), "seed": game.seed}
    if game.origin is not None:
        out["start"] = game.origin
    out["answers"] = answers
    out["digests"] = list(game.digests)
    out["digest"] = game.digest()
    return out


def replay(record: Mapping[str, object]) -> Game:
    """The game that a record tells; raises BadRecord where it does not fit."""
    if not isinstance(record, Mapping):
        raise BadRecord("a record is a mapping with game, rules, setup, seed and answers", "record")
    name = record.get("game")
    if not isinstance(name, str) or name not in MAKERS:
        raise BadRecord(f"game: {shown(name)} is not known; there are: {', '.join(sorted(MAKERS))}", "game")
    if record.get("rules") != RULES:
        raise BadRecord(
            f"rules: this record was made under rules version {shown(record.get('rules'))}, this is {RULES}", "rules"
        )
    seed = record.get("seed")
    setup = record.get("setup")
    answers = record.get("answers")
    if not is_seed(seed):
        raise BadRecord(f"seed: must be a whole number from 0 to {LAST_SEED}, not {shown(seed)}", "seed")
    if not isinstance(setup, Mapping):
        raise BadRecord("setup: must be a mapping of the game's options", "setup")
    if not isinstance(answers, list):
        raise BadRecord("answers: must be a list of [seat, notation, ...]", "answers")
    start = record.get("start")
    if start is None:
        game = MAKERS[name](setup, seed)
    elif isinstance(start, Mapping):
        game = LOADERS[name](start)
    else:
        raise BadRecord("start: must be a position", "start")
    for i, row in enumerate(answers):
        if not isinstance(row, (list, tuple)) or not row or type(row[0]) is not int:
            raise BadRecord(f"answers[{i}]: must be [seat, notation, ...], not {shown(row)}", "answers")
        try:
            game.answer(row[0], list(row[1:]))
        except (BadAnswer, Stuck) as error:
            raise BadRecord(f"answers[{i}]: {error}", "answers") from None
    digest = record.get("digest")
    if digest is not None and digest != game.digest():
        raise BadRecord("digest: the answers lead to another state than the record says", "digest")
    digests = record.get("digests")
    if digests is not None and digests != game.digests:
        raise BadRecord("digests: a generation ended in another state than the record says", "digests")
    return game
