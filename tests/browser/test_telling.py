"""Nothing is told before it is seen: log, header and board are compared at every moment of a game."""

import re
from itertools import pairwise
from typing import Any

from tests.browser import turns
from tests.browser.conftest import NewGuest

# What everybody can see, noted whenever it has changed; a frame is the shortest moment there is.
RECORD = """() => {
window.moments = [];
window.summaries = [];
const all = (selector) => [...document.querySelectorAll(selector)];
const texts = (selector) => all(selector).map((element) => element.innerText.trim());
const isFlight = (animation) => !(animation instanceof CSSTransition);
const values = (group) => [...group.querySelectorAll("svg")].map(() => group.dataset.spot.at(-1));
const look = () => {
  const moment = JSON.stringify({
    log: all("aside .game p").map((line) => (line.querySelector(".quiet") ?? line).innerText.trim()),
    header: document.querySelector("header .turn").innerText.trim(),
    title: document.title,
    offered: document.querySelectorAll(".tray button[aria-keyshortcuts]").length,
    flying: document.querySelector(".las-vegas").getAnimations({ subtree: true }).filter(isFlight).length,
    rolled: all("[data-spot=tray] [data-spot^=group-]").flatMap(values).join(" "),
    money: texts("[data-spot^=seat-] > .quiet").map((text) => text.match(/\\$[\\d,]+/)?.[0] ?? ""),
    isOver: document.querySelector("dialog[open] table") !== null,
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
ROLL = re.compile(r" rolls ([1-6](?: [1-6])*)$")
PAYMENT = re.compile(r" pays .* (\$[\d,]+)\.$")

Moment = dict[str, Any]


def dollars(text: str) -> int:
    """An amount of money."""
    return int(re.sub(r"\D", "", text) or 0)


def check_log(before: Moment, moment: Moment) -> None:
    """What the log has just told lies on the table, and what it says was paid has arrived."""
    new = moment["log"][len(before["log"]) :]
    rolls = [roll[1] for line in new if (roll := ROLL.search(line))]
    if len(rolls) == 1:  # between two frames of a busy machine more may have been rolled than is seen
        assert rolls[0] in (before["rolled"], moment["rolled"]), new
    told = sum(dollars(payment[1]) for line in moment["log"] if (payment := PAYMENT.search(line)))
    assert told <= sum(map(dollars, moment["money"])), new


def test_log_header_and_board_say_the_same_at_every_moment(new_guest: NewGuest) -> None:
    guest = new_guest(is_still=False, settings={"speed": "fast", "summary": "stays"})
    options = {"rounds": 1, "open_money": True}
    guest.come(guest.make_table("me", "novice", "novice", options=options).path).wait_for_turn()
    guest.page.evaluate(RECORD)
    turns.play({guest.page: guest.move})
    guest.page.wait_for_function("JSON.parse(moments.at(-1)).isOver")
    moments: list[Moment] = guest.page.evaluate("moments.map(JSON.parse)")
    assert len(moments) > 10
    for before, moment in pairwise(moments):
        check_log(before, moment)
        if moment["header"].startswith(guest.say("ui-your-turn")) or moment["title"].startswith("●"):
            assert not moment["flying"], moment
        if moment["header"] == guest.say("ui-game-over") or moment["isOver"]:
            assert not moment["flying"], moment
    (summary,) = guest.page.evaluate("summaries")  # read and put away, once
    assert summary.startswith(guest.say("ui-round-over"))
    for line in moments[-1]["log"]:
        if payment := PAYMENT.search(line):
            assert payment[1] in summary
    paid = [line for line in moments[-1]["log"] if PAYMENT.search(line)]
    assert paid, "all payments are told in the end"
    assert sum(dollars(PAYMENT.findall(line)[0]) for line in paid) == sum(map(dollars, moments[-1]["money"]))
