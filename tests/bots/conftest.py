"""Machine code as on the first day, for the tests of this folder that wish so."""

import pytest

from flambeur.bots import compiled


@pytest.fixture
def not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled yet."""
    monkeypatch.setattr(compiled, "is_ready", lambda *_: False)
