"""Whether what was newly learned may take the place of what is shipped: 55 % of 1,000 games between the two.

    python -m training.gate mars-2                                    # build/learned/mars-2.weights
    python -m training.gate mars-2 --player policy:16 --games 1000
    python -m training.gate mars-3plus --against src/tharsis/bots/learned/mars-2.weights --keep build/gate

Between rivals the new one takes each seat in turn and the old one all others; where more than two sit at a table, what
it wins counts by its fair share of it. Alone, together or against MarsBot both play the same games, and what counts is
who did better with the same cards. With `--keep` it goes on where it was stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tharsis.bots.outcome import together
from tharsis.bots.weights import ENDING, LEARNED, read
from training.ladder import Played, all_played, matches, wilson
from training.settings import SETTINGS, Setting

GAMES = 1000
LEAST = 0.55
FIRST_SEED = 3_000_000  # neither learned from nor tested with
SEARCHING, PLAIN = "search:14", "policy:16"  # who plays by a set with a net, and by one without


@dataclass(frozen=True, slots=True)
class Verdict:
    share: float
    games: int

    @property
    def passed(self) -> bool:
        return self.share >= LEAST

    def __str__(self) -> str:
        low, high = wilson(self.share * self.games, self.games)
        return f"{100 * self.share:.1f} % ({100 * low:.0f}-{100 * high:.0f}) of {self.games}"


def shares(
    setting: Setting, new: str, old: str, games: int, workers: int, seed: int, keep: Path | None = None
) -> Iterator[float]:
    """Of each game what the new one has won, a half where both are as good."""
    first = setting.begin(seed)
    if len(setting.learners(first)) > 1 and not together(first):
        todo = matches(setting, [new, old], games, seed)
        for match, game in zip(todo, all_played(todo, workers, keep), strict=True):
            yield game.win * int(setting.begin(match.seed).seats) / 2
    else:
        for ours, theirs in zip(*(alone(setting, one, games, workers, seed, keep) for one in (new, old)), strict=True):
            yield 0.5 + (ours.margin > theirs.margin) / 2 - (ours.margin < theirs.margin) / 2


def alone(setting: Setting, player: str, games: int, workers: int, seed: int, keep: Path | None = None) -> list[Played]:
    return all_played(matches(setting, [player], games, seed), workers, keep)


def gate(
    setting: Setting,
    new: Path,
    old: Path,
    player: str = "",
    games: int = GAMES,
    workers: int = 1,
    seed: int = FIRST_SEED,
    keep: Path | None = None,
) -> Verdict:
    """The new set against the old one, each in the hands of the same player."""
    player = player or (SEARCHING if "net.1" in read(new).numbers else PLAIN)
    plain = replace(setting, varied={})
    won = list(shares(plain, f"{player}@{new}", f"{player}@{old}", games, workers, seed, keep))
    return Verdict(sum(won) / len(won), len(won))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=SETTINGS)
    arguments.add_argument("--player", default="", help="who plays by both: policy:16, search:14")
    arguments.add_argument("--games", type=int, default=GAMES)
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--into", type=Path, default=Path("build/learned"), help="where the new one was learned")
    arguments.add_argument("--against", type=Path, help="a file of weights; without it, what is shipped")
    arguments.add_argument("--keep", type=Path, help="a file for games as they end")
    args = arguments.parse_args()
    file = f"{args.setting}{ENDING}"
    old = args.against or LEARNED / file
    setting = SETTINGS[args.setting]
    verdict = gate(setting, args.into / file, old, args.player, args.games, args.workers, keep=args.keep)
    print(args.setting, verdict, "passed" if verdict.passed else f"not {100 * LEAST:.0f} %: the old one stays")


if __name__ == "__main__":
    main()
