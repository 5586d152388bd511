"""In what the results of a game are counted."""

from flambeur.words import knows, say


def unit_of(game: str, lang: str = "en") -> str | None:
    """The unit in words, where the game of that name has some for it: prizes, points."""
    message = f"{game}-unit"
    return say(message, lang) if knows(message, lang) else None
