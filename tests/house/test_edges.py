"""Who takes more of the server than a client needs is cut off, and everybody else notices nothing."""

import asyncio
import socket
from unittest.mock import Mock

import pytest

from flambeur.house.addresses import household_of
from flambeur.house.frames import small_frame
from flambeur.house.protocols import BoundedHttp, BoundedSocket
from tests.house.edges import UPGRADE, Served, is_cut_off, served
from tests.house.hubs import SECONDS, until

pytestmark = pytest.mark.anyio

SHORT = 0.2  # seconds until somebody is cut off
LONG = 3600.0
PING, BINARY = 9, 2
ASKING = b"GET / HTTP/1.1\r\nHost: house\r\n\r\n"


def frame(opcode: int, content: bytes) -> bytes:
    """A frame of a client, masked with zeros."""
    return bytes([0x80 | opcode, 0x80 | len(content)]) + b"\0\0\0\0" + content


async def flood(house: Served, client: socket.socket, part: bytes) -> int:
    """Send the same again and again until the house hangs up; the most that waited for the client."""
    await until(lambda: bool(house.transports))
    [transport] = house.transports
    sending, most = asyncio.create_task(send_forever(client, part)), 0
    async with asyncio.timeout(SECONDS):
        while not sending.done():
            most = max(most, transport.get_write_buffer_size())
            await asyncio.sleep(0.01)
    assert isinstance(sending.exception(), ConnectionError)
    client.close()
    await until(lambda: not house.transports)
    return most


async def send_forever(client: socket.socket, part: bytes) -> None:
    """Until the house hangs up."""
    while True:
        await asyncio.get_running_loop().sock_sendall(client, part)


@pytest.mark.parametrize("opcode", [PING, BINARY])
async def test_who_talks_and_never_reads_is_soon_not_heard_any_more_and_then_cut_off(opcode: int) -> None:
    async with served(stall_seconds=SHORT, unread_messages=10**6, pings=10**6) as house:
        client = await house.open_socket()
        most = await flood(house, client, frame(opcode, b"p" * 125) * 1000)
        assert 0 < most < 1_000_000
        assert house.sockets == 0


async def test_who_talks_much_faster_than_anybody_listens_is_cut_off() -> None:
    async with served(stall_seconds=LONG, heartbeat_seconds=LONG) as house:
        client = await house.open_socket()
        await flood(house, client, frame(BINARY, b"") * 1000)


async def test_who_pings_without_end_is_cut_off() -> None:
    async with served(stall_seconds=LONG, heartbeat_seconds=LONG) as house:
        await flood(house, await house.open_socket(), frame(PING, b""))


async def test_who_talks_on_after_the_house_has_closed_is_not_read_and_soon_cut_off() -> None:
    async with served(farewell_seconds=SHORT, pings=10**6) as house:
        client = await house.open_socket()
        await asyncio.get_running_loop().sock_sendall(client, frame(BINARY, b"close"))
        await until(lambda: house.sockets == 0)
        most = await flood(house, client, frame(PING, b"p" * 125) * 1000)
        assert most == 0, "nothing is answered any more"


async def test_who_does_not_answer_a_ping_is_cut_off_even_if_something_waits_to_be_read() -> None:
    async with served(stall_seconds=LONG, heartbeat_seconds=SHORT) as house:
        client = await house.open_socket()
        await asyncio.get_running_loop().sock_sendall(client, frame(BINARY, b"x" * 125) * 20)
        await until(lambda: house.sockets == 0)
        assert await is_cut_off(client)


async def test_who_answers_no_ping_is_cut_off_whatever_was_still_to_be_sent() -> None:
    async with served(stall_seconds=LONG, heartbeat_seconds=SHORT, pings=10**6) as house:
        client = await house.open_socket()
        await until(lambda: bool(house.transports))
        [transport] = house.transports
        talking = asyncio.create_task(send_forever(client, frame(PING, b"p" * 125) * 1000))
        await until(lambda: transport.is_closing())
        await until(lambda: not house.transports)
        talking.cancel()


@pytest.mark.parametrize(
    "half",
    [b"", b"GET", b"GET / HTTP/1.1\r\nHost: house\r\n",
     b"POST / HTTP/1.1\r\nHost: house\r\nContent-Length: 9\r\n\r\nhalf"],
    ids=["nothing", "a word", "half a head", "half a body"],
)  # fmt: skip
async def test_a_request_that_does_not_become_whole_is_cut_off(half: bytes) -> None:
    async with served(request_seconds=SHORT) as house:
        client = await house.connect(half)
        assert await is_cut_off(client)


