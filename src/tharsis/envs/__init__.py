"""Environments for the usual tools of research: `pip install 'tharsis[envs]'`. To import this makes them known:

    import gymnasium
    import tharsis.envs

    env = gymnasium.make("tharsis/Mars-v0", opponents=["greedy"], seats=2)

`aec` and `parallel` are those of PettingZoo; `tharsis.envs.openspiel` (extra `openspiel`) registers with OpenSpiel.
"""

from __future__ import annotations

from tharsis.envs.rewards import REWARDS, Standing
from tharsis.envs.single import SeatEnv, register
from tharsis.envs.zoo import aec, parallel

register()

__all__ = ["REWARDS", "SeatEnv", "Standing", "aec", "parallel", "register"]
