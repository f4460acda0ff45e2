#!/usr/bin/env python3
"""A player in Python that needs nothing but Python: it plays the card that scores most for its price, if it may.

tharsis player python examples/player.py
tharsis simulate --seats "random,exec:python examples/player.py" --games 10
"""

import json
import random
import sys


def tell(**line):
    print(json.dumps(line), flush=True)


def choose(question, dice):
    """Options are objects; an answer names one by its notation, or several where several are asked for."""
    options = [o for o in question["options"] if o["kind"] != "sell" and not o.get("useless")]
    if question["most"] != 1:
        most = min(question["most"], len(question["options"]))
        some = dice.sample(question["options"], dice.randint(question["least"], most))
        return [o["notation"] for o in some]
    for kind in ("claim", "play", "use", "convert"):
        wanted = [o for o in options if o["kind"] == kind]
        if wanted:
            return dice.choice(wanted)["notation"]
    return dice.choice(options or question["options"])["notation"]


dice = random.Random(0)
for text in sys.stdin:
    line = json.loads(text)
    if line["say"] == "hello":
        tell(say="hello", protocol=1, name="Eager")
    elif line["say"] == "new":
        dice = random.Random(line["seed"])
    elif line["say"] == "ask":
        tell(say="answer", number=line["number"], pick=choose(line["question"], dice))
    elif line["say"] == "wrong":
        print(line["why"], file=sys.stderr)
    elif line["say"] == "bye":
        break
