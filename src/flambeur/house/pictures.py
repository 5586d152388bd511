"""Pictures of the house: its mark, and a table as it looks in the preview of a link."""

import math
from collections.abc import Sequence
from functools import lru_cache

from flambeur.house.drawing import Canvas, Point, curve

FELT, NIGHT, PAPER, EDGE, FLAME = "#10201c", "#0b1211", "#fbf6ea", "#d8cfb9", "#e57b0c"
LIGHTS = ("#ffc55c", "#ff9e5e", "#ff8577", "#ffb27d", "#f7d774", "#ff8fa8")
SEATS = ("#ff7d6e", "#6db4ff", "#5fd696", "#f4d35e", "#d19bff", "#4fd8dc")  # as in web/src/ui/tokens.css
WIDTH, HEIGHT = 1200, 630  # what previews are made for
SHAPES = 6

# The mark in a square of 64: a flame, and the light in it.
FLAME_OUTLINE = curve(
    (33, 10),
    ((35, 19), (46, 24), (46, 36)),
    ((46, 44), (40, 50), (32, 50)),
    ((24, 50), (18, 44), (18, 37)),
    ((18, 30), (22, 27), (23, 22)),
    ((25, 24), (27, 26), (27, 29)),
    ((31, 24), (34, 19), (33, 10)),
)
HEART_OUTLINE = curve(
    (33, 31),
    ((34, 35), (38, 37), (38, 42)),
    ((38, 45.500), (35.500, 48), (32, 48)),
    ((28.500, 48), (26, 45.500), (26, 42)),
    ((26, 39), (28, 38), (29, 36)),
    ((30, 37), (30, 38), (31, 38)),
    ((32, 36), (33, 34), (33, 31)),
)


def icon(size: int, margin: float) -> bytes:
    """The mark of the house as a PNG; the margin, a part of the size, is what a phone may cut off."""
    canvas = Canvas(size, size, FELT)
    draw_mark(canvas, size * margin, size * margin, size * (1 - 2 * margin))
    return canvas.png()


def draw_mark(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A die whose one pip is a flame."""
    unit = size / 64
    canvas.box(x + 3 * unit, y + 3 * unit, 58 * unit, 58 * unit, 15 * unit, EDGE)
    canvas.box(x + 4 * unit, y + 4 * unit, 56 * unit, 56 * unit, 14 * unit, PAPER)
    for outline, fill in ((FLAME_OUTLINE, FLAME), (HEART_OUTLINE, PAPER)):
        canvas.polygon([(x + px * unit, y + (py + 2) * unit) for px, py in outline], fill)


@lru_cache(maxsize=64)
def table_picture(taken: tuple[bool, ...], light: int) -> bytes:
    """A table from above: the mark in the middle, around it the seats, those still open as rings."""
    canvas = Canvas(WIDTH, HEIGHT, NIGHT)
    canvas.pixels[:] = empty_table(light % len(LIGHTS)).pixels
    draw_seats(canvas, taken)
    return canvas.png()


@lru_cache(maxsize=len(LIGHTS))
def empty_table(light: int) -> Canvas:
    """The table under its light, and the Strip behind it."""
    canvas = Canvas(WIDTH, HEIGHT, NIGHT)
    draw_strip(canvas)
    canvas.glow(WIDTH / 2, 400, 620, LIGHTS[light], 0.4)
    draw_ellipse(canvas, 470, 208, "#2c403b")
    draw_ellipse(canvas, 456, 196, "#17332b")
    draw_ellipse(canvas, 440, 184, FELT)
    canvas.glow(WIDTH / 2, 380, 330, LIGHTS[light], 0.3)
    draw_mark(canvas, WIDTH / 2 - 92, 290, 184)
    return canvas


def draw_strip(canvas: Canvas) -> None:
    """Six casinos at night, behind the table."""
    tops = (150, 210, 110, 190, 130, 200)
    for number, (top, light) in enumerate(zip(tops, LIGHTS, strict=True)):
        left = 30 + 195 * number
        canvas.glow(left + 82, top, 200, light, 0.35)
        walls: list[Point] = [
            (left, 640),
            (left, top + 40),
            (left + 82, top),
            (left + 165, top + 40),
            (left + 165, 640),
        ]
        canvas.polygon(walls, light, 0.22)
        for y in range(top + 70, 420, 42):
            for x in range(3):
                canvas.box(left + 22 + 46 * x, y, 28, 18, 4, light)


def draw_ellipse(canvas: Canvas, across: float, down: float, fill: str) -> None:
    """The table top."""
    points = [(WIDTH / 2 + across * math.cos(a), 390 + down * math.sin(a)) for a in angles(72)]
    canvas.polygon(points, fill)


def draw_seats(canvas: Canvas, taken: Sequence[bool]) -> None:
    """Colour and shape of each seat; a seat that is open is a ring."""
    for number, (angle, is_taken) in enumerate(zip(angles(len(taken)), taken, strict=True)):
        x, y = WIDTH / 2 + 400 * math.cos(angle), 390 + 172 * math.sin(angle)
        fill = SEATS[number % len(SEATS)]
        canvas.disc(x, y, 54, NIGHT)
        canvas.polygon(outline_of(number, x, y, 38), fill)
        if not is_taken:
            canvas.polygon(outline_of(number, x, y, 27), NIGHT)


def outline_of(seat: int, x: float, y: float, size: float) -> list[Point]:
    """The shape of a seat: circle, square, triangle, diamond, star, cross."""
    shape = seat % SHAPES
    if shape == 5:
        third = size / 2.7
        half = [
            (-third, -size),
            (third, -size),
            (third, -third),
            (size, -third),
            (size, third),
            (third, third),
        ]
        return [(x + px, y + py) for px, py in half + [(-px, -py) for px, py in half]]
    corners = (40, 4, 3, 4, 10)[shape]
    turn = math.pi / 4 if shape == 1 else 0.0
    radii = (size, size * 1.2, size * 1.15, size * 1.15, size * 1.15)[shape]
    return [
        (
            x + radii * (0.45 if shape == 4 and i % 2 else 1) * math.sin(a + turn),
            y - radii * (0.45 if shape == 4 and i % 2 else 1) * math.cos(a + turn),
        )
        for i, a in enumerate(2 * math.pi * n / corners for n in range(corners))
    ]


def angles(count: int) -> list[float]:
    """Directions around a table, from the front."""
    return [math.pi / 2 + 2 * math.pi * number / count for number in range(count)]
