"""Two states of the project side by side: is the new one as fast, and does it play the same games?

    python benchmarks/compare.py OLD [NEW] [--rounds 6] [--pure] [--only "random,copy ares"]

OLD and NEW are commits; `.`, the default of NEW, is the working tree as it lies here, compiled or not. Each commit is
checked out and compiled once under build/compare. The two take turns, round by round, so that a noisy machine is noisy
to both; what counts is the ratio (above 1: the new one is faster): its median over the rounds, the extremes beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "compare"
SETUPS: list[tuple[str, int, dict[str, object]]] = [
    *[("mars", seats, {}) for seats in (1, 2, 3, 4, 5)],
    ("mars", 3, {"draft": True}),
    ("mars", 2, {"corporate_era": False}),
    ("mars", 2, {"world_government": True}),
    *[("mars", seats, {"colonies": True}) for seats in (1, 2, 4)],
    ("mars", 2, {"marsbot": "hard"}),
    ("mars", 2, {"marsbot": "normal", "colonies": True}),
    *[("ares", seats, {}) for seats in (1, 2, 4)],
    ("ares", 2, {"cooperative": True}),
]


# ---- what is measured: each gives a speed, more is better
def workloads() -> dict[str, Callable[[], float]]:
    sys.path.insert(0, str(Path(__file__).parent))
    import speed

    import tharsis
    from tharsis.arena import simulate

    n = 10 if tharsis.compiled else 1

    def random(game: str, games: int, **options: object) -> float:
        data = simulate(("random", "random"), games, game=game, options=options).as_dict()
        got = data["decisions_per_cpu_second"]
        assert isinstance(got, (int, float))
        return float(got)

    def greedy(game: str, games: int) -> float:
        begun = time.process_time()
        simulate(("greedy", "greedy"), games, game=game)
        return games / (time.process_time() - begun)

    def begin(game: str) -> float:
        begun = time.process_time()
        for seed in range(200 * n):
            tharsis.new(game, 2, seed=seed)
        return 200 * n / (time.process_time() - begun)

    def served(game: str) -> float:
        import server_answer  # here, since older commits have another server

        return 1 / server_answer.mid_game(game, 30 * n, {}).whole

    def over_the_wire() -> float:
        import server_wire  # here, since not everybody who plays has a server

        return server_wire.answers_per_cpu_second(40 * n)

    return {
        "random": lambda: random("mars", 60 * n),
        "random colonies": lambda: random("mars", 30 * n, colonies=True),
        "random ares": lambda: random("ares", 80 * n),
        "copy": lambda: 1e6 / speed.copy_of_a_mid_game_state("mars", 2_000 * n),
        "copy ares": lambda: 1e6 / speed.copy_of_a_mid_game_state("ares", 2_000 * n),
        "new": lambda: begin("mars"),
        "new ares": lambda: begin("ares"),
        "from Python codes": lambda: speed.driven_from_python("mars", 10 * n, "codes"),
        "from Python options": lambda: speed.driven_from_python("mars", 4 * n, "options"),
        "from Python dict view": lambda: speed.driven_from_python("mars", n, "view"),
        "greedy": lambda: greedy("mars", n),
        "greedy ares": lambda: greedy("ares", n),
        "server answers": lambda: served("mars"),
        "server answers ares": lambda: served("ares"),
        "server process": over_the_wire,
    }


def played() -> dict[str, str]:
    """The digests of random games at every setup, which must not depend on the commit."""
    import tharsis
    from tharsis.bots.rollout import play_out
    from tharsis.vocabulary.terms import K_SELL

    out = {}
    for game, seats, options in SETUPS:
        for seed in (1, 2, 3):
            table = tharsis.new(game, seats, options, seed)
            play_out(table, seed, K_SELL)
            out[f"{game} {seats} {options} seed {seed}"] = table.digest()
    return out


# ---- the two sides
def tree_of(commit: str, pure: bool) -> Path:
    """A checkout of the commit, compiled; `.` is this one."""
    if commit == ".":
        return ROOT
    sha = subprocess.check_output(["git", "rev-parse", "--short=12", commit], cwd=ROOT, text=True).strip()
    tree = KEPT / sha
    if not tree.exists():
        subprocess.run(["git", "worktree", "prune"], cwd=ROOT, check=True)
        subprocess.run(["git", "worktree", "add", "-q", "--detach", str(tree), sha], cwd=ROOT, check=True)
    if not pure and not any(tree.glob("src/**/*.so")):
        print(f"compiling {commit}", file=sys.stderr)
        subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=tree, check=True)
    return tree


def ask(tree: Path, what: str, pure: bool) -> dict[str, object]:
    """Runs this file in a process of its own, on the sources of that side."""
    env = {k: v for k, v in os.environ.items() if k != "THARSIS_PURE"}
    env["PYTHONPATH"] = str(tree / "src")
    if pure:
        env["THARSIS_PURE"] = "1"
    command = [sys.executable, __file__, "--child", what]
    got = subprocess.run(command, env=env, capture_output=True, text=True, cwd=tree)
    if got.returncode:
        sys.exit(f"{tree}:\n{got.stderr}")
    answer = json.loads(got.stdout)
    if not answer["from"].startswith(str(tree)):
        sys.exit(f"{answer['from']} was measured instead of {tree}")
    return dict(answer)


def child(what: str) -> None:
    import tharsis

    out: dict[str, object] = {"from": tharsis.__file__, "compiled": tharsis.compiled}
    if what == "digests":
        out["digests"] = played()
    else:
        try:
            out["speed"] = workloads()[what]()
        except ImportError as error:  # an older state has not all of it
            out["missing"] = str(error)
    print(json.dumps(out))


def compare(old: Path, new: Path, rounds: int, pure: bool, only: list[str]) -> int:
    before, after = (ask(tree, "digests", pure) for tree in (old, new))
    if before["compiled"] != after["compiled"]:
        sys.exit("One side is compiled and the other is not: compile it (make .venv/.compiled) or compare with --pure")
    games, others = before["digests"], after["digests"]
    assert isinstance(games, dict) and isinstance(others, dict)
    parted = [name for name in games if games[name] != others.get(name)]
    print(f"{len(games) - len(parted)} of {len(games)} games end in the same state, {'plain' if pure else 'compiled'}")
    for name in parted:
        print(f"  another game: {name}")
    print(f"{'':<26}{'old':>14}{'new':>14}{'ratio':>8}   least and most of {rounds} rounds")
    for name in workloads():
        if only and name not in only:
            continue
        pairs = []
        missing = ""
        for n in range(rounds):
            sides = [old, new] if n % 2 == 0 else [new, old]
            got = {side: ask(side, name, pure) for side in sides}
            missing = " and ".join(str(answer["missing"]) for answer in got.values() if "missing" in answer)
            if missing:
                break
            pairs.append((float(str(got[old]["speed"])), float(str(got[new]["speed"]))))
        print(f"{name:<26}{row_of(pairs) if pairs else missing}", flush=True)
    return 1 if parted else 0


def row_of(pairs: list[tuple[float, float]]) -> str:
    """The best speed of each side, and the ratio."""
    ratios = sorted(b / a for a, b in pairs)
    old, new = (max(pair[side] for pair in pairs) for side in (0, 1))
    return f"{old:>14,.0f}{new:>14,.0f}{statistics.median(ratios):>8.2f}   {ratios[0]:.2f} {ratios[-1]:.2f}"


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("old", nargs="?", help="a commit")
    arguments.add_argument("new", nargs="?", default=".", help="a commit, or . for the working tree")
    arguments.add_argument("--rounds", type=int, default=6)
    arguments.add_argument("--pure", action="store_true", help="as plain Python")
    arguments.add_argument("--only", default="", help="names of workloads, by commas")
    arguments.add_argument("--child", help=argparse.SUPPRESS)
    args = arguments.parse_args()
    if args.child:
        child(args.child)
        return 0
    if args.old is None:
        arguments.error("name a commit to compare with")
    sides = [tree_of(side, args.pure) for side in (args.old, args.new)]
    return compare(sides[0], sides[1], args.rounds, args.pure, [x for x in args.only.split(",") if x])


if __name__ == "__main__":
    sys.exit(main())
