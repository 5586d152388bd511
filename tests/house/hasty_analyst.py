"""An analyst that knows nothing and says so at once, for tests of the house; it imports nothing of ours."""

import json
import sys


def say(**answer: object) -> None:
    """One line."""
    print(json.dumps(answer, separators=(",", ":")), flush=True)


def main() -> None:
    """Answer until nobody asks, a riddle with a problem, or it is the end."""
    for line in sys.stdin:
        question = json.loads(line)
        if question.get("record") == "the end":
            return
        say(progress=0.5)
        if question.get("record") == "a riddle":
            say(problem="a riddle")
        else:
            found = {"asked": question["type"], "quality": question.get("quality")}
            say(progress=1.0, found=found | ({"games": question["games"]} if "games" in question else {}))


if __name__ == "__main__":
    main()
