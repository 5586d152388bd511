"""Tells people who are not there that it is their turn, where the house has a key for it."""

import asyncio
import json
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException, InvalidURL
from typing import Protocol

from flambeur.house.store import Store
from flambeur.house.subscriptions import Subscription, Subscriptions
from flambeur.words import say

logger = logging.getLogger("flambeur.house")

THREADS = 4  # of their own, so that a slow push service holds up no table


class Sender(Protocol):
    """Whoever can reach a closed browser."""

    public: str

    def send(self, to: Subscription, message: bytes) -> bool:
        """Send a message; False if the browser wants no more."""


class Notices:
    """Messages about turns."""

    def __init__(self, store: Store, browsers: Subscriptions, sender: Sender | None) -> None:
        self._store, self.browsers, self._sender = store, browsers, sender
        self._threads = ThreadPoolExecutor(THREADS, "notices")
        self._tasks: set[asyncio.Future[None]] = set()

    @property
    def key(self) -> str | None:
        """What a browser must know of the house; None if the house sends nothing."""
        return self._sender.public if self._sender else None

    def tell(self, table: str, game: str, persons: Iterable[str]) -> None:
        """It is the turn of these persons, who are not there; nobody waits until they know."""
        for person in persons if self._sender else ():
            loop = asyncio.get_running_loop()
            task = loop.run_in_executor(self._threads, self.push, table, game, person)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def push(self, table: str, game: str, person: str) -> None:
        """Tell all browsers of a person; forget those that want no more."""
        assert self._sender is not None
        browsers = self.browsers.of(person)
        lang = self._store.person(person)[1] or "en"
        title, body = say(f"{game}-title", lang), say("ui-your-turn", lang)
        message = json.dumps({"title": title, "body": body, "path": f"/t/{table}"}).encode()
        for browser in browsers:
            if not _send(self._sender, browser, message):
                self.browsers.remove(browser.endpoint)

    def close(self) -> None:
        """Tell nobody else."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _send(sender: Sender, browser: Subscription, message: bytes) -> bool:
    """Whether it makes sense to send to this browser again."""
    try:
        return sender.send(browser, message)
    except (OSError, HTTPException) as error:
        logger.warning("a push service could not be reached", exc_info=True)
        return not isinstance(error, InvalidURL)
    except ValueError:  # the address or the keys are none
        logger.warning("a browser can never be reached", exc_info=True)
        return False
