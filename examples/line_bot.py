"""A bot for the arena, in any language that can read and write lines: this one is in Python.

Let it play: `flambeur arena las-vegas --bots "run:python3 examples/line_bot.py" random`
"""

import json
import random
import sys
from typing import Any


def choose(turn: dict[str, Any], chance: random.Random) -> Any:
    """The number of a legal move. All that our seat may know is in turn["view"]: choose better!"""
    return chance.choice(turn["legal"])["id"]


def main() -> None:
    """Answer one line with another until there are no more."""
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["is"] == "hello":
            print(json.dumps({"do": "ready"}), flush=True)
        elif message["is"] == "new":  # game, options, players and our seat are in the message
            chance.seed(message["seed"])  # the same seed, the same game
            print(json.dumps({"do": "ready"}), flush=True)
        elif message["is"] == "turn":
            print(json.dumps({"do": "move", "move": choose(message, chance)}), flush=True)
        # "end" tells the places and results, and wants no answer.


if __name__ == "__main__":
    main()
