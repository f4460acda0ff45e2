"""A game is its record: game, rules version, setup, seed and the answers in notation with their seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from tharsis.kernel.errors import OLD_LAST_SEED, BadAnswer, BadRecord, GameError, Stuck, is_seed, shown
from tharsis.kernel.title import TITLES

if TYPE_CHECKING:
    from tharsis.kernel.game import Game

RULES: Final = 2  # bumped when a change of rules makes an old record lead to another game


def begin(name: str, setup: Mapping[str, object], seed: int, start: Mapping[str, object] | None = None) -> Game:
    """The game before its first answer, from what was kept of it."""
    title = TITLES[name]
    return title.start(setup, seed) if start is None else title.load(start)


def answers_since(game: Game, at: int) -> Iterator[list[int]]:
    """As `Game.steps`, from a place in the history on: for who does not want to begin at the beginning."""
    history = game.history or []
    while at < len(history):
        end = at + 3 + history[at + 2]
        yield [history[at], history[at + 1], *history[at + 3 : end]]
        at = end


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


def changed_since(game: str, rules: int) -> str:
    """What later versions than these changed in a game, as a sentence."""
    changed = TITLES[game].changed
    changes = [changed[v] for v in range(rules + 1, RULES + 1) if v in changed]
    return f"Changed since version {rules}: {'; '.join(changes)}."


def misfit(record: Mapping[str, object], field: str, trouble: str) -> BadRecord:
    """Why a record leads to another game than it says. Under older rules that need not be its own fault."""
    rules = record["rules"]
    assert isinstance(rules, int)
    if rules == RULES:
        return BadRecord(trouble, field)
    changes = changed_since(str(record["game"]), rules)
    return BadRecord(
        f"rules: this record was made under rules version {rules}; this is {RULES}, and it leads to another game. "
        f"{trouble}. {changes}",
        "rules",
    )


def replay(record: Mapping[str, object]) -> Game:
    """The game that a record tells; raises BadRecord where it does not fit. A record of older rules is replayed as long
    as these rules lead to the same game."""
    if not isinstance(record, Mapping):
        raise BadRecord("a record is a mapping with game, rules, setup, seed and answers", "record")
    name = record.get("game")
    if not isinstance(name, str) or name not in TITLES:
        raise BadRecord(f"game: {shown(name)} is not known; there are: {', '.join(sorted(TITLES))}", "game")
    rules = record.get("rules")
    if not isinstance(rules, int) or isinstance(rules, bool) or not 1 <= rules <= RULES:
        raise BadRecord(
            f"rules: this record was made under rules version {shown(rules)}; known are 1 to {RULES}", "rules"
        )
    seed = record.get("seed")
    setup = record.get("setup")
    answers = record.get("answers")
    if not is_seed(seed, OLD_LAST_SEED):  # also today: a table from before then writes its record under these rules
        raise BadRecord(f"seed: must be a whole number from 0 to {OLD_LAST_SEED}, not {shown(seed)}", "seed")
    if not isinstance(setup, Mapping):
        raise BadRecord("setup: must be a mapping of the game's options", "setup")
    if not isinstance(answers, list):
        raise BadRecord("answers: must be a list of [seat, notation, ...]", "answers")
    start = record.get("start")
    if start is not None and not isinstance(start, Mapping):
        raise BadRecord("start: must be a position", "start")
    try:
        game = begin(name, setup, seed, start)
    except GameError as error:
        if rules == RULES:
            raise
        raise misfit(record, "setup", f"Its setup is refused: {error}") from None
    follow(game, record, answers)
    return game


def follow(game: Game, record: Mapping[str, object], answers: list[object]) -> None:
    """Gives the answers of a record, and compares where they lead."""
    digests = record.get("digests")
    for i, row in enumerate(answers):
        if not isinstance(row, (list, tuple)) or not row or type(row[0]) is not int:
            raise BadRecord(f"answers[{i}]: must be [seat, notation, ...], not {shown(row)}", "answers")
        try:
            game.answer(row[0], list(row[1:]))
        except (BadAnswer, Stuck) as error:
            raise misfit(record, "answers", f"answers[{i}]: {error}") from None
        n = len(game.digests)
        if isinstance(digests, list) and digests[:n] != game.digests:
            trouble = f"digests[{n - 1}]: the generation that ends with answers[{i}] leads to another state"
            raise misfit(record, "digests", trouble)
    if digests is not None and digests != game.digests:
        raise misfit(record, "digests", "digests: the answers end fewer generations than the record says")
    digest = record.get("digest")
    if digest is not None and digest != game.digest():
        raise misfit(record, "digest", "digest: the answers lead to another state than the record says")
