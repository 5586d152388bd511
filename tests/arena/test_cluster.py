"""Through a Ray cluster comes the same as without one."""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flambeur.arena import cluster
from flambeur.arena.cluster import NoCluster
from flambeur.arena.plan import Plan
from flambeur.arena.spans import Portion, Span, play_span
from tests.arena.arenas import repeatable, short_arena

# Ray forgets processes of its own that it has told to end but has not seen end.
pytestmark = pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning")


@pytest.fixture(autouse=True)
def what_ray_forgets_is_forgotten_here() -> Iterator[None]:
    """Not in the middle of another test, for which such a warning is an error."""
    yield
    gc.collect()


def test_a_local_cluster_gives_the_same_result() -> None:
    pytest.importorskip("ray", reason="Ray has no wheel for this machine")
    standings = short_arena(games=60, workers=2, ray="local")
    assert standings.workers == 2
    assert repeatable(standings) == repeatable(short_arena(games=60))


def test_a_killed_worker_of_a_cluster_loses_nothing_but_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("ray", reason="Ray has no wheel for this machine")
    killed = tmp_path / "killed"

    def doomed(plan: Plan, span: Span) -> Portion:
        if not killed.exists():
            killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_span(plan, span)

    monkeypatch.setattr(cluster, "play_span", doomed)
    standings = short_arena(games=60, workers=2, ray="local")
    assert killed.exists()
    assert repeatable(standings) == repeatable(short_arena(games=60))


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    with pytest.raises(NoCluster, match=r"pip install flambeur\[cluster\]"):
        short_arena(ray="local")


class _Unreachable:
    """A Ray that cannot connect."""

    def init(self, **_: object) -> None:
        raise ConnectionError("nobody there")

    def shutdown(self) -> None:
        """Nothing to shut down."""


def test_a_cluster_that_is_not_there_is_an_error_that_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: True)
    monkeypatch.setitem(sys.modules, "ray", _Unreachable())
    with pytest.raises(NoCluster, match=r"no Ray cluster at '10\.0\.0\.1:6379': nobody there"):
        short_arena(ray="10.0.0.1:6379")
