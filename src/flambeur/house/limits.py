"""How much of the server one client may take, and for how long."""

from dataclasses import dataclass

CONNECTIONS = 10_000  # at once, as far as the system allows
REQUESTS = 600  # of one person in a minute; ten times as many from one address
NEW_TABLES = 120  # of one person in an hour; ten times as many from one address
PER_ADDRESS = 500  # connections at once: a school behind one address stays far below


@dataclass(frozen=True)
class Limits:
    """What a server grants its clients."""

    connections: int = CONNECTIONS
    per_address: int = PER_ADDRESS
    proxies: tuple[str, ...] = ()  # whose word about host, scheme and address of a client is taken
    request_seconds: float = 20.0  # from the first byte of a request to its last
    idle_seconds: int = 75  # between two requests; clients that keep connections reuse them after 60 and more
    heartbeat_seconds: float = 20.0  # between two pings, and until one must be answered
    stall_seconds: float = 20.0  # that bytes may wait for a client who takes none of them
    farewell_seconds: float = 3.0  # for a client to answer that a socket is closed
    closing_seconds: int = 5  # for clients to take what is left when the house closes
    largest_frame: int = 16 * 1024
    pings: int = 20  # of a client at once, and then one a second
    unread_messages: int = 64  # of a client that talks faster than the house listens


USUAL = Limits()
