"""Nothing is told before it is seen: log, header and board are compared at every moment of a game."""

import re
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from flambeur.words import say
from tests.browser import all_or_nothing_pages as cards
from tests.browser import turns
from tests.browser.conftest import NewGuest
from tests.browser.easy_come_pages import Hunter
from tests.browser.guests import Guest
from tests.browser.royale_pages import SET_UPS, Roller

# What everybody can see, noted whenever it has changed; a frame is the shortest moment there is.
RECORD = """() => {
window.moments = [];
window.summaries = [];
const all = (selector) => [...document.querySelectorAll(selector)];
const texts = (selector) => all(selector).map((element) => element.innerText.trim());
// What only moves over for something else tells nothing.
const isFlight = (animation) =>
  !(animation instanceof CSSTransition) && !animation.effect.target.matches(".stacks > li, .hand > li");
const see = %s;
const look = () => {
  const moment = JSON.stringify({
    log: all("aside .game p").map((line) => (line.querySelector(".quiet") ?? line).innerText.trim()),
    header: document.querySelector("header .turn").innerText.trim(),
    title: document.title,
    flying: document.querySelector("main .table").getAnimations({ subtree: true }).filter(isFlight).length,
    isOver: document.querySelector("dialog[open] table") !== null,
    ...see(),
  });
  const summary = document.querySelector(".summary");
  if (summary) {
    window.summaries.push(document.querySelector("header .turn").innerText.trim() + summary.innerText);
    summary.querySelector(".continue").click();
  }
  if (moment !== window.moments.at(-1)) window.moments.push(moment);
  requestAnimationFrame(look);
};
look();
}"""
# Dice rolled and money; of prizes, who holds them; of cards, those played and the tricks.
SEE_CASINOS = """() => ({
  rolled: all("[data-spot=tray] [data-spot^=group-]")
    .flatMap((group) => [...group.querySelectorAll("svg")].map(() => group.dataset.spot.at(-1)))
    .sort().join(" "),
  money: texts("[data-spot^=seat-] > .quiet").map((text) => text.match(/\\$[\\d,]+/)?.[0] ?? ""),
})"""
SEE_PRIZES = """() => ({
  rolled: all("[data-spot=rolled] [data-face]").map((die) => die.dataset.face).sort().join(" "),
  players: texts("[data-spot^=seat-] > .quiet"),
})"""
SEE_CARDS = """() => ({ players: texts(".seats > li > .quiet"), isFree: all(".bids").length > 0 })"""
ROLL = re.compile(r" rolls ([0-6](?: [0-6])*)(?:, Biggy ([1-6]))?$")
PAYMENT = re.compile(r" pays .* (\$[\d,]+)\.$")
PRIZE = re.compile(r"^(.*) (?:takes|steals) (.*) from ")
CARD = re.compile(r"^(.*) plays (.*)$")
TRICK = re.compile(r"^(.*) takes the trick with .*, (\d) so far\.$")
SCORE = re.compile(r"^(.*) bid .*, (\d+) in all\.$")

Moment = dict[str, Any]


def dollars(text: str) -> int:
    """An amount of money."""
    return int(re.sub(r"\D", "", text) or 0)


def found(what: re.Pattern[str], lines: list[str]) -> list[re.Match[str]]:
    """The lines that tell such a thing."""
    return [line for line in map(what.search, lines) if line]


def check_roll(before: Moment, moment: Moment, new: list[str]) -> None:
    """What the log has just told lies on the table."""
    rolls = [" ".join(sorted(re.findall(r"\d", roll[0].split(" rolls ")[1]))) for roll in found(ROLL, new)]
    if len(rolls) == 1:  # between two frames of a busy machine more may have been rolled than is seen
        assert rolls[0] in (before["rolled"], moment["rolled"]), new


def check_casinos(before: Moment, moment: Moment, new: list[str]) -> None:
    """Dice told are seen, and what is said to be paid has arrived."""
    check_roll(before, moment, new)
    told = sum(dollars(payment[1]) for payment in found(PAYMENT, moment["log"]))
    assert told <= sum(map(dollars, moment["money"])), new


