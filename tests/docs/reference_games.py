"""What the sources of a game say: the fields of its state, its options, moves and events."""

import inspect
import re
import sys
from itertools import groupby
from typing import Any

from flambeur.core.contract import Game
from flambeur.core.layout import Layout
from flambeur.words import say

FIELD = re.compile(r"""^ {4}\("(\w+)",.*?\),?(?:  # (.*))?$""", re.MULTILINE)


def notes_of(game: Game) -> dict[str, str]:
    """What the source of the state says beside each field."""
    package = game.rules.__name__.rpartition(".")[0]
    source = inspect.getsource(sys.modules[f"{package}.state"])
    return dict(FIELD.findall(source[source.index("STATE = layout(") :]))


def shape_of(state: Layout, name: str) -> tuple[int, ...]:
    """The axes of a field as a view shows it."""
    if name in state.tallies:
        return (state.tallies[name],)
    return tuple(state.dtype[name].shape)


def type_of(state: Layout, name: str) -> str:
    """The type of a field in a view."""
    axes = len(shape_of(state, name))
    return "list[" * axes + "int" + "]" * axes


def class_name(game: Game) -> str:
    """The name of the type of a game's view."""
    return "".join(part.title() for part in game.name.split("-")) + "View"


def view_name(game: Game) -> str:
    """Where that type is found."""
    return f"{game.rules.__name__.rpartition('.')[0]}.view.{class_name(game)}"


def view_module(game: Game) -> str:
    """A module with the type of what `Match.view` gives."""
    notes = notes_of(game)
    lines = [
        f'"""What `Match.view` shows of {game.name}, as a type.',
        "",
        "Written by `python -m tests.docs.reference` from the layout: change it there.",
        '"""',
        "",
        "from typing import TypedDict",
        "",
        "",
        f"class {class_name(game)}(TypedDict):",
        '    """The fields of a view; lists that run over the seats have an entry for each player."""',
        "",
    ]
    for name in game.state.dtype.names or ():
        note = f"  # {notes[name]}" if notes.get(name) else ""
        lines.append(f"    {name}: {type_of(game.state, name)}{note}")
    return "\n".join(lines) + "\n"


def game_page(game: Game) -> str:
    """The page of fields, options, moves and events of a game."""
    title = say(f"{game.name}-title", "en")
    parts = [
        f"# {title}: fields, options, moves, events",
        "",
        f"For programs: what the sources of `{game.name}` say, written by `python -m tests.docs.reference`. "
        f"The rules in words are in [rules](../rules/{game.name}.md).",
        *_fields(game),
        *_options(game),
        *_moves(game),
        *_events(game),
    ]
    return "\n".join(parts) + "\n"


def _table(head: tuple[str, ...], rows: list[tuple[Any, ...]]) -> list[str]:
    lines = [head, tuple("---" for _ in head), *rows]
    return [f"| {' | '.join(str(cell) for cell in line)} |" for line in lines]


def _fields(game: Game) -> list[str]:
    notes, rows = notes_of(game), []
    for name in game.state.dtype.names or ():
        seats = game.state.seat_axes.get(name, ())
        axes = ["players" if i in seats else str(n) for i, n in enumerate(shape_of(game.state, name))]
        rows.append((f"`{name}`", " × ".join(axes) or "–", notes.get(name, "")))
    explained = (
        f"`Match.view(seat)` is a dict of these, `{view_name(game)}` its type, and `Match.seen(seat)` "
        f"a record of {game.state.dtype.itemsize} bytes."
    )
    return ["", "## Fields", "", explained, "", *_table(("Field", "Shape", "Meaning"), rows)]


def _options(game: Game) -> list[str]:
    rows = []
    for option in game.options.options:
        meaning = say(f"{game.name}-option-{option.name}", "en")
        limits = option.limits(game.options.most)
        rows.append((f"`{option.name}`", f"`{option.default}`", limits, option.rule or "", meaning))
    head = ("Option", "Default", "Allowed", "Rule", "Meaning")
    players = f"For {game.options.fewest} to {game.options.most} players ({game.options.rule})."
    return ["", "## Options", "", players, "", *_table(head, rows)]


def _moves(game: Game) -> list[str]:
    moves = [game.moves[number] for number in range(len(game.moves))]
    rows = []
    for (kind, names), group in groupby(moves, lambda move: (move.kind, tuple(move.args))):
        run = list(group)
        numbers = f"{run[0].id}–{run[-1].id}" if len(run) > 1 else str(run[0].id)
        given = {name: sorted(move.args[name] for move in run) for name in names}
        ranges = [f"{name} {values[0]}–{values[-1]}" for name, values in given.items()]
        rows.append((numbers, f"`{kind}`", ", ".join(ranges) or "–", f"`{run[0]}`"))
    explained = f"{len(moves)} moves; the number is the action of a learning program."
    return ["", "## Moves", "", explained, "", *_table(("Number", "Kind", "Arguments", "Written"), rows)]


def _events(game: Game) -> list[str]:
    named = [(kind, ", ".join(f"`{fact}`" for fact in facts)) for kind, facts in game.story.kinds]
    rows = [(f"`{kind}`", facts or "–") for kind, facts in named]
    return ["", "## Events", "", "What `Match.play` returns.", "", *_table(("Kind", "Facts"), rows)]
