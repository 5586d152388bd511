"""Pictures that the house draws by itself: shapes that are where they belong, in files that can be read."""

import struct
import zlib
from collections.abc import Iterator

import numpy as np
import pytest

from flambeur.house.drawing import PNG_HEAD, Canvas, colour, curve
from flambeur.house.pictures import SHAPES, icon, outline_of, table_picture

RED, BLUE = "#ff0000", "#0000ff"


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG, each with a check that holds."""
    assert png.startswith(PNG_HEAD)
    at = len(PNG_HEAD)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        name, content = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", png, at + 8 + length) == (zlib.crc32(name + content),)
        yield name, content
        at += 12 + length


def painted(canvas: Canvas) -> float:
    """How many pixels are red, those at edges in part."""
    return float(canvas.pixels[..., 0].sum() / 255)


def test_a_png_has_the_size_and_the_pixels_of_the_picture() -> None:
    canvas = Canvas(3, 2, BLUE)
    canvas.box(0, 0, 1, 2, 0, RED)
    parts = dict(chunks(canvas.png()))
    assert list(parts) == [b"IHDR", b"IDAT", b"IEND"]
    assert struct.unpack(">IIBBBBB", parts[b"IHDR"]) == (3, 2, 8, 2, 0, 0, 0)
    assert zlib.decompress(parts[b"IDAT"]) == 2 * (b"\0" + bytes.fromhex("ff0000" + 2 * "0000ff"))


@pytest.mark.parametrize(
    ("draw", "area"),
    [
        (lambda canvas: canvas.disc(50, 50, 30, RED), np.pi * 900),
        (lambda canvas: canvas.box(10, 20, 60, 40, 0, RED), 2400),
        (lambda canvas: canvas.box(10, 20, 60, 40, 10, RED), 2400 - (4 - np.pi) * 100),
        (lambda canvas: canvas.polygon([(10, 10), (90, 10), (10, 70)], RED), 2400),
    ],
    ids=["disc", "box", "round box", "triangle"],
)
def test_a_shape_covers_its_area(draw: object, area: float) -> None:
    canvas = Canvas(100, 100, BLUE)
    assert callable(draw)
    draw(canvas)
    assert painted(canvas) == pytest.approx(area, rel=0.01)


def test_what_lies_outside_the_picture_is_left_out() -> None:
    canvas = Canvas(20, 20, BLUE)
    canvas.disc(0, 0, 10, RED)
    assert painted(canvas) == pytest.approx(np.pi * 25, rel=0.03)


def test_light_fades_out() -> None:
    canvas = Canvas(20, 20, BLUE)
    canvas.glow(0, 0, 18, RED, 1.0)
    middle = [float(canvas.pixels[i, i, 0]) for i in range(14)]
    assert middle == sorted(middle, reverse=True)
    assert middle[-1] == 0


def test_a_curve_goes_from_its_start_to_its_end() -> None:
    points = curve((0, 0), ((0, 10), (10, 10), (10, 0)))
    assert (points[0], points[-1]) == ((0, 0), (10, 0))
    assert max(y for _, y in points) == pytest.approx(7.5)


def test_every_seat_has_a_shape_of_its_own() -> None:
    shapes = {tuple(outline_of(seat, 0, 0, 10)) for seat in range(SHAPES)}
    assert len(shapes) == SHAPES


def test_a_picture_of_a_table_tells_open_seats_from_taken_ones() -> None:
    full, half = (dict(chunks(table_picture(taken, 0))) for taken in ((True, True), (True, False)))
    assert struct.unpack(">II", full[b"IHDR"][:8]) == (1200, 630)
    assert full[b"IDAT"] != half[b"IDAT"]


def test_an_icon_shows_the_mark_of_the_house_on_felt() -> None:
    assert struct.unpack(">II", dict(chunks(icon(96, 0.1)))[b"IHDR"][:8]) == (96, 96)
    assert tuple(colour("#10201c")) == (16, 32, 28)
