"""The pages of what was played, each as a guest comes to it who has played some games."""

from tests.browser.guests import Guest
from tests.browser.socket_player import play_unseen


def history(guest: Guest) -> None:
    """One's own games, the latest first."""
    if not guest.ask("/api/me/games")["games"]:
        for game in ("las-vegas", "easy-come"):
            play_unseen(guest, guest.make_table("me", "novice", game=game, options={}))
    guest.come("/me").page.get_by_role("article").first.wait_for()


def profile(guest: Guest) -> None:
    """One's own figures in a game."""
    history(guest)
    guest.come("/people/me?game=las-vegas").page.get_by_role("table").nth(3).wait_for()


def bot_profile(guest: Guest) -> None:
    """What is counted of a bot, for somebody who has played it."""
    history(guest)
    guest.come("/people/novice").page.get_by_role("table").first.wait_for()


def nothing_played(guest: Guest) -> None:
    """The history of somebody new."""
    guest.come("/me").page.get_by_text(guest.say("history-empty")).wait_for()
