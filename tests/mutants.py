"""Positions and records of real games with something in them changed, and what must hold of each: it is refused with
the typed error, or it plays on. Frames are changed most, for they say what happens next."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, cast

import tharsis
from tharsis.ares.cards import BY_NAME as ARES_CARDS
from tharsis.kernel.node import BY_TEXT, NODES, made_of
from tharsis.mars.cards import BY_NAME as MARS_CARDS
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.position import spoken_in, written_on
from tharsis.vocabulary.world import World

Tree = dict[str, object]

KINDS: Final[list[tuple[str, int, Tree]]] = [
    ("mars", 1, {}),
    ("mars", 1, {"colonies": True}),
    ("mars", 2, {"draft": True}),
    ("mars", 2, {"wording": "seeds", "colonies": True, "end_turn": [0, 1]}),
    ("mars", 3, {"world_government": True}),
    ("mars", 3, {"colonies": True, "colonies_corporations": True}),
    ("mars", 5, {"draft": True, "beginners": [1]}),
    ("mars", 2, {"marsbot": "easy"}),
    ("mars", 2, {"marsbot": "hard", "colonies": True, "marsbot_corporation": "random"}),
    ("mars", 2, {"marsbot": "brutal", "wording": "seeds", "colonies": True, "marsbot_corporation": "random"}),
    ("ares", 1, {}),
    ("ares", 1, {"level": "expert"}),
    ("ares", 2, {"cooperative": True}),
    ("ares", 2, {"wording": "seeds", "mulligan": True}),
    ("ares", 4, {}),
]
# what stands where something else should: too small, too large, of another kind
ODD: Final[list[object]] = [
    *(None, True, False, 0, 1, 2, 3, 7, 17, 60, -1, -2, -5, 4096, 10**5, 2**31, 2**53, 2**63, 10**60, 1.5),
    *("", "x", "0", "table", "ants", "comet", "helion", "D3", "luna", "action", "x" * 500),
    *([], {}, [[]], [0], ["ants"], {"0": []}, [[[[[[0]]]]]]),
]
BY_NAME: Final[dict[str, Mapping[str, Card]]] = {"mars": MARS_CARDS, "ares": ARES_CARDS}
LANGUAGES: Final = ("en", "fr", "uk")


def play_on(game: World, rnd: random.Random, answers: int) -> None:
    """Random answers; now and then a seat takes back that it has finished."""
    for _ in range(answers):
        if game.over:
            return
        seat = rnd.choice(game.waiting())
        rests = [s for s in range(game.seats) if game.optional(s) is not None]
        if rests and rnd.random() < 0.1:
            game.answer(rests[0], [0])
            continue
        codes = game.codes(seat)
        low, high = game.bounds(seat)
        assert low <= len(codes), f"seat {seat} must pick {low} of {len(codes)}"
        game.take(seat, rnd.sample(codes, rnd.randint(low, min(high, len(codes)))))


def plain(data: object) -> Tree:
    """As it comes over the wire."""
    return cast(Tree, json.loads(json.dumps(data)))


@dataclass
class Base:
    """A moment of a real game."""

    position: Tree
    record: Tree


def base(number: int) -> Base:
    name, seats, options = KINDS[number % len(KINDS)]
    rnd = random.Random(number)
    game = tharsis.new(name, seats, options, rnd.randrange(10**6))
    assert isinstance(game, World)
    play_on(game, rnd, rnd.choice((0, 1, 3, 8, 20, 50, 100, 150)))
    rare = rnd.random() < 0.7  # the middle of something: more is pending than a turn
    for _ in range(60):
        if not rare or game.over or sum(lane.depth for lane in game.lanes) > 3:
            break
        play_on(game, rnd, 1)
    return Base(plain(game.position()), plain(game.record()))


# ---- changing
def places(tree: object, at: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The paths of everything in a tree."""
    rows = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    return [path for key, value in rows for path in [(*at, key), *places(value, (*at, key))]]


def inside(tree: object, path: tuple[object, ...]) -> object:
    for key in path:
        tree = cast(dict[object, object], tree)[key]
    return tree


