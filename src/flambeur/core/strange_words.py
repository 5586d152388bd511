"""Words of a game from elsewhere: those that it brings, and its own names for what it has no words for."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from flambeur import words

if TYPE_CHECKING:  # loaded with the first game
    from flambeur.core.contract import Game


def learn(game: "Game") -> None:
    """From now on the title and the options of the game can be said in every language."""
    for lang in words.LANGUAGES:
        brought = _brought(game, lang)
        known = set(re.findall(r"^([a-z][\w-]*) *=", brought, re.MULTILINE))
        makeshift = [f"{name} = {text}" for name, text in _makeshift(game) if name not in known]
        words.add(game.name, lang, "\n".join((*makeshift, brought)))


def _brought(game: "Game", lang: str) -> str:
    """What stands in `locales/<lang>/<game>.ftl` beside the module of the rules."""
    file = Path(game.rules.__file__ or "").parent / "locales" / lang / f"{game.name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _makeshift(game: "Game") -> Iterator[tuple[str, str]]:
    """Names as titles: `high-card` is High card."""
    yield f"{game.name}-title", _title(game.name)
    yield f"{game.name}-pitch", f"{game.options.fewest}–{game.options.most}"
    for option in game.options.options:
        yield f"{game.name}-option-{option.name}", _title(option.name)
        yield f"{game.name}-option-{option.name}-help", f"{option.limits(game.options.most)}."


def _title(name: str) -> str:
    return name.replace("-", " ").replace("_", " ").capitalize()
