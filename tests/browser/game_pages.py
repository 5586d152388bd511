"""Every game that has a table, as it is shown and judged: a game is one entry in a list."""

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator

from tests.browser import all_or_nothing_pages as cards
from tests.browser import easy_come_pages as prizes
from tests.browser import royale_pages as rollers
from tests.browser.guests import Guest

Visit = Callable[[Guest], object]
COMPANY = ("me", "shark", "regular", "novice")


class GamePages(NamedTuple):
    """A game: a fresh table when it is one's turn, and moments that are worth a picture."""

    name: str
    table: Visit
    moments: dict[str, Visit]

    def rules(self, guest: Guest) -> None:
        """Its rules, which are illustrated."""
        guest.come(f"/rules/{self.name}").page.get_by_role("heading", level=2).first.wait_for()

    @property
    def pages(self) -> dict[str, Visit]:
        """All that is worth a picture, by name."""
        return {**self.moments, "rules": self.rules}


def point_at(guest: Guest, choice: Locator) -> None:
    """See what a choice would bring, without making it."""
    if guest.screen.is_touch:
        choice.tap()
    else:
        choice.hover()


# Las Vegas


def las_vegas(guest: Guest) -> None:
    """Dice that have just been rolled."""
    guest.come(guest.make_table(*COMPANY, options={}).path).wait_for_turn()


def casinos(guest: Guest) -> None:
    """A game in full swing, and what a choice would bring."""
    las_vegas(guest)
    guest.play(moves=3)
    point_at(guest, guest.wait_for_turn().choices.first)


# Easy Come Easy Go


def easy_come(guest: Guest) -> prizes.Hunter:
    """Nobody has a prize yet."""
    return prizes.sit_at(guest, *COMPANY)


def gallery(guest: Guest) -> None:
    """Some prizes are on shelves, another can be claimed, and chances are shown."""
    hunter = prizes.bring_to_claim(guest, *COMPANY, taken=3).wait_for_turn()
    guest.press(guest.button("easy-come-ui-chances"))
    point_at(guest, hunter.claims.first)


# Alles oder Nichts


def all_or_nothing(guest: Guest) -> None:
    """Cards are dealt, bids are asked for."""
    _deal(guest, deals=7)


def bidding(guest: Guest) -> None:
    """A hand, and a bid about to be laid."""
    all_or_nothing(guest)
    point_at(guest, cards.bids(guest).nth(2))


def trick(guest: Guest) -> None:
    """Others have played; it is one's turn to follow, in a later trick."""
    _deal(guest, deals=7, dealer=0)
    for _ in range(3):  # the bid, a word about it, a card
        cards.move(guest, which=1)
    playable, laid = guest.page.locator(".hand [data-choice]"), guest.page.locator(".slot [data-piece]")
    while cards.wait_for_turn(guest) is guest and (playable.count() == 0 or laid.count() < 2):
        cards.move(guest)
    point_at(guest, cards.choices(guest).last)


def scores(guest: Guest) -> None:
    """The score sheet after two deals, of six and five cards."""
    _deal(guest, deals=7)
    for _ in range(8 + 7):
        cards.move(guest, which=1)
    cards.wait_for_turn(guest)
    guest.press(guest.button("all-or-nothing-ui-scores"))
    guest.page.get_by_role("dialog").wait_for()


def _deal(guest: Guest, **options: Any) -> None:
    guest.come(cards.make_table(guest, *COMPANY, **options).path)
    cards.wait_for_turn(guest)


# Las Vegas Royale


def royale(guest: Guest) -> rollers.Roller:
    """Dice that have just been rolled, and three boards."""
    return rollers.sit_at(guest, *COMPANY, rounds=3)


def strip(guest: Guest) -> None:
    """A round in full swing, and what a choice would bring."""
    roller = royale(guest)
    roller.play(moves=3)
    point_at(guest, roller.wait_for_turn().choices.first)


GAMES = (
    GamePages("las-vegas", las_vegas, {"table": casinos}),
    GamePages("easy-come", easy_come, {"table": gallery}),
    GamePages("all-or-nothing", all_or_nothing, {"table": trick, "bidding": bidding, "scores": scores}),
    GamePages("royale", royale, {"table": strip}),
)
