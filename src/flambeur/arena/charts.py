"""What the pictures of reports are made of: SVG that fills any width, beside words that keep their size."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from flambeur.arena.markup import Markup, tag
from flambeur.arena.number_format import short

DASHES = ("none", "7 4", "2 4", "9 3 2 3")
TICKS = 5
EDGE = 0.04  # of the width
STEPS = (1, 2, 2.5, 5, 10)
FULL = {"viewBox": "0 0 100 100", "preserveAspectRatio": "none", "aria_hidden": "true"}


@dataclass(frozen=True)
class Look:
    """By what a line is known: its colour and its stroke."""

    hue: str
    dash: str

    def mark(self) -> Markup:
        """A short piece of the line, for a legend."""
        line = tag("path", d="M4 50H96", stroke_dasharray=self.dash, vector_effect="non-scaling-stroke")
        return tag("svg", line, class_=f"mark {self.hue}", **FULL)


@dataclass(frozen=True)
class Curve:
    """A line through points."""

    name: str
    look: Look
    points: Sequence[tuple[float, float]]


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two numbers."""
    rough = (high - low) / TICKS or 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in STEPS if power * factor >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [round(i * step, 12) for i in range(first, math.floor(high / step + 1e-9) + 1)]


def stroke(path: str, kind: str) -> Markup:
    """A line of one width, whatever the picture is stretched to."""
    return tag("path", d=path, class_=kind, vector_effect="non-scaling-stroke")


def row(name: Markup, value: str, beside: str, hue: str, drawn: Markup) -> Markup:
    """A row of a chart: whose it is, its figures, and what is drawn."""
    figures = tag("span", tag("b", value), " ", tag("small", beside), class_="figures")
    track = tag("svg", drawn, class_=f"track {hue}", **FULL)
    return tag("li", tag("span", name, class_="name"), figures, track)


def axis(marks: Iterable[tuple[float, str]]) -> Markup:
    """Words below a picture, at these parts of its width; those at the ends stay inside."""
    shown = [
        tag("span", text, style=f"left:{100 * where:.2f}%;transform:translateX(-{100 * _side(where):g}%)")
        for where, text in marks
    ]
    return tag("div", *shown, class_="axis", aria_hidden="true")


def _side(where: float) -> float:
    return 0.0 if where < EDGE else 1.0 if where > 1 - EDGE else 0.5


def curve_chart(
    curves: Sequence[Curve], heights: tuple[float, float], end: int, unit: str, lang: str
) -> Markup:
    """Curves from 0 to `end`, between two heights, with a grid."""
    low, high = heights

    def drawn(curve: Curve) -> Markup:
        places = [f"{100 * x / end:.3f} {100 * (high - y) / (high - low):.3f}" for x, y in curve.points]
        path = f"M{places[0]}" + "".join(f"L{place}" for _, place in pairwise(places))
        line = tag("path", d=path, stroke_dasharray=curve.look.dash, vector_effect="non-scaling-stroke")
        return tag("g", tag("title", curve.name), line, class_=f"curve {curve.look.hue}")

    marks = [((high - tick) / (high - low), short(tick, lang)) for tick in ticks(low, high)]
    lines = [stroke(f"M0 {100 * where:.3f}H100", "grid") for where, _ in marks]
    left = [tag("span", text, style=f"top:{100 * where:.2f}%") for where, text in marks]
    picture = tag("svg", *lines, *map(drawn, curves), role="img", **(FULL | {"aria_hidden": "false"}))
    return tag(
        "div",
        tag("div", *left, class_="heights", aria_hidden="true"),
        tag("div", picture, class_="canvas"),
        axis((tick / end, short(tick, lang)) for tick in ticks(0, end)),
        tag("p", unit, class_="unit"),
        class_="curves",
    )


def legend(entries: Iterable[tuple[Look, str, str]]) -> Markup:
    """What the curves stand for: look, name and a figure of each."""
    shown = [tag("li", look.mark(), f"{name} ", tag("b", figure)) for look, name, figure in entries]
    return tag("ul", *shown, class_="legend")


def chart(rows: Sequence[Markup], marks: Iterable[tuple[float, str]]) -> Markup:
    """Rows above an axis."""
    return tag("div", tag("ul", *rows, class_="rows"), axis(marks), class_="chart")
