"""The pages about people, each as a guest comes to it."""

from playwright.sync_api import expect

from tests.browser.guests import Guest


def devices(guest: Guest) -> None:
    """All by which one comes to be oneself, with a code shown."""
    guest.come("/me/devices")
    guest.press(guest.button("people-link-show"))
    guest.page.locator("output").wait_for()


def recovery(guest: Guest) -> None:
    """Codes to write down."""
    guest.come("/me/devices")
    write_down(guest)


def write_down(guest: Guest) -> None:
    """Let the page show them."""
    guest.press(guest.button("people-recovery-make"))
    guest.page.locator("code").first.wait_for()


def leaving(guest: Guest) -> None:
    """Somebody who is about to delete themselves."""
    guest.come("/me/devices")
    guest.press(guest.button("people-delete"))
    expect(guest.button("people-delete-sure")).to_be_disabled()


def entering(guest: Guest) -> None:
    """A code that opens nothing."""
    guest.come("/me/link")
    type_code(guest, "NO-SUCH-CODE")
    guest.page.get_by_role("alert").wait_for()


def joining(guest: Guest) -> None:
    """An invitation into a private house."""
    guest.come("/join#something")
    guest.button("people-join-use").wait_for()


def type_code(guest: Guest, code: str) -> None:
    """Type a code where this device is linked."""
    guest.page.get_by_label(guest.say("people-enter-code")).fill(code)
    guest.press(guest.button("people-enter-look"))
