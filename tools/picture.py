"""Draws docs/watch.svg, the picture of the README: `.venv/bin/python tools/picture.py`.

The words are the real output of the command. Dice, the players' shapes and the lines of tables are drawn,
not written, because no font can be relied on to have them, or to have them as wide as a letter.
"""

from __future__ import annotations

import html
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Iterator

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "watch.svg"
COMMAND = ["watch", "las-vegas", "--players", "4", "--seed", "7"]
TURNS = 4  # of the first round that are shown

COLUMN, LINE, SIZE = 9.6, 23.0, 16  # width of a letter, height of a line, size of the font
MARGIN, TITLE = 32.0, 64.0
COLUMNS = 88
DIE = 1.9  # columns that a die takes

FELT, EDGE, PAPER, GOLD, INK = "#0a1612", "#3b5648", "#dde5da", "#e7b955", "#16211c"
DIM, IVORY = "#84978b", "#f6eeda"
COLOURS = {1: "#f4776b", 2: "#62d18d", 3: "#f4cf5d", 4: "#79adff"}  # red, green, yellow, blue

DICE = "⚀⚁⚂⚃⚄⚅"
PIPS = ("4", "26", "246", "0268", "02468", "023568")  # places on a die, three in a row
SHAPES = {
    "●": '<circle cx="0" cy="0" r="4.6"/>',
    "■": '<path d="M-4.2-4.2h8.4v8.4h-8.4z"/>',
    "▲": '<path d="M0-5 5 4.2H-5z"/>',
    "◆": '<path d="M0-5.6 5 0 0 5.6-5 0z"/>',
}
# How thick a line leaves a cell upwards, to the right, downwards and to the left.
LINES = {
    "┏": "0220",
    "┳": "0222",
    "┓": "0022",
    "┃": "2020",
    "━": "0202",
    "┡": "2210",
    "╇": "2212",
    "┩": "2012",
    "│": "1010",
    "─": "0101",
    "└": "1100",
    "┴": "1101",
    "┘": "1001",
}
DRAWN = DICE + "".join(SHAPES) + "".join(LINES)


def output() -> list[str]:
    """What the command prints, in colour."""
    program = [sys.executable, "-c", "from flambeur.cli import main; main()", *COMMAND]
    colour = {"FORCE_COLOR": "1", "COLUMNS": str(COLUMNS), "TERM": "xterm-256color"}
    kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    printed = subprocess.run(program, stdout=subprocess.PIPE, check=True, env={**kept, **colour})
    return printed.stdout.decode("utf-8").splitlines()


def shown(lines: list[str]) -> Iterator[Text]:
    """The opening, some turns, the payments of the first round and the standing."""
    texts = [Text.from_ansi(line) for line in lines]
    plain = [text.plain for text in texts]
    turns = next(i for i, words in enumerate(plain) if " rolls " in words)
    paying = max(i for i in range(plain.index(round_of(2, plain))) if " places " in plain[i]) + 1
    left_out = Text.from_ansi("\x1b[2m…")
    yield from texts[: turns + 2 * TURNS]
    yield left_out
    yield from texts[paying : plain.index(round_of(2, plain))]
    yield left_out
    yield from texts[plain.index("Final standing") :]


def round_of(number: int, plain: list[str]) -> str:
    """The line that begins a round."""
    return next(words for words in plain if words.startswith(f"Round {number}:"))


def draw(text: Text, y: float) -> Iterator[str]:
    """A line of the output."""
    x = MARGIN
    console = Console(width=10 * COLUMNS, color_system="truecolor")
    for words, style, _ in Segment.simplify(text.render(console)):
        for run in re.findall(f"[{DRAWN}]|[^{DRAWN}]+", words.rstrip("\n")):
            yield from drawn(run, style or Style.null(), x, y)
            x += COLUMN * (DIE if run in DICE else len(run))


def drawn(run: str, style: Style, x: float, y: float) -> Iterator[str]:
    """Letters, or one thing that is drawn."""
    middle = f"{x + COLUMN / 2:.1f} {y + LINE / 2:.1f}"
    if run in DICE:
        yield f'<use href="#d{DICE.index(run) + 1}" x="{x + 1:.1f}" y="{y + 3.5:.1f}"/>'
    elif run in SHAPES:
        yield f'<g transform="translate({middle})" fill="{colour_of(style)}">{SHAPES[run]}</g>'
    elif run in LINES:
        yield from cell(LINES[run], x, y)
    elif run.strip():
        yield letters(run, style, x, y)


def letters(run: str, style: Style, x: float, y: float) -> str:
    """Words, as wide as they are in a terminal whatever the font."""
    blank = len(run) - len(run.lstrip())
    words = run.strip()
    place = f'x="{x + COLUMN * blank:.1f}" y="{y + LINE * 0.69:.1f}" textLength="{COLUMN * len(words):.1f}"'
    weight = ' class="b"' if style.bold else ""
    fill = f' fill="{colour_of(style)}"' if colour_of(style) != PAPER else ""
    return f"<text {place}{weight}{fill}>{html.escape(words, quote=False)}</text>"


def colour_of(style: Style) -> str:
    """The colour of a style in the picture."""
    if style.dim:
        return DIM
    number = style.color.number if style.color else None
    return PAPER if number is None else COLOURS[number]


def cell(weights: str, x: float, y: float) -> Iterator[str]:
    """The piece of a table's frame that fills one cell."""
    ends = ((0, -LINE / 2), (COLUMN / 2, 0), (0, LINE / 2), (-COLUMN / 2, 0))
    for weight, (right, down) in zip(weights, ends):
        if weight != "0":
            path = f"M{x + COLUMN / 2:.1f} {y + LINE / 2:.1f}l{right:g} {down:g}"
            yield f'<path class="l" stroke-width="{weight}" d="{path}"/>'


def die(value: int) -> str:
    """A die of ivory, to be used by number."""
    pips = "".join(
        f'<circle cx="{3.9 + 4.1 * (int(place) % 3):.1f}" cy="{3.9 + 4.1 * (int(place) // 3):.1f}" r="1.6"/>'
        for place in PIPS[value]
    )
    body = f'<rect width="16" height="16" rx="3" fill="{IVORY}"/>'
    return f'<g id="d{value + 1}">{body}<g fill="{INK}">{pips}</g></g>'


def picture(texts: list[Text]) -> str:
    """The whole picture."""
    width, height = 2 * MARGIN + COLUMN * COLUMNS, TITLE + LINE * len(texts) + MARGIN
    command = " ".join(["flambeur", *COMMAND])
    lines = [piece for i, text in enumerate(texts) for piece in draw(text, TITLE + LINE * i)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"',
            f'width="{width:g}" height="{height:g}" role="img" fill="{PAPER}">',
            f"<title>The output of {command}</title>",
            f"<style>text{{font:{SIZE}px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',",
            "'Liberation Mono',monospace;white-space:pre}",
            f".b{{font-weight:700}}.l{{stroke:{EDGE}}}</style>",
            f"<defs>{''.join(map(die, range(6)))}</defs>",
            f'<rect x=".5" y=".5" width="{width - 1:g}" height="{height - 1:g}" rx="12" fill="{FELT}"',
            f'stroke="{EDGE}"/>',
            f'<text x="{MARGIN:g}" y="39" class="b" fill="{GOLD}">$ {command}</text>',
            *lines,
            "</svg>",
            "",
        ]
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(list(shown(output()))), encoding="utf-8")
    print(f"{PICTURE.name}: {PICTURE.stat().st_size:,} bytes")
