"""How messages to clients are framed: small ones as they are, large ones compressed where the client can.

Compressing every message costs more processor time than the move it tells of, and a compressor that remembers
the messages before costs more memory than all else about an idle client; so each large message stands alone.
"""

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

LARGE = 4096  # bytes; what is told of a move has less, what whoever comes is told may have more
FINAL_TEXT = 0x81
MEDIUM_LENGTH = 126  # says that the length follows in two bytes

COMPRESSION = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"memLevel": 5}
)


def small_frame(text: bytes) -> bytes:
    """A message of less than 64 kB in one frame."""
    if len(text) < MEDIUM_LENGTH:
        return bytes((FINAL_TEXT, len(text))) + text
    return bytes((FINAL_TEXT, MEDIUM_LENGTH, len(text) >> 8, len(text) & 255)) + text
