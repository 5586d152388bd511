"""Whose turn it is, in every game: a page is asked at one moment, again and again until there is an answer.

While nobody is asked, a bot or the house may change the page between two questions, and the answers would not
fit together. Who is asked is offered the same until they have moved, whatever others do meanwhile.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from playwright.sync_api import Page, expect

PATIENCE_MS = 60_000  # no test depends on speed
POLL_MS = 50
MOST_MOVES = 600
CHOICE = "main button[aria-keyshortcuts]:enabled:not([aria-disabled=true])"
ASKED, OVER = "asked", "over"
# The mark in the title tells a choice that is waited for from a bid that may still be changed.
STATE = f"""() => {{
  if (document.querySelector("dialog[open] table")) return "{OVER}";
  const isOffered = document.querySelector("{CHOICE}") !== null;
  return isOffered && document.title.startsWith("●") ? "{ASKED}" : "";
}}"""
# What may be chosen: the key of each choice, whether it is switched on, and what it is for.
OFFER = """(choice) => [...document.querySelectorAll(choice)].map((button) => ({
  key: button.getAttribute("aria-keyshortcuts"),
  pressed: button.getAttribute("aria-pressed"),
  group: button.closest("[role=group]")?.getAttribute("aria-label") ?? null,
  label: button.getAttribute("aria-label") ?? button.innerText,
}))"""
# The page sends an illegal move in place of the one chosen, as a careless program would.
CHEAT = """(move) => {
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text);
  send.call(this, JSON.stringify(message.do === "move" ? { ...message, move } : message));
};
}"""

Answer = TypeVar("Answer")
Made = TypeVar("Made")
Choice = dict[str, Any]

expect.set_options(timeout=PATIENCE_MS)


def ask(page: Page, question: Callable[[], Answer | None]) -> Answer:
    """The first answer there is, to a question that is asked again and again."""
    for _ in range(PATIENCE_MS // POLL_MS):
        answer = question()
        if answer is not None:
            return answer
        page.wait_for_timeout(POLL_MS)
    raise AssertionError("it did not come to that")


def state_of(page: Page) -> str:
    """Whether the game waits for who looks at the page, or has ended for them to see."""
    return str(page.evaluate(STATE))


def is_asked(page: Page) -> bool:
    """Whether the game waits for who looks at the page."""
    return state_of(page) == ASKED


def is_over(page: Page) -> bool:
    """Whether the final standing is there."""
    return state_of(page) == OVER


def wait_to_be_asked(page: Page) -> None:
    """Wait until the game waits for who looks at the page."""
    ask(page, lambda: is_asked(page) or None)


def offer(page: Page) -> list[Choice]:
    """What may be chosen, as soon as something is waited for; nothing when the game has ended."""

    def look() -> list[Choice] | None:
        state, choices = page.evaluate(f"(choice) => [({STATE})(), ({OFFER})(choice)]", CHOICE)
        return choices if state == ASKED else [] if state == OVER else None

    return ask(page, look)


def play(movers: Mapping[Page, Callable[[], Made]], moves: int | None = None) -> list[Made]:
    """Whoever is asked moves, so many times or until all see the end; returns what the moves were."""
    made: list[Made] = []
    pages = deque(movers)
    while len(made) != moves and (asked := next_asked(pages)):
        assert len(made) < MOST_MOVES, "the game does not end"
        made.append(movers[asked]())
        pages.remove(asked)
        pages.append(asked)  # who has just moved is looked at last: others have had time to be asked
    return made


def next_asked(pages: Iterable[Page]) -> Page | None:
    """The first page where something is waited for, as soon as there is one; none when all see the end."""
    pages = list(pages)

    def look() -> list[Page] | None:
        has_ended = True
        for page in pages:
            if (state := state_of(page)) == ASKED:
                return [page]
            has_ended = has_ended and state == OVER
        return [] if has_ended else None

    return next(iter(ask(pages[0], look)), None)
