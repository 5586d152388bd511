"""The pictures of a report: SVG that fills any width, with words beside it that keep their size."""

import math

from flambeur.arena.charts import DASHES, TICKS, Curve, Look, chart, curve_chart, row, stroke, ticks
from flambeur.arena.markup import Markup, join, tag
from flambeur.arena.number_format import percent, rounded, shares, short
from flambeur.arena.standings import Placed, Standings
from flambeur.words import say

HUES = 7


def look_of(bot: Placed) -> Look:
    """By what a bot is known: colour and stroke, in rows as in curves."""
    return Look(f"hue-{bot.number % HUES}", DASHES[bot.number // HUES % len(DASHES)])


def mark_of(bot: Placed) -> Markup:
    """The sign of a bot."""
    return look_of(bot).mark()


def win_plot(standings: Standings, lang: str) -> Markup:
    """A row a bot: dot and interval, with a line where equals would be."""
    top = min(1.0, max(bot.wins.high for bot in standings.bots) * 1.05)
    marks = ticks(0, top)
    lines = [stroke(f"M{100 * tick / top:.3f} 0V100", "grid") for tick in marks]
    rows = [
        _row(
            bot,
            percent(bot.wins.mean, lang),
            shares(bot.wins, lang),
            join(*lines, _whisker(bot, standings.expected, top)),
        )
        for bot in standings.bots
    ]
    return chart(rows, [(tick / top, percent(tick, lang, 0)) for tick in marks])


def _whisker(bot: Placed, expected: float, top: float) -> Markup:
    low, mean, high, equal = (
        100 * value / top for value in (bot.wins.low, bot.wins.mean, bot.wins.high, expected)
    )
    return join(
        stroke(f"M{equal:.3f} 0V100", "equal"),
        stroke(f"M{low:.3f} 50H{high:.3f}", "whisker"),
        _dot(mean),
    )


def _dot(where: float) -> Markup:
    return stroke(f"M{where:.3f} 50h0", "dot")


def time_plot(standings: Standings, lang: str) -> Markup:
    """A row a bot: a dot at the logarithm of its time; no bar, for there is no zero where it could begin."""
    times = [max(bot.milliseconds, 1e-6) for bot in standings.bots]
    low, high = math.floor(math.log10(min(times))), math.ceil(math.log10(max(times)) + 1e-9)
    wide = max(1, high - low)
    marks = range(low, high + 1, -(-wide // TICKS))
    lines = [stroke(f"M{100 * (power - low) / wide:.3f} 0V100", "grid") for power in marks]
    rows = [
        _row(bot, rounded(time, lang), "ms", join(*lines, _dot(100 * (math.log10(time) - low) / wide)))
        for bot, time in zip(standings.bots, times, strict=True)
    ]
    return chart(rows, [((power - low) / wide, short(10.0**power, lang)) for power in marks])


def _row(bot: Placed, value: str, beside: str, drawn: Markup) -> Markup:
    return row(join(mark_of(bot), tag("b", bot.name)), value, beside, look_of(bot).hue, drawn)


def rating_plot(standings: Standings, lang: str) -> Markup:
    """A curve a bot: its rating after so many games."""
    values = [rating.mu for _, ratings in standings.curve for rating in ratings]
    low, high = min(values), max(values) + 1e-6
    margin = 0.06 * (high - low)
    curves = [
        Curve(bot.name, look_of(bot), [(at, now[bot.number].mu) for at, now in standings.curve])
        for bot in standings.bots
    ]
    games = max(1, standings.games)
    return curve_chart(curves, (low - margin, high + margin), games, say("arena-games-axis", lang), lang)
