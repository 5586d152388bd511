"""Small messages are framed by hand; the frames are those that the protocol asks for."""

import pytest
from websockets.frames import Frame, Opcode

from flambeur.house.frames import small_frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 255, 256, 4096, 65_535])
def test_a_small_message_is_framed_as_the_protocol_asks(length: int) -> None:
    text = b"x" * length
    assert small_frame(text) == bytes(Frame(Opcode.TEXT, text).serialize(mask=False))