def check_prizes(before: Moment, moment: Moment, new: list[str]) -> None:
    """Dice told are seen, and who is said to have taken a prize holds it."""
    check_roll(before, moment, new)
    prizes = found(PRIZE, new)
    if len(prizes) == 1:
        assert is_shown([*before["players"], *moment["players"]], prizes[0][1], prizes[0][2]), new


def check_cards(before: Moment, moment: Moment, new: list[str]) -> None:
    """A card told lies on the table; who is said to have taken a trick or scored has as many."""
    shown = [*before["players"], *moment["players"]]
    played, taken, scored = found(CARD, new), found(TRICK, new), found(SCORE, new)
    if len(played) == 1 and not taken:
        assert is_shown(shown, played[0][1], f"played the {played[0][2]}"), new
    if len(taken) == 1 and not scored:  # tricks are put away with the score
        assert is_shown(shown, taken[0][1], say("all-or-nothing-ui-tricks", "en", count=int(taken[0][2]))), (
            new
        )
    for score in scored:
        assert is_shown(shown, score[1], say("all-or-nothing-points", "en", points=int(score[2]))), new


def is_shown(players: list[str], name: str, fact: str) -> bool:
    """Whether something is said of a player beside the table."""
    return any(player.startswith(f"{name},") and fact in player for player in players)


class Told(NamedTuple):
    """A game that is looked at: how it is agreed and played, what is seen, and how that fits the log."""

    seats: tuple[str, ...]
    options: dict[str, Any]
    mover: Callable[[Guest], Callable[[], object]]
    see: str
    check: Callable[[Moment, Moment, list[str]], None]
    moves: int | None = None  # of a game that may be long


GAMES = {
    "las-vegas": Told(
        ("me", "novice", "novice"),
        {"rounds": 1, "open_money": True},
        lambda guest: guest.move,
        SEE_CASINOS,
        check_casinos,
    ),
    "royale": Told(
        ("me", "novice"),
        {"rounds": 1, "open_money": True, **SET_UPS[1]},
        lambda guest: Roller(guest).move,
        SEE_CASINOS,
        check_casinos,
    ),
    "easy-come": Told(
        ("me", "novice"), {"first": 0}, lambda guest: Hunter(guest).move, SEE_PRIZES, check_prizes, moves=8
    ),
    "all-or-nothing": Told(
        ("me", "novice", "novice"),
        {"deals": 1},
        lambda guest: partial(cards.move, guest),
        SEE_CARDS,
        check_cards,
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_log_header_and_board_say_the_same_at_every_moment(new_guest: NewGuest, name: str) -> None:
    guest, game = new_guest(is_still=False, settings={"speed": "fast", "summary": "stays"}), GAMES[name]
    guest.come(guest.make_table(*game.seats, game=name, options=game.options).path)
    turns.wait_to_be_asked(guest.page)
    guest.page.evaluate(RECORD % game.see)
    turns.play({guest.page: game.mover(guest)}, game.moves)
    turns.next_asked([guest.page])
    if turns.is_over(guest.page):
        guest.wait_until(lambda: bool(guest.page.evaluate("JSON.parse(moments.at(-1)).isOver")))
    moments: list[Moment] = guest.page.evaluate("moments.map(JSON.parse)")
    assert len(moments) > 10
    for before, moment in pairwise(moments):
        game.check(before, moment, moment["log"][len(before["log"]) :])
        if is_asked(guest, moment) or moment["header"] == guest.say("ui-game-over") or moment["isOver"]:
            assert not moment["flying"], moment
    if name == "las-vegas":
        check_payments(guest, moments[-1])


def is_asked(guest: Guest, moment: Moment) -> bool:
    """Whether one is told to move; while all bid at once, others may do so meanwhile."""
    is_told = moment["header"].startswith(guest.say("ui-your-turn")) or moment["title"].startswith("●")
    return is_told and not moment.get("isFree")


def check_payments(guest: Guest, end: Moment) -> None:
    """All payments of the round were told, and stood in its summary, which was read and put away once."""
    (summary,) = guest.page.evaluate("summaries")
    assert summary.startswith(guest.say("ui-round-over"))
    paid = [payment[1] for payment in found(PAYMENT, end["log"])]
    assert paid, "all payments are told in the end"
    assert all(amount in summary for amount in paid)
    assert sum(map(dollars, paid)) == sum(map(dollars, end["money"]))
