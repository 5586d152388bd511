"""The bots of the house, by the names that people choose from."""

from flambeur.bots import Bot, bot_of

# How long each thinks about a move; a person waits for it.
LEVELS = {"novice": "sampler:12", "regular": "sampler:60ms", "shark": "sampler:400ms"}
STAND_IN = "regular"


def bot_at(level: str) -> Bot:
    """The bot of that level; it never waits for compilation."""
    return bot_of(LEVELS[level], wait=False)
