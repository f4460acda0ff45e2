"""An agent that plays at random, by Gymnasium: python examples/random_agent.py [mars or ares]"""

from __future__ import annotations

import sys

import gymnasium

import tharsis.envs  # noqa: F401  makes the environments known

GAMES = {"mars": "tharsis/Mars-v0", "ares": "tharsis/Ares-v0"}


def main(game: str = "mars") -> None:
    env = gymnasium.make(GAMES[game], opponents=["greedy"], seats=2, render_mode="ansi")
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    steps, over = 0, False
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        steps += 1
    print(env.render())
    print(f"{steps} actions; {'won' if info['won'] else 'lost'} by {info['scores']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
