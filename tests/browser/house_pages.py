"""The pages of the house, each as a guest comes to it."""

from tests.browser.guests import Guest
from tests.browser.socket_player import play_unseen


def lobby(guest: Guest) -> None:
    """The first page, with something in its lists."""
    guest.make_table("me", "open", is_open=True)
    guest.come()
    guest.button("ui-play").wait_for()
    guest.page.locator("main li").first.wait_for()


def gathering(guest: Guest) -> None:
    """A table that waits for a guest."""
    guest.come(guest.make_table("me", "open", "novice").path)
    guest.button("ui-start").wait_for()


def playing(guest: Guest) -> None:
    """A game, when it is one's turn."""
    guest.come(guest.make_table("me", "novice", "novice", "novice").path).wait_for_turn()


def over(guest: Guest) -> None:
    """The end of a game."""
    place = guest.make_table("me", "novice")
    play_unseen(guest, place)
    guest.come(place.path).ending.wait_for()


def replay(guest: Guest) -> None:
    """A finished game, in the middle."""
    guest.come(f"{guest.bots_game().path}/replay?game=1&at=3").tray.wait_for()


def rules(guest: Guest) -> None:
    """The rules of the game."""
    guest.come("/rules/las-vegas").page.get_by_role("heading", level=2).first.wait_for()


def lost(guest: Guest) -> None:
    """An address where there is nothing."""
    guest.come("/t/one/two").link("ui-to-lobby").wait_for()
