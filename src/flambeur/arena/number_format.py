"""Figures as people write them, in their language."""

import math
from datetime import datetime

from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

from flambeur.arena.statistics import Estimate

UNKNOWN = "–"


def number(value: float, lang: str, digits: int = 0) -> str:
    """A number with so many decimals."""
    if not math.isfinite(value):
        return UNKNOWN
    decimals = f".{'0' * digits}" if digits else ""
    return format_decimal(value, f"#,##0{decimals}", locale=lang)


def short(value: float, lang: str) -> str:
    """A number with the decimals it has, for the marks of an axis."""
    return format_decimal(value, "#,##0.######", locale=lang)


def rounded(value: float, lang: str) -> str:
    """A positive number with three digits that count."""
    digits = 2 - math.floor(math.log10(value)) if value > 0 else 0
    return number(value, lang, max(0, min(digits, 6)))


def percent(value: float, lang: str, digits: int = 1) -> str:
    """A share of one as percent."""
    if not math.isfinite(value):
        return UNKNOWN
    decimals = f".{'0' * digits}" if digits else ""
    pattern = {"en": f"0{decimals}%"}.get(lang, f"0{decimals}\N{NO-BREAK SPACE}%")
    return format_percent(value, pattern, locale=lang)


def shares(estimate: Estimate, lang: str) -> str:
    """An interval of shares."""
    return f"{percent(estimate.low, lang)} – {percent(estimate.high, lang)}"


def spread(estimate: Estimate, lang: str) -> str:
    """An interval of shares, in short."""
    low = percent(estimate.low, lang).rstrip("%\N{NO-BREAK SPACE}")
    return f"{low}–{percent(estimate.high, lang)}"


def results(estimate: Estimate, lang: str) -> str:
    """An interval of results."""
    return f"{number(estimate.low, lang, 2)} – {number(estimate.high, lang, 2)}"


def give_or_take(estimate: Estimate, lang: str) -> str:
    """A mean result, and half the width of its interval."""
    return f"{number(estimate.mean, lang, 2)} ± {number((estimate.high - estimate.low) / 2, lang, 2)}"


def moment(when: datetime, lang: str) -> str:
    """A date and a time of day."""
    return f"{format_date(when, 'long', locale=lang)}, {when:%H:%M %Z}"
