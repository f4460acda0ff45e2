"""A net learns to tell from a position how the game will end.

    python -m training.fit mars-2 --epochs 4 --into build/learned
    python -m training.fit mars-3plus --start mars-2.weights

Plain numpy: two hidden layers, Adam. A card's weights are what its facts say plus something of its own, which fades
unless the games insist on it; so the facts are learned, and a card that nobody has seen is not blank. What sets apart
the answers to one question counts more than what sets apart one game from another: a search asks for nothing else. The
weights are rounded to whole numbers and written beside the policy's. With `--start` a net begins with that of another
table: it knows at once what both have in common, and what is seen here alone weighs nothing yet.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tharsis.bots.net import FIRST_UNIT, LIT, POINTS, UNIT
from tharsis.bots.weights import ENDING, Weights, read, write
from tharsis.lab import cards as card_facts
from tharsis.lab.games import lab_game
from training.positions import HELD_OUT, Positions
from training.settings import SETTINGS

Floats = NDArray[Any]  # of single precision
HIDDEN, SECOND = 128, 32
AT_ONCE = 1024
STEP = 2e-3
OWN = 3e-4  # how fast fades what is a card's own
APART = 1.0  # how much more counts what sets apart the answers to one question
RARE = 0.1  # what hardly ever changes is taken for more common, or it would count for too much when it does
HERE = "seats.here"  # somebody sits there
LEAST_SEEN = 20  # positions in which something was there; else nothing is learned about it


class Data:
    """Positions of one setting, with the facts of cards behind those numbers that are cards."""

    def __init__(self, files: list[Path], game: str) -> None:
        parts: list[Positions] = []
        for file in files:
            with np.load(file) as known:
                names = [str(name) for name in known["names"]]
                parts.append(Positions(known["seen"], known["margin"], known["win"], known["game"]))
        seen = np.concatenate([part.seen for part in parts])
        often = np.count_nonzero(seen, axis=0) >= LEAST_SEEN
        self.names = [name for name, kept in zip(names, often, strict=True) if kept]
        self.seen = seen[:, often]
        self.margin = np.concatenate([part.margin for part in parts]) / np.float32(POINTS)
        self.win = np.concatenate([part.win for part in parts])
        self.game = np.concatenate([part.game for part in parts])
        self.test = self.game % HELD_OUT == 0
        numbers = {card.name: card.number for card in lab_game(game).cards}
        facts = card_facts(game)
        self.places = list(dict.fromkeys(name.split(".")[1] for name in self.names if name.startswith("cards.")))
        self.facts = np.zeros((len(self.names), len(self.places) * facts.shape[1]), np.float32)
        for i, name in enumerate(self.names):
            section, place, *rest = name.split(".")
            if section == "cards":
                at = self.places.index(place) * facts.shape[1]
                self.facts[i, at : at + facts.shape[1]] = facts[numbers[rest[0]]]
        self.rivals = rivals_in(self.names)
        self.is_card = np.array([name.startswith("cards.") for name in self.names])
        training = self.seen[~self.test]
        self.middle = np.where(self.is_card, 0, training.mean(axis=0)).astype(np.float32)
        self.scale = np.where(self.is_card, 1, training.std(axis=0).clip(RARE)).astype(np.float32)

    def shuffled(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """What is learned from, in any order, but what belongs to one question stays together."""
        training = np.flatnonzero(~self.test)
        games, question = np.unique(self.game[training], return_inverse=True)
        out: NDArray[np.int64] = training[np.argsort(chance.permutation(len(games))[question], kind="stable")]
        return out

    def inputs(self, which: NDArray[np.int64], chance: np.random.Generator | None = None) -> Floats:
        """What is seen of these positions; by chance with rivals in another order, where there are several."""
        seen = self.seen[which]
        if chance is not None and len(self.rivals) > 1:
            seen = self.seated_anew(seen, chance)
        out: Floats = (seen - self.middle) / self.scale
        return out

    def seated_anew(self, seen: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int8]:
        """What a rival has says nearly the same of a game wherever he sits."""
        out = seen.copy()
        rivals = np.count_nonzero(seen[:, self.rivals[:, 0]], axis=1)
        for n in range(2, len(self.rivals) + 1):
            rows = np.flatnonzero(rivals == n)[:, None]
            out[rows, self.rivals[:n].ravel()] = seen[rows, self.rivals[chance.permutation(n)].ravel()]
        return out


class Fit:
    """The net as it learns. `own` and `facts` together are the first layer."""

    def __init__(self, data: Data, seed: int) -> None:
        chance = np.random.default_rng(seed)

        def drawn(*shape: int) -> Floats:
            out: Floats = (chance.standard_normal(shape) * np.sqrt(1 / shape[0])).astype(np.float32)
            return out

        self.data = data
        self.chance = chance
        first = drawn(len(data.names), HIDDEN)
        first[data.is_card] *= 0.3
        self.weights: dict[str, Floats] = {
            "own": first,
            "facts": np.zeros((data.facts.shape[1], HIDDEN), np.float32),
            "2": drawn(HIDDEN, SECOND),
            "3": drawn(SECOND, 2) * np.float32(0.3),
            "bias1": np.zeros(HIDDEN, np.float32),
            "bias2": np.zeros(SECOND, np.float32),
            "bias3": np.zeros(2, np.float32),
        }
        self.mean = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def begin_with(self, start: Weights) -> None:
        """What the net of another table knows; what it has not seen there weighs nothing."""
        data, w = self.data, self.weights
        facts = table(start, "net.facts", FIRST_UNIT).reshape(len(start.names["net.places"]), -1, HIDDEN)
        by_place = dict(zip(start.names["net.places"], facts, strict=True))
        blank = np.zeros_like(facts[0])
        w["facts"][:] = np.concatenate([by_place.get(place, blank) for place in data.places])
        rows = table(start, "net.1", FIRST_UNIT).reshape(-1, HIDDEN)
        known = dict(zip(start.names["net.seen"], rows, strict=True))
        unseen = np.zeros(HIDDEN, np.float32)
        first = np.stack([known.get(name, unseen) for name in data.names])
        w["own"][:] = first * data.scale[:, None] - data.facts @ w["facts"]
        w["bias1"][:] = table(start, "net.bias1", FIRST_UNIT) + data.middle @ first
        for name, unit in (("2", UNIT), ("3", UNIT), ("bias2", UNIT * LIT), ("bias3", UNIT * LIT)):
            w[name][:] = table(start, f"net.{name}", unit).reshape(w[name].shape)

    def first(self) -> Floats:
        out: Floats = self.weights["own"] + self.data.facts @ self.weights["facts"]
        return out

    def forward(self, inputs: Floats, first: Floats) -> tuple[Floats, Floats, Floats]:
        w = self.weights
        one = np.maximum(inputs @ first + w["bias1"], 0)
        two = np.maximum(one @ w["2"] + w["bias2"], 0)
        return one, two, two @ w["3"] + w["bias3"]

    def learn(self, which: NDArray[np.int64], step: float) -> None:
        data, w = self.data, self.weights
        inputs = data.inputs(which, self.chance)
        first = self.first()
        one, two, out = self.forward(inputs, first)
        wrong = np.empty_like(out)  # Huber's loss of the margin, and that of a chance
        wrong[:, 0] = np.clip(out[:, 0] - data.margin[which], -1, 1)
        wrong[:, 1] = 1 / (1 + np.exp(-out[:, 1])) - data.win[which]
        wrong += APART * apart(wrong, data.game[which])
        wrong /= len(which)
        by_two = (wrong @ w["3"].T) * (two > 0)
        by_one = (by_two @ w["2"].T) * (one > 0)
        by_first = inputs.T @ by_one
        by_own = by_first + OWN * w["own"] * data.is_card[:, None] / 10
        self.step(
            {
                "own": by_own,
                "facts": data.facts.T @ by_first,
                "2": one.T @ by_two,
                "3": two.T @ wrong,
                "bias1": by_one.sum(axis=0),
                "bias2": by_two.sum(axis=0),
                "bias3": wrong.sum(axis=0),
            },
            step,
        )

    def step(self, gradients: dict[str, Floats], step: float) -> None:
        self.steps += 1
        for name, gradient in gradients.items():
            mean, square = self.mean[name], self.square[name]
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            by = np.float32(step / (1 - 0.9**self.steps)) * mean
            self.weights[name] -= by / (np.sqrt(square / np.float32(1 - 0.999**self.steps)) + np.float32(1e-8))

    def tested(self) -> dict[str, float]:
        """In games unseen: how much of the differences in margin it explains, how often it names the winner, and how
        well it agrees with the games about which answers to a question are better than others."""
        which = np.flatnonzero(self.data.test)
        first = self.first()
        parts = np.array_split(which, max(1, len(which) // 4096))
        out = np.concatenate([self.forward(self.data.inputs(part), first)[2] for part in parts])
        margin, win, game = self.data.margin[which], self.data.win[which], self.data.game[which]
        explained = 1 - np.mean((out[:, 0] - margin) ** 2) / margin.var()
        among = np.corrcoef(apart(out[:, :1], game)[:, 0], apart(margin[:, None], game)[:, 0])[0, 1]
        return {
            "explained": round(float(explained), 4),
            "winner": round(float(np.mean((out[:, 1] > 0) == (win > 0.5))), 4),
            "among answers": round(float(among), 4),
        }

    def whole(self) -> dict[str, list[int]]:
        """In whole numbers, for what is seen as it is: its middle and scale are folded in."""
        data, w = self.data, self.weights
        first = self.first() / data.scale[:, None]
        bias = w["bias1"] - data.middle @ first
        tables = {
            "net.1": first * FIRST_UNIT,
            "net.facts": w["facts"] * FIRST_UNIT,
            "net.2": w["2"] * UNIT,
            "net.3": w["3"] * UNIT,
            "net.bias1": bias * FIRST_UNIT,
            "net.bias2": w["bias2"] * UNIT * LIT,
            "net.bias3": w["bias3"] * UNIT * LIT,
        }
        return {name: [int(n) for n in np.rint(table).reshape(-1)] for name, table in tables.items()}


def rivals_in(names: list[str]) -> NDArray[np.int64]:
    """A row for each rival: where he is seen, and then what of him is seen of every other as well."""
    at: dict[str, dict[str, int]] = {}
    for i, name in enumerate(names):
        section, who, *rest = name.split(".")
        if who.startswith("rival"):
            at.setdefault(who, {})[".".join([section, *rest])] = i
    shared = [what for what in at.get("rival1", {}) if all(what in one for one in at.values())]
    assert not shared or shared[0] == HERE
    return np.array([[one[what] for what in shared] for one in at.values()], np.int64)


def table(weights: Weights, name: str, unit: int) -> Floats:
    """As it was before it was rounded to whole numbers."""
    out: Floats = np.array(weights.numbers[name], np.float32) / np.float32(unit)
    return out


def apart(values: Floats, game: NDArray[np.int32]) -> Floats:
    """Of each position, how far it is from the mean of those that stand beside it and belong to the same question."""
    starts = np.flatnonzero(np.diff(game, prepend=-1))
    counts = np.diff(starts, append=len(game))
    means = np.add.reduceat(values, starts) / counts[:, None].astype(values.dtype)
    out: Floats = values - np.repeat(means, counts, axis=0)
    return out


def fit(
    data: Data, epochs: int, seed: int, start: Weights | None = None, size: float = STEP
) -> tuple[Fit, dict[str, float]]:
    net = Fit(data, seed)
    if start is not None:
        net.begin_with(start)
        print("at first", *(f"{key} {value}" for key, value in net.tested().items()), sep="  ", flush=True)
    chance = np.random.default_rng(seed)
    steps = epochs * (np.count_nonzero(~data.test) // AT_ONCE)
    told: dict[str, float] = {}
    for epoch in range(epochs):
        order = data.shuffled(chance)
        for at in range(0, len(order) - AT_ONCE + 1, AT_ONCE):
            net.learn(order[at : at + AT_ONCE], size * (1 - net.steps / steps) + 1e-5)
        told = {"positions": len(order), **net.tested()}
        print(f"epoch {epoch + 1}", *(f"{key} {value}" for key, value in told.items()), sep="  ", flush=True)
    return net, told


def with_net(weights: Weights, net: Fit, told: dict[str, float], command: str) -> Weights:
    names = {**weights.names, "net.seen": net.data.names, "net.places": net.data.places}
    numbers = {**weights.numbers, **net.whole()}
    figures = {**weights.figures, "net": told}
    return replace(weights, names=names, numbers=numbers, figures=figures, command=f"{weights.command}; {command}")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=SETTINGS)
    arguments.add_argument("--epochs", type=int, default=4)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--start", type=Path, help="weights with a net to begin with, of another table")
    arguments.add_argument("--step", type=float, default=STEP)
    arguments.add_argument("--into", type=Path, default=Path("build/learned"))
    args = arguments.parse_args()
    setting = SETTINGS[args.setting]
    file = args.into / f"{setting.name}{ENDING}"
    data = Data(sorted((args.into / f"{setting.name}-positions").glob("*.npz")), setting.game)
    net, told = fit(data, args.epochs, args.seed, read(args.start) if args.start is not None else None, args.step)
    command = shlex.join(["training.fit", *sys.argv[1:]])
    write(file, with_net(read(file), net, told, command))


if __name__ == "__main__":
    main()
