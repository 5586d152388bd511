"""One catalogue of words for every surface, in French, English and German (Project Fluent)."""

import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "fr", "de")
LONGEST_NUMBER = 10**15
MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n+ .*)*)", re.MULTILINE)  # with all its lines
SAME = re.compile(r"{ *([a-z][\w-]*) *}")  # a message that only names another
_added: dict[str, dict[str, str]] = {}  # by language and game


def say(message: str, lang: str = "en", /, **facts: Any) -> str:
    """The message of that id in a language, with the facts filled in."""
    plain = _plain(lang).get(message)
    if plain is not None:
        return plain
    bundle = _bundle(lang)
    pattern = bundle.get_message(message).value
    words, errors = bundle.format_pattern(pattern, {name: _fluent(fact) for name, fact in facts.items()})
    if errors:
        raise errors[0]
    return str(words)


def knows(message: str, lang: str = "en") -> bool:
    """Whether the catalogue has a message of that id."""
    return message in _plain(lang) or bool(_bundle(lang).has_message(message))


def add(game: str, lang: str, source: str) -> None:
    """The words of a game from elsewhere; what the catalogue has already is said as before."""
    _added.setdefault(lang, {})[game] = source
    _plain.cache_clear()
    _bundle.cache_clear()


def added(game: str, lang: str) -> str:
    """The words that were added for a game; none for a game of the house."""
    return _added.get(lang, {}).get(game, "")


@cache
def _plain(lang: str) -> dict[str, str]:
    """What can be said as it stands, without Fluent: one line with nothing to fill in, or another's name."""
    found: dict[str, str] = {}
    for source in _all_sources(lang):
        for name, text in MESSAGE.findall(source):
            found.setdefault(name, text.strip())
    meant = {
        name: found.get(same[1], "") if (same := SAME.fullmatch(text)) else text
        for name, text in found.items()
    }
    return {name: text for name, text in meant.items() if text and not set("{}\n") & set(text)}


def _all_sources(lang: str) -> list[str]:
    return [*sources_of(lang), *_added.get(lang, {}).values()]


@cache
def _bundle(lang: str) -> Any:
    fluent: Any = import_module("fluent.runtime")  # which takes two tenths of a second with all messages
    # Isolation marks are for mixed writing directions; in a terminal they show as garbage.
    bundle = fluent.FluentBundle([lang], use_isolating=False)
    for source in _all_sources(lang):
        bundle.add_resource(fluent.FluentResource(source))
    return bundle


def sources_of(lang: str) -> list[str]:
    """The texts of a language: what all games share, and a file a game."""
    folder = files("flambeur") / "locales" / lang
    return [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]


def _fluent(fact: Any) -> Any:
    """Fluent knows numbers, though not very long ones, and texts."""
    return fact if isinstance(fact, int) and abs(fact) < LONGEST_NUMBER else str(fact)
