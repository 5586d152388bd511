"""Who can reach the house: its address on the local network, and the code by which a phone finds it."""

import ipaddress
import socket
from io import StringIO

import segno
from rich.text import Text

# Reserved for documentation: nothing is sent there, the system only says from where it would be.
SOMEWHERE = ("192.0.2.1", 9)


def lan_address() -> str | None:
    """The address by which others on the local network reach this machine, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if is_loopback(address) else address


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach that address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def qr_code(text: str) -> Text:
    """The text as a code for the terminal: its colours are fixed, for some phones read no inverted ones."""
    drawn = StringIO()
    segno.make_qr(text, error="m").terminal(drawn, compact=True, border=2)
    return Text(drawn.getvalue(), style="bright_white on black", no_wrap=True)
