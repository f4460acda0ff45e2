"""The laboratory: what a seat may know, and what it may answer, as numbers. Needs numpy: `pip install 'tharsis[lab]'`.

>>> import tharsis
>>> from tharsis import lab
>>> game = tharsis.new("mars", seats=2, seed=7)
>>> row = lab.encode(game.view(0))
>>> row.shape == (lab.schema("mars").size,)
True
"""

from __future__ import annotations

from tharsis.lab.actions import Actions, Question
from tharsis.lab.batch import Batch, Ended
from tharsis.lab.encoder import Encoder, actions, cards, encode, encode_options, question, schema
from tharsis.lab.schema import BadSchema, Floats, Layout, Schema, Section

__all__ = [
    "Actions",
    "BadSchema",
    "Batch",
    "Encoder",
    "Ended",
    "Floats",
    "Layout",
    "Question",
    "Schema",
    "Section",
    "actions",
    "cards",
    "encode",
    "encode_options",
    "question",
    "schema",
]
