"""Guests who play Las Vegas Royale: what they see of the table, and how they decide."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect

from tests.browser import turns
from tests.browser.guests import Guest, Place
from tests.browser.socket_player import Move, Situation, play_unseen

GAME = "royale"
MOST_TABLES = 400
DECLINE = "0"  # the key that passes or leaves things alone
# All sixteen boards lie at one of these tables.
SET_UPS = (
    {"board_1": "a1", "board_2": "b2", "board_3": "e1", "board_4": "f2", "board_5": "g1", "board_6": "h2"},
    {"board_1": "a2", "board_2": "d2", "board_3": "e2", "board_4": "f1", "board_5": "g2", "board_6": "h1"},
    {"board_1": "c1", "board_2": "b1", "board_3": "d1", "board_4": "e1", "board_5": "f1", "board_6": "h1"},
    {"board_1": "c2", "board_2": "a1", "board_3": "g1", "board_4": "d2", "board_5": "f2", "board_6": "b2"},
)
Frames = list[dict[str, Any]]


class Roller:
    """Somebody at a table of Las Vegas Royale, who decides at random, but the same in every run."""

    def __init__(self, guest: Guest, seed: int = 1) -> None:
        self.guest, self.page = guest, guest.page
        self.random = Random(seed)

    @property
    def arena(self) -> Locator:
        """Between the casinos."""
        return self.page.get_by_role("region", name=self.guest.say("royale-ui-tray"), exact=True)

    @property
    def question(self) -> Locator:
        """What is asked, or what others do."""
        return self.arena.get_by_role("heading", level=2)

    @property
    def choices(self) -> Locator:
        """Everything that can be chosen."""
        return self.arena.locator("button[aria-keyshortcuts]")

    @property
    def act(self) -> Locator:
        """The one button that does what was chosen."""
        return self.arena.locator("button[data-act]")

    @property
    def boards(self) -> Locator:
        """The boards at their casinos."""
        places = self.page.get_by_role("list", name=self.guest.say("royale-ui-casinos"), exact=True)
        return places.locator("button[aria-expanded]")

    def wait_for_turn(self) -> "Roller":
        """Wait until something is to be decided."""
        turns.wait_to_be_asked(self.page)
        return self

    @property
    def is_put_together(self) -> bool:
        """Whether a move is composed of switches, and then made by the button."""
        names = {self.guest.say(f"royale-ui-{group}") for group in ("split", "double")}
        return any(choice["group"] in names for choice in turns.offer(self.page))

    def move(self) -> str:
        """Decide somehow, and return what was asked; a finger chooses first and then presses the button."""
        question = self.wait_for_turn().question.inner_text()
        is_put_together = self.is_put_together
        self._switch()
        last = self.act if is_put_together else self._pick()
        if self.guest.screen.is_touch and not is_put_together:
            self.guest.press(last)
            last = self.act
        with self.guest.moving():
            self.guest.press(last)
        return question

    def _switch(self) -> None:
        """Turn on one of the switches, if there are any."""
        switches = self.arena.locator("button[aria-pressed]")
        if count := switches.count():
            switch = switches.nth(self.random.randrange(count))
            self.guest.press(switch)
            expect(switch).to_have_attribute("aria-pressed", "true")

    def _pick(self) -> Locator:
        """Any move, but to pass or leave things alone only if there is no other."""
        keys = [choice["key"] for choice in turns.offer(self.page) if choice["pressed"] is None]
        wished = [index for index, key in enumerate(keys) if key != DECLINE] or [0]
        moves = self.arena.locator("button[aria-keyshortcuts]:not([aria-pressed])")
        return moves.nth(self.random.choice(wished))

    def play(self, moves: int | None = None) -> list[str]:
        """Make so many moves, or play to the end; returns what was asked."""
        return turns.play({self.page: self.move}, moves)


def make_table(guest: Guest, *seats: str, **options: Any) -> Place:
    """A table made without the page, for one round."""
    return guest.make_table(*seats, game=GAME, options={"rounds": 1} | options)


def sit_at(guest: Guest, *seats: str, **options: Any) -> Roller:
    """At a new table, when it is one's turn."""
    guest.come(make_table(guest, *seats, **options).path)
    return Roller(guest).wait_for_turn()


def listen(guest: Guest) -> Frames:
    """Keep what the house tells the page."""
    told: Frames = []

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    guest.page.on("websocket", hear)
    return told


def bring_to(guest: Guest, decision: int, *seats: str, **options: Any) -> Roller:
    """At a table where a certain decision is asked of the guest."""
    return bring_until(guest, lambda situation: decision in decisions_of(situation), *seats, **options)


def decisions_of(situation: Situation) -> set[int]:
    """What is asked of the guest."""
    return {situation["views"][seat]["decision"] for seat in situation["legal"]}


def bring_until(guest: Guest, is_there: Callable[[Situation], bool], *seats: str, **options: Any) -> Roller:
    """At a table where it has come to something."""
    return next(bring_often(guest, is_there, *seats, **options))[1]


def bring_often(
    guest: Guest, is_there: Callable[[Situation], bool], *seats: str, **options: Any
) -> Iterator[tuple[Situation, Roller]]:
    """At one table after the other where it has come to something; the way is played without the page."""
    random = Random(7)

    def pick(moves: list[Move]) -> Move:
        return random.choice([move for move in moves if move["kind"] != "pass"] or moves)

    for _ in range(MOST_TABLES):
        place = make_table(guest, *seats, **options)
        if (situation := play_unseen(guest, place, is_there, pick))["phase"] != "over":
            guest.follow(place.path)
            yield situation, Roller(guest).wait_for_turn()
    raise AssertionError("it did not come to that")
