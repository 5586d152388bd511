"""The pictures of a report: SVG that fills any width, with words beside it that keep their size."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from flambeur.arena.markup import Markup, join, tag
from flambeur.arena.number_format import percent, rounded, shares, short
from flambeur.arena.standings import Placed, Standings
from flambeur.words import say

HUES = 7
DASHES = ("none", "7 4", "2 4", "9 3 2 3")
TICKS = 5
EDGE = 0.04  # of the width
STEPS = (1, 2, 2.5, 5, 10)
FULL = {"viewBox": "0 0 100 100", "preserveAspectRatio": "none", "aria_hidden": "true"}


def hue_of(bot: Placed) -> str:
    """The class of a bot's colour."""
    return f"hue-{bot.number % HUES}"


def mark_of(bot: Placed) -> Markup:
    """The sign of a bot: colour and stroke, as in the curves."""
    dash = DASHES[bot.number // HUES % len(DASHES)]
    line = tag("path", d="M4 50H96", stroke_dasharray=dash, vector_effect="non-scaling-stroke")
    return tag("svg", line, class_=f"mark {hue_of(bot)}", **FULL)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two numbers."""
    rough = (high - low) / TICKS or 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in STEPS if power * factor >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [round(i * step, 12) for i in range(first, math.floor(high / step + 1e-9) + 1)]


def win_plot(standings: Standings, lang: str) -> Markup:
    """A row a bot: dot and interval, with a line where equals would be."""
    top = min(1.0, max(bot.wins.high for bot in standings.bots) * 1.05)
    rows = [
        _row(
            bot, percent(bot.wins.mean, lang), shares(bot.wins, lang), _whisker(bot, standings.expected, top)
        )
        for bot in standings.bots
    ]
    return _chart(rows, [(tick / top, percent(tick, lang, 0)) for tick in ticks(0, top)])


def _whisker(bot: Placed, expected: float, top: float) -> Markup:
    low, mean, high, equal = (
        100 * value / top for value in (bot.wins.low, bot.wins.mean, bot.wins.high, expected)
    )
    return join(
        _stroke(f"M{equal:.3f} 0V100", "equal"),
        _stroke(f"M{low:.3f} 50H{high:.3f}", "whisker"),
        _stroke(f"M{mean:.3f} 50h0", "dot"),
    )


def time_plot(standings: Standings, lang: str) -> Markup:
    """A row a bot: a bar as long as the logarithm of its time."""
    times = [max(bot.milliseconds, 1e-6) for bot in standings.bots]
    low, high = math.floor(math.log10(min(times))), math.ceil(math.log10(max(times)) + 1e-9)
    wide = max(1, high - low)
    rows = [
        _row(
            bot,
            rounded(time, lang),
            "ms",
            _stroke(f"M0 50H{100 * (math.log10(time) - low) / wide:.3f}", "bar"),
        )
        for bot, time in zip(standings.bots, times, strict=True)
    ]
    every = -(-wide // TICKS)
    marks = range(low, high + 1, every)
    return _chart(rows, [((power - low) / wide, short(10.0**power, lang)) for power in marks])


def _row(bot: Placed, value: str, beside: str, drawn: Markup) -> Markup:
    name = tag("span", mark_of(bot), tag("b", bot.name), class_="name")
    figures = tag("span", tag("b", value), " ", tag("small", beside), class_="figures")
    return tag("li", name, figures, tag("svg", drawn, class_=f"track {hue_of(bot)}", **FULL))


def _chart(rows: Sequence[Markup], marks: Iterable[tuple[float, str]]) -> Markup:
    return join(tag("ul", *rows, class_="rows"), _axis(marks))


def _axis(marks: Iterable[tuple[float, str]]) -> Markup:
    """Words below a picture, at these parts of its width; those at the ends stay inside."""
    shown = [
        tag("span", text, style=f"left:{100 * where:.2f}%;transform:translateX(-{100 * _side(where):g}%)")
        for where, text in marks
    ]
    return tag("div", *shown, class_="axis", aria_hidden="true")


def _side(where: float) -> float:
    return 0.0 if where < EDGE else 1.0 if where > 1 - EDGE else 0.5


def rating_plot(standings: Standings, lang: str) -> Markup:
    """A curve a bot: its rating after so many games."""
    values = [rating.mu for _, ratings in standings.curve for rating in ratings]
    low, high = min(values), max(values) + 1e-6
    margin = 0.06 * (high - low)
    low, high = low - margin, high + margin
    games = max(1, standings.games)

    def place(at: int, mu: float) -> str:
        return f"{100 * at / games:.3f} {100 * (high - mu) / (high - low):.3f}"

    curves = [
        _curve(bot, [place(at, now[bot.number].mu) for at, now in standings.curve]) for bot in standings.bots
    ]
    heights = [((high - tick) / (high - low), short(tick, lang)) for tick in ticks(low, high)]
    lines = [_stroke(f"M0 {100 * where:.3f}H100", "grid") for where, _ in heights]
    left = [tag("span", text, style=f"top:{100 * where:.2f}%") for where, text in heights]
    picture = tag("svg", *lines, *curves, role="img", **(FULL | {"aria_hidden": "false"}))
    return tag(
        "div",
        tag("div", *left, class_="heights", aria_hidden="true"),
        tag("div", picture, class_="canvas"),
        _axis((tick / games, short(tick, lang)) for tick in ticks(0, games)),
        tag("p", say("arena-games-axis", lang), class_="unit"),
        class_="curves",
    )


def _curve(bot: Placed, places: list[str]) -> Markup:
    dash = DASHES[bot.number // HUES % len(DASHES)]
    path = f"M{places[0]}" + "".join(f"L{place}" for _, place in pairwise(places))
    drawn = tag("path", d=path, stroke_dasharray=dash, vector_effect="non-scaling-stroke")
    return tag("g", tag("title", bot.name), drawn, class_=f"curve {hue_of(bot)}")


def _stroke(path: str, kind: str) -> Markup:
    return tag("path", d=path, class_=kind, vector_effect="non-scaling-stroke")
