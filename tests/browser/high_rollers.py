"""Guests who play Las Vegas Royale: what they see of the table, and how they decide."""

import json
from collections.abc import Iterable
from random import Random
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect
from websockets.sync.client import connect

from tests.browser.guests import Guest, Place

GAME = "royale"
MOST_MOVES = 400
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
        """The middle of the ring."""
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

    @property
    def is_on_turn(self) -> bool:
        """Whether something is to be decided now."""
        return self.choices.first.is_visible()

    def wait_for_turn(self) -> "Roller":
        """Wait until something is to be decided."""
        expect(self.choices.first).to_be_visible()
        return self

    def move(self) -> str:
        """Decide somehow, and return what was asked; a finger chooses first and then presses the button."""
        self.wait_for_turn()
        question = self.question.inner_text()
        switches = self.arena.locator("button[aria-pressed]")
        moves = self.arena.locator("button[aria-keyshortcuts]:not([aria-pressed])")
        if self._is_put_together():
            self.guest.press(switches.nth(self.random.randrange(switches.count())))
            self.guest.press(self.act)
            return question
        if switches.count():
            self.guest.press(switches.nth(self.random.randrange(switches.count())))
        self.guest.press(self._pick(moves))
        if self.guest.screen.is_touch:
            self.guest.press(self.act)
        return question

    def _is_put_together(self) -> bool:
        names = [self.guest.say(f"royale-ui-{group}") for group in ("split", "double")]
        return any(self.arena.get_by_role("group", name=name, exact=True).count() for name in names)

    def _pick(self, moves: Locator) -> Locator:
        """Any move, but to pass or leave things alone only if there is no other."""
        keys = [str(move.get_attribute("aria-keyshortcuts")) for move in moves.all()]
        wished = [index for index, key in enumerate(keys) if key != DECLINE] or [0]
        return moves.nth(self.random.choice(wished))

    def play(self, moves: int | None = None) -> list[str]:
        """Make so many moves, or play to the end; returns what was asked."""
        asked: list[str] = []
        while len(asked) != moves:
            expect(self.choices.or_(self.guest.ending).first).to_be_visible()
            if self.guest.ending.is_visible():
                break
            asked.append(self.move())
        return asked


def make_table(guest: Guest, *seats: str, **options: Any) -> Place:
    """A table made without the page, for one round."""
    return guest.make_table(*seats, game=GAME, options={"rounds": 1} | options)


def sit_at(guest: Guest, *seats: str, **options: Any) -> Roller:
    """At a new table, when it is one's turn."""
    guest.come(make_table(guest, *seats, **options).path)
    return Roller(guest).wait_for_turn()


def play_together(rollers: Iterable[Roller]) -> None:
    """Several people play at one table to the end, whoever is asked."""
    rollers = list(rollers)
    for _ in range(MOST_MOVES):
        rollers[0].guest.wait_until(lambda: any(r.is_on_turn for r in rollers) or is_over(rollers))
        if is_over(rollers):
            return
        next(roller for roller in rollers if roller.is_on_turn).move()
    raise AssertionError("the game does not end")


def is_over(rollers: Iterable[Roller]) -> bool:
    """Whether all see the final standing."""
    return all(roller.guest.ending.is_visible() for roller in rollers)


def listen(guest: Guest) -> Frames:
    """Keep what the house tells the page."""
    told: Frames = []

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    guest.page.on("websocket", hear)
    return told


def bring_to(guest: Guest, decision: int, *seats: str, **options: Any) -> Roller:
    """At a table where a certain decision is asked of the guest; the way there is played without the page."""
    random = Random(7)
    for _ in range(MOST_MOVES):
        place = make_table(guest, *seats, **options)
        if _play_until(guest, place, decision, random):
            guest.come(place.path)
            return Roller(guest).wait_for_turn()
    raise AssertionError("it did not come to that")


def _play_until(guest: Guest, place: Place, decision: int, random: Random) -> bool:
    cookie = next(c for c in guest.context.cookies() if c["name"] == "flambeur")
    address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{place.table}/live"
    headers = {"Cookie": f"flambeur={cookie['value']}"}
    with connect(address, additional_headers=headers, proxy=None, max_size=None) as socket:
        socket.send(json.dumps({"do": "enter", "from": 0}))
        for text in socket:
            message = json.loads(text)
            situation = message.get("situation", {"phase": "", "legal": {}})
            if situation["phase"] == "over":
                return False
            for seat, moves in situation["legal"].items():
                if situation["views"][seat]["decision"] == decision:
                    return True
                order = {"do": "move", "id": f"{message['number']}-{seat}", "seat": int(seat)}
                bold = [move for move in moves if move["kind"] != "pass"] or moves
                socket.send(json.dumps(order | {"move": random.choice(bold)["id"]}))
    return False