def change_anything(tree: Tree, other: Tree, rnd: random.Random) -> None:
    """Somewhere in the tree: something odd, something of another game, nothing, or the same twice."""
    paths = places({k: v for k, v in tree.items() if k not in ("deck", "answers") or rnd.random() < 0.05})
    if not paths:
        return
    path = rnd.choice(paths)
    row = inside(tree, path[:-1])
    key = path[-1]
    how = rnd.randrange(6)
    if isinstance(row, list) and isinstance(key, int):
        if how == 0:
            del row[key]
        elif how == 1:
            row.insert(rnd.randrange(len(row) + 1), copy.deepcopy(row[key]))
        elif how == 2:
            rnd.shuffle(row)
        else:
            row[key] = copy.deepcopy(rnd.choice(ODD))
    elif isinstance(row, dict):
        if how == 0:
            del row[key]
        elif how <= 2:
            same = [p for p in places(other) if p[-1] == key]
            row[key] = copy.deepcopy(inside(other, rnd.choice(same))) if same else None
        elif how == 3:
            row[rnd.choice(["colour", "seat", "0", "table", "x" * 300])] = copy.deepcopy(rnd.choice(ODD))
        else:
            row[key] = copy.deepcopy(rnd.choice(ODD))


def change_number(tree: Tree, other: Tree, rnd: random.Random) -> None:
    """A number goes up or down a little, or far."""
    paths = [p for p in places(tree) if type(inside(tree, p)) is int]
    if paths:
        path = rnd.choice(paths)
        row = cast(dict[object, object], inside(tree, path[:-1]))
        row[path[-1]] = cast(int, row[path[-1]]) + rnd.choice((-2, -1, -1, 1, 1, 1, 2, 2, 3, 10, -10, 500))


def change_frames(tree: Tree, other: Tree, rnd: random.Random) -> None:
    """Frames come, go, change places, or say something else."""
    if not isinstance(tree.get("frames"), dict):
        tree["frames"] = {"table": [["phases" if tree.get("game") == "mars" else "rounds", "", 0, rnd.randrange(9)]]}
    frames = cast(dict[str, list[list[object]]], tree["frames"])
    lanes = [key for key, lane in frames.items() if isinstance(lane, list)]
    if not lanes:
        return
    key = rnd.choice([key for key in lanes if key != "table" or rnd.random() < 0.2] or lanes)
    lane = frames[key]
    how = rnd.randrange(9)
    if how == 0 and lane:
        del lane[rnd.randrange(len(lane))]
    elif how == 1 and lane:
        source = rnd.choice(lane)
        frames[rnd.choice(lanes)].insert(rnd.randrange(3), copy.deepcopy(source))
    elif how == 2:
        rnd.shuffle(lane)
    elif how == 3 and lane and isinstance(lane[-1], list) and len(lane[-1]) == 4:
        lane[-1][rnd.randrange(4)] = rnd.choice([*ODD, rnd.randrange(-2, 300), card_of(tree, rnd)])
    elif how == 4:
        theirs = other.get("frames")
        if isinstance(theirs, dict):
            frames[rnd.choice(lanes)] = copy.deepcopy(rnd.choice([x for x in theirs.values() if isinstance(x, list)]))
    else:
        lane.insert(rnd.randrange(len(lane) + 1), any_frame(tree, key, rnd))


def any_frame(tree: Tree, lane: str, rnd: random.Random) -> list[object]:
    """Any words of this game; most of the time words that are on the card they stand on, which is often the seat's."""
    about = rnd.choice([0, 0, 0, 0, 0, 0, 1, 2, 5, 8, 30, rnd.randrange(300), card_of(tree, rnd), "luna", -1])
    step = rnd.choice([0, 0, 0, 0, -1, -1, -1, -1, 1, 2, 4, 7])
    name = card_of(tree, rnd, lane if rnd.random() < 0.9 else "")
    card = BY_NAME.get(str(tree.get("game")), MARS_CARDS).get(name) if rnd.random() < 0.7 else None
    if card is not None:
        numbers = sorted(made_of(written_on(card)))
        if numbers:
            return [NODES[rnd.choice(numbers)].text, card.name, about, step]
    texts = [text for text, node in BY_TEXT.items() if spoken_in(node, str(tree.get("game", "mars")))]
    return [rnd.choice(texts), rnd.choice(["", "", name]), about, step]


