"""Workers on many machines: the same portions through a Ray cluster."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from flambeur.arena.plan import Plan
from flambeur.arena.spans import Portion, Portions, Span, SpanQueue, play_span
from flambeur.core.errors import FlambeurError

LOCAL = "local"
ATTEMPTS = 3  # to start Ray here: its parts wait but seconds for each other, too few on a busy machine
AHEAD = 2  # portions handed out for each worker, so that nobody waits for the next


class NoCluster(FlambeurError):
    """A cluster was asked for and cannot be used."""


class Cluster:
    """A connection to Ray, for as long as the `with` block lasts."""

    def __init__(self, address: str, workers: int | None) -> None:
        if find_spec("ray") is None:
            raise NoCluster("no-ray")
        self._ray: Any = import_module("ray")
        place = {"num_cpus": workers} if address == LOCAL else {"address": address}
        quiet = {"include_dashboard": False} if address == LOCAL else {}
        for attempt in range(1, ATTEMPTS + 1):
            try:
                self._ray.init(**place, **quiet, log_to_driver=False, logging_level="error")
                break
            except Exception as error:  # Ray raises whatever it likes
                self._ray.shutdown()
                if attempt == ATTEMPTS or address != LOCAL:
                    raise NoCluster("no-cluster", address=repr(address), reason=str(error)) from None
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def play(self, plan: Plan, queue: SpanQueue) -> Portions:
        """Play wherever there is room; portions come in any order, those of dead workers once more."""
        errors = self._ray.exceptions
        dead = (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
            errors.OutOfMemoryError,
            errors.ObjectLostError,
        )
        send = self._ray.remote(num_cpus=1, max_retries=0)(play_span).remote
        running: dict[Any, Span] = {}
        while True:
            while len(running) < AHEAD * self.workers and (span := queue.take()):
                running[send(plan, span)] = span
            if not running:
                return
            for ready in self._ray.wait(list(running))[0]:
                span = running.pop(ready)
                try:
                    portion: Portion = self._ray.get(ready)
                except dead:
                    queue.died(span)
                else:
                    queue.done(portion)
                    yield portion
