"""Games from elsewhere are known for the time of a test, and not beyond it."""

import sys
from functools import cache

import pytest

from flambeur import words
from flambeur.core import elsewhere, registry


def forget_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is met from now on, with all their words, is forgotten when the patch ends."""
    monkeypatch.setattr(registry, "_games", {game.name: game for game in registry.all_games()})
    monkeypatch.setattr(registry, "_met", set())
    monkeypatch.setattr(words, "_added", {})
    for found in ("_plain", "_bundle"):
        monkeypatch.setattr(words, found, cache(getattr(words, found).__wrapped__))
    monkeypatch.setenv(elsewhere.VARIABLE, "")
    monkeypatch.setattr(sys, "path", [*sys.path])