def card_of(tree: Tree, rnd: random.Random, lane: str = "") -> str:
    """A card that lies in front of somebody, or of the seat of a lane."""
    seats = tree.get("seats")
    rows = [row for row in seats if isinstance(row, dict)] if isinstance(seats, list) else []
    if lane.isdigit() and int(lane) < len(rows):
        rows = [rows[int(lane)]]
    names: list[object] = [row.get("corporation") for row in rows]
    for row in rows:
        for cards in (row.get("played"), row.get("events")):
            names += cards if isinstance(cards, list) else []
    return rnd.choice([name for name in names if isinstance(name, str)] or ["ants", "comet"])


def change_answers(tree: Tree, other: Tree, rnd: random.Random) -> None:
    answers = tree.get("answers")
    if isinstance(answers, list) and answers:
        at = rnd.randrange(len(answers))
        how = rnd.randrange(4)
        if how == 0:
            del answers[at]
        elif how == 1:
            answers[at] = copy.deepcopy(rnd.choice([*answers, *ODD]))
        elif how == 2:
            del answers[at:]
        elif isinstance(answers[at], list):
            answers[at].append(copy.deepcopy(rnd.choice(ODD)))
        if rnd.random() < 0.8:
            tree.pop("digest", None)
            tree.pop("digests", None)


CHANGES: Final[list[Callable[[Tree, Tree, random.Random], None]]] = [
    *(change_frames, change_frames, change_frames),
    *(change_anything, change_number, change_number),
]


def mutant(number: int, bases: Callable[[int], Base]) -> Tree:
    """The position or record of this number: the same for ever as long as the games behind it are."""
    rnd = random.Random(number * 7919 + 1)
    one, other = bases(rnd.randrange(10**6)), bases(rnd.randrange(10**6))
    if rnd.random() < 0.8:
        position = copy.deepcopy(one.position)
        for _ in range(rnd.choice((1, 1, 1, 2, 3))):
            rnd.choice(CHANGES)(position, other.position, rnd)
        if rnd.random() < 0.85:
            return position
        setup = {"seats": 2}
        answers = [[rnd.randrange(2), rnd.choice(["pass", "end turn", "finish"])] for _ in range(rnd.randrange(4))]
        return {
            "game": one.position["game"],
            "rules": tharsis.RULES,
            "setup": setup,
            "seed": 0,
            "start": position,
            "answers": answers,
        }
    record = copy.deepcopy(one.record)
    for _ in range(rnd.choice((1, 2, 3))):
        rnd.choice([change_answers, change_anything, change_number])(record, other.record, rnd)
    return record


# ---- what must hold
def take_up(tree: Tree) -> World | None:
    """The game of a position or record, or nothing where it is refused with the typed error in a short sentence."""
    try:
        game = tharsis.replay(tree) if "answers" in tree else tharsis.load(tree)
    except tharsis.GameError as error:
        assert len(str(error)) < 20_000 and len(error.field) < 400, "a complaint must be short"
        return None
    assert isinstance(game, World)
    return game


def look_at(game: World) -> None:
    """All that is shown to people can be shown."""
    for seat in range(game.seats):
        game.view(seat).as_dict()
        decision = game.decision(seat) or game.optional(seat)
        if decision is not None:
            for lang in LANGUAGES:
                decision.say(lang)
                for option in decision.options[:30]:
                    option.say(lang)
    game.scores()
    assert game.over or game.waiting()
    assert not any(game.plays_itself(seat) for seat in game.waiting()), "MarsBot answers nothing"


def try_out(number: int, bases: Callable[[int], Base], answers: int = 20) -> bool:
    """Takes up the mutant of this number; what is accepted plays on, and comes back the same from its position and from
    its record. True where it was accepted."""
    game = take_up(mutant(number, bases))
    if game is None:
        return False
    rnd = random.Random(number)
    for n in (0, answers // 2, answers - answers // 2):
        play_on(game, rnd, n)
        look_at(game)
        again = tharsis.load(plain(game.position()))
        assert again.digest() == game.digest(), "another game came back from its position"
    assert tharsis.replay(plain(game.record())).digest() == game.digest(), "another game came back from its record"
    for entry in game.log():
        entry.say(rnd.choice(LANGUAGES))
    return True