async def test_who_does_not_take_an_answer_is_cut_off() -> None:
    async with served(stall_seconds=SHORT) as house:
        await house.connect(ASKING)
        await until(lambda: bool(house.transports))
        await until(lambda: not house.transports)


async def test_nobody_has_to_hurry_between_two_requests() -> None:
    async with served() as house:
        client = await house.connect(b"GET / HTTP")
        await until(lambda: bool(house.transports))
        [protocol] = house.server.server_state.connections
        assert isinstance(protocol, BoundedHttp)
        before = protocol.is_timed
        await asyncio.get_running_loop().sock_sendall(client, b"/1.1\r\nHost: house\r\n\r\n")
        await house.take_answer(client)
        assert (before, protocol.is_timed) == (True, False)
        assert protocol.timeout_keep_alive >= 75


async def test_a_socket_stays_for_as_long_as_its_client_likes() -> None:
    async with served() as house:
        client = await house.connect()
        await until(lambda: bool(house.transports))
        [protocol] = house.server.server_state.connections
        assert isinstance(protocol, BoundedHttp)
        assert protocol.is_timed
        await asyncio.get_running_loop().sock_sendall(client, UPGRADE)
        await house.take_answer(client, b"\r\n\r\n")
        assert not protocol.is_timed


async def test_what_is_said_at_once_is_written_at_once_and_before_the_farewell() -> None:
    async with served() as house:
        await house.open_socket()
        await until(lambda: house.sockets == 1)
        [protocol] = house.server.server_state.connections
        assert isinstance(protocol, BoundedSocket)
        protocol.transport = transport = Mock(wraps=protocol.transport)
        assert protocol.write_now(b"one")
        assert protocol.write_now(b"two")
        await until(lambda: bool(transport.write.mock_calls))
        assert protocol.write_now(b"three")
        await protocol.close(1000)
        written = [call.args[0] for call in transport.write.mock_calls]
        assert written[:2] == [small_frame(b"one") + small_frame(b"two"), small_frame(b"three")]
        assert len(written) == 3


async def refused(house: Served) -> bool:
    """Whether somebody who comes now is sent away."""
    client = await house.connect()
    async with asyncio.timeout(SECONDS):
        return (await asyncio.get_running_loop().sock_recv(client, 100)).startswith(b"HTTP/1.1 503 ")


async def test_there_is_room_for_so_many_from_one_address_and_again_when_one_leaves() -> None:
    async with served(per_address=2) as house:
        first = await house.open_socket()
        await house.open_socket()
        assert await refused(house)
        first.close()
        await until(lambda: len(house.transports) == 1)
        await house.open_socket()
        assert await refused(house)


async def test_a_proxy_may_bring_as_many_as_there_is_room_for() -> None:
    async with served(per_address=1, connections=3, proxies=("127.0.0.0/8",)) as house:
        for _ in range(3):
            await house.open_socket()
        assert await refused(house)


@pytest.mark.parametrize("limit", ["per_address", "connections"])
async def test_half_requests_and_idle_connections_keep_nobody_out(limit: str) -> None:
    async with served(**{limit: 3}) as house:
        await house.open_socket()
        half = [await house.connect(b"GET / HTTP/1.1\r\n") for _ in range(2)]
        await until(lambda: len(house.transports) == 3)
        for longest in half:
            honest = await house.connect(ASKING)
            await house.take_answer(honest)
            assert await is_cut_off(longest)
        await house.take_answer(await house.connect(ASKING))
        assert house.sockets == 1, "who is at a table stays"


async def test_the_house_closes_in_time_whoever_does_not_read() -> None:
    async with served(stall_seconds=LONG, closing_seconds=1, pings=10**6) as house:
        await house.connect(ASKING)
        sending = asyncio.create_task(send_forever(await house.open_socket(), frame(PING, b"p" * 125) * 1000))
        await until(lambda: len([each for each in house.transports if each.get_write_buffer_size()]) == 2)
        sending.cancel()


def test_a_household_is_one_address_or_the_front_of_many() -> None:
    assert household_of("192.0.2.7") != household_of("192.0.2.8")
    assert household_of("2001:db8:1:2::7") == household_of("2001:db8:1:2:ffff::8")
    assert household_of("2001:db8:1:2::7") != household_of("2001:db8:1:3::7")
    assert household_of("::ffff:192.0.2.7") == household_of("192.0.2.7")
    assert household_of("") == ""
